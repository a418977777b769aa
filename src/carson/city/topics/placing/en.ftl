### Phase 2: what is said about it.

## Numbers of things

count-building = { $number ->
    [one] { $number } building
   *[other] { $number } buildings
}

## Space

space-wages-label = Wages: ${ $wage } for each cowboy you have here
space-ammunition-label = Ammunition: +{ $ammunition } firepower for the rest of the round
space-roads-label = Roads: { $roads } roads
space-road-label = Road: 1 road for each cowboy you have here
space-build-label = { $building } on ${ $price } (you have { $cash })
space-parcel-income-label = Parcel income: $2 for each parcel you own ({ $parcels } now)
space-cowboy-income-label = Cowboy income: $2 for each point of your firepower
space-gambling-label = Gambling: roll two dice, get that many dollars
space-parcel-vp-label = Parcel VP: 1 VP for every 2 parcels you own ({ $parcels } now)
space-cowboy-vp-label = Cowboy VP: 1 VP for every 2 points of your firepower
space-building-vp-label = Building VP: 1 VP for each building you have placed ({ $buildings } now)
space-vp-label = VP for ${ $price } each, as many as you can pay (you have { $cash })

## Questions

question-ask-place = Place a cowboy or pass: you have { $cowboys } left, and each one at home is worth 1 firepower.
question-ask-dynamite = Where does the cowboy with the dynamite go? In a duel there it gives you { $two }.

## Labels

deed-ask-place = Send a cowboy to { $place }
deed-ask-dynamite = Send it with dynamite to { $place }

label-pass = Pass: you will be { $ordinal } to choose next round
label-pass-last = Pass: you will be { $ordinal } in the order that breaks ties
label-white = Place the white cowboy: nobody may challenge it
label-dynamite = Place a cowboy with dynamite: { $two } in a duel (you have { $tokens })
label-no-duel = Place a cowboy with a no-duel token: it fights with nobody (you have { $tokens })
label-sing = Let the Singer bring a cowboy from the general supply to Gambling: no duel, and the dice are multiplied
label-half-price = { $building } on ${ $price }, for you { $cost } (you have { $cash })
label-duel = { $label } - duel with { $rivals }; you would have { $firepower }
label-duel-dynamite = { $label } - duel with { $rivals }; you would have { $firepower } and { $two }
label-no-fight = { $label } - beside { $rivals }, without a duel
label-lawyer-own = { $label } - { $rivals } will go home without a duel
label-lawyer-rival = { $label } - but { $lawyer } as Lawyer will send your cowboy home
label-attack = { $earned ->
    [0] Attack { $owner }'s { $building } on { $parcel }: it earns nothing now
   *[other] Attack { $owner }'s { $building } on { $parcel }: half of { $income } is { $loot }
}
label-defend = { $earned ->
    [0] Defend your { $building } on { $parcel }, which earns nothing
   *[other] Defend your { $building } on { $parcel }, which earns { $income }
}
label-defend-mine = Defend your Mine on { $parcel }: with the dynamite it pays { $income }
label-city-hall = Hold the City Hall on { $parcel }: some of your buildings earn more
label-wages-horse = Wages: ${ $wage } for each cowboy you have here; for one of them you may buy a horse for ${ $price_of_horse } instead
label-pass-worth = Pass: you will be { $ordinal } in the order that breaks ties, which is worth { $points } at the end
label-pass-solo = Pass: you place no more cowboys this round

## The log

log-passed = { $name } passes as the { $ordinal }.
log-placed = { $name } sends a cowboy to { $place }.
log-sang = { $name }'s Singer brings a cowboy to Gambling.

## Also

also-city-hall = It may also go to the City Hall.
also-outlaws = It may also go where an outlaw is, to fight it.
also-horses = It may also go into one of your enclosures.

## Help

rule-used-up-plain = All cowboys on buildings are used up afterwards.
rule-used-up-city-hall = All cowboys on buildings are used up afterwards, except in the City Hall.
rule-safe-plain = { $buildings } cannot be attacked.
rule-safe-church = { $buildings } cannot be attacked, nor can buildings next to a Church of the same owner.
rule-passing = { $company ->
    [alone] Passing ends your placing for this round. Every tie is won by Jeb Standish, whenever you pass.
   *[company] Passing ends your placing for this round. The first to pass is the first to choose a character next round and wins every tie of this round.
}
topic-tokens-title = Dynamite and no-duel tokens
topic-tokens-text = { $tokens }
topic-tokens-dynamite =
    There are { $number } dynamite tokens, and you keep yours until you use them, with any character.
    - Place one with a cowboy: it gives you { $two } in a duel there. It is used up even if nobody comes. On your own Mine it also makes the Mine pay three times as much.
    - Or use one when buildings pay: one of your Mines pays three times as much, robbers included. { $grocer }
topic-tokens-grocer = { $form ->
    [never] Whoever has the Grocer triples no Mine in that round.
   *[doubling] A Grocer who doubles a type of building triples no Mine in that round.
}
topic-tokens-no-duel = No-duel tokens last one round. A cowboy with one may join any others on Roads and on the income and VP spaces; it fights with nobody and acts first, and the others settle who acts after it.

## Why not

why-closed = { $place } is closed this round
why-ammunition-sold = the ammunition has an owner this round, so its space is closed
why-cowboy-there = you have a cowboy on { $place } already
why-white-holds = the white cowboy holds { $place }; nobody may join it
why-white-wants-room = somebody stands on { $place } already, and the white cowboy goes only to a free space
why-white-no-duel = the white cowboy may not start a duel on { $place }
why-white-only-land = the white cowboy goes to spaces and to land that nobody owns
why-white-used = the white cowboy is on the board already
why-sung = your Singer has brought a cowboy this round already
why-no-dynamite = you have no dynamite
why-no-token = you have no no-duel token
why-token-only-spaces = a no-duel token works on action spaces only
why-token-not-there = a no-duel token does not work on { $place }
why-no-use-for-dynamite = there are no duels on { $place }, so dynamite is of no use there
why-peace = a rival stands on { $place }, and your Sheriff may not start a duel
why-peaceful-sheriff = with this Sheriff you may not attack buildings
why-peaceful-heroes = with the Heroes you may not attack buildings
why-heroes-protect = the Heroes protect the buildings of { $owner }
why-nothing-to-defend = { $parcel } is yours and has no building to defend
why-nothing-to-attack = { $parcel } belongs to { $owner } and has no building to attack
why-no-attack = the building on { $parcel } cannot be attacked
why-white-outlaw = the white cowboy does not fight with the outlaw on { $place }
why-peace-outlaw = an outlaw sits on { $place }, and your Sheriff may not start a duel
