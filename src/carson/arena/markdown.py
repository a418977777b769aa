"""Tables of figures as pages hold them."""

from collections.abc import Container, Sequence


def markdown_table(
    headings: Sequence[str], numbers: Container[int], rows: Sequence[Sequence[str]]
) -> list[str]:
    """The lines of a table of which some columns are numbers."""
    rule = ["---:" if column in numbers else "---" for column in range(len(headings))]
    return [f"| {' | '.join(cells)} |" for cells in (headings, rule, *rows)]
