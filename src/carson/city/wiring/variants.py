"""Whose work the steps, questions and chances are that come with variants."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.facts.ids import DIE, DUEL_TILE
from carson.city.steps import booty, duel, duel_tiles, horses, outlaws, riding, sheets, shifting
from carson.city.table import agenda, schedule
from carson.city.table.agenda import kind_of, seat_of
from carson.city.table.table import Table
from carson.city.wiring import standish


def run(s: Table, packed: i64) -> None:
    """A step on top of the agenda."""
    kind = kind_of(packed)
    if kind == agenda.BUY_HORSES:
        horses.next_worker(s, packed)
    elif kind == agenda.MOVE_OUTLAWS:
        outlaws.move_next(s, packed)
    elif kind == agenda.DEAL_TILES:
        duel_tiles.deal(s, packed)


def start_step(s: Table, step: i64) -> None:
    """A step of the round."""
    if step == schedule.HERDING:
        horses.begin_herding(s)
    elif step == schedule.RODEO:
        horses.hold_rodeo(s)
    elif step == schedule.OUTLAWS_MOVE:
        outlaws.begin_moving(s)
    elif step == schedule.OUTLAW_FIGHTS:
        duel.begin_fights(s, duel.WITH_OUTLAWS)


def offer(s: Table, packed: i64) -> None:
    """The options of a question or chance."""
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == agenda.ASK_HORSE:
        horses.offer_enclosures(s)
    elif kind == agenda.ASK_RIDE:
        riding.offer_ride(s, seat)
    elif kind == agenda.ASK_MOVE:
        riding.offer_move(s, packed, seat)
    elif kind == agenda.ASK_HERD:
        horses.offer_ranches(s, seat)
    elif kind == agenda.PLACE_TOGETHER:
        shifting.offer_together(s, seat)
    elif kind == agenda.ASK_SHIFT:
        shifting.offer_shift(s, packed, seat)
    elif kind == agenda.ASK_OUTLAW:
        outlaws.offer_outlaws(s)
    elif kind == agenda.ASK_BOOTY:
        booty.offer_booty(s, packed, seat)
    elif kind == agenda.ROLL_OUTLAWS:
        duel.offer_die(s)
    elif kind == agenda.DRAW_OUTLAW:
        outlaws.offer_landing(s)
    elif kind == agenda.DRAW_RAID:
        outlaws.offer_raids(s, packed)
    elif kind == agenda.ASK_DUEL_TILES:
        duel_tiles.offer_tiles(s, seat)
    elif kind == agenda.ASK_SHEETS:
        sheets.offer_sheet(s, seat)
    elif kind == agenda.DRAW_DUEL_TILE:
        duel_tiles.offer_draw(s)
    else:
        standish.offer(s, packed)


def answer(s: Table, packed: i64, action: i64) -> None:
    """An answer or an outcome."""
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == agenda.ASK_HORSE:
        horses.take_enclosure(s, packed, seat, action)
    elif kind == agenda.ASK_RIDE:
        riding.take_ride(s, seat, action)
    elif kind == agenda.ASK_MOVE:
        riding.take_move(s, packed, seat, action)
    elif kind == agenda.ASK_HERD:
        horses.take_ranch(s, seat, action)
    elif kind == agenda.PLACE_TOGETHER:
        shifting.take_together(s, seat, action)
    elif kind == agenda.ASK_SHIFT:
        shifting.take_shift(s, packed, seat, action)
    elif kind == agenda.ASK_OUTLAW:
        outlaws.take_outlaw(s, action)
    elif kind == agenda.ASK_BOOTY:
        booty.take_booty(s, packed, seat, action)
    elif kind == agenda.ROLL_OUTLAWS:
        outlaws.roll(s, packed, action - DIE)
    elif kind == agenda.DRAW_OUTLAW:
        outlaws.land(s, packed, action)
    elif kind == agenda.DRAW_RAID:
        outlaws.take_raid(s, packed, action)
    elif kind == agenda.ASK_DUEL_TILES:
        duel.take_tile(s, packed, seat, action - DUEL_TILE)
    elif kind == agenda.ASK_SHEETS:
        sheets.take_sheet(s, packed, seat, action)
    elif kind == agenda.DRAW_DUEL_TILE:
        duel_tiles.take_draw(s, packed, seat, action - DUEL_TILE)
    else:
        standish.answer(s, packed, action)
