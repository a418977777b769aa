"""The rules of the base game: every example and ruling, drawn and played."""
