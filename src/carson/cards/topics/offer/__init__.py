"""The offer of a round: a character and terrain cards."""
