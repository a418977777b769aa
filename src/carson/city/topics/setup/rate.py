"""What the first parcels are worth."""

from typing import Final

from carson.city.evaluator.rater import Rater
from carson.city.table.agenda import ASK_START
from carson.city.topics.land.rate import LandRater

RATERS: Final[dict[int, Rater]] = {ASK_START: LandRater()}
