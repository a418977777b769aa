### The action spaces of the winding path and what they give: what is said about it.

## Questions

question-ask-vp = How many VP do you buy at ${ $price } each? You have { $cash }.
question-ask-ammunition = Do you take the ammunition, +{ $firepower } firepower for the rest of the round? A lost duel brings you { $vp } VP.
question-roll-gamble = The dice decide the gamble.

## Labels

label-ask-vp = Buy { $number } VP for ${ $price }
label-ask-vp-0 = Buy none
label-ask-ammunition-yes = Take it
label-ask-ammunition-no = Leave it where it is

## Help

topic-spaces-title = Action spaces
topic-spaces-text =
    The track is resolved in this order. One player acts on each space, unless it says otherwise.
    { $spaces }
topic-spaces-wages = - Wages: ${ $wage } for each cowboy, for everybody who is there.
topic-spaces-ammunition = - Ammunition: +{ $ammunition } firepower for the rest of the round.
topic-spaces-roads = - Roads: { $roads } roads.
topic-spaces-road = - Road: 1 road for each cowboy, for everybody who is there.
topic-spaces-land = - Land: the cowboys on land duel and buy; see “Buying land”.
topic-spaces-build = - Buildings for { $prices }: buy the one that lies there; see “Buildings”.
topic-spaces-parcel-income = - Parcel income: $2 for each parcel you own.
topic-spaces-cowboy-income = - Cowboy income: $2 for each point of your firepower.
topic-spaces-gambling = - Gambling: roll two dice and get their sum in dollars.
topic-spaces-income = - Building income: all buildings pay, without any cowboy on the track. { $fights } come first.
topic-spaces-parcel-vp = - Parcel VP: 1 VP for every 2 parcels you own.
topic-spaces-cowboy-vp = - Cowboy VP: 1 VP for every 2 points of your firepower.
topic-spaces-building-vp = - Building VP: 1 VP for each building you have placed; Houses and mountains do not count.
topic-spaces-vp = - VP for { $prices }: buy as many as you like at that price. After each round the cheapest of these spaces closes.
rule-fights-plain = Duels over buildings
rule-fights-city-hall = Duels for the City Hall and over buildings
rule-fights-outlaws = Fights with outlaws and duels over buildings
rule-fights-both = Fights with outlaws and duels for the City Hall and over buildings
