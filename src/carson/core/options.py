"""Options: what was decided before a game."""

Options = dict[str, str]  # the value of each option by its name


def names_in(value: str) -> list[str]:
    """The parts of a value that is a list."""
    return [name for name in value.split(",") if name]
