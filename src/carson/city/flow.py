"""The flow of a game: who handles which step of a round, which question and which chance.

This is the only place that knows all steps. A state rests at a question or a chance; `advance` runs steps
until one is reached. A question with a single answer answers itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carson.city.facts import ids
from carson.city.facts.geometry import EDGES, bit, count, first
from carson.city.facts.ids import AMOUNT, CHARACTER, DIE, EDGE, NONE, SEAT, TILE, WORDS
from carson.city.steps import (
    aftermath,
    auction,
    build,
    cast,
    choose,
    city_hall,
    deferred,
    duel,
    evening,
    gifts,
    grants,
    houses,
    income,
    parcels,
    place,
    roads,
    round_end,
    setup,
    spaces,
    taxes,
)
from carson.city.table import agenda, events, schedule
from carson.city.table.agenda import CHANCES, QUESTION, a_of, b_of, frame, kind_of, seat_of
from carson.city.table.schedule import ROUND_STEPS
from carson.city.table.stack import pop, push, replace, top
from carson.city.table.table import Table

FEW_WORDS: Final = 6  # the words that hold everything but amounts


def begin(s: Table) -> None:
    """Set a new game up to its first draw."""
    setup.lay_out(s)
    advance(s)


def advance(s: Table) -> None:
    """Run steps until a seat has a real choice, a die or draw is due, or the game is over."""
    while s.depth > 0:
        packed = top(s)
        if kind_of(packed) < QUESTION:
            _run(s, packed)
            continue
        _offer(s, packed)
        number = _few(s)
        if number == 0:
            pop(s)
        elif number == 1 and kind_of(packed) < CHANCES:
            _answer(s, packed, _first_option(s))
        else:
            if kind_of(packed) < CHANCES and kind_of(packed) != agenda.ASK_CITY_HALL:
                roads.offer_own_roads(s, seat_of(packed))
            return
    _clear_options(s)


def act(s: Table, action: i64) -> None:
    """Take an answer or an outcome, then run on."""
    packed = top(s)
    if EDGE <= action < EDGE + EDGES and not _lays_free_roads(s, packed):
        roads.lay_own(s, seat_of(packed), action - EDGE)
    else:
        _answer(s, packed, action)
    advance(s)


def _lays_free_roads(s: Table, packed: i64) -> bool:
    return kind_of(packed) == agenda.ASK_CITY_HALL and city_hall.needs_roads(s)


# ---- options


def options_count(s: Table) -> i64:
    number: i64 = 0
    word: i64
    for word in range(s.words_used):
        if s.options[word] != 0:
            number += count(s.options[word])
    return number


def _few(s: Table) -> i64:
    """0 or 1 when there are no more options than that, otherwise 2."""
    number: i64 = 0
    word: i64
    for word in range(s.words_used):
        if s.options[word] != 0:
            number += count(s.options[word])
            if number > 1:
                return 2
    return number


def _first_option(s: Table) -> i64:
    word: i64 = 0
    while s.options[word] == 0:
        word += 1
    return word * 64 + first(s.options[word])


def is_option(s: Table, action: i64) -> bool:
    return 0 <= action < WORDS * 64 and (s.options[action >> 6] & bit(action & 63)) != 0


def _clear_options(s: Table) -> None:
    word: i64
    for word in range(s.words_used):
        s.options[word] = 0
    s.words_used = FEW_WORDS


# ---- steps


def _run(s: Table, packed: i64) -> None:
    kind = kind_of(packed)
    if kind == agenda.ROUND:
        _next_step(s, packed)
    elif kind == agenda.USE_SPACE:
        spaces.use(s, packed)
    elif kind == agenda.FIGHTS:
        duel.next_fight(s)
    elif kind == agenda.BUY_PARCELS:
        parcels.next_buyer(s, packed)
    elif kind == agenda.ROAD_WINDOW:
        roads.next_window(s, packed)
    elif kind == agenda.DEFERRED:
        deferred.next_deferred(s, packed)


def _next_step(s: Table, packed: i64) -> None:
    """Start the next step of the round, or the next round."""
    at = a_of(packed)
    if at == len(ROUND_STEPS):
        at = 0
    if at == 0:
        s.round += 1
    replace(s, frame(agenda.ROUND, 0, at + 1, 0))
    step: i64 = ROUND_STEPS[at]
    if step < ids.SPACES:
        push(s, agenda.USE_SPACE, 0, step)
    else:
        _start_step(s, step)


def _start_step(s: Table, step: i64) -> None:
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
    elif step == schedule.ROAD_WINDOW:
        push(s, agenda.ROAD_WINDOW)
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
    elif step == schedule.LAST_ROADS:
        roads.last_window(s)
    elif step == schedule.LAST_ROUND:
        _end_after_last_round(s)
    elif step == schedule.RETURN_TOKEN:
        round_end.return_token(s)
    elif step == schedule.REFILL:
        round_end.shift_and_refill(s)
    elif step == schedule.RETURN_CHARACTERS:
        round_end.return_characters(s)


def _end_after_last_round(s: Table) -> None:
    if s.round == s.rules.rounds:
        s.tell(events.GAME_OVER, NONE)
        pop(s)


# ---- questions and chances: what may be answered, and what an answer does


def _offer(s: Table, packed: i64) -> None:
    """Fill the options of the question or chance on top."""
    _clear_options(s)
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == agenda.ASK_PLACE:
        place.offer_places(s, seat)
    elif kind == agenda.ROLL_DUEL or kind == agenda.ROLL_GAMBLE:
        duel.offer_die(s)
    elif kind == agenda.ASK_ROADS:
        roads.offer_window(s, seat)
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
        _offer_power(s, packed)


def _offer_power(s: Table, packed: i64) -> None:
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
    elif kind == agenda.ASK_TAX:
        taxes.offer_taxes(s)
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


def _answer(s: Table, packed: i64, action: i64) -> None:
    """Hand an answer or an outcome to the step that asked for it."""
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == agenda.ASK_PLACE:
        place.take_place(s, seat, action)
    elif kind == agenda.ROLL_DUEL:
        duel.roll(s, packed, action - DIE)
    elif kind == agenda.ASK_ROADS:
        pop(s)
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
        _answer_power(s, packed, action)


def _answer_power(s: Table, packed: i64, action: i64) -> None:
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
    elif kind == agenda.ASK_TAX:
        taxes.take_tax(s, seat, action)
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
