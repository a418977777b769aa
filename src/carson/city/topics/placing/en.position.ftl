### Why a position is refused: cowboys that are placed.

position-has-passed = { $seat } has passed
