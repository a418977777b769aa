"""The terrain cards of a round."""

from typing import Final

from carson.cards.count.piles import era_of
from carson.cards.facts.ids import ERA_CARDS, NONE, TERRAIN
from carson.cards.question import Chance, Entry, Step
from carson.cards.table import events, schedule
from carson.cards.table.agenda import DRAW_TERRAIN, a_of, frame
from carson.cards.table.stack import pop, push, replace
from carson.cards.table.table import Table


def reveal_terrain(s: Table, number: int) -> None:
    """Turn up so many terrain cards."""
    push(s, DRAW_TERRAIN, 0, number)


class ShowTerrain(Step):
    """The part of the round in which terrain comes on offer."""

    def run(self, s: Table, packed: int) -> None:
        reveal_terrain(s, s.rules.shown)


class DrawTerrain(Chance):
    """Which card of the era's pile is turned up."""

    def offer(self, s: Table, packed: int) -> None:
        s.options = s.pile << (TERRAIN + era_of(s) * ERA_CARDS)

    def take(self, s: Table, packed: int, action: int) -> None:
        """The drawn card is the last of the column (A23)."""
        card = action - TERRAIN
        s.pile ^= 1 << (card % ERA_CARDS)
        s.offer.append(card)
        s.tell(events.TERRAIN_SHOWN, NONE, card)
        if a_of(packed) > 1:
            replace(s, frame(DRAW_TERRAIN, 0, a_of(packed) - 1))
        else:
            pop(s)


QUESTIONS: Final[list[Entry]] = [DrawTerrain(DRAW_TERRAIN)]
ROUND_STEPS: Final[dict[int, Step]] = {schedule.TERRAIN_SHOWN: ShowTerrain(schedule.TERRAIN_SHOWN)}
