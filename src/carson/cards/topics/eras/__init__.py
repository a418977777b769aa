"""Setting up, the change of eras, the end of the game."""
