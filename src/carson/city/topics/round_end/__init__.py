"""Phase 4: new cowboys, the cash limit, the track, and the next round."""
