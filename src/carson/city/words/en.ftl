### Every sentence of the board game in English. A name in braces is filled in by the program.
### “Space”, “parcel”, “House”, “firepower” always mean the same thing; see [topic] for what.

## small words

word-money = ${ $amount }
word-owed = -${ $amount }
word-points = { $amount } VP
word-house = House
word-townhouse = Townhouse
word-mountain = mountain
word-river = river
word-two-dice = two dice
word-one-die = a die
word-roll-again = you may roll again once, after everybody has rolled
word-house-or-townhouse = House and Townhouse
count-cowboy = { $number ->
    [one] { $number } cowboy
   *[other] { $number } cowboys
}
count-road = { $number ->
    [one] { $number } road
   *[other] { $number } roads
}
count-revolver = { $number ->
    [one] { $number } revolver
   *[other] { $number } revolvers
}
count-parcel = { $number ->
    [one] { $number } parcel
   *[other] { $number } parcels
}

count-tile = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}
count-house = { $number ->
    [one] { $number } House
   *[other] { $number } Houses
}
count-dynamite = { $number ->
    [one] { $number } dynamite token
   *[other] { $number } dynamite tokens
}
count-no-duel = { $number ->
    [one] { $number } no-duel token
   *[other] { $number } no-duel tokens
}

ordinal-1 = 1st
ordinal-2 = 2nd
ordinal-3 = 3rd
ordinal-4 = 4th
ordinal-5 = 5th
ordinal-6 = 6th

side-n = north
side-e = east
side-s = south
side-w = west

label-not-this-round = Not this round

## name: in sentences; gives: beside the name on the board, at most 12 letters; label: as a choice

space-wages-name = Wages
space-wages-gives = ${ $wage } a cowboy

space-ammunition-name = Ammunition
space-ammunition-gives = +{ $ammunition } firepower

space-roads-name = Roads
space-roads-gives = { $roads } roads

space-road-name = Road
space-road-gives = 1 a cowboy

space-build-name = the building for ${ $price }
space-build-gives = { "" }
space-build-sold = the { $building } for ${ $price }

space-parcel-income-name = Parcel income
space-parcel-income-gives = $2 a parcel

space-cowboy-income-name = Cowboy income
space-cowboy-income-gives = $2×firepower

space-gambling-name = Gambling
space-gambling-gives = roll 2 dice

space-parcel-vp-name = Parcel VP
space-parcel-vp-gives = ½ your land

space-cowboy-vp-name = Cowboy VP
space-cowboy-vp-gives = ½ firepower

space-building-vp-name = Building VP
space-building-vp-gives = 1 a building

space-vp-name = VP for ${ $price }
space-vp-gives = any number

## income: what the owner gets each round, as it stands in the help

building-ranch-name = Ranch
building-ranch-income = $1 for each parcel next to it with nothing on it, but at least ${ $minimum }
building-ranch-extra = Each Ranch also raises your own Drugstores and Blacksmiths, wherever they stand.

building-mine-name = Mine
building-mine-income = $3 for each mountain next to it that is yours or nobody's
building-mine-extra = Each Mine also raises your own Banks, wherever they stand.

building-drugstore-name = Drugstore
building-drugstore-income = $3 for each House next to it and for each Ranch you own, up to ${ $cap }
building-drugstore-extra = { "" }

building-bank-name = Bank
building-bank-income = $3 for each House next to it and for each Mine you own, up to ${ $cap }
building-bank-extra = { "" }

building-saloon-name = Saloon
building-saloon-income = $5 for each House next to it, up to ${ $cap }
building-saloon-extra = { "" }

building-hotel-name = Hotel
building-hotel-income = always ${ $cap }
building-hotel-extra = { "" }

building-church-name = Church
building-church-income = { "" }
building-church-extra = Your buildings next to it cannot be attacked; attacks already on their way to them are called off, { $defender }.
rule-defender-home = and your own cowboys there come home
rule-defender-stays = and your own cowboys there stay until the incomes are paid

building-prison-name = Prison
building-prison-income = { "" }
building-prison-extra = { "" }

building-blacksmith-name = Blacksmith
building-blacksmith-income = $5 in round 1, $10 in round 2, $15 in round 3, $20 in round 4, and $5 for each Ranch you own, up to ${ $cap }
building-blacksmith-extra = { "" }

