### What a graphical screen needs: what is said about it.

## Explanations

item-revolvers = Revolvers
item-cowboys = Cowboys at home
item-ammunition = Ammunition
item-character = Character
item-land = Land
item-on-it = On it
item-around-it = Around it
item-free-parcels = Free parcels around it
item-minimum = At least
item-mountains = Mountains it can use
item-river = The river
item-hotel = Hotel
item-round = Rounds so far
item-own-ranches = Your Ranches
item-own-mines = Your Mines
item-homes = Houses it can use
item-own-homes = Your Houses
item-other-homes = Other Houses
item-city-hall = City Hall
item-cap = No more than
item-at-most = You pay at most
item-dynamite = Dynamite, three times as much
explain-land = { $parcel }, { $thing }
explain-bare = free land
explain-price = Price now
explain-one-dollar = Any land
explain-thing-of = { $thing } of { $owner }
explain-private = { $thing }: private
explain-occupied = Not free
explain-private-land = Private land: no House for it without leave
explain-no-road = No House can come: no road
explain-room = Room for a House
explain-church = A Church of the same owner stands beside it: nobody can attack it.
explain-own-site = On your land
explain-for-you = For you now
explain-prospect = { $building } { $income }
explain-prospects = Would earn here: { $buildings }.
explain-owned = { $parcel }, { $owner }: { $thing }
explain-owned-text = Only its owner can build or put a House here; others must ask.
explain-building = { $building } of { $owner }, { $parcel }
explain-item = { $text } ({ $number })
explain-part = { $text } { $adds }
explain-raid = { $names } robs it: { $loot } for the robber, { $rest } for the owner.
explain-odds = Duel with { $names }: you would have { $mine } and a { $odds }% chance.
explain-odds-before-reroll = Duel with { $names }: you would have { $mine } and a { $odds }% chance before { $gunsmith } may roll again.
explain-fighter = { $name } ({ $firepower })
explain-fighter-dynamite = { $name } ({ $firepower } and { $two })
explain-mine = { $firepower } firepower
explain-mine-dynamite = { $firepower } firepower and { $two }
explain-sold = Sold
explain-limit = keeps { $limit }
explain-score-now = Score if the game ended now
explain-firepower = Firepower { $firepower }: { $parts }
item-grocer = Grocer, twice as much
item-herd = Horses, twice as much
explain-enclosure = Enclosure { $number }
explain-enclosure-use = A horse here: { $use }; { $points }.
explain-enclosure-horses = { $name }: { $horses }
explain-enclosure-cowboy = { $name }: { $horses } and a cowboy, twice
explain-enclosure-note = A cowboy beside the horses doubles their rodeo points.
explain-tiles = Duel with { $names }: you would have { $mine }, and each plays a duel tile.
explain-tiles-before-last = Duel with { $names }: you would have { $mine }, and each plays a duel tile, { $gunsmith } after the others.
item-outlaw = An outlaw keeps half away
explain-outlaw = outlaw ({ $strength }, no die)
explain-outlaw-text = Nobody can buy this land or build on it while an outlaw is here. Send a cowboy to fight it: { $points } for the winner.
explain-outlaw-building = An outlaw sits here: { $points } for whoever beats it, or half the income for a rival of the owner.
explain-fighter-cards = { $name } ({ $firepower } without { $one }, and he wins ties)

## Sheet

sheet-money = Money
