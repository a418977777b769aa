"""Every action as a short word and back: d4, d4n, wages, sheriff, saloon, 5, pass, die-3, back-d4."""

from mypy_extensions import i64

from carson.city.count.duel_tiles import VALUES
from carson.city.facts import buildings, characters, enclosures, geometry, ids, rivers, spaces, standish
from carson.core.action_texts import ActionTexts
from carson.core.seats import LETTERS

# the plain words, by their numbers from ids.WORD on
WORDS = "pass done yes no keep white dynamite no-duel sing guns money pay points rob again"


def parcel_text(parcel: int) -> str:
    """The chess name of a parcel: a1 bottom left, h8 top right."""
    return rivers.PARCEL_NAMES[parcel]


def edge_text(edge: int) -> str:
    """A road place as a side of a parcel: d4n, d4e; s and w only along the lower and left border."""
    if edge < 72:
        row, column = divmod(edge, 8)
        return parcel_text(column) + "s" if row == 0 else parcel_text((row - 1) * 8 + column) + "n"
    row, column = divmod(edge - 72, 9)
    return parcel_text(row * 8) + "w" if column == 0 else parcel_text(row * 8 + column - 1) + "e"


def _all_texts() -> dict[int, str]:
    texts = {ids.PARCEL + p: parcel_text(p) for p in range(geometry.PARCELS)}
    texts |= {ids.EDGE + e: edge_text(e) for e in range(geometry.EDGES)}
    texts |= {ids.SPACE + i: space.name for i, space in enumerate(spaces.SPACE_TABLE)}
    texts |= {ids.CHARACTER + tile: name for name, tile in characters.TILE_BY_NAME.items()}
    texts |= {ids.TILE + t: building.name for t, building in enumerate(buildings.BUILDINGS)}
    texts |= {ids.SEAT + i: f"seat-{LETTERS[i]}" for i in range(6)}
    texts |= {ids.DIE + pips: f"die-{pips}" for pips in range(1, 7)}
    texts |= {ids.DUEL_TILE + value: f"tile-{value}" for value in range(VALUES)}
    texts |= {ids.WORD + n: word for n, word in enumerate(WORDS.split())} | {ids.MOVE: "move"}
    texts |= {ids.HORSE + yard: f"horse-{yard + 1}" for yard in range(enclosures.YARDS)}
    texts |= {ids.HAT + yard: f"hat-{yard + 1}" for yard in range(enclosures.YARDS)}
    texts |= {ids.BACK + p: f"back-{parcel_text(p)}" for p in range(geometry.PARCELS)}
    texts |= {ids.BACK_SPACE + i: f"back-{space.name}" for i, space in enumerate(spaces.SPACE_TABLE)}
    texts |= {ids.BACK_HAT + yard: f"back-enclosure-{yard + 1}" for yard in range(enclosures.YARDS)}
    texts |= {ids.CARD + n: f"card-{n + 1}" for n in range(standish.CARDS)}
    texts |= {ids.AMOUNT + n: str(n) for n in range(ids.ACTIONS - ids.AMOUNT)}
    return texts


TEXTS = _all_texts()
BOTH_WAYS = ActionTexts(TEXTS)
ACTIONS = BOTH_WAYS.actions
action_text = BOTH_WAYS.text


def parcels_of(mask: i64) -> list[int]:
    return [int(parcel) for parcel in geometry.bits(mask)]
