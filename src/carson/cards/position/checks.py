"""What no table can show: a card in two places, a hand that cannot be, an agenda that leads nowhere."""

from carson.cards.count.moment import is_sealed
from carson.cards.count.piles import era_of, fitting_faces, pile_size
from carson.cards.count.sales import is_one_area
from carson.cards.facts.characters import ARROWS, AUCTIONEER, CAPTAIN
from carson.cards.facts.deck import BACK_OF
from carson.cards.facts.grid import FAR, NEAR, bits_of
from carson.cards.facts.ids import ERA_CARDS, ERA_ROUNDS, NONE, SALES
from carson.cards.position.frames import FORMS, may_lie_on
from carson.cards.position.names import CARD, CHARACTER, SUIT
from carson.cards.position.usual import cards_about, characters_about, characters_needed
from carson.cards.table.agenda import DRAW_BACK, FRAME_NAMES, GAME_OVER, REVEAL, ROUND, b_of, frame, kind_of
from carson.cards.table.table import CITY, COVERED, Table
from carson.cards.words.terms import later
from carson.core.errors import BadPosition
from carson.core.seats import seat_text
from carson.core.sentence import Sentence

Blame = dict[str, int]  # the number of the line about something


def check(s: Table, blame: Blame) -> None:
    """Refuse what cannot be."""
    _check_cards(s, blame)
    _check_characters(s, blame)
    _check_pile(s, blame)
    _check_backs(s, blame)
    _check_seats(s, blame)
    for seat in range(s.rules.players):
        _check_city(s, seat, blame)
    _check_agenda(s, blame)


def _fail(message: Sentence, blame: Blame, *words: str) -> None:
    """Blame the first of these lines that there is."""
    raise BadPosition(message, next((blame[word] for word in words if word in blame), 0))


# ---- cards


def _check_cards(s: Table, blame: Blame) -> None:
    cards = cards_about(s)
    for card in cards:
        if cards.count(card) > 1:
            _fail(later("position.card-twice", card=CARD.text(card)), blame, "offer", "sold")
        if card >= ERA_CARDS and s.round <= ERA_ROUNDS:
            _fail(later("position.second-era", card=CARD.text(card)), blame, "round", "offer")
    for card in s.offer:
        if card // ERA_CARDS != era_of(s):
            _fail(later("position.first-era", card=CARD.text(card)), blame, "offer")
    if s.sold.bit_count() > SALES:
        _fail(later("position.sold-too-many", sales=SALES), blame, "sold")
    if s.sold and not any(owned >> AUCTIONEER & 1 for owned in s.owned[: s.rules.players]):
        _fail(later("position.sold-by-nobody"), blame, "sold")


def _check_characters(s: Table, blame: Blame) -> None:
    people = characters_about(s)
    for character in people:
        if people.count(character) > 1:
            name = CHARACTER.text(character)
            _fail(later("position.character-twice", character=name), blame, "offer", "passed", "bottom")
    if s.tired & ~ARROWS:
        name = CHARACTER.text(bits_of(s.tired & ~ARROWS)[0])
        _fail(later("position.never-turned", character=name), blame)


def _check_pile(s: Table, blame: Blame) -> None:
    """Every round to come draws a character, and the Paperboy may bring one more (A45)."""
    needed = characters_needed(s)
    if pile_size(s) < needed:
        message = later("position.few-characters", pile=pile_size(s), needed=needed)
        _fail(message, blame, "passed", "round", "offer", "bottom")


def _check_backs(s: Table, blame: Blame) -> None:
    """Enough unseen backs for the unseen cards, and faces for the visible back."""
    face_up = s.unseen.bit_count() - (1 if s.top_back != NONE else 0)
    if s.unseen and not s.rules.printed_backs and sum(s.backs_left) < face_up:
        _fail(later("position.backs-seen"), blame, "backs-seen")
    if any(left < 0 for left in s.backs_left):
        _fail(later("position.few-of-a-back"), blame, "back", "bottom")
    if s.unseen and s.top_back != NONE and not fitting_faces(s):
        _fail(later("position.no-such-back"), blame, "back")
    if s.rules.printed_backs and any(BACK_OF[card & 255] != card >> 8 for card in s.queue):
        _fail(later("position.other-back"), blame, "bottom")


