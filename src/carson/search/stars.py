"""How strong the bots of both games are, for people; `carson ladder` measures that each beats the last."""

from typing import Final

STARS: Final = {"random": 1, "drifter": 2, "rancher": 3, "marshal": 4, "legend": 5}
