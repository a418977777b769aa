"""The board game's rules, words and texts."""
