### Why a position is refused: the draws before the first round.

position-cast-later = characters are drawn last in the set-up of this game
position-cast-settled = the characters are settled
position-side-settled = the side of the { $character } is settled
position-drawn-already = the { $character } is in play already
position-sides-in-order = sides are drawn in order
position-after-mountains = in this game the mountains are followed by { $later }
position-no-mountain = no mountain is left to draw
position-on-pass-track = { $number } seats stand on the pass track
position-highest-bid = the highest bid must come first on the pass track
position-first-tiles-empty = in this game the first tiles are drawn after the order, so 8, 6 and 5 must be empty
position-nobody-owns = nobody can own a parcel yet
position-start-over = everybody has all start parcels
position-start-parcels = { $seat } should own { $number } parcels
