"""Entries of the agenda as words: the kind, then its seat and numbers by name."""

from __future__ import annotations

from carson.cards import flow
from carson.cards.facts import characters as who
from carson.cards.facts.rules import Rules
from carson.cards.steps.fetching import FOR_PAPERBOY
from carson.cards.table import agenda
from carson.cards.table.agenda import FRAME_NAMES, a_of, b_of, frame, kind_of, seat_of
from carson.cards.words.position.names import CARD, CHARACTER, STEP, mask_of
from carson.core.position_text import Kind, Words, seats

KIND = Kind("entry of an agenda", {name: kind for kind, name in FRAME_NAMES.items()})
REVEAL_PHASE = Kind("moment", {"draw": 0, "turn-up": 1, "look": 2})
PLACING_PHASE = Kind("moment", {"before": 0, "place": 1, "after": 2})
PURPOSE = Kind("purpose", {"offer": 0, "paperboy": FOR_PAPERBOY})

# entries about one player or, in the second set, one virtual player
OF_PLAYER = {
    agenda.PLACING,
    agenda.ASK_USE,
    agenda.ASK_TAKE,
    agenda.ASK_PLACE,
    agenda.ASK_SALE,
    agenda.ASK_FETCH,
    agenda.DRAW_WHERE,
}
ARRIVALS = {agenda.ASK_FETCH, agenda.ASK_SALE, agenda.DRAW_FACE, agenda.DRAW_WHERE, agenda.DRAW_BACK}
TURN = {agenda.ASK_TAKE, agenda.PLACING} | ARRIVALS

# what may lie directly on an entry, or for the entry of the round on one of its steps
ABOVE: dict[int, set[int]] = {
    agenda.REVEAL: {agenda.DRAW_FACE, agenda.DRAW_BACK},
    agenda.TAKING: TURN,
    agenda.PLACING: {agenda.ASK_PLACE, agenda.ASK_SALE},
    agenda.GAME_OVER: {agenda.ASK_SALE},
    agenda.ASK_TAKE: TURN | {agenda.DRAW_TERRAIN},
    agenda.ASK_SALE: {agenda.DRAW_WHERE, agenda.DRAW_BACK},
    agenda.DRAW_VALUE: {agenda.DRAW_VALUE},
}
ON_STEP: dict[int, set[int]] = {
    flow.CHARACTER_SHOWN: {agenda.REVEAL},
    flow.TERRAIN_SHOWN: {agenda.DRAW_TERRAIN},
    who.GOVERNOR: {agenda.ASK_USE} | TURN,
    who.LAWYER: {agenda.ASK_USE} | TURN,
    who.WORKER: {agenda.ASK_USE, agenda.DRAW_TERRAIN},
    who.HEROES: {agenda.ASK_USE},
    who.GUNSMITH: {agenda.ASK_USE},
    flow.CHOICE: {agenda.ASK_BIDS},
    flow.TURN_OVER: {agenda.DRAW_VALUE},
    who.MERCENARY: {agenda.ASK_USE},
    who.DOCTOR: {agenda.ASK_USE},
    flow.TAKING: {agenda.TAKING},
}


def frame_text(packed: int, everybody: Kind) -> str:
    """An entry as words."""
    kind, a, b = kind_of(packed), a_of(packed), b_of(packed)
    words = [FRAME_NAMES[kind]]
    if kind in OF_PLAYER or kind == agenda.DRAW_VALUE:
        words.append(everybody.text(seat_of(packed)))
    if kind == agenda.ROUND:
        words.append(STEP.text(a))
    elif kind == agenda.REVEAL:
        words += [str(a), REVEAL_PHASE.text(b)]
    elif kind == agenda.TAKING:
        words.append(everybody.texts([seat for seat in range(8) if a >> seat & 1]))
    elif kind == agenda.PLACING:
        words += [CARD.text(a), PLACING_PHASE.text(b)]
    elif kind == agenda.ASK_PLACE:
        words.append(CARD.text(a))
    elif kind in (agenda.ASK_USE, agenda.DRAW_WHERE):
        words.append(CHARACTER.text(a))
    elif kind == agenda.DRAW_TERRAIN:
        words.append(str(a))
    elif kind == agenda.DRAW_FACE:
        words += [PURPOSE.text(a), everybody.text(seat_of(packed))]
    return " ".join(words)


def read_frame(words: Words, rules: Rules) -> int:
    """The inverse of `frame_text`."""
    kind = words.one(KIND)
    players, everybody = seats(rules.players), seats(rules.seats)
    seat = a = b = 0
    if kind in OF_PLAYER:
        seat = words.one(players)
    elif kind == agenda.DRAW_VALUE:
        seat = words.one(everybody)
        if not rules.is_virtual(seat):
            words.fail("auction cards are drawn for virtual players only")
    if kind == agenda.ROUND:
        a = words.one(STEP)
    elif kind == agenda.REVEAL:
        a, b = words.number("the number of skulls", 0, 40), words.one(REVEAL_PHASE)
    elif kind == agenda.TAKING:
        a = mask_of(words.different(everybody))
    elif kind == agenda.PLACING:
        a, b = words.one(CARD), words.one(PLACING_PHASE)
    elif kind == agenda.ASK_PLACE:
        a = words.one(CARD)
    elif kind in (agenda.ASK_USE, agenda.DRAW_WHERE):
        a = words.one(CHARACTER)
    elif kind == agenda.DRAW_TERRAIN:
        a = words.number("the number of cards", 1, 5)
    elif kind == agenda.DRAW_FACE:
        a, seat = words.one(PURPOSE), words.one(players)
    words.end()
    return frame(kind, seat, a, b)


def may_lie_on(upper: int, lower: int) -> bool:
    """Whether an entry can lie directly on another one."""
    if kind_of(lower) != agenda.ROUND:
        return kind_of(upper) in ABOVE.get(kind_of(lower), set())
    if a_of(lower) == 0:
        return kind_of(upper) == agenda.DRAW_BACK
    step = flow.ROUND_STEPS[a_of(lower) - 1]
    allowed = ON_STEP.get(step, set())
    return kind_of(upper) in allowed and (kind_of(upper) != agenda.ASK_USE or a_of(upper) == step)
