"""The arena: bots play many games against each other; figures say who is better and how sure that is."""
