"""Reading cities: cards by name and cell, or parcels drawn on the ground."""

from carson.cards.facts.grid import CARD_PLACES, SIZE, column_of, row_of
from carson.cards.facts.parcels import LETTERS
from carson.cards.position.names import CARD, CELL
from carson.cards.table.cities import DRAWN, PIECE_SHIFT, cell_of, piece_of, refresh
from carson.cards.table.table import Table
from carson.cards.words.terms import later, say
from carson.core.errors import BadPosition
from carson.core.position_text import NOTHING, Line, Words, seats
from carson.core.seats import seat_text


def read_city(s: Table, words: Words) -> str:
    """Cards in placing order, each as card@cell; the letter of the player."""
    seat = words.one(seats(s.rules.players))
    while words.left():
        name, at, where = words.take(say("position.a-card")).partition("@")
        if not at:
            words.fail(say("position.card-at", card=name))
        card, cell = words.named(CARD, name), words.named(CELL, where)
        if not CARD_PLACES >> cell & 1:
            words.fail(say("why-not.off-the-ground", cell=where))
        if any(piece_of(laid) == card for laid in s.laid[seat]):
            words.fail(say("position.named-twice", name=name))
        s.laid[seat].append(cell | card << PIECE_SHIFT)
    refresh(s, seat)
    return seat_text(seat)


def read_land(s: Table, words: Words, rows: list[Line]) -> str:
    """Parcels that belong to no card; they lie under all cards. The letter of the player."""
    seat = words.one(seats(s.rules.players))
    corner = words.one(CELL)
    words.end()
    if not rows:
        words.fail(say("position.no-drawing"))
    drawn: list[int] = []
    for down, line in enumerate(rows):
        for right, letter in enumerate(line.text.strip()):
            if letter == NOTHING:
                continue
            if letter not in LETTERS:
                raise BadPosition(later("position.no-parcel", letter=letter, letters=LETTERS), line.number)
            if column_of(corner) + right >= SIZE or row_of(corner) + down >= SIZE:
                raise BadPosition(later("position.off-the-ground"), line.number)
            drawn.append(corner + down * SIZE + right | (DRAWN + LETTERS.index(letter)) << PIECE_SHIFT)
    s.laid[seat] = sorted(drawn, key=cell_of) + [laid for laid in s.laid[seat] if piece_of(laid) < DRAWN]
    refresh(s, seat)
    return seat_text(seat)
