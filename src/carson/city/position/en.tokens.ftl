### Why tokens and kept tiles in a position are refused.

position-no-dynamite-here = nobody brings dynamite in this game
position-dynamite = there are only { $number } tokens of dynamite
position-dynamite-nowhere = { $seat } has dynamite where no cowboy of { $seat } stands
position-dynamite-early = cowboys carry dynamite only after they have been placed
position-dynamite-mine = { $seat } has dynamite on an own Mine, which is tripled then
position-tripled-mines = only Mines are tripled
position-tripled-when = a Mine is tripled only between the steps place and pay-out
position-challenges-uncounted = nobody counts in this game who began a duel
position-provoked-where = only a red Sheriff begins duels, and only on buildings of his own
position-no-duel-of-nobody = { $seat } has no character who brings no-duel tokens
position-no-duel = { $seat } has more than { $number } no-duel tokens
position-no-duel-where = { $seat } has a no-duel token on a space where no cowboy can stand with it
position-lot-when = parcels lie under the hammer only during an auction
position-lot-where = only land without owner and outlaw comes under the hammer
position-kept-when = no tile can be due in the next Building step
position-kept = { $seat } has kept a { $building } that is not in hand
position-scrapped = no tile can have left the game
