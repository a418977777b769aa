"""The table in letters, for the terminal."""
