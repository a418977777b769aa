### What can be changed by hand in a position.

## boards and boxes

easel-map = The map
easel-track = The track
easel-player = Player { $seat }
easel-table = Beside the board
easel-edge = road { $edge }
easel-build = Building for ${ $price }
easel-home = At hand
easel-hand = Buildings to place
easel-kept = Of these to be placed next
easel-bag = The bag
easel-scrapped = Out of the game
easel-in-play = Characters in play
easel-turn = Turn order, first to last
easel-pass = Who has passed, first to last

## pieces

easel-group-people = Cowboys
easel-group-land = Land and roads
easel-group-buildings = Buildings
easel-group-tokens = Tokens
easel-group-marks = Marks
easel-group-characters = Characters
easel-group-orders = Players
easel-cowboy = Cowboy of { $seat }
easel-land = Land of { $seat }
easel-white = White cowboy
easel-road = Road
easel-house = House
easel-townhouse = Townhouse
easel-mountain = Mountain
easel-river = River
easel-revolver = Revolver
easel-ammunition = “3 revolvers” token
easel-mayor = Mayor of the City Hall
easel-dynamite = Dynamite of { $seat }
easel-no-duel = No-duel token of { $seat }
easel-seat = Player { $seat }
easel-tripled = Mine that pays three times
easel-provoked = Building the Sheriff came to
easel-lot = Parcel under the hammer
easel-site = Building that waits for its Houses
easel-new-house = House that came with it
easel-new-townhouse = Townhouse that came with it
easel-refused = House refused here

## fields

easel-round = Round
easel-first = Places the next cowboy
easel-cash = Dollars
easel-vp = Points
easel-reserve = Cowboys in the general supply
easel-character = Character
easel-second = Fetched by a Paperboy
easel-used = Power used up
easel-first-chooser = Chooses a character first
easel-doubled = Building with double income
easel-bank = The bank: taken in less paid
easel-due = Houses still to come
easel-dice = Die of { $name }
easel-yes = yes
easel-no = no
