### Why a position is refused: Kit Carson.

position-only-kit-carson = cowboys are taken back only with the variant kit-carson
position-take-backs = at most { $number } cowboys are taken back in a round
position-take-backs-when = cowboys are taken back only while they are placed
position-piece-when = { $seat } cannot have a special piece in hand at this moment
position-no-such-token = { $seat } has no cowboy with such a token to place
position-nothing-taken-back = { $seat } has just taken back no cowboy
position-no-cowboy = { $seat } has no cowboy to place
position-placed-in-turns = in this game cowboys are placed in turns
position-not-passed = those who have not passed are { $seats }

## What things are called

position-noun-special-piece = special piece

easel-taken-back = Cowboys taken back
easel-in-hand = To be placed next
easel-in-hand-white = { easel-white }
easel-in-hand-dynamite = Dynamite
easel-in-hand-no-duel = No-duel token
