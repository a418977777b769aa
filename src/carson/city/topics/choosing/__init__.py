"""Phase 1: characters are chosen, and the turn order follows from them."""
