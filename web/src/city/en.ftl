### What the table of the board game says.

place-income = income ${ $amount }
place-price = costs ${ $amount }
place-shield = safe from attacks
place-fresh = waits for its Houses
place-land = free land
place-landOf = land of { $owner }
place-thingOf = { $thing } of { $owner }
place-closed = closed
place-between = between { $first } and { $second }
place-border = on the border of { $first }
place-cowboys = cowboys: { $names }
place-white = the white cowboy
place-dynamite = with dynamite: { $names }
place-noDuel = no duel with: { $names }
place-tripled = pays three times as much
place-outlaw = held by an outlaw
place-lot = under the hammer
place-choose = { $place }; you may: { $choice }

table-tabs = What to show
table-tab-track = Board
table-tab-players = Players
table-tab-log = Log

map-title = Map
map-hint = Map of eight by eight parcels. Arrow keys walk, Enter chooses, n goes to the next target, question mark explains.
map-closer = Closer
map-wider = Wider

legend-title = Signs on the board
legend-outlaw = Outlaw: strength { $strength }, { $vp } VP for whoever beats it
legend-bridge = Bridge: what you own at its ends scores 1 VP more
legend-lot = Under the hammer
legend-tripled = Pays three times as much
legend-dynamite = Carries dynamite
legend-no-duel = Fights with nobody

track-title = Action track
track-parcels = Parcel purchase
track-parcels-effect = cowboys on the map
track-income = Building income
track-income-effect = buildings pay
track-outlaws = Outlaws of strength { $n }
track-end = Round end
track-round = Round marker, round { $n }
track-sold = sold
track-closed = closed
track-per = per
track-vp = VP
track-duel = Duel
track-safe = Safe

ask-marks = A dot or a number is free, a ring starts a fight; numbers tell what it is worth to you now.
ask-marksBack = A cowboy in a dashed frame can be taken back.
ask-showOnly = Show only
ask-layRoad = Lay a road
ask-noRoad = Lay no road
ask-roadHint = { $n ->
    [one] One place on the map can take a road.
   *[other] { $n } places on the map can take a road.
}

auction-land = { $n ->
    [one] Parcel { $names } is under the hammer
   *[other] Parcels { $names } are under the hammer
}
auction-ammunition = The ammunition is under the hammer: more firepower this round
auction-other = Something is under the hammer
auction-highest = Highest bid
auction-noBid = no bid yet
auction-by = by { $name }
auction-people = Bidders
auction-leads = leads
auction-next = to bid
auction-out = out
auction-waits = waits
auction-sells = sells
auction-quick = Quick bids
auction-plus = +${ $n }
auction-plusLabel = ${ $n } more than the highest bid
auction-all = All ${ $n }
auction-allLabel = All you can bid, ${ $n }
auction-amount = Your bid in dollars

duel-title = The dice
duel-roll = { $name }: { $die } and { $firepower } firepower make { $total }
duel-sure = { $name } rolls no die and has { $total }
duel-notYet = { $name }: { $firepower } firepower, not rolled yet
duel-outlaw = Outlaw: strength { $strength }, without a die

standish-cards = { $n ->
    [one] His card of this round
   *[other] His cards of this round
}
standish-card = Card { $letter }, power { $power }: { $text }
standish-says = Card { $letter }: { $text }.
standish-deeds = What Jeb Standish does
standish-why = and why
standish-toCome = { $n ->
    [one] one more to come
   *[other] { $n } more to come
}
standish-noCards = No cards yet
standish-strength = Strength { $n }: his cards { $cards }, beaten cowboys { $beaten }. He rolls no die and wins ties
standish-strengthShort = Strength
standish-beaten = { $n ->
    [one] { $character } card: one beaten cowboy
   *[other] { $character } card: { $n } beaten cowboys
}
standish-nobody = { $character } card: no beaten cowboy
standish-adds = +{ $n } strength
standish-scores = { $n } VP when the round ends
standish-strategy = What he likes
standish-prefers = Buildings he likes, the best first
standish-bonus = { $n } VP at the end with { $tiles }
standish-reached = He has them all.
standish-noDie = no die, wins ties
player-passed = passed { $nth }
player-mayor = holds the City Hall
player-vp = { $n ->
    [one] { $n } victory point, what it would be now
   *[other] { $n } victory points, what it would be now
}
player-cash = Cash
player-takeBacks = { $n ->
    [one] May take back one more cowboy this round
   *[other] May take back { $n } more cowboys this round
}
player-inHand-white = About to place the white cowboy
player-inHand-dynamite = About to place a cowboy with dynamite
player-inHand-no-duel = About to place a cowboy with a no-duel token
player-limit = May keep ${ $n } at the end of the round
player-cowboys = Cowboys in supply
player-firepower = Revolvers { $revolvers }, firepower { $n }
player-firepowerTotal = Firepower
player-fp = FP
player-roads = Roads
player-parcels = Parcels
player-with = { $name } with { $other }
player-dynamite = { $n ->
    [one] One dynamite
   *[other] { $n } dynamite
}
player-noDuel = { $n ->
    [one] One no-duel token
   *[other] { $n } no-duel tokens
}
player-waiting = Waiting to be placed: { $tile }