building-store-name = General Store
building-store-income = $6 for each House of yours next to it, $3 for each other House, even a rival's, up to ${ $cap }
building-store-extra = { "" }

building-school-name = School
building-school-income = { "" }
building-school-extra = { "" }

building-station-name = Train Station
building-station-income = { "" }
building-station-extra = At the end its owner gets 1 VP for every 2 Houses in the whole city.

building-city-hall-name = City Hall
building-city-hall-income = { "" }
building-city-hall-extra = Nobody can own it. When it is drawn, the player who passed first puts it on empty, unowned land that touches a road. { $setup } Send a cowboy there: the one who holds it at building income earns more from some types, as noted above. That cowboy stays, round after round, until it loses a duel for the place.

building-fact-line = - { $name } ({ $tiles }): { $facts }
building-facts =
    { $income ->
        [none] No income.
       *[other] { $income }.
    } { $level ->
        [0] { "" }
       *[other] The City Hall adds ${ $level }.
    } { $homes ->
        [0] { "" }
        [one] Counts as a House.
       *[other] Counts as two Houses.
    } { $revolvers ->
        [0] { "" }
        [one] You get { $revolvers } revolver when you place it.
       *[other] You get { $revolvers } revolvers when you place it.
    } { $road ->
        [none] { "" }
        [straight] Must stand beside a straight road that crosses the whole map.
        [any] Needs a road.
       *[no] Needs no road.
    } { $houses ->
        [none] { "" }
        [0] Brings no House.
        [one] Brings { $houses } House.
       *[other] Brings { $houses } Houses.
    } { $safe ->
        [yes] Cannot be attacked.
       *[no] { "" }
    } { $extra }

## power: goes on after the name and a colon; the full stop comes from where it is used

character-paperboy-name = Paperboy
character-paperboy-power = you may pay ${ $fetch_price } to take a second character, one that nobody has and never the Sheriff. You get its power and its limit and keep your number; without one your limit is $0

character-paperboy-red-name = Paperboy (red)
character-paperboy-red-power = you take a second character for nothing, one that nobody has and never the Sheriff. You get its power and its limit less ${ $limit_less }, and keep your number

character-sheriff-name = Sheriff
character-sheriff-power = you place one more cowboy, the white one, on a free space or on free land, where nobody can challenge it; it never attacks{ $wants_room ->
    [yes] , and on Wages and Road, too, it must be the first
   *[no] ; others may be there if they do not duel
}

character-sheriff-red-name = Sheriff (red)
character-sheriff-red-power = you may not attack a building or start a duel, except to defend your own buildings, and you score { $vp_lost } VP for each duel you lose{ $defence_pays ->
    [yes] { "" }
   *[no] { " " }after a challenge: not on a building of yours to which you came after the others
}

character-banker-name = Banker
character-banker-power = you get ${ $gain_cash } at once

character-banker-red-name = Banker (red)
character-banker-red-power = you may buy VP once at the end of the round: { $points1 } for ${ $package1 }, { $points2 } for ${ $package2 } or { $points3 } for ${ $package3 }

character-grocer-name = Grocer
character-grocer-power = you get ${ $cash_now }, now or when buildings pay, or double the income of one type of your buildings

character-grocer-red-name = Grocer (red)
character-grocer-red-power = you get ${ $cash_now } now, or { $house_vp } VP for each { $house } you own at the end of the round

character-worker-name = Chinese Worker
character-worker-power = you get { $gain_roads } roads at once and pay half for buildings, rounded up

character-worker-red-name = Chinese Worker (red)
character-worker-red-power = you may take one of the buildings on sale for ${ $buy_tile } and place it at once or keep it; the dearer ones move down and a new one comes up

character-settler-name = Settler
character-settler-power = you take { $free_parcel } parcel that nobody owns, free of charge

character-settler-red-name = Settler (red)
character-settler-red-power = you get ${ $cash_now } now, or { $mountain_vp } VP for each mountain you own at the end of the round

character-captain-name = Captain
character-captain-power = you may hire 1, 2 or { $hire } cowboys for ${ $hire1 }, ${ $hire2 } or ${ $hire3 }

character-captain-red-name = Captain (red)
character-captain-red-power = you may buy 1 or { $arm } revolvers for ${ $arm1 } or ${ $arm2 }, and they stay yours to the end of the game

