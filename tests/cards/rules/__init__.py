"""One test for every ruling and worked example of the card game."""
