### Why a position is refused: duel tiles.

position-face-up = more duel tiles are turned up than lie in the pile
position-uncounted = only hands of duel tiles are counted
position-no-tiles-of-seat = { $seat } has no duel tiles in this game
position-played-when = duel tiles lie on the table only while a duel is fought
position-duel-tiles = there are only { $number } duel tiles { $value }
position-one-of-each = { $seat } starts with one duel tile of each value
position-too-many-tiles = { $seat } has { $number } duel tiles, more than anybody can have
position-duels-with-dice = duels are fought with dice in this game
position-nothing-to-choose = { $seat } has nothing to choose
position-chooses-last = { $seat } chooses after the others
position-still-to-choose = { $seat } has still to choose
position-not-in-duel = { $seat } is not in the duel but has a tile on the table
position-played = { $seat } has too many tiles on the table
position-takes-tiles = everybody takes { $number } tiles
position-dealt-tiles = before the first round everybody is dealt { $number } tiles
position-nobody-counted = nobody has counted the own tiles yet
position-nobody-dealt = nobody has been dealt a tile yet
position-takes-none = { $seat } takes no tiles
position-takes-too-many = { $seat } cannot take { $number } tiles more

## What things are called

position-noun-duel-tile = duel tile
position-noun-duel-tiles = duel tiles

easel-group-duel-tiles = Duel tiles
easel-tile = Duel tile { $name }
easel-duel-tiles = Duel tiles in hand
easel-played = Played in this duel
easel-face-up = Duel tiles turned up
easel-uncounted = Whose tiles nobody has counted