character-mercenary-name = Mercenary
character-mercenary-power = you have +{ $firepower } firepower this round

character-mercenary-red-name = Mercenary (red)
character-mercenary-red-power = you have +{ $firepower } firepower this round

character-indian-name = Indian
character-indian-power = you get { $random_parcels } parcels that nobody owns, free of charge, but the dice say which

character-indian-red-name = Indian (red)
character-indian-red-power = you pay at most ${ $parcel_cap } for any parcel this round

character-prospector-name = Prospector
character-prospector-power = you may buy a Mine with its land for ${ $grant_mine }: it goes on any parcel with nothing on it that nobody owns, even far from the roads. When no Mine is left, the tile is turned to its red side

character-prospector-red-name = Prospector (red)
character-prospector-red-power = you get { $gain_dynamite } dynamite tokens. One of them gives a cowboy { $two } in a duel or triples what a Mine of yours pays in one round, and what you do not use stays yours

character-gunsmith-name = Gunsmith
character-gunsmith-power = you score { $vp_won } VP for each duel you win

character-gunsmith-red-name = Gunsmith (red)
character-gunsmith-red-power = you get { $gain_dynamite } dynamite token ({ $two } in a duel, or a Mine that pays three times as much), and in each of your duels { $again }

character-singer-name = Singer
character-singer-power = you get { $gain_no_duel } no-duel tokens for this round. A cowboy with one goes to Roads, to an income space or to a VP space, even to one where others stand: it fights with nobody and acts first

character-singer-red-name = Singer (red)
character-singer-red-power = you may send one cowboy from the general supply to Gambling: it fights with nobody, and its two dice are multiplied

character-auctioneer-name = Auctioneer
character-auctioneer-power = you choose two parcels that nobody owns and auction them together. Of the winning bid you get half, rounded up; if you win, you pay the bank half, rounded down

character-auctioneer-red-name = Auctioneer (red)
character-auctioneer-red-power = you auction the ammunition, +{ $ammunition } firepower this round, and get what is bid for it; if you win, you pay nothing

character-governor-name = Governor
character-governor-power = you get { $gain_roads } road at once and score { $road_vp } VP for each road you lay that is the first to touch some parcel

character-governor-red-name = Governor (red)
character-governor-red-power = you tax all others: $1 for each of their revolvers, or $1 for every $10 they have, rounded up

character-doctor-name = Doctor
character-doctor-power = you get ${ $heal } from each loser of a duel who sends the beaten cowboy on to an empty space still to come; your own are healed for nothing

character-undertaker-name = Undertaker
character-undertaker-power = you get ${ $mourn } for each cowboy that others lose in a duel, unless they give up 1 VP instead

character-cowboy-name = Cowboy
character-cowboy-power = you get { $gain_horses } horse
character-cowboy-plain = you have only the number and the limit

character-cowboy-red-name = Cowboy (red)
character-cowboy-red-power = you may buy a Ranch with its land for ${ $grant_ranch }: it goes on any parcel with nothing on it that nobody owns, even far from the roads. When no Ranch is left, the tile is turned to its yellow side

character-heroes-name = Heroes
character-heroes-power = you attack no building this round, and nobody can attack yours

character-heroes-red-name = Heroes (red)
character-heroes-red-power = you score { $retire0 } VP, or { $retire1 } or { $retire2 } VP if you give up 1 or { $retire } of your cowboys at home

character-teacher-name = Teacher
character-teacher-power = you choose your character before all others in the next round, whenever you pass

character-teacher-red-name = Teacher (red)
character-teacher-red-power = you score { $school_vp } VP for each School, Prison and Church on your land at the end of the game, and { $school_vp } VP if you own no Saloon, not even one that waits

character-lawyer-name = Lawyer
character-lawyer-power = you may buy { $buy_parcel } parcel at once, at its usual price; and where you want to buy land this round, cowboys of others go home without a duel

character-editor-name = Editor
character-editor-power = you score 1 VP for every $5, $10, $15 or $20 your own buildings pay you, in round 1, 2, 3 or 4, rounded up

character-christmas-name = Father Christmas
character-christmas-power = you score { $gain_vp } VP at once

