"""Questions that come with horses."""

from __future__ import annotations

from collections.abc import Callable

from carson.city.facts.enclosures import HERD, HORSE_PRICE
from carson.city.facts.geometry import count
from carson.city.table import agenda
from carson.city.table.stable import horses_in
from carson.city.words.asked import Asked
from carson.city.words.terms import number_of, place_name, say


def _horse(q: Asked) -> str:
    if q.a:
        return say("question.ask-horse-bought", price=HORSE_PRICE, wage=q.state.rules.wage, cash=q.cash)
    return say("question.ask-horse", horses=number_of("count.horse", int(q.state.horses[q.seat])))


def _move(q: Asked) -> str:
    return say("question.ask-move-to", place=place_name(q.a - 1)) if q.a else say("question.ask-move")


def _herd(q: Asked) -> str:
    s = q.state
    return say("question.ask-herd", number=int(horses_in(s, q.seat, HERD) - count(s.herds[q.seat])))


HORSE_SENTENCES: dict[int, Callable[[Asked], str]] = {
    agenda.ASK_HORSE: _horse,
    agenda.ASK_MOVE: _move,
    agenda.ASK_HERD: _herd,
}
