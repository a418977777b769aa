"""Bots that know the board game: they look at the table and rank the answers they are offered."""