character-christmas-red-name = Father Christmas (red)
character-christmas-red-power = you score { $gain_vp } VP at once and roll a die: with 3 or more you get ${ $gift_cash }, with 5 or 6 also a cowboy

## questions

question-ask-start-first = Choose your first parcel: it is free, and yours until the end.
question-ask-start-second = Choose your second parcel: it is free, and yours until the end.

question-ask-place-white = You have no cowboy left but the white one: place it or pass.
question-ask-place-sing = You have no cowboy left at home: let your Singer bring one or pass.

question-ask-no-duel = Where does the cowboy with the no-duel token go? It fights with nobody and acts first.
question-ask-white = Where does the white cowboy go? Nobody can challenge it there.
deed-ask-start = Take { $place }
deed-ask-no-duel = Send it without a duel to { $place }
deed-ask-white = Send the white cowboy to { $place }

question-ask-site-station = Where do you build your { $building }? It must stand beside a straight road across the whole map.
question-ask-site-station-houses = Where do you build your { $building }? It must stand beside a straight road across the whole map, and it brings { $houses }.

question-ask-reroll-ahead = You lead the duel for { $place }: { $results }. Do you roll again all the same?
question-ask-reroll-behind = { $leader } leads the duel for { $place }: { $results }. Do you roll again?

question-draw-tile = A building is drawn from the bag.
question-draw-centre = Dice decide where the city begins.

question-roll-duel = The dice decide a duel.

question-wait = { $name } is to act.
question-over = The game is over.

## choices

group-spaces = Spaces
group-contested-spaces = Duels
group-land = Land
group-contested-land = Land duels
group-attack = Attack
group-defend = Defend
group-city-hall = City Hall
group-white = White cowboy
group-tokens = With a token
group-roads = Roads
group-characters = Characters
group-buildings = Buildings
group-sites = Sites
group-houses-free = House on land that nobody owns
group-houses-own = House on your land
group-houses-rival = House on a rival's land
group-townhouses = Townhouse in place of a House
group-duels = Duels
group-mines = Mines
group-amounts = Amounts
group-bids = Bids
group-answer = Answer
group-finish = Or

label-road = Lay a road on the { $side } side of { $parcel } ({ $edge })
label-free-road = Lay a free road on the { $side } side of { $parcel } ({ $edge })
label-bridge = Build a bridge with 2 roads on the { $side } side of { $parcel } ({ $edge })
label-free-bridge = Build a free bridge on the { $side } side of { $parcel } ({ $edge })

label-rival-first = { $name } (firepower { $firepower })
label-rival-more = { $name } ({ $firepower })
label-rival-dynamite-first = { $name } (firepower { $firepower } and { $two })
label-rival-dynamite-more = { $name } ({ $firepower } and { $two })

label-take-object = { $parcel } with its { $object }

label-buy-object = Buy { $parcel } with its { $object } for { $price }

label-ask-cash-now-no-double = Wait until buildings pay
label-ask-cash-now-no-houses = Wait for { $vp } VP for each House (you own { $owned } now)
label-ask-cash-now-no-mountains = Wait for { $vp } VP for each mountain (you own { $owned } now)


label-ask-house-keep-deadline = Take the { $building } back: place it by the end of the next round's building spaces, or lose it
label-house = House on { $parcel }
label-house-own = House on your { $parcel }: it helps only your buildings
label-house-rival = House on { $owner }'s { $parcel }, if { $owner } agrees
label-townhouse = Townhouse on { $parcel }: it counts as two Houses
label-townhouse-own = Townhouse on your { $parcel }: it counts as two Houses
label-townhouse-unasked = Townhouse on { $owner }'s { $parcel }: it counts as two Houses for { $owner }
label-townhouse-rival = Townhouse on { $owner }'s { $parcel }, if { $owner } agrees
label-ask-consent-yes-house = Yes: the House will be yours
label-ask-consent-yes-townhouse = Yes: it will count as two Houses for your buildings

label-fight-land = The duel for { $parcel }: { $duellists }
label-fight-building = The duel over { $owner }'s { $building } on { $parcel }: { $duellists }

## the log

log-money-in = { $name } gets { $amount } ({ $reason }).
log-money-out = { $name } pays { $amount } ({ $reason }).
log-points = { $name } scores { $amount } ({ $reason }).
log-points-lost = { $name } loses { $amount } ({ $reason }).
log-gained-roads = { $name } gets { $roads }.

