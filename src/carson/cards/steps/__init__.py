"""The steps of a round, one file for each idea."""
