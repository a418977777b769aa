### What answers are worth: a chip on the board, and a few words in a list or for an ear.

worth-more = +{ $amount }
worth-at-most = ≤ { $amount }
worth-nowhere-chip = no land
worth-now = for you now { $amount }
worth-on-average = { $amount } on average
worth-up-to = up to { $amount } with what you have
worth-best-site = best on { $about }: earns { $amount }
worth-nowhere = you have no land where it can stand now
worth-land = a { $about } here would earn { $amount }
worth-object = { $amount } at the end for its owner
worth-more-income = { $amount } more income for you in a round
worth-road-points = { $amount } at once
worth-road-chip = +{ $parcels }
worth-road = connects your { $parcels }
