"""The editions: what each box contains, and the switches in which their rulebooks differ.

A switch is here when two books truly play differently. Rows of the comparison that are omissions, misprints
or the same rule in other words have none; the rulings settle them for all editions (R-EDITION-SWITCH).
"""

from typing import Final, NamedTuple

NEWEST: Final = "2023"


class Edition(NamedTuple):
    """One box."""

    name: str
    seats: int  # players at most
    extra_buildings: bool  # the five types that are not basic
    characters: range  # numbers in the box
    red_sides: bool
    source: str  # the rulebook it follows


EDITIONS: Final[dict[str, Edition]] = {
    "2023": Edition("2023", 6, True, range(20), True, "000"),
    "2015": Edition("2015", 6, True, range(19), True, "002"),
    "2009": Edition("2009", 5, False, range(1, 9), False, "004"),
}


class Switch(NamedTuple):
    """One rule that editions see differently."""

    name: str
    values: tuple[str, str]  # the first one is the newest edition's
    others: str  # the editions that have the second one
    ruling: str  # where the difference is argued
    books: str  # what each rulebook says about it, and where

    @property
    def older(self) -> dict[str, str]:
        """The value of other editions where it differs."""
        return dict.fromkeys(self.others.split(), self.values[1])

    @property
    def sources(self) -> dict[str, str]:
        """Section of the rulebook for each edition that says something."""
        books = {book.split()[0]: book for book in self.books.split("; ")}
        return {name: books[box.source] for name, box in EDITIONS.items() if box.source in books}


SWITCHES: Final[tuple[Switch, ...]] = (
    Switch(
        "start-parcels",
        ("backward-first", "forward-first"),
        "2009",
        "R-START-PARCELS",
        "000 L201; 002 L227; 004 section 3",
    ),
    Switch("start-revolvers", ("1", "0"), "", "R-START-REVOLVER", "004 section 3 lists none"),
    Switch(
        "city-hall-at-setup", ("drawn-again", "placed"), "2015", "R-CITYHALL-SETUP", "000 L175; 002 L1083"
    ),
    Switch(
        "parcel-price",
        ("block", "neighbours"),
        "2009",
        "R-PRICE-OBJECTS",
        "000 L374; 002 L547; 004 section 5, space 5",
    ),
    Switch("station-houses", ("0", "1"), "2015", "R-STATION-HOUSE", "000 L358; 002 L526"),
    Switch(
        "kept-buildings",
        ("any-time", "one-round"),
        "2009",
        "R-DEFERRED-LIMIT",
        "000 L368; 002 L536; 004 section 7",
    ),
    Switch("townhouses", ("yes", "no"), "2009", "R-TOWNHOUSE-COND", "000 L360; 002 L532; 004 knows none"),
    Switch("townhouse-consent", ("no", "yes"), "2015", "R-TOWNHOUSE-WHOSE", "000 L564; 002 L528"),
    Switch("extra-spending", ("yes", "no"), "2009", "R-CASH-LIMIT", "000 L494; 002 L747; 004 section 7"),
    Switch(
        "river-mountains",
        ("by-length", "6"),
        "2015 2009",
        "R-RIVER-LAYOUT",
        "000 L1003; 002 L1638; 004 components: a river side, no tiles",
    ),
    Switch("gold-rush-mountains", ("9", "6"), "2015", "R-GOLDRUSH", "000 L947; 002 L1589"),
    Switch(
        "dynamite-of-grocer",
        ("never", "without-doubling"),
        "2015",
        "R-DYNAMITE-GROCER",
        "000 L820; 002 L1316",
    ),
    Switch("outlaw-move", ("after-choosing", "on-arrival"), "2015", "R-OUTLAW-TIME", "000 L1087; 002 L1817"),
)


def switches_of(edition: str) -> dict[str, str]:
    """Every switch and its value in an edition."""
    return {switch.name: switch.older.get(edition, switch.values[0]) for switch in SWITCHES}
