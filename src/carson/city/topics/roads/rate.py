"""What roads are worth by themselves: they wait for a building or a House."""

from carson.city.evaluator.rater import Declining
from carson.city.facts.ids import DONE
from carson.city.table import agenda

RATERS = {agenda.ASK_ROADS: Declining(DONE)}