# ---- seats and cities


def _check_seats(s: Table, blame: Blame) -> None:
    for seat, suit in enumerate(s.suits):
        if s.suits.count(suit) > 1:
            _fail(later("position.suit-twice", suit=SUIT.text(suit)), blame, f"player {seat_text(seat)}")
    sealing = is_sealed(s)
    for seat in range(s.rules.seats):
        line = f"player {seat_text(seat)}"
        if s.bid[seat] and (s.hand[seat] >> s.bid[seat] & 1 != 0) != sealing:
            _fail(later("position.sealed-in-hand" if sealing else "position.open-in-hand"), blame, line)
        spent = 1 if s.bid[seat] and not sealing else 0
        if s.hand[seat].bit_count() + spent < _rounds_left(s):
            _fail(later("position.few-auction-cards", rounds=_rounds_left(s)), blame, line)
        if sealing and s.rules.is_virtual(seat) and s.bid[seat]:
            _fail(later("position.virtual-sealed"), blame, line)


def _rounds_left(s: Table) -> int:
    """Rounds of this era that need an auction card, this one too."""
    if not s.agenda or kind_of(s.agenda[0]) == GAME_OVER:
        return 0
    return ERA_ROUNDS - (s.round - 1) % ERA_ROUNDS if s.round else ERA_ROUNDS


def _check_city(s: Table, seat: int, blame: Blame) -> None:
    line = (f"city {seat_text(seat)}", f"land {seat_text(seat)}")
    covered = s.cells[seat * CITY + COVERED]
    if covered and not is_one_area(covered):
        _fail(later("position.city-in-parts"), blame, *line)
    at = seat * 4
    sides = sorted((s.box[at + 1] - s.box[at] + 1, s.box[at + 3] - s.box[at + 2] + 1))
    longest = FAR if s.owned[seat] >> CAPTAIN & 1 else NEAR
    if covered and (sides[0] > NEAR or sides[1] > longest):
        _fail(later("position.city-too-large", width=NEAR, height=longest), blame, *line)


# ---- the agenda


def _check_agenda(s: Table, blame: Blame) -> None:
    """The entries fit on each other, and a pending question or draw can be answered."""
    if not s.agenda:
        return
    if kind_of(s.agenda[0]) not in (ROUND, GAME_OVER):
        _fail(later("position.agenda-start"), blame, "agenda")
    for lower, upper in zip(s.agenda, s.agenda[1:], strict=False):
        if not may_lie_on(upper, lower):
            names = {"upper": FRAME_NAMES[kind_of(upper)], "lower": FRAME_NAMES[kind_of(lower)]}
            _fail(later("position.not-on", **names), blame, "agenda")
    if (s.round == 0) != (s.agenda[0] == frame(ROUND)):
        _fail(later("position.round-0"), blame, "round", "agenda")
    if len(s.agenda) == 1 and kind_of(s.agenda[0]) == ROUND:
        _fail(later("position.nothing-to-do"), blame, "agenda")
    turned_up = DRAW_BACK in map(kind_of, s.agenda) or _is_drawing(s)
    if turned_up != (s.top_back == NONE) and (s.unseen or s.queue):
        _fail(later("position.back-visible"), blame, "back", "agenda")
    for at, packed in enumerate(s.agenda):
        problem = FORMS[kind_of(packed)].problem(s, packed)
        if problem:
            _fail(problem, blame, f"agenda {at}")


def _is_drawing(s: Table) -> bool:
    """Whether a character was drawn and the next back is not turned up yet."""
    top = s.agenda[-1]
    return kind_of(top) == REVEAL and b_of(top) == 1
