"""What the first parcels are worth."""

from carson.city.table.agenda import ASK_START
from carson.city.topics.land.rate import LandRater

RATERS = {ASK_START: LandRater()}
