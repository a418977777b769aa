### Why a position is refused: steps that ask in pass order.

position-few-seats = there are only { $number } seats
