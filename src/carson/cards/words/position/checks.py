"""What no table can show: a card in two places, a hand that cannot be, an agenda that leads nowhere."""

from __future__ import annotations

from carson.cards.count.sales import is_one_area
from carson.cards.facts.characters import ARROWS, AUCTIONEER, CAPTAIN
from carson.cards.facts.deck import BACK_OF
from carson.cards.facts.grid import FAR, NEAR, bits_of
from carson.cards.facts.ids import ERA_CARDS, ERA_ROUNDS, NONE, SALES
from carson.cards.steps.piles import fitting_faces
from carson.cards.steps.setup import era_of
from carson.cards.table import agenda
from carson.cards.table.agenda import a_of, b_of, kind_of, seat_of
from carson.cards.table.table import CITY, COVERED, Table
from carson.cards.words.position.frames import may_lie_on
from carson.cards.words.position.names import CARD, CHARACTER, SUIT
from carson.cards.words.position.usual import cards_about, characters_about
from carson.core.errors import BadPosition
from carson.core.seats import seat_text

Blame = dict[str, int]  # the number of the line about something


def check(s: Table, blame: Blame) -> None:
    """Refuse what cannot be."""
    _check_cards(s, blame)
    _check_characters(s, blame)
    _check_backs(s, blame)
    _check_seats(s, blame)
    for seat in range(s.rules.players):
        _check_city(s, seat, blame)
    _check_agenda(s, blame)


def _fail(message: str, blame: Blame, *words: str) -> None:
    """Blame the first of these lines that there is."""
    raise BadPosition(message, next((blame[word] for word in words if word in blame), 0))


# ---- cards


def _check_cards(s: Table, blame: Blame) -> None:
    cards = cards_about(s)
    for card in cards:
        if cards.count(card) > 1:
            _fail(f"{CARD.text(card)} lies in two places", blame, "offer", "sold")
        if card >= ERA_CARDS and s.round <= ERA_ROUNDS:
            _fail(f"{CARD.text(card)} comes in the second era", blame, "round", "offer")
    for card in s.offer:
        if card // ERA_CARDS != era_of(s):
            _fail(f"{CARD.text(card)} belongs to the first era", blame, "offer")
    if s.sold.bit_count() > SALES:
        _fail(f"at most {SALES} cards can be sold", blame, "sold")
    if s.sold and not any(owned >> AUCTIONEER & 1 for owned in s.owned[: s.rules.players]):
        _fail("cards are sold, but nobody has the Auctioneer", blame, "sold")


def _check_characters(s: Table, blame: Blame) -> None:
    people = characters_about(s)
    for character in people:
        if people.count(character) > 1:
            _fail(f"{CHARACTER.text(character)} is in two places", blame, "offer", "passed", "bottom")
    if s.tired & ~ARROWS:
        _fail(f"{CHARACTER.text(bits_of(s.tired & ~ARROWS)[0])} is never turned", blame)


def _check_backs(s: Table, blame: Blame) -> None:
    """Enough unseen backs for the unseen cards, and faces for the visible back."""
    face_up = s.unseen.bit_count() - (1 if s.top_back != NONE else 0)
    if s.unseen and not s.rules.printed_backs and sum(s.backs_left) < face_up:
        _fail("more backs were seen than cards have left the pile", blame, "backs-seen")
    if any(left < 0 for left in s.backs_left):
        _fail("there are not so many cards with one of these backs", blame, "back", "bottom")
    if s.unseen and s.top_back != NONE and not fitting_faces(s):
        _fail("no character of the pile has this back", blame, "back")
    if s.rules.printed_backs and any(BACK_OF[card & 255] != card >> 8 for card in s.queue):
        _fail("one of these characters has another back", blame, "bottom")


# ---- seats and cities


