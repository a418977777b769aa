"""Which step of a round is whose work."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.facts.ids import NONE
from carson.city.steps import (
    choose,
    deferred,
    duel,
    evening,
    income,
    parcels,
    place,
    round_end,
    spaces,
)
from carson.city.table import agenda, events, schedule
from carson.city.table.agenda import kind_of
from carson.city.table.stack import pop, push
from carson.city.table.table import Table
from carson.city.wiring import variants


def run(s: Table, packed: i64) -> None:
    """Run the step on top of the agenda."""
    kind = kind_of(packed)
    if kind == agenda.USE_SPACE:
        spaces.use(s, packed)
    elif kind == agenda.FIGHTS:
        duel.next_fight(s)
    elif kind == agenda.BUY_PARCELS:
        parcels.next_buyer(s, packed)
    elif kind == agenda.DEFERRED:
        deferred.next_deferred(s, packed)
    else:
        variants.run(s, packed)


def start_step(s: Table, step: i64) -> None:
    if step == schedule.CHOOSE:
        choose.begin(s)
    elif step == schedule.LINE_UP:
        choose.line_up(s)
    elif step == schedule.PLACE:
        place.begin(s)
    elif step == schedule.CLEAR_LAND:
        parcels.clear_land(s)
    elif step == schedule.PARCEL_DUELS:
        duel.begin_fights(s, duel.ON_LAND)
    elif step == schedule.BUY_PARCELS:
        push(s, agenda.BUY_PARCELS)
    elif step == schedule.DEFERRED:
        push(s, agenda.DEFERRED)
    elif step == schedule.DEADLINE:
        deferred.deadline(s)
    elif step == schedule.CITY_HALL_DUEL:
        income.city_hall_duel(s)
    elif step == schedule.SEAT_MAYOR:
        income.seat_mayor(s)
    elif step == schedule.ATTACKS:
        duel.begin_fights(s, duel.ON_BUILDINGS)
    elif step == schedule.DOUBLING:
        income.ask_doubling(s)
    elif step == schedule.TRIPLING:
        income.ask_tripling(s)
    elif step == schedule.PAY_OUT:
        income.pay_out(s)
    elif step == schedule.EVENING:
        evening.begin(s)
    elif step == schedule.NEW_COWBOYS:
        round_end.new_cowboys(s)
    elif step == schedule.CASH_LIMIT:
        round_end.ask_to_spend(s)
    elif step == schedule.LAST_ROUND:
        _end_after_last_round(s)
    elif step == schedule.RETURN_TOKEN:
        round_end.return_token(s)
    elif step == schedule.REFILL:
        round_end.shift_and_refill(s)
    elif step == schedule.RETURN_CHARACTERS:
        round_end.return_characters(s)
    else:
        variants.start_step(s, step)


def _end_after_last_round(s: Table) -> None:
    if s.round == s.rules.rounds:
        s.tell(events.GAME_OVER, NONE)
        pop(s)
