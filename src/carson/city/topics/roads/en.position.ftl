### Why a position is refused: the windows for roads.

position-last-round-only = this window opens in the last round
