"""The table as a tensor: every part has a line here, and `words/en.tensors.ftl` tells what it is."""

from typing import Final

from mypy_extensions import i64

from carson.cards.count.moment import is_sealed
from carson.cards.facts.deck import CARD_APPEAL, CARD_PARCELS
from carson.cards.facts.grid import FAR, SIZE
from carson.cards.facts.ids import CHARACTERS, ERA_CARDS, NONE
from carson.cards.table.agenda import ASK_PLACE, CHANCES, QUESTION, TAKING, a_of, b_of, kind_of, seat_of
from carson.cards.table.cities import DRAWN, cell_of, piece_of
from carson.cards.table.table import Table
from carson.cards.view.known import SEALED
from carson.core.tensor import Tensor

FRAMES: Final = 16  # of the agenda, the next one first
IN_A_FRAME: Final = 4  # kind, seat, a, b
KINDS: Final = 8  # of questions, and of chances
PEOPLE: Final = 24  # for 21 characters
VALUES: Final = 12  # of auction cards: 0 is none
OFFERED: Final = 5  # terrain cards at most
IN_A_CARD: Final = 6  # its number from 1, its appeal, its parcels from 1
PARCELS: Final[bytes] = bytes(CARD_PARCELS)
ERA_SET: Final = (1 << ERA_CARDS) - 1


def encode(s: Table, viewer: i64, t: Tensor) -> None:
    """Everything a seat may know."""
    t.face(max(viewer, 0), s.rules.seats)
    _moment(s, t)
    _piles(s, t)
    _offer(s, t)
    _holdings(s, viewer, t)
    _cities(s, t)


def _moment(s: Table, t: Tensor) -> None:
    top = s.agenda[-1] if s.agenda else 0
    kind = kind_of(top)
    t.flags("question", 1 << (kind - QUESTION) if QUESTION <= kind < CHANCES else 0, KINDS)
    t.flags("chance", 1 << (kind - CHANCES) if kind >= CHANCES else 0, KINDS)
    t.number("seat", t.nth(0))
    t.number("round", s.round)
    t.part("agenda", FRAMES, IN_A_FRAME)
    depth = len(s.agenda)
    for n in range(min(FRAMES, depth)):
        packed = s.agenda[depth - 1 - n]
        t.put(kind_of(packed))
        t.put(t.counted(seat_of(packed)))
        t.put(t.turned(a_of(packed)) if kind_of(packed) == TAKING else a_of(packed))
        t.put(b_of(packed))
    t.zeros(IN_A_FRAME * max(0, FRAMES - depth))


def _piles(s: Table, t: Tensor) -> None:
    t.flags("pile", s.pile, ERA_CARDS)
    t.flags("unseen", s.unseen, PEOPLE)
    t.flags("passed", s.passed, PEOPLE)
    t.flags("tired", s.tired, PEOPLE)
    t.group("sold", 2, ERA_CARDS)
    _put_cards(s.sold, t)
    t.number("top_back", s.top_back)
    t.part("backs_left", CHARACTERS)
    for left in s.backs_left:
        t.put(left)
    t.zeros(CHARACTERS - len(s.backs_left))
    t.part("queue", CHARACTERS, 2)
    for card in s.queue:
        t.put((card & 255) + 1)
        t.put((card >> 8) + 1)
    t.zeros(2 * (CHARACTERS - len(s.queue)))


def _offer(s: Table, t: Tensor) -> None:
    t.number("shown", s.shown)
    t.number("shown_back", s.shown_back)
    t.number("ranking", s.ranking)
    t.part("offer", OFFERED, IN_A_CARD)
    for n in range(OFFERED):
        _put_card(s.offer[n] if n < len(s.offer) else NONE, t)
    t.part("card", IN_A_CARD)
    top = s.agenda[-1] if s.agenda else 0
    _put_card(a_of(top) if kind_of(top) == ASK_PLACE else NONE, t)


def _put_card(card: int, t: Tensor) -> None:
    if card == NONE:
        t.zeros(IN_A_CARD)
        return
    t.put(card + 1)
    t.put(CARD_APPEAL[card])
    for at in range(card * 4, card * 4 + 4):
        t.put(PARCELS[at] + 1)


def _put_cards(cards: int, t: Tensor) -> None:
    """A set of terrain cards of both eras."""
    t.put_set(cards & ERA_SET, ERA_CARDS)
    t.put_set(cards >> ERA_CARDS, ERA_CARDS)


def _holdings(s: Table, viewer: i64, t: Tensor) -> None:
    seats = s.rules.seats
    sealed = is_sealed(s)
    t.seat("outside", s.outside)
    t.seat("doubled", s.doubled)
    t.part("bid", seats)
    for n in range(seats):
        seat = t.nth(n)
        value = s.bid[seat]
        t.put(SEALED if sealed and value != 0 and seat != viewer else value)
    t.part("boost", seats)
    for n in range(seats):
        t.put(s.boost[t.nth(n)])
    t.part("suit", seats)
    for n in range(seats):
        t.put(s.suits[t.nth(n)])
    t.group("hand", seats, VALUES)
    for n in range(seats):
        t.put_set(s.hand[t.nth(n)], VALUES)
    t.group("owned", seats, PEOPLE)
    for n in range(seats):
        t.put_set(s.owned[t.nth(n)], PEOPLE)
    t.group("beside", seats, 2 * ERA_CARDS)
    for n in range(seats):
        _put_cards(s.beside[t.nth(n)], t)


def _cities(s: Table, t: Tensor) -> None:
    """What is seen from above, from the first column and row of each city on."""
    players = s.rules.players
    t.part("corner", players, 2)
    for n in range(s.rules.seats):
        seat = t.nth(n)
        if seat < players:
            t.put(s.box[seat * 4])
            t.put(s.box[seat * 4 + 2])
    field = t.canvas("city", players, FAR)
    for n in range(s.rules.seats):
        seat = t.nth(n)
        if seat < players:
            _paint(s, int(seat), field, t)
            field += FAR * FAR


def _paint(s: Table, seat: int, field: i64, t: Tensor) -> None:
    left: i64 = s.box[seat * 4]
    top: i64 = s.box[seat * 4 + 2]
    for laid in s.laid[seat]:
        piece: i64 = piece_of(laid)
        cell: i64 = cell_of(laid)
        column, row = cell % SIZE - left, cell // SIZE - top
        if column >= FAR or row >= FAR:
            continue
        spot = field + row * FAR + column
        if piece >= DRAWN:
            t.paint(spot, piece - DRAWN + 1)
            continue
        t.paint(spot, PARCELS[piece * 4] + 1)
        t.paint(spot + 1, PARCELS[piece * 4 + 1] + 1)
        t.paint(spot + FAR, PARCELS[piece * 4 + 2] + 1)
        t.paint(spot + FAR + 1, PARCELS[piece * 4 + 3] + 1)
