"""The card game's positions to be changed by hand: the offer, and what each player has taken and laid."""

from typing import Final

from carson.cards.facts.characters import IDS
from carson.cards.facts.deck import CARD_NAMES
from carson.cards.facts.grid import CARD_PLACES, CENTRE, SIZE, column_of, row_of
from carson.cards.position.names import CELL
from carson.cards.position.players import HOLDINGS, TURNED
from carson.cards.words.actions import cell_text
from carson.cards.words.terms import card_contents, character_name, say
from carson.core.easel import Area, Draft, Easel, Field, Pick, Piece, Sheet, Spot, no_piece
from carson.core.position_text import NOTHING
from carson.core.seats import LETTERS

CARD: Final = "card"
CHARACTER: Final = "character"
OFFER: Final = "offer"
WORDS: Final = {CARD: "beside", CHARACTER: "characters"}  # of a player's line
MARGIN: Final = 2  # cells around a city where a card may go
BIDS: Final = ("", *"123456789")


class CardsEasel(Easel):
    """The offer on top, then a board for each player."""

    def sheet(self, text: str) -> Sheet:
        draft = _draft(text)
        seats = [LETTERS.index(line.split()[1]) for line in draft.lines if line.startswith("player ")]
        offer = Spot(OFFER, say("easel.offer"), (CARD, CHARACTER), tuple(_offer(draft)), 0, 0, 12, 2)
        areas = [Area(say("easel.offer"), 12, 2, (offer,)), *[_board(draft, seat) for seat in seats]]
        pieces = [Piece(name, character_name(n), CHARACTER) for n, name in enumerate(IDS)]
        pieces += [
            Piece(name, f"{name}: {card_contents(n)}", CARD, short=name) for n, name in enumerate(CARD_NAMES)
        ]
        bids = tuple([Pick(bid, bid or NOTHING) for bid in BIDS])
        fields = [
            Field(
                f"bid {LETTERS[seat]}",
                say("easel.bid"),
                draft.word(seat, "bid") or "",
                choices=bids,
                seat=seat,
            )
            for seat in seats
        ]
        return Sheet(tuple(areas), tuple(pieces), tuple(fields))

    def changed(self, text: str, piece: str, spot: str, more: bool) -> str:
        draft = _draft(text)
        where, _, rest = spot.partition(" ")
        letter, _, cell = rest.partition(" ")
        kind = CARD if piece in CARD_NAMES else CHARACTER
        try:
            if piece not in (*CARD_NAMES, *IDS):
                raise no_piece(piece, spot)
            if where == OFFER:
                _offer_line(draft, piece, more)
            elif where == WORDS[kind]:
                seat = LETTERS.index(letter)
                held = _held(draft, seat, where)
                told = [*held, piece] if more else [one for one in held if one.removesuffix(TURNED) != piece]
                draft.write_word(seat, where, ",".join(told))
            elif where == "city" and kind == CARD:
                _city_line(draft, LETTERS.index(letter), f"{piece}@{cell}", more)
            else:
                raise no_piece(piece, spot)
        except ValueError:
            raise no_piece(piece, spot) from None
        return draft.text

    def write(self, text: str, field: str, value: str) -> str:
        draft = _draft(text)
        word, _, letter = field.partition(" ")
        draft.write_word(LETTERS.index(letter), word, value)
        return draft.text


def _draft(text: str) -> Draft:
    return Draft(text, list(HOLDINGS))


def _offer(draft: Draft) -> list[str]:
    return [name for name in draft.line(OFFER).split() if name != NOTHING]


def _held(draft: Draft, seat: int, word: str) -> list[str]:
    return [name for name in (draft.word(seat, word) or "").split(",") if name not in ("", NOTHING)]


def _laid(draft: Draft, seat: int) -> list[str]:
    """The cards of a city in the order they were laid, each with its cell."""
    start = f"city {LETTERS[seat]} "
    return next((line[len(start) :].split() for line in draft.lines if line.startswith(start)), [])


def _board(draft: Draft, seat: int) -> Area:
    """What lies beside a city, its characters, and the city with some room around it."""
    letter, laid = LETTERS[seat], _laid(draft, seat)
    at = {CELL.names[cell]: card for card, _, cell in (one.partition("@") for one in laid)}
    columns = [column_of(cell) for cell in at] or [column_of(CENTRE)]
    rows = [row_of(cell) for cell in at] or [row_of(CENTRE)]
    left, top = max(min(columns) - MARGIN, 0), max(min(rows) - MARGIN, 0)
    wide = min(max(columns) + 2 * MARGIN, SIZE) - left
    high = min(max(rows) + 2 * MARGIN, SIZE) - top
    cells = [row * SIZE + column for row in range(top, top + high) for column in range(left, left + wide)]
    spots = [_cell(letter, cell, at.get(cell), left, top) for cell in cells if CARD_PLACES >> cell & 1]
    spots.sort(key=lambda spot: len(spot.lies))
    held = [
        Spot(
            f"{word} {letter}",
            say(f"easel.{word}", seat=letter),
            (kind,),
            tuple(_bare(draft, seat, word)),
            0,
            row,
            wide,
        )
        for row, (kind, word) in enumerate(WORDS.items())
    ]
    return Area(say("easel.player", seat=letter), wide, high + 2, (*held, *spots))


def _bare(draft: Draft, seat: int, word: str) -> list[str]:
    return [name.removesuffix(TURNED) for name in _held(draft, seat, word)]


def _cell(letter: str, cell: int, card: str | None, left: int, top: int) -> Spot:
    name, size = cell_text(cell), 2 if card else 1
    lies = (card,) if card else ()
    x, y = column_of(cell) - left, row_of(cell) - top + 2
    return Spot(f"city {letter} {name}", name, (CARD,), lies, x, y, size, size)


def _offer_line(draft: Draft, piece: str, more: bool) -> None:
    names = [name for name in _offer(draft) if name != piece] + ([piece] if more else [])
    shown = [name for name in names if name in IDS][-1:] or [NOTHING]
    cards = [name for name in names if name in CARD_NAMES]
    draft.write_line(OFFER, " ".join(shown + cards) if shown != [NOTHING] or cards else "", "player")


def _city_line(draft: Draft, seat: int, card: str, more: bool) -> None:
    """The line of a city; the picture of it, which is only a comment, is left out."""
    laid = _laid(draft, seat)
    laid.append(card) if more else laid.remove(card)
    start = f"city {LETTERS[seat]}"
    at = next((n for n, line in enumerate(draft.lines) if line.startswith(f"{start} ")), None)
    line = [f"{start} {' '.join(laid)}"] if laid else []
    if at is None:
        last = max(n for n, one in enumerate(draft.lines) if one.startswith("player "))
        draft.lines[last + 1 : last + 1] = line
        return
    end = at + 1
    while end < len(draft.lines) and draft.lines[end].startswith("#"):
        end += 1
    draft.lines[at:end] = line
