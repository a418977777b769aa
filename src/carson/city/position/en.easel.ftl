### What can be changed by hand in a position.

easel-map = The map
easel-track = The track
easel-edge = road { $edge }
easel-cowboy = Cowboy of { $seat }
easel-land = Land of { $seat }
easel-white = White cowboy
easel-road = Road
easel-house = House
easel-townhouse = Townhouse
easel-mountain = Mountain
easel-river = River
easel-round = Round
easel-first = Places the next cowboy
easel-seat = { $seat }
easel-cash = Dollars
easel-vp = Points
easel-roads = Roads
easel-revolvers = Revolvers
easel-cowboys = Cowboys
easel-character = Character