log-gained-cowboys = { $name } gets { $cowboys }.
log-gained-revolvers = { $name } gets { $revolvers }.
log-claimed = { $name } now owns { $parcel }.

log-won = { $name } wins the duel with { $strength }.

log-declined = { $name } leaves { $place } alone.

log-built = { $name } places the { $building } on { $parcel }.

log-house = { $name } adds a House on { $parcel }.
log-townhouse = { $name } turns the House on { $parcel } into a Townhouse.

log-order = { $name } is { $ordinal } in the first order of play.

log-ammunition = { $name } takes the ammunition.

log-fetched = { $name } also takes number { $number }, the { $character }.
log-in-play = Number { $number }, the { $character }, is in play.

log-lot = { $name } puts { $parcel } up for auction.
log-bid = { $name } bids { $amount }.

# what money and points are for, besides the action spaces

reason-character = character
reason-parcel = land
reason-hiring = new cowboys
reason-fetching = second character
reason-arming = revolvers
reason-auction = auction
reason-tax = tax
reason-healing = Doctor
reason-mourning = Undertaker
reason-duel = duel
reason-road = road to new land
reason-story = the Editor's story
reason-package = the Banker's package
reason-houses = own Houses
reason-mountains = own mountains

## the end

score-track = VP gained in play
score-money = Cash: 1 VP for every ${ $final_rate }
score-property = Own buildings, Houses and mountains: { $property_vp } VP each
score-station = Train Station: 1 VP for every 2 Houses in the city
score-bridges = Own buildings, Houses and mountains beside a bridge: { $bridge_vp } VP more each
score-teacher = Teacher: { $school_vp } VP for each School, Prison and Church, and for having no Saloon

score-detail-track = { "" }
score-detail-money = ${ $count }
score-detail-property = { $count } of them
score-detail-station = { $count } Houses
score-detail-bridges = { $count } of them
score-detail-teacher = { $count } times

end-four-rounds = All { $rounds } rounds have been played.

## the board

board-note-lot = Up for auction: { $parcels }
board-note-tripled = Dynamite in the Mines: { $parcels }
board-note-ammunition = Ammunition: { $name }
board-note-hall = City Hall: { $name }

## help

topic-round-title = How a round goes
topic-round-short = A handful of houses becomes a city, and you want your share of it. The game lasts { $rounds } rounds; whoever has the most victory points (VP) in the end wins.
topic-round-text =
    You build Carson City together and get rich in it against each other. The game lasts { $rounds } rounds; whoever has the most victory points (VP) in the end wins.
    { rule-start } { rule-first-parcels }
    { rule-city }
    A round has four parts.
    1. Characters: { rule-choosing }
    2. Cowboys: { rule-placing }
    3. Actions: the track is resolved from the top (Wages) to the bottom (the last VP space). Where two or more players want the same thing, they duel for it. A cowboy that has acted is used up: it goes back to the general supply.
    4. Round end: new cowboys come, cash above your limit must go, and new buildings come up for sale.
    You may always do without an action you have won; the cowboy is used up all the same.

topic-boxes-title = The boxes
topic-boxes-text = { $boxes }

topic-placing-title = Placing cowboys
topic-placing-short = You send out cowboys: to a space of the track, to land, or to a rival’s building. When everybody has passed, the track is carried out from the top to the bottom.
topic-placing-text =
    A cowboy may go to an action space; to land that nobody owns, to buy it; to a rival's building, to rob it; or to your own building, to defend it. { $also }
    Cowboys of other players do not keep you out: you will duel. Only Wages and Road take any number of cowboys without a duel; everywhere else you can have one cowboy in each place.
    Robbing: whoever's cowboy is left on a rival's building when buildings pay takes half of its income, rounded down. If the owner or another robber stands there too, they duel first. { $used_up }
    { $safe }
    { rule-passing } You need not place all your cowboys: each one you keep at home is worth 1 firepower, and is still yours next round.

