"""The command line, tested with a toy game: nothing in it may know one of the real games."""
