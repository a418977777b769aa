"""The board game: rules, pieces and words. Pure: no clock, no files, no random numbers."""