topic-duels-title = Duels
topic-duels-short = Where cowboys of several players meet, there is a duel: each side { $adds } and adds its firepower, that is its revolvers and its cowboys at home. The highest sum wins.
topic-duels-text =
    Your firepower is the number of your revolvers and of your cowboys at home, +{ $ammunition } with the ammunition{ $characters }. Cowboys on the board do not count.
    In a duel everybody involved { $adds } and adds their firepower. The highest sum wins; { rule-tie }. The winner acts. The losers' cowboys come home at once: they count in later duels of this round and can be placed again next round.
    If there are several duels for land, or several over buildings, { rule-duel-order } which comes next.

topic-land-title = Buying land
topic-land-short = A cowboy on land that nobody owns lets you buy it. It costs $1, and $1 more for each thing around it: land in the middle of the city is dear.
topic-land-text =
    Place a cowboy on a parcel that nobody owns. After the duels for land, { rule-buying }.
    { rule-price }
    You can buy land with a House or a mountain on it: it is yours then, serves only your buildings, and scores at the end. Land with nothing on it scores nothing at the end.
    Each player can own at most { $property_tiles } parcels.

topic-buildings-title = Buildings
topic-buildings-short = Buildings go on your own land and pay you every round. A Mine earns $3 for each mountain next to it, a Saloon $5 for each House.
topic-buildings-text =
    The seven building spaces are resolved from the dearest to the cheapest. You pay the price and place the building at once, or keep it: after the last building space everybody may place what is waiting, in passing order. A building that waits earns and scores nothing. { rule-kept }
    It goes on an empty parcel of yours. Most buildings need a road and bring a House; see “Roads” and “{ topic-houses-title }”.
    Every building pays its owner each round, before VP are handed out. “Next to it” means all eight neighbours. A House or mountain on nobody's land serves everybody; one on a player's land serves that player's buildings only. Buildings that count as Houses follow the same rule.
    { $buildings }
    Unsold buildings move to the cheapest spaces after each round; new ones are drawn for the dear ones.

topic-houses-text =
    You never pay for a House: it comes along with a building. It goes on an empty parcel that touches a road: { rule-where } It need not be near the building.
    { rule-townhouses }
    If the Houses a building brings find no place, the building cannot be placed either: you keep it for later.

topic-roads-title = Roads
topic-roads-short = Houses and most buildings must touch a road. Roads start at the first House, and each new one joins those that lie there.
topic-roads-text =
    A parcel touches a road if a road runs along one of its sides or ends at one of its corners.
    You may lay roads of yours whenever you are asked something, and in two pauses for all players: before the buildings are sold and before waiting buildings are placed. { $last_roads } Each new road must join one that lies there already. It may run along the edge of the map. Roads belong to nobody once they lie there.
    A road is named by a parcel and one of its sides: d4n is the north side of d4.
    You get roads from the spaces Roads ({ $roads_won }) and Road (1 for each cowboy){ $characters }.

rule-tidying = { $characters_return_first ->
    [yes] First { rule-after }; then the ammunition goes back, unsold buildings get cheaper, new ones are drawn, and the cheapest space to buy VP closes.
   *[no] The ammunition goes back, unsold buildings get cheaper, new ones are drawn, { rule-after }, and the cheapest space to buy VP closes.
}
rule-after = { $company ->
    [alone] the character leaves the game
   *[company] all characters go back
}

topic-round-end-title = Round end and cash limit
topic-round-end-text =
    First come the powers of characters that wait for the end of the round. { $horses ->
        [0] {""}
       *[other] { topic-round-end-rodeo }
    }
    After rounds 1, 2 and 3 each player gets { $new1 }, { $new2 } and { $new3 } cowboys, as far as their { $cowboys } pieces reach. Cowboys that stayed at home are kept.
    Then cash above the limit of your character must be spent. { rule-spending } You score 1 VP for every full ${ $limit_rate } you spend in this way.
    { rule-tidying }
    The last round ends with the cash limit, too; after that comes the final scoring.

topic-scoring-title = Final scoring
topic-scoring-short = Some spaces give or sell VP. At the end each of your buildings, Houses and mountains scores { $property_vp } VP, and every ${ $final_rate } 1 VP.
topic-scoring-text =
    After round { $rounds } you add to your VP:
    { $lines }
    Empty land and buildings that still wait score nothing.
    { rule-winner }

