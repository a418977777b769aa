### Why a position is refused: action spaces.

position-round-is-at = the round is at { $step }
position-space-closed = this space is closed
position-does-not-sing = { $seat } does not sing
position-sings = { $seat } sings, so multiplied must follow
