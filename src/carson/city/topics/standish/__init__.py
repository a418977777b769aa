"""The solo game: Jeb Standish, whom the rules play."""
