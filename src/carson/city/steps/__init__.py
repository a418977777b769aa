"""The steps of a round, each with its questions, in the order of the rulebook."""
