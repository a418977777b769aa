"""Whose work the questions and chances are that come with characters; all others go on to the variants."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.facts.ids import AMOUNT, CHARACTER, DIE
from carson.city.steps import (
    aftermath,
    auction,
    cast,
    choose,
    duel,
    evening,
    gifts,
    grants,
    income,
    place,
)
from carson.city.table import agenda
from carson.city.table.agenda import kind_of, seat_of
from carson.city.table.table import Table
from carson.city.wiring import variants


def offer(s: Table, packed: i64) -> None:
    """The questions and chances that come with characters."""
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == agenda.ASK_SECOND:
        choose.offer_second(s, seat)
    elif kind == agenda.ASK_ARM:
        gifts.offer_arms(s, seat)
    elif kind == agenda.ASK_RETIRE:
        gifts.offer_retirement(s, seat)
    elif kind == agenda.ASK_TILE:
        grants.offer_track(s, packed, seat)
    elif kind == agenda.ASK_HOMESTEAD:
        grants.offer_homesteads(s)
    elif kind == agenda.ASK_LOT:
        auction.offer_lot(s)
    elif kind == agenda.ASK_BID:
        auction.offer_bids(s, packed, seat)
    elif kind == agenda.ASK_LAND:
        gifts.offer_land(s, seat)
    elif kind == agenda.ASK_DYNAMITE:
        place.offer_dynamite(s, seat)
    elif kind == agenda.ASK_NO_DUEL:
        place.offer_no_duel(s, seat)
    elif kind == agenda.ASK_REROLL:
        duel.offer_reroll(s)
    elif kind == agenda.ASK_HEAL:
        aftermath.offer_healing(s, seat)
    elif kind == agenda.ASK_MOURN:
        aftermath.offer_mourning(s, seat)
    elif kind == agenda.ASK_TRIPLE:
        income.offer_mines(s, seat)
    elif kind == agenda.ASK_PACKAGE:
        evening.offer_packages(s, seat)
    elif kind == agenda.DRAW_CHARACTER:
        cast.offer_numbers(s)
    elif kind == agenda.DRAW_SIDE:
        cast.offer_sides(s, packed)
    elif kind == agenda.DRAW_PARCEL:
        gifts.offer_random_parcel(s, seat)
    elif kind == agenda.ROLL_GIFT:
        duel.offer_die(s)
    else:
        variants.offer(s, packed)


def answer(s: Table, packed: i64, action: i64) -> None:
    """Answers and outcomes of what comes with characters."""
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == agenda.ASK_SECOND:
        choose.take_second(s, seat, action)
    elif kind == agenda.ASK_ARM:
        gifts.take_arms(s, seat, action - AMOUNT)
    elif kind == agenda.ASK_RETIRE:
        gifts.take_retirement(s, seat, action - AMOUNT)
    elif kind == agenda.ASK_TILE:
        grants.take_track(s, packed, seat, action)
    elif kind == agenda.ASK_HOMESTEAD:
        grants.take_homestead(s, packed, seat, action)
    elif kind == agenda.ASK_LOT:
        auction.take_lot(s, packed, seat, action)
    elif kind == agenda.ASK_BID:
        auction.take_bid(s, packed, seat, action)
    elif kind == agenda.ASK_LAND:
        gifts.take_land(s, seat, action)
    elif kind == agenda.ASK_DYNAMITE:
        place.take_dynamite(s, seat, action)
    elif kind == agenda.ASK_NO_DUEL:
        place.take_no_duel(s, seat, action)
    elif kind == agenda.ASK_REROLL:
        duel.take_reroll(s, packed, seat, action)
    elif kind == agenda.ASK_HEAL:
        aftermath.take_healing(s, seat, action)
    elif kind == agenda.ASK_MOURN:
        aftermath.take_mourning(s, seat, action)
    elif kind == agenda.ASK_TRIPLE:
        income.take_mine(s, seat, action)
    elif kind == agenda.ASK_PACKAGE:
        evening.take_package(s, seat, action - AMOUNT)
    elif kind == agenda.DRAW_CHARACTER:
        cast.take_number(s, action - CHARACTER)
    elif kind == agenda.DRAW_SIDE:
        cast.take_side(s, action - CHARACTER)
    elif kind == agenda.DRAW_PARCEL:
        gifts.take_random_parcel(s, packed, action)
    elif kind == agenda.ROLL_GIFT:
        gifts.open_gift(s, packed, action - DIE)
    else:
        variants.answer(s, packed, action)
