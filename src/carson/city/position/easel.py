"""The board game's positions to be changed by hand: the map, the track, and what the players have."""

from typing import Final

from carson.city.facts import buildings, geometry
from carson.city.facts.buildings import TYPE_BY_NAME
from carson.city.facts.characters import TILE_BY_NAME
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.position.drawing import ACROSS, BESIDE, CELL, HEADING, MARGIN, PITCH, WHITE, WIDTH
from carson.city.position.players import WORDS
from carson.city.words import actions, terms
from carson.core.easel import Area, Draft, Easel, Field, Pick, Piece, Sheet, Spot, no_piece
from carson.core.seats import LETTERS

ROWS: Final = 26  # of a drawing
PARCEL: Final = ("land", "sign", "cowboy")
ROAD: Final = "road"
SIGNS: Final = {"house": "hs", "townhouse": "th", "mountain": "^^", "river": "~~"} | {
    building.name: building.code for building in buildings.BUILDINGS
}
PIECES: Final = {code: name for name, code in SIGNS.items()}
DRAWINGS: Final = {"store": "b-general", "city-hall": "b-cityhall"} | {name: name for name in list(SIGNS)[:3]}
NUMBERS: Final = {"cash": 3000, "vp": 9999, "roads": 99, "revolvers": 99, "cowboys": 10}
COLUMNS: Final = 7  # of the track, as it is laid out here


class _Drawing:
    """The map of a draft; parcels have an upper and a lower line."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.start = draft.lines.index(HEADING)
        rows = draft.lines[self.start : self.start + ROWS]
        self.rows = [row.ljust(WIDTH) for row in rows]

    def part(self, row: int, at: int, long: int) -> str:
        return self.rows[row][at : at + long]

    def write(self, row: int, at: int, text: str) -> None:
        line = self.rows[row]
        self.rows[row] = line[:at] + text + line[at + len(text) :]
        self.draft.lines[self.start + row] = self.rows[row].rstrip()

    def corner(self, parcel: int) -> tuple[int, int]:
        """The upper line of a parcel, and where it begins there."""
        row, column = divmod(parcel, 8)
        return 2 + 3 * (7 - row), MARGIN + PITCH * column + 1

    def road(self, edge: int) -> list[tuple[int, int, str]]:
        """Where a road is drawn, and as what."""
        if edge < 72:
            row, column = divmod(edge, 8)
            return [(1 + 3 * (8 - row), MARGIN + PITCH * column + 1, ACROSS)]
        row, column = divmod(edge - 72, 9)
        return [(2 + 3 * (7 - row) + half, MARGIN + PITCH * column, BESIDE) for half in (0, 1)]

    def lies(self, parcel: int) -> list[str]:
        row, at = self.corner(parcel)
        owner, sign = self.part(row, at + 1, 1).strip(), self.part(row, at + 3, 2).strip()
        men = self.part(row + 1, at, CELL).split()
        found = [f"land-{owner}"] if owner else []
        found += [PIECES[sign]] if sign in PIECES else []
        return found + [f"cowboy-{man.upper()}" if man != WHITE else "white" for man in "".join(men)]

    def put(self, parcel: int, piece: str) -> None:
        row, at = self.corner(parcel)
        if piece.startswith("land-"):
            self.write(row, at + 1, piece[-1])
        elif piece in SIGNS:
            self.write(row, at + 3, SIGNS[piece])
        else:
            self.men(parcel, [*self.lies(parcel), piece])

    def take(self, parcel: int, piece: str) -> None:
        row, at = self.corner(parcel)
        if piece.startswith("land-"):
            self.write(row, at + 1, " ")
        elif piece in SIGNS:
            self.write(row, at + 3, "  ")
        else:
            left = self.lies(parcel)
            left.remove(piece)
            self.men(parcel, left)

    def men(self, parcel: int, pieces: list[str]) -> None:
        row, at = self.corner(parcel)
        letters = [one[-1].lower() for one in pieces if one.startswith("cowboy-")]
        told = "".join(sorted(letters)) + (WHITE if "white" in pieces else "")
        self.write(row + 1, at, f" {told}"[-CELL:].ljust(CELL))


class CityEasel(Easel):
    """The map, roads, cowboys and tiles on the track, and each player's numbers and character."""

    def sheet(self, text: str) -> Sheet:
        draft = _draft(text)
        seats = int(next((line.split()[2] for line in draft.lines if line.startswith("option seats ")), "4"))
        return Sheet((self._map(draft), self._track(draft, seats)), _pieces(seats), _fields(draft, seats))

    def changed(self, text: str, piece: str, spot: str, more: bool) -> str:
        draft = _draft(text)
        edges = {actions.edge_text(edge): edge for edge in range(geometry.EDGES)}
        spaces = {space.name: space for space in SPACE_TABLE}
        drawing = _Drawing(draft)
        try:
            if spot in edges and piece == ROAD:
                for row, at, sign in drawing.road(edges[spot]):
                    drawing.write(row, at, sign if more else " " * len(sign))
            elif spot in spaces and piece.startswith("cowboy-"):
                seat = LETTERS.index(piece[-1])
                on = _on(draft, seat)
                on.append(spot) if more else on.remove(spot)
                draft.write_word(seat, "on", ",".join(on))
            elif spot in spaces and piece in TYPE_BY_NAME and spaces[spot].name.startswith("build-"):
                market = {
                    price: tile for price, tile in _market(draft).items() if price != str(spaces[spot].price)
                }
                market |= {str(spaces[spot].price): piece} if more else {}
                told = [f"{price}:{market[price]}" for price in sorted(market, key=int, reverse=True)]
                draft.write_line("market", " ".join(told), "player")
            elif piece == ROAD or not _is_piece(piece):
                raise no_piece(piece, spot)
            else:
                parcel = [actions.parcel_text(n) for n in range(geometry.PARCELS)].index(spot)
                drawing.put(parcel, piece) if more else drawing.take(parcel, piece)
        except ValueError:
            raise no_piece(piece, spot) from None
        return draft.text

    def write(self, text: str, field: str, value: str) -> str:
        draft = _draft(text)
        word, _, letter = field.partition(" ")
        if letter:
            draft.write_word(LETTERS.index(letter), word, "" if word in NUMBERS and value == "0" else value)
        elif field == "first":
            order = _order(draft)
            at = order.index(value)
            draft.write_line("turn", " ".join(order[at:] + order[:at]), "player")
            draft.write_line("pass", "", "player")
            draft.drop_from("agenda")
        else:
            draft.write_line(field, value, "")
        return draft.text

    def _map(self, draft: Draft) -> Area:
        drawing = _Drawing(draft)
        spots = []
        for parcel in range(geometry.PARCELS):
            row, column = divmod(parcel, 8)
            name = actions.parcel_text(parcel)
            spots.append(Spot(name, name, PARCEL, tuple(drawing.lies(parcel)), column, 7 - row))
        for edge in range(geometry.EDGES):
            row, at, sign = drawing.road(edge)[0]
            lies = (ROAD,) if drawing.part(row, at, len(sign)) == sign else ()
            name = actions.edge_text(edge)
            spots.append(Spot(name, terms.say("easel.edge", edge=name), (ROAD,), lies, *_across(edge)))
        return Area(terms.say("easel.map"), 8, 8, tuple(spots))

    def _track(self, draft: Draft, seats: int) -> Area:
        market = _market(draft)
        spots = []
        for n, space in enumerate(SPACE_TABLE):
            tile = (
                [market[str(space.price)]]
                if space.name.startswith("build-") and str(space.price) in market
                else []
            )
            men = [
                f"cowboy-{LETTERS[seat]}"
                for seat in range(seats)
                for on in _on(draft, seat)
                if on == space.name
            ]
            takes = ("sign", "cowboy") if space.name.startswith("build-") else ("cowboy",)
            row, column = divmod(n, COLUMNS)
            spots.append(Spot(space.name, terms.space_name(n), takes, (*tile, *men), column, row))
        return Area(terms.say("easel.track"), COLUMNS, 3, tuple(spots))