topic-river-title = Variant: Carson River
topic-river-text =
    { $parcels } of the map are water. Nobody can own or build on them, and dice that show one are rolled again. There are { $mountains }.
    A road with water on both sides is a bridge and takes { $bridge_roads } roads of one player, laid together; beside land it is a road like any other.
    Water next to a Ranch is free land: $1 more for each such parcel. A Mine next to the water earns $3 more, once. { $schools } { $townhouses ->
        [yes] { topic-river-townhouses }
       *[no] {""}
    }
    At the end each of your buildings, Houses and mountains beside a bridge scores { $bridge_vp } VP more, however many bridges there are. Empty land beside a bridge scores nothing.
topic-river-schools = There can be one School on each side of the river.
topic-river-townhouses = Around a House that is to become a Townhouse water counts as built on.
count-mountain = { $number ->
    [one] { $number } mountain
   *[other] { $number } mountains
}

## bots

bot-rancher-name = Rancher
bot-rancher-text = Looks one step ahead and takes what pays: income to come, points, firepower, and what it keeps from others.

bot-marshal-name = Marshal
bot-marshal-text = Plays the rest of the round over in its head some thousand times before it moves. Hard to beat.

bot-legend-name = Legend
bot-legend-text = A Marshal who has learned from thousands of games against itself what a position is worth.

bot-drifter-name = Drifter
bot-drifter-text = Does what comes to mind, but throws nothing away. Good company for a first game.

bot-random-name = Random
bot-random-text = Does anything that is allowed. For those who want an easy win.

## why something is not possible

why-no-action = there is no action number { $action }
why-over = the game is over
why-other = “{ $action }” is not one of the choices now

why-nothing-for-sale = no building lies on { $place }

why-no-cowboy = you have no cowboy left to place

why-no-property = you have no property tile left
why-too-dear = { $what } costs ${ $price } and you have ${ $cash }

why-occupied = something stands on { $parcel } already
why-no-road-at = no road touches { $parcel }

why-owned = { $parcel } belongs to { $owner }
why-no-land = { $parcel } can belong to nobody

## options

option-seats = Players
option-edition = Edition
option-expansions = Expansions
option-characters = Characters
option-tiles = Picked characters
option-characters-first = Characters known from the start
option-sides = Sides of the characters
option-buildings = More buildings
option-variants = Variants
option-river = Parcels of the river
option-rules = Single rules

variant-river-name = Carson River
variant-river-text = Water that nobody can own runs through the city; bridges cross it, and land beside a bridge is worth more at the end.

# values that only the printed pieces show, see docs/components.md

provenance-reconstructed = What only the printed pieces show is reconstructed.
provenance-own = What only the printed pieces show is from: { $source }.

cast-first-game-name = First game
cast-first-game-text = The seven characters to learn the game with.

cast-quiet-city-name = A quiet city
cast-quiet-city-text = Few fights: good with five or six players, or if you do not like quarrels.

cast-prosperity-name = A rich city
cast-prosperity-text = Much money for everybody.

cast-gold-rush-name = Gold rush
cast-gold-rush-text = Mines, dynamite and luck.

cast-home-owner-name = Land and houses
cast-home-owner-text = The city grows fast, and land changes hands in many ways.

cast-settling-scores-name = Settling scores
cast-settling-scores-text = The most quarrelsome set: not for gentle souls.

cast-random-name = At random
cast-random-text = { $size } characters are drawn, and one more if the Paperboy comes.

cast-picked-name = Picked by you
cast-picked-text = You name the characters yourself.

tile-either = { $first } / { $second }
tile-both = As { $first }: { $one }. As { $second }: { $two }.
tile-one = Limit { $limit }: { $power }.

characters-first-no-name = No
characters-first-no-text = Chance decides about characters last of all, when start parcels are taken, as the rulebook has it.
characters-first-yes-name = Yes
characters-first-yes-text = Chance decides about characters before anything else.

sides-as-listed-name = As the set says
sides-as-listed-text = Each character lies as it is listed; picked ones as you picked them.

sides-yellow-name = All yellow
sides-yellow-text = The plain sides.

sides-red-name = All red
sides-red-text = The other sides; the Doctor and the Teacher follow their own rules.

sides-random-name = By chance
sides-random-text = Each character falls on one side or the other.

