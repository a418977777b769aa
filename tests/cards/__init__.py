"""The card game: rules, an independent oracle, secrets, texts."""
