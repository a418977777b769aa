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

## What an answer leads to, beside another one

effect-points = { $way ->
    [more] { $amount } VP more for { $who }
   *[less] { $amount } VP less for { $who }
}
effect-cash = { $way ->
    [more] ${ $amount } more for { $who }
   *[less] ${ $amount } less for { $who }
}
effect-income = { $way ->
    [more] ${ $amount } more income in a round for { $who }
   *[less] ${ $amount } less income in a round for { $who }
}
effect-land = { $way ->
    [more] { $things } more for { $who }
   *[less] { $things } less for { $who }
}
effect-buildings = { $way ->
    [more] { $things } more for { $who }
   *[less] { $things } less for { $who }
}
effect-revolvers = { $way ->
    [more] { $amount } firepower more for { $who }
   *[less] { $amount } firepower less for { $who }
}
effect-you = you
