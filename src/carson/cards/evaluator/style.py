"""How the card game is searched."""

from typing import Final

from carson.search.style import Style

# cards differ by many more points than places on the board do: answers that seem worse must still be tried
STYLE: Final = Style(warmth=5.0)