def _draft(text: str) -> Draft:
    return Draft(text, list(WORDS))


def _across(edge: int) -> tuple[float, float, float, float]:
    """Where a road lies between parcels: corner and size."""
    if edge < 72:
        row, column = divmod(edge, 8)
        return column + 0.14, 8 - row - 0.1, 0.72, 0.2
    row, column = divmod(edge - 72, 9)
    return column - 0.1, 7 - row + 0.14, 0.2, 0.72


def _is_piece(piece: str) -> bool:
    kind, _, letter = piece.rpartition("-")
    return piece in SIGNS or piece == "white" or (kind in ("land", "cowboy") and letter in LETTERS)


def _on(draft: Draft, seat: int) -> list[str]:
    return [space for space in (draft.word(seat, "on") or "").split(",") if space]


def _market(draft: Draft) -> dict[str, str]:
    return dict([part.partition(":")[::2] for part in draft.line("market").split()])


def _order(draft: Draft) -> list[str]:
    """The turn order; by letter where none is written."""
    players = [line.split()[1] for line in draft.lines if line.startswith("player ")]
    return draft.line("turn").split() or players


def _pieces(seats: int) -> tuple[Piece, ...]:
    made: list[Piece] = []
    for seat in range(seats):
        letter = LETTERS[seat]
        made.append(
            Piece(f"cowboy-{letter}", terms.say("easel.cowboy", seat=letter), "cowboy", "cowboy", seat)
        )
        made.append(Piece(f"land-{letter}", terms.say("easel.land", seat=letter), "land", "parcel", seat))
    made.append(Piece("white", terms.say("easel.white"), "cowboy", "sheriff"))
    made.append(Piece(ROAD, terms.say("easel.road"), ROAD, "road"))
    for name in SIGNS:
        label = (
            terms.building_name(TYPE_BY_NAME[name]) if name in TYPE_BY_NAME else terms.say(f"easel.{name}")
        )
        made.append(Piece(name, label, "sign", DRAWINGS.get(name, f"b-{name}") if name != "river" else ""))
    return tuple(made)


def _fields(draft: Draft, seats: int) -> tuple[Field, ...]:
    order = _order(draft)
    letters = tuple([Pick(letter, terms.say("easel.seat", seat=letter)) for letter in LETTERS[:seats]])
    fields = [
        Field("round", terms.say("easel.round"), draft.line("round") or "1", 1, 5),
        Field("first", terms.say("easel.first"), order[0] if order else "", choices=letters),
    ]
    characters = tuple([Pick(name, terms.character_name(tile)) for name, tile in TILE_BY_NAME.items()])
    for seat in range(seats):
        for word, most in NUMBERS.items():
            label = terms.say(f"easel.{word}")
            fields.append(
                Field(f"{word} {LETTERS[seat]}", label, draft.word(seat, word) or "0", 0, most, (), seat)
            )
        held = draft.word(seat, "character") or ""
        picks = characters if held else (Pick("", "-"), *characters)
        fields.append(
            Field(f"character {LETTERS[seat]}", terms.say("easel.character"), held, 0, 0, picks, seat)
        )
    return tuple(fields)
