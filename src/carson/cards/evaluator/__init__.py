"""What the search knows about the card game: quick players, and who stands how. Compiled."""