edition-name = { $edition } edition
edition-newest = The newest rules. { $box }
edition-older = { $box } { $differences } differ from the newest edition.
box-players = { $least } to { $most } players.
box-building-types = { $number } types of buildings: { $names }.
box-characters-both-sides = Characters { $numbers }, both sides.
box-characters-yellow-first = Characters { $numbers }; red sides are played if you ask for them, with the texts of the later boxes.
box-variants = { $number ->
    [0] No variants.
    [one] The variant { $names }.
   *[other] The variants { $names }.
}
box-extended = { $edition } edition with { $expansions }
box-one = { $box }: { $text }
expansion-horses-heroes-name = Horses & Heroes
expansion-horses-heroes-text = Up to { $seats } players, the characters { $numbers }, and the variant with horses.
edition-as-in = As in the edition of { $editions }.
edition-in-none = In no edition by itself.
edition-but = { $text } In the edition of { $editions }: { $rule }
count-rule = { $number ->
    [one] { $number } rule
   *[other] { $number } rules
}

switch-start-revolvers-1 = Everybody starts with a revolver.
switch-start-revolvers-0 = Nobody starts with a revolver.

switch-city-hall-at-setup-drawn-again = A City Hall drawn before the first round goes back into the bag, and another tile is drawn.
switch-city-hall-at-setup-placed = A City Hall drawn before the first round is put in the city at once by the first player.

switch-parcel-price-block = A parcel costs $1, and $1 for everything that stands on it and around it.
switch-parcel-price-neighbours = A parcel costs $1, and $1 for everything that stands around it; what stands on it costs nothing.

switch-station-houses-0 = The Train Station brings no House.
switch-station-houses-1 = The Train Station brings a House.

switch-townhouses-yes = Houses can become Townhouses.
switch-townhouses-no = There are no Townhouses.

switch-river-mountains-by-length = A river of your own has fewer mountains the longer it is.
switch-river-mountains-6 = With a river there are six mountains.

switch-gold-rush-mountains-9 = The gold rush by the river has nine mountains.
switch-gold-rush-mountains-6 = The gold rush by the river has no more mountains than any river.

switch-dynamite-of-grocer-never = Whoever has the Grocer triples no Mine with dynamite in that round.
switch-dynamite-of-grocer-without-doubling = A Grocer who takes the dollars may triple a Mine with dynamite.
switch-outlaw-move-after-choosing = Outlaws move when everybody has a character, and the first in turn order decides their order.
switch-outlaw-move-on-arrival = Outlaws move right after new ones have come, and the first player decides their order.
switch-round-end-characters-last = At the end of a round the characters go back when the track is filled again.
switch-round-end-characters-first = At the end of a round the characters go back before the track is filled again.

switch-white-cowboy-no-duel = The white cowboy goes where it starts no duel; on Wages and Road, and with no-duel tokens, others may stand.
switch-white-cowboy-free-space = The white cowboy goes only where nobody stands, on Wages and Road as well.

switch-red-sheriff-every-duel = The red Sheriff scores for every duel he loses.
switch-red-sheriff-challenged = The red Sheriff scores for duels he loses when he was challenged: not on a building of his to which he came after the others.

switch-cancelled-attack-defender-stays = When a Church calls off an attack, the defender stays until the incomes are paid.
switch-cancelled-attack-defender-home = When a Church calls off an attack, the defender comes home like the attackers.

switch-townhouse-consent-no = Anybody's House may become a Townhouse; its owner is not asked.
switch-townhouse-consent-yes = A rival's House becomes a Townhouse only if the rival agrees.
switch-extra-spending-yes = At the end of a round you may spend more than the limit asks for, and score for it.
switch-extra-spending-no = At the end of a round you spend only what the limit asks for.

## Of variants, said where they are not at hand

count-horse = { $number ->
    [one] { $number } horse
   *[other] { $number } horses
}
count-rodeo-point = { $number ->
    [one] { $number } rodeo point
   *[other] { $number } rodeo points
}
question-wait-several = { $names } are to act.
word-two-tiles = two duel tiles
word-one-tile = a duel tile
word-last-tile = you choose your tile after the others have shown theirs
explain-outlaw-no-tile = outlaw ({ $strength }, no tile)
why-outlaw = an outlaw sits on { $parcel }: nobody can buy it or build there
solo-card-g-urban = a House that nobody owns
solo-card-g-miner = a mountain that nobody owns