order-turn = Turn order
order-byNumber = by character number
order-helpers = Your characters
order-once = each helps you in one round
order-pass = Pass order
order-passHint = breaks ties, chooses first next round
order-passHintAlone = waiting buildings are placed in this order
order-free = free
order-you = You
order-character = { $n } { $name }, { $side }, { $who }
order-fetched = { $n } { $name }, { $side }, fetched by { $who }
order-choosesFirst = { $name } chooses first next round
order-choose = Characters
order-chooseHint = low numbers act first
order-limit = keep ${ $n }

explain-pinned = pinned { $at }
waiting-title = { $n ->
    [one] { $names } waits for a parcel that fits.
   *[other] { $names } wait for parcels that fit.
}
desk-characters = Characters
desk-horses = Horses
desk-score = Score
desk-sheets = Sheets
desk-tiles = Duels
desk-bag = Bag
bag-title = Tiles in the bag
scoreNow-title = If it ended now

fight-duel = Duel: { $place }
fight-sure = no die
fight-gamble = Gambling
fight-outlaw = Outlaw
fight-outlawOn = Outlaw on { $place }

stable-left = { $n ->
    [one] One horse is left to buy
   *[other] { $n } horses are left to buy
}
stable-own = Your enclosures
stable-player = Player
stable-home = At home
stable-rodeo = Rodeo points
stable-tokens = Rodeo tokens
stable-enclosure = Enclosure { $n }
stable-what = Enclosure { $n }: { $text }
stable-hats = { $n ->
    [one] { $n } rodeo point a horse
   *[other] { $n } rodeo points a horse
}
stable-inside = { $n ->
    [one] one horse
   *[other] { $n } horses
}
stable-cowboy = a cowboy
stable-closed = not used
player-horses = { $n ->
    [one] One horse
   *[other] { $n } horses
}
player-rodeoTokens = { $n ->
    [one] One rodeo token
   *[other] { $n } rodeo tokens
}
place-doubled = pays twice as much
legend-doubled = Pays twice as much

tiles-section = Duel tiles
tiles-title = Your duel tiles
tiles-of = Tiles of { $name }
tiles-choose = Choose a duel tile
tiles-several = { $label }. You have { $n } of these.
tiles-makes = = { $n }
tiles-none = none left
tiles-left = { $n ->
    [one] One duel tile
   *[other] { $n } duel tiles
}
tiles-leftTotal = { $n ->
    [one] One duel tile, { $total } points
   *[other] { $n } duel tiles, { $total } points in all
}
tiles-short = { $n }, worth { $total }
tiles-pile = Pile
tiles-pileTold = { $n ->
    [one] One tile is in the pile.
   *[other] { $n } tiles are in the pile.
}
tiles-pileOpen = Turned up since it was shuffled: { $values }.

lastDuel-title = { $place }: { $name } won
lastDuel-side = { $name }: { $tiles }, in all { $total }.
lastDuel-noTile = { $name }: no tile, { $total }.
tileDuel-title = The duel
tileDuel-waits = { $name }: { $firepower } firepower, still chooses
tileDuel-chosen = { $name }: { $firepower } firepower, has chosen
tileDuel-shown = { $name }: { $tiles } and { $firepower } firepower make { $total }
tileDuel-none = { $name }: { $firepower } firepower and no tile
tileDuel-is-waits = still chooses
tileDuel-is-chosen = has chosen
tileDuel-is-none = no tile
tileDuel-ties = Of equals the one further up wins.

sheet-title = Your sheet
sheet-hint = { $n ->
    [one] Only you see it until all are handed in. You have { $n } share; what you keep becomes ${ $dollars } each.
   *[other] Only you see it until all are handed in. You have { $n } shares; what you keep becomes ${ $dollars } each.
}
sheet-price = { $n ->
    [one] { $n } share each, { $least } to { $most }
   *[other] { $n } shares each, { $least } to { $most }
}
sheet-less = Less: { $name }
sheet-more = More: { $name }
sheet-value = { $number }, { $left }
sheet-left = { $n ->
    [one] { $n } share left
   *[other] { $n } shares left
}
sheet-money = ${ $n } to start with
sheet-moneyBefore = ${ $n } before the tiles
sheet-tiles = Duel tiles are dealt afterwards: ${ $n } less their points is added.
sheet-usual = Usual start
sheet-done = Hand it in
sheet-failed = The sheet could not be handed in; look at it again.
sheet-others = Still writing besides you: { $names }
sheet-last = All others have handed theirs in.
sheets-title = What everybody starts with
sheets-player = Player
auction-title = Auction
explain-total = Total
explain-empty = Point at anything on the table, and this says what it is and how its number comes about. A click pins it.

settings-roads = Ask me about every road
settings-roadsHelp = Otherwise only where a road can score, connect your land or make room for what you build this round.
