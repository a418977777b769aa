"""The flow of a game: the steps of a round as one list, and who handles which question.

This is the only place that knows all steps. A state rests at a question or a chance; `advance` runs steps
until one is reached. A question or a draw with a single answer answers itself.
"""

from __future__ import annotations

from typing import Final

from carson.cards.facts import characters as who
from carson.cards.facts.grid import lowest
from carson.cards.facts.ids import BACK, BID, CHARACTER, ERA_ROUNDS, NONE, ROUNDS, TERRAIN
from carson.cards.steps import bids, fetching, piles, placing, setup, taking, windows
from carson.cards.table import agenda, events
from carson.cards.table.agenda import CHANCES, QUESTION, a_of, frame, kind_of, seat_of
from carson.cards.table.stack import pop, replace, top
from carson.cards.table.table import Table

# ---- the steps of a round; numbers below 32 are the windows of characters
BEGIN: Final = 32
CHARACTER_SHOWN: Final = 33
TERRAIN_SHOWN: Final = 34
RANKING: Final = 35
CHOICE: Final = 36
TURN_OVER: Final = 37
TAKING: Final = 38
CLEAN_UP: Final = 39
END: Final = 40

ROUND_STEPS: Final[bytes] = bytes(
    [
        # stage 1: the offer
        BEGIN,
        CHARACTER_SHOWN,
        TERRAIN_SHOWN,
        RANKING,
        who.GOVERNOR,
        who.LAWYER,
        who.WORKER,
        who.HEROES,
        who.GUNSMITH,
        # stage 2: the choice
        CHOICE,
        TURN_OVER,
        who.MERCENARY,
        who.DOCTOR,
        # stage 3: taking cards
        TAKING,
        # stage 4
        CLEAN_UP,
        END,
    ]
)


def begin(s: Table) -> None:
    """Set a new game up to its first draw."""
    setup.lay_out(s)
    advance(s)


def advance(s: Table) -> None:
    """Run steps until a seat has a real choice, a draw is due, or the game is over."""
    s.options = 0
    while s.agenda:
        packed = top(s)
        kind = kind_of(packed)
        if kind < QUESTION:
            _run(s, packed)
            continue
        if kind == agenda.ASK_BIDS:
            bids.seal_only_cards(s)
            if bids.first_chooser(s) != NONE:
                return
            pop(s)
            continue
        _offer(s, packed)
        if s.options == 0:
            pop(s)  # nothing to take (A36)
        elif s.options & (s.options - 1) == 0:
            only = lowest(s.options)
            s.options = 0
            _answer(s, packed, only)
        else:
            return


def act(s: Table, seat: int, action: int) -> None:
    """Take an answer or an outcome, then run on."""
    packed = top(s)
    s.options = 0
    if kind_of(packed) == agenda.ASK_BIDS:
        bids.seal(s, seat, action - BID)
    else:
        _answer(s, packed, action)
    advance(s)


# ---- steps


def _run(s: Table, packed: int) -> None:
    kind = kind_of(packed)
    if kind == agenda.ROUND:
        _next_step(s, packed)
    elif kind == agenda.REVEAL:
        piles.reveal(s, packed)
    elif kind == agenda.TAKING:
        taking.next_turn(s, packed)
    elif kind == agenda.PLACING:
        placing.run(s, packed)
    elif kind == agenda.GAME_OVER:
        pop(s)
        s.tell(events.GAME_OVER, NONE)


def _next_step(s: Table, packed: int) -> None:
    """Start the next step of the round, or the next round."""
    at = a_of(packed) % len(ROUND_STEPS)
    replace(s, frame(agenda.ROUND, 0, at + 1))
    step: int = ROUND_STEPS[at]
    if step < BEGIN:
        windows.open_window(s, step)
    elif step == BEGIN:
        setup.begin_round(s)
    elif step == CHARACTER_SHOWN:
        setup.reveal_character(s)
    elif step == TERRAIN_SHOWN:
        setup.reveal_terrain(s, s.rules.shown)
    elif step == RANKING:
        setup.freeze_ranking(s)
    elif step == CHOICE:
        bids.ask_bids(s)
    elif step == TURN_OVER:
        bids.turn_over(s)
    elif step == TAKING:
        taking.begin(s)
    elif step == CLEAN_UP:
        taking.clean_up(s)
    elif step == END:
        _end_round(s)


def _end_round(s: Table) -> None:
    """After nine rounds the second era; after eighteen a last sale (A48), then everything is counted."""
    if s.round == ERA_ROUNDS:
        setup.begin_era(s)
    elif s.round == ROUNDS:
        replace(s, frame(agenda.GAME_OVER))
        seat = windows.owner_of(s, who.AUCTIONEER)
        if seat != NONE:
            placing.offer_sale(s, seat)


# ---- questions and chances: what may be answered, and what an answer does


def _offer(s: Table, packed: int) -> None:
    """Fill the options of the question or chance on top."""
    kind = kind_of(packed)
    if kind == agenda.ASK_PLACE:
        placing.offer_places(s, packed)
    elif kind == agenda.ASK_TAKE:
        taking.offer_cards(s)
    elif kind == agenda.ASK_USE:
        windows.offer_use(s)
    elif kind == agenda.ASK_SALE:
        placing.offer_sales(s, seat_of(packed))
    elif kind == agenda.ASK_FETCH:
        fetching.offer_fetch(s)
    elif kind == agenda.DRAW_TERRAIN:
        setup.offer_terrain(s)
    elif kind == agenda.DRAW_VALUE:
        bids.offer_values(s, seat_of(packed))
    elif kind == agenda.DRAW_FACE:
        piles.offer_faces(s)
    elif kind == agenda.DRAW_BACK:
        piles.offer_backs(s)
    elif kind == agenda.DRAW_WHERE:
        fetching.offer_where(s)


def _answer(s: Table, packed: int, action: int) -> None:
    """Hand an answer or an outcome to the step that asked for it."""
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == agenda.ASK_PLACE:
        placing.take_place(s, packed, action)
    elif kind == agenda.ASK_TAKE:
        taking.take_card(s, seat, action)
    elif kind == agenda.ASK_USE:
        windows.take_use(s, packed, seat, action)
    elif kind == agenda.ASK_SALE:
        placing.take_sale(s, seat, action)
    elif kind == agenda.ASK_FETCH:
        fetching.take_fetch(s, seat, action)
    elif kind == agenda.DRAW_TERRAIN:
        setup.show_terrain(s, packed, action - TERRAIN)
    elif kind == agenda.DRAW_VALUE:
        bids.draw_value(s, seat, action - BID)
    elif kind == agenda.DRAW_FACE:
        _draw_face(s, packed, action - CHARACTER)
    elif kind == agenda.DRAW_BACK:
        piles.show_back(s, action - BACK)
    elif kind == agenda.DRAW_WHERE:
        fetching.take_where(s, action)


def _draw_face(s: Table, packed: int, character: int) -> None:
    if a_of(packed) == fetching.FOR_PAPERBOY:
        fetching.take_unseen_top(s, seat_of(packed), character)
    else:
        piles.show_face(s, character)


def is_chance(s: Table) -> bool:
    """Whether a draw is due."""
    return bool(s.agenda) and kind_of(top(s)) >= CHANCES
