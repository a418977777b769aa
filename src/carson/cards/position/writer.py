"""Writing a position: canonical, and without what is usual."""

from collections.abc import Iterator

from carson.cards.drawing.city import letters_of
from carson.cards.facts.grid import SIZE, bits_of, column_of, row_of
from carson.cards.facts.ids import NONE
from carson.cards.facts.parcels import LETTERS
from carson.cards.position.frames import frame_text
from carson.cards.position.names import BACK, CARD, CHARACTER, HEADER, OVER, SUIT, VALUE
from carson.cards.position.players import TURNED
from carson.cards.position.usual import backs_seen, gone_now, usual_agenda, usual_back, usual_hand
from carson.cards.state import CardsState
from carson.cards.table.cities import DRAWN, cell_of, piece_of
from carson.cards.table.table import Table
from carson.cards.words.actions import cell_text
from carson.core.position_text import NOTHING
from carson.core.seats import LETTERS as SEATS


def write_position(state: CardsState) -> str:
    """A state as a text that people can read and edit."""
    blocks = [
        [HEADER],
        [f"option {name} {value}".rstrip() for name, value in state.rules.options.items()],
        list(_table_lines(state)),
        [_player_line(state, seat) for seat in range(state.rules.seats)],
        *[list(_city_lines(state, seat)) for seat in range(state.rules.players)],
        _agenda_lines(state),
    ]
    return "\n\n".join(["\n".join(block) for block in blocks if block]) + "\n"


def _table_lines(s: Table) -> Iterator[str]:
    """The lines about the table as a whole."""
    yield f"round {s.round}"
    gone = gone_now(s)
    if gone:
        yield f"era-gone {CARD.texts(gone)}"
    if s.shown != NONE or s.offer:
        character = NOTHING if s.shown == NONE else CHARACTER.text(s.shown)
        yield " ".join(["offer", character, *[CARD.text(card) for card in s.offer]])
    if s.shown_back != NONE:
        yield f"offer-back {BACK.text(s.shown_back)}"
    if s.top_back != usual_back(s):
        yield f"back {NOTHING if s.top_back == NONE else BACK.text(s.top_back)}"
    if not s.rules.printed_backs:
        yield " ".join(["backs-seen", *[BACK.text(back) for back in backs_seen(s)]]).strip()
    if s.queue:
        cards = [f"{CHARACTER.text(card & 255)}:{BACK.text(card >> 8)}" for card in s.queue]
        yield " ".join(["bottom", *cards])
    if s.passed:
        yield f"passed {CHARACTER.texts(bits_of(s.passed))}"
    if s.ranking != NONE:
        yield f"ranking {BACK.text(s.ranking)}"
    if s.outside != NONE:
        yield f"lawyer {SEATS[s.outside]}"
    if s.doubled != NONE:
        yield f"worker {SEATS[s.doubled]}"
    if s.sold:
        yield f"sold {CARD.texts(bits_of(s.sold))}"


def _player_line(s: Table, seat: int) -> str:
    words = ["player", SEATS[seat]]
    if s.suits[seat] != s.rules.suits[seat]:
        words += ["suit", SUIT.text(s.suits[seat])]
    if s.hand[seat] != usual_hand(s, seat):
        words += ["hand", VALUE.texts(bits_of(s.hand[seat]))]
    if s.bid[seat]:
        words += ["bid", str(s.bid[seat])]
    if s.boost[seat]:
        words += ["boost", str(s.boost[seat])]
    if s.owned[seat]:
        people = [
            CHARACTER.text(character) + (TURNED if s.tired >> character & 1 else "")
            for character in bits_of(s.owned[seat])
        ]
        words += ["characters", ",".join(people)]
    if s.beside[seat]:
        words += ["beside", CARD.texts(bits_of(s.beside[seat]))]
    return " ".join(words)


def _city_lines(s: CardsState, seat: int) -> Iterator[str]:
    """Drawn parcels as a drawing, cards by name and cell, and a picture of it all as a comment."""
    drawn = {cell_of(laid): piece_of(laid) - DRAWN for laid in s.laid[seat] if piece_of(laid) >= DRAWN}
    if drawn:
        picture = {cell: LETTERS[parcel] for cell, parcel in drawn.items()}
        yield f"land {SEATS[seat]} {cell_text(_corner(list(picture)))}"
        yield from _picture(picture, "  ")
    cards = [laid for laid in s.laid[seat] if piece_of(laid) < DRAWN]
    if cards:
        words = [f"{CARD.text(piece_of(laid))}@{cell_text(cell_of(laid))}" for laid in cards]
        yield " ".join(["city", SEATS[seat], *words])
        yield from _picture(letters_of(s, seat), "#   ")


def _corner(cells: list[int]) -> int:
    """The upper left cell of the box around some cells."""
    return min(map(row_of, cells)) * SIZE + min(map(column_of, cells))


def _picture(letters: dict[int, str], margin: str) -> Iterator[str]:
    """Rows of letters, bare ground as a dash."""
    corner = _corner(list(letters))
    wide = max(map(column_of, letters)) - column_of(corner) + 1
    for row in range(row_of(corner), max(map(row_of, letters)) + 1):
        start = row * SIZE + column_of(corner)
        yield margin + "".join([letters.get(cell, NOTHING) for cell in range(start, start + wide)])


def _agenda_lines(s: Table) -> list[str]:
    """What is to do, from what comes last to what comes first."""
    if not s.agenda:
        return ["agenda", f"  {OVER}"]
    if s.agenda == usual_agenda():
        return []
    return ["agenda", *[f"  {frame_text(packed, s.rules)}" for packed in s.agenda]]
