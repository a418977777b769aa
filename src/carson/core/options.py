"""Options: what was decided before a game."""

Options = dict[str, str]  # the value of each option by its name
