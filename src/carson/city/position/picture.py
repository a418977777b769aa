"""The picture: everything that lies on the map, by parcel. Between the table's masks and the drawn text."""

from dataclasses import dataclass, field

from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.geometry import EDGE_WORDS
from carson.city.facts.ids import CITY_HALL, NONE, SPACE, TYPES
from carson.city.position.names import bits_of, mask_of, put
from carson.city.table.table import Table

HOUSE = "hs"
TOWNHOUSE = "th"
MOUNTAIN = "^^"
RIVER = "~~"
CODES = [building.code for building in BUILDINGS]
HALL = CODES[CITY_HALL]
SIGNS = frozenset([HOUSE, TOWNHOUSE, MOUNTAIN, RIVER, *CODES])


@dataclass
class Picture:
    """Everything that lies on the map."""

    owners: dict[int, int] = field(default_factory=dict)
    signs: dict[int, str] = field(default_factory=dict)
    outlaws: set[int] = field(default_factory=set)
    cowboys: dict[int, list[int]] = field(default_factory=dict)
    white: int = NONE
    roads: set[int] = field(default_factory=set)
    lines: dict[int, int] = field(default_factory=dict)  # the line that draws a parcel


def picture_of(s: Table) -> Picture:
    """What lies on the map of a table."""
    picture = Picture(
        outlaws=set(bits_of(int(s.outlaws))),
        white=int(s.white_at) if s.white_at < SPACE else NONE,
        roads={word * 64 + n for word in range(EDGE_WORDS) for n in bits_of(int(s.roads[word]))},
    )
    for seat in range(s.rules.seats):
        picture.owners |= dict.fromkeys(bits_of(int(s.owned[seat])), seat)
        for parcel in bits_of(int(s.at_parcel[seat])):
            picture.cowboys.setdefault(parcel, []).append(seat)
    for sign, mask in _masks(s):
        picture.signs |= dict.fromkeys(bits_of(mask), sign)
    return picture


def _masks(s: Table) -> list[tuple[str, int]]:
    land = [(HOUSE, s.houses), (TOWNHOUSE, s.townhouses), (MOUNTAIN, s.mountains), (RIVER, s.river)]
    built = [(CODES[t], s.built[t]) for t in range(TYPES)]
    return [(sign, int(mask)) for sign, mask in land + built if mask]


def put_picture(s: Table, picture: Picture) -> None:
    """The inverse of `picture_of`; what is derived from the map stays as it is."""
    seats = range(s.rules.seats)
    signs: dict[str, list[int]] = {sign: [] for sign in SIGNS}
    for parcel, sign in picture.signs.items():
        signs[sign].append(parcel)
    put(s.built, _masks_of([signs[code] for code in CODES]))
    s.houses = mask_of(signs[HOUSE])
    s.townhouses = mask_of(signs[TOWNHOUSE])
    s.mountains = mask_of(signs[MOUNTAIN])
    s.river = mask_of(signs[RIVER])
    s.outlaws = mask_of(picture.outlaws)
    put(s.owned, _masks_of([[p for p, owner in picture.owners.items() if owner == seat] for seat in seats]))
    put(
        s.at_parcel, _masks_of([[p for p, here in picture.cowboys.items() if seat in here] for seat in seats])
    )
    s.white_at = picture.white
    put(s.roads, _masks_of([[e & 63 for e in picture.roads if e >> 6 == word] for word in range(EDGE_WORDS)]))


def _masks_of(lists: list[list[int]]) -> list[int]:
    return [mask_of(numbers) for numbers in lists]
