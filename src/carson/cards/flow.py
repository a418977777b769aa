"""The flow of a game: steps run until a seat has a real choice or chance decides.

A state rests at a question or a chance; `advance` runs steps until one is reached. A question or a draw with
a single answer answers itself. Whose work each of them is, the rooms in `carson.cards.topics` say; the round
itself is `schedule.THE_ROUND`.
"""

from typing import Final

from carson.cards.facts.grid import lowest
from carson.cards.facts.ids import BID, NONE
from carson.cards.question import ENTRIES, Entry, Step
from carson.cards.table.agenda import ASK_BIDS, CHANCES, QUESTION, ROUND, a_of, frame, kind_of
from carson.cards.table.schedule import THE_ROUND
from carson.cards.table.stack import pop, replace, top
from carson.cards.table.table import Table
from carson.cards.topics import TOPICS
from carson.cards.topics.auction import rules as auction
from carson.cards.topics.eras import rules as eras

# ---- the round


def _furnish() -> None:
    """Put the entries of all rooms where the agenda finds them."""
    for entry in TOPICS.listed("rules", "QUESTIONS", Entry):
        ENTRIES[entry.number] = entry


def _parts() -> list[Step]:
    """The parts of the round, as THE_ROUND lists them."""
    found = TOPICS.collected("rules", "ROUND_STEPS", Step)
    return [found[number] for _, number, _ in THE_ROUND]


_furnish()
PARTS: Final[list[Step]] = _parts()


def _next_part(s: Table, packed: int) -> None:
    """Start the next part of the round, or the next round."""
    at = a_of(packed)
    if at == len(PARTS):
        at = 0
    replace(s, frame(ROUND, 0, at + 1))
    PARTS[at].run(s, packed)


# ---- how it runs


def begin(s: Table) -> None:
    """Set a new game up to its first draw."""
    eras.lay_out(s)
    advance(s)


def advance(s: Table) -> None:
    """Run steps until a seat has a real choice, a draw is due, or the game is over."""
    s.options = 0
    while s.agenda:
        packed = top(s)
        kind = kind_of(packed)
        if kind == ROUND:
            _next_part(s, packed)  # by far the most frequent one
            continue
        entry = ENTRIES[kind]
        if kind < QUESTION:
            entry.run(s, packed)
            continue
        if kind == ASK_BIDS:
            auction.seal_only_cards(s)
            if auction.first_chooser(s) != NONE:
                return
            pop(s)
            continue
        entry.offer(s, packed)
        if s.options == 0:
            pop(s)  # nothing to take (A36)
        elif s.options & (s.options - 1) == 0:
            only = lowest(s.options)
            s.options = 0
            entry.take(s, packed, only)
        else:
            return


def act(s: Table, seat: int, action: int) -> None:
    """Take an answer or an outcome, then run on."""
    packed = top(s)
    kind = kind_of(packed)
    s.options = 0
    if kind == ASK_BIDS:
        auction.seal(s, seat, action - BID)
    else:
        ENTRIES[kind].take(s, packed, action)
    advance(s)


def is_chance(s: Table) -> bool:
    """Whether a draw is due."""
    return bool(s.agenda) and kind_of(top(s)) >= CHANCES
