"""Setting up, the change of eras, and the terrain cards of a round (C-SETUP, C-ERAS)."""

from __future__ import annotations

from carson.cards.facts.characters import EVERYBODY, NOT_REFRESHED
from carson.cards.facts.deck import BACK_CARDS
from carson.cards.facts.ids import ERA_CARDS, ERA_ROUNDS, NONE, TERRAIN
from carson.cards.steps.piles import turn_up
from carson.cards.table import events
from carson.cards.table.agenda import DRAW_TERRAIN, REVEAL, ROUND, a_of, frame
from carson.cards.table.stack import pop, push, replace
from carson.cards.table.table import Table

WHOLE_ERA = (1 << ERA_CARDS) - 1


def lay_out(s: Table) -> None:
    """All characters in the pile, the first back turned up, the first era's terrain, every hand full."""
    s.unseen = EVERYBODY
    s.backs_left = [0] * len(BACK_CARDS) if s.rules.printed_backs else BACK_CARDS.copy()
    push(s, ROUND)
    begin_era(s)
    turn_up(s)


def begin_era(s: Table) -> None:
    """Full hands and stacks, a new terrain pile; a used Governor stays turned (A40)."""
    s.pile = WHOLE_ERA
    s.hand = s.rules.stacks.copy()
    s.tired &= NOT_REFRESHED


def era_of(s: Table) -> int:
    """0 in the first nine rounds, 1 in the last nine."""
    return 1 if s.round > ERA_ROUNDS else 0


# ---- the start of a round


def begin_round(s: Table) -> None:
    s.round += 1
    if s.round == 1 or s.round == ERA_ROUNDS + 1:
        s.tell(events.ERA_STARTS, NONE, era_of(s) + 1)
    s.tell(events.ROUND_STARTS, NONE, s.round)


def reveal_character(s: Table) -> None:
    push(s, REVEAL)


def reveal_terrain(s: Table, number: int) -> None:
    """Turn up so many terrain cards."""
    push(s, DRAW_TERRAIN, 0, number)


def freeze_ranking(s: Table) -> None:
    """Ties of this round go by the back that is visible now (A47)."""
    s.ranking = s.top_back
    if s.ranking != NONE:
        s.tell(events.RANKING, NONE, s.ranking)


def offer_terrain(s: Table) -> None:
    s.options = s.pile << (TERRAIN + era_of(s) * ERA_CARDS)


def show_terrain(s: Table, packed: int, card: int) -> None:
    """The drawn card is the last of the column (A23)."""
    s.pile ^= 1 << (card % ERA_CARDS)
    s.offer.append(card)
    s.tell(events.TERRAIN_SHOWN, NONE, card)
    if a_of(packed) > 1:
        replace(s, frame(DRAW_TERRAIN, 0, a_of(packed) - 1))
    else:
        pop(s)
