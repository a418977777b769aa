"""What the search knows about the board game: quick players, and who stands how. Compiled."""