def _check_seats(s: Table, blame: Blame) -> None:
    for seat, suit in enumerate(s.suits):
        if s.suits.count(suit) > 1:
            _fail(f"two seats have the suit {SUIT.text(suit)}", blame, f"player {seat_text(seat)}")
    sealing = bool(s.agenda) and kind_of(s.agenda[-1]) == agenda.ASK_BIDS
    for seat in range(s.rules.seats):
        line = f"player {seat_text(seat)}"
        if s.bid[seat] and (s.hand[seat] >> s.bid[seat] & 1 != 0) != sealing:
            message = (
                "a sealed card is still in the hand" if sealing else "an open card is no longer in the hand"
            )
            _fail(message, blame, line)
        spent = 1 if s.bid[seat] and not sealing else 0
        if s.hand[seat].bit_count() + spent < _rounds_left(s):
            message = f"there are fewer auction cards than rounds left in this era ({_rounds_left(s)})"
            _fail(message, blame, line)
        if sealing and s.rules.is_virtual(seat) and s.bid[seat]:
            _fail("a virtual player turns its card over when all have chosen", blame, line)


def _rounds_left(s: Table) -> int:
    """Rounds of this era that need an auction card, this one too."""
    if not s.agenda or kind_of(s.agenda[0]) == agenda.GAME_OVER:
        return 0
    return ERA_ROUNDS - (s.round - 1) % ERA_ROUNDS if s.round else ERA_ROUNDS


def _check_city(s: Table, seat: int, blame: Blame) -> None:
    line = (f"city {seat_text(seat)}", f"land {seat_text(seat)}")
    covered = s.cells[seat * CITY + COVERED]
    if covered and not is_one_area(covered):
        _fail("the city falls into several parts", blame, *line)
    at = seat * 4
    sides = sorted((s.box[at + 1] - s.box[at] + 1, s.box[at + 3] - s.box[at + 2] + 1))
    longest = FAR if s.owned[seat] >> CAPTAIN & 1 else NEAR
    if covered and (sides[0] > NEAR or sides[1] > longest):
        _fail(f"the city is larger than {NEAR} x {longest}", blame, *line)


# ---- the agenda


def _check_agenda(s: Table, blame: Blame) -> None:
    """The entries fit on each other, and a pending question or draw can be answered."""
    if not s.agenda:
        return
    if kind_of(s.agenda[0]) not in (agenda.ROUND, agenda.GAME_OVER):
        _fail("the agenda starts with the round, or with counting", blame, "agenda")
    for lower, upper in zip(s.agenda, s.agenda[1:], strict=False):
        if not may_lie_on(upper, lower):
            upper_name, lower_name = (agenda.FRAME_NAMES[kind_of(packed)] for packed in (upper, lower))
            _fail(f"{upper_name} cannot come on {lower_name} at this moment", blame, "agenda")
    if (s.round == 0) != (s.agenda[0] == agenda.frame(agenda.ROUND)):
        _fail("round 0 is the setting up, and only that", blame, "round", "agenda")
    if len(s.agenda) == 1 and kind_of(s.agenda[0]) == agenda.ROUND:
        _fail("the agenda says what is to do within the round", blame, "agenda")
    turned_up = agenda.DRAW_BACK in map(kind_of, s.agenda) or _is_drawing(s)
    if turned_up != (s.top_back == NONE) and (s.unseen or s.queue):
        _fail("the back of the pile is visible unless it is being drawn", blame, "back", "agenda")
    _check_draws(s, blame)


def _is_drawing(s: Table) -> bool:
    """Whether a character was drawn and the next back is not turned up yet."""
    top = s.agenda[-1]
    return kind_of(top) == agenda.REVEAL and b_of(top) == 1


def _check_draws(s: Table, blame: Blame) -> None:
    for packed in s.agenda:
        kind = kind_of(packed)
        if kind == agenda.DRAW_VALUE and s.bid[seat_of(packed)]:
            _fail("this virtual player has turned over a card already", blame, "agenda")
        if kind == agenda.DRAW_TERRAIN and s.pile.bit_count() < a_of(packed):
            _fail("there are not so many terrain cards left", blame, "agenda")
        if kind == agenda.DRAW_WHERE and s.owned[seat_of(packed)] >> a_of(packed) & 1 == 0:
            _fail("the Paperboy's owner does not have this character", blame, "agenda")
