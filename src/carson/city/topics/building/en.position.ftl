### Why a position is refused: buildings.

position-no-building-here = there is no building on this space
position-not-in-hand = { $seat } has no { $building } in hand
position-tile-lies-there = a tile lies there already
position-filled-twice = this space is filled twice
position-no-city-hall-later = only before the first round no-city-hall may follow
position-no-city-hall-first = before the first round no-city-hall must follow
position-fills-12 = the space that is filled now is build-12
position-no-tile-taken = nobody has just taken a tile from the track
position-tiles-after-order = in this game the first tiles are drawn after the order, with the City Hall
position-tiles-before-centre = in this game the first tiles are drawn before the centre
position-not-city-hall = the draw before it cannot be that of the City Hall
