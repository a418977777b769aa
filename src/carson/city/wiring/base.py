"""Whose work the questions and chances of the base game are; all others go on to the characters."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city.facts.ids import AMOUNT, CHARACTER, DIE, SEAT, TILE
from carson.city.steps import (
    build,
    choose,
    city_hall,
    deferred,
    duel,
    gifts,
    houses,
    income,
    parcels,
    place,
    round_end,
    setup,
    spaces,
)
from carson.city.table import agenda
from carson.city.table.agenda import b_of, kind_of, seat_of
from carson.city.table.table import Table
from carson.city.wiring import powers


def offer(s: Table, packed: i64) -> None:
    """Fill the options of a question or chance."""
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == agenda.ASK_PLACE:
        place.offer_places(s, seat)
    elif kind == agenda.ROLL_DUEL or kind == agenda.ROLL_GAMBLE:
        duel.offer_die(s)
    elif kind == agenda.ASK_START:
        setup.offer_start(s)
    elif kind == agenda.ASK_CHARACTER:
        choose.offer_characters(s)
    elif kind == agenda.ASK_CASH_NOW:
        gifts.offer_cash_now(s)
    elif kind == agenda.ASK_FREE_PARCEL:
        gifts.offer_free_parcel(s, seat)
    elif kind == agenda.ASK_HIRE:
        gifts.offer_hire(s, seat)
    elif kind == agenda.ASK_WHITE:
        place.offer_white(s)
    elif kind == agenda.ASK_FIGHT:
        duel.offer_fights(s, packed)
    elif kind == agenda.ASK_PARCEL:
        parcels.offer_parcels(s, seat)
    elif kind == agenda.ASK_BUILDING:
        build.offer_building(s, packed, seat)
    elif kind == agenda.ASK_SITE:
        build.offer_sites(s, packed, seat)
    elif kind == agenda.ASK_HOUSE:
        houses.offer_houses(s, seat)
    elif kind == agenda.ASK_CONSENT:
        houses.offer_consent(s)
    elif kind == agenda.ASK_DEFERRED:
        deferred.offer_deferred(s, packed)
    elif kind == agenda.ASK_CITY_HALL:
        city_hall.offer_sites(s, seat)
    elif kind == agenda.ASK_DOUBLE:
        income.offer_double(s, seat)
    elif kind == agenda.ASK_VP:
        spaces.offer_vp(s, packed, seat)
    elif kind == agenda.ASK_SPEND:
        round_end.offer_spending(s, seat)
    elif kind == agenda.DRAW_TILE:
        setup.offer_tiles(s, b_of(packed) != 0)
    elif kind == agenda.DRAW_CENTRE or kind == agenda.DRAW_MOUNTAIN:
        setup.offer_inner(s)
    elif kind == agenda.DRAW_ORDER:
        setup.offer_seats(s)
    else:
        powers.offer(s, packed)


def answer(s: Table, packed: i64, action: i64) -> None:
    """Hand an answer or an outcome to the step that asked for it."""
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == agenda.ASK_PLACE:
        place.take_place(s, seat, action)
    elif kind == agenda.ROLL_DUEL:
        duel.roll(s, packed, action - DIE)
    elif kind == agenda.ASK_START:
        setup.take_start(s, packed, seat, action)
    elif kind == agenda.ASK_CHARACTER:
        choose.take_character(s, packed, seat, action - CHARACTER)
    elif kind == agenda.ASK_CASH_NOW:
        gifts.take_cash_now(s, seat, action)
    elif kind == agenda.ASK_FREE_PARCEL:
        gifts.take_free_parcel(s, packed, seat, action)
    elif kind == agenda.ASK_HIRE:
        gifts.take_hire(s, seat, action - AMOUNT)
    elif kind == agenda.ASK_WHITE:
        place.take_white(s, seat, action)
    elif kind == agenda.ASK_FIGHT:
        duel.take_fight(s, action)
    elif kind == agenda.ASK_PARCEL:
        parcels.take_parcel(s, seat, action)
    elif kind == agenda.ASK_BUILDING:
        build.take_building(s, packed, seat, action)
    elif kind == agenda.ASK_SITE:
        build.take_site(s, packed, seat, action)
    elif kind == agenda.ASK_HOUSE:
        houses.take_house(s, seat, action)
    elif kind == agenda.ASK_CONSENT:
        houses.take_consent(s, packed, seat, action)
    elif kind == agenda.ASK_DEFERRED:
        deferred.take_deferred(s, seat, action)
    elif kind == agenda.ASK_CITY_HALL:
        city_hall.take_site(s, packed, action)
    elif kind == agenda.ASK_DOUBLE:
        income.take_double(s, seat, action)
    elif kind == agenda.ASK_VP:
        spaces.take_vp(s, packed, seat, action - AMOUNT)
    elif kind == agenda.ASK_SPEND:
        round_end.take_spending(s, seat, action - AMOUNT)
    elif kind == agenda.DRAW_TILE:
        city_hall.show_tile(s, packed, action - TILE)
    elif kind == agenda.DRAW_CENTRE:
        setup.place_centre(s, action)
    elif kind == agenda.DRAW_MOUNTAIN:
        setup.place_mountain(s, packed, action)
    elif kind == agenda.DRAW_ORDER:
        setup.place_marker(s, packed, action - SEAT)
    elif kind == agenda.ROLL_GAMBLE:
        spaces.gamble(s, packed, action - DIE)
    else:
        powers.answer(s, packed, action)
