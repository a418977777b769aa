"""One position of the game as plain names, sets and dicts, without any rule in it."""

from dataclasses import dataclass, field


@dataclass
class Stable:
    """The horses of one seat, in a game with horses."""

    at_home: int = 0
    enclosures: dict[int, int] = field(default_factory=dict)
    """Number of an enclosure, 1 to 5 -> horses in it."""
    cowboys: set[int] = field(default_factory=set)
    """Enclosures with a cowboy."""
    tokens: int = 0
    """Rodeos won."""


@dataclass
class World:
    """Everything the oracle may ask about a position.

    Parcels are "a1" (bottom left) to "h8". A road is named after the parcel south or west of it: "d4n" is the
    north side of d4 and "d4e" its east side; only the bottom border ("a1s".."h1s") and the left border
    ("a1w".."a8w") need the other two letters. Seats count from 0. Character tiles are "0Y" to "19R". Per-seat
    lists left empty start at zero, nothing or nobody for every seat.
    """

    seats: int
    round: int = 1
    older: set[str] = field(default_factory=set)
    """Rulings that are played as an older edition has them."""
    kit_carson: bool = False
    """Whether placed cowboys may be shifted and the pass track counts at the end."""
    owner: dict[str, int] = field(default_factory=dict)
    """Parcel -> seat whose property tile lies there."""
    buildings: dict[str, str] = field(default_factory=dict)
    """Parcel -> building type."""
    houses: set[str] = field(default_factory=set)
    """Houses (the Start tile is one) that are not Townhouses."""
    townhouses: set[str] = field(default_factory=set)
    mountains: set[str] = field(default_factory=set)
    river: set[str] = field(default_factory=set)
    outlaws: set[str] = field(default_factory=set)
    roads: set[str] = field(default_factory=set)
    mayor: int | None = None
    """The seat that occupies City Hall."""
    cash: list[int] = field(default_factory=list)
    vp: list[int] = field(default_factory=list)
    revolvers: list[int] = field(default_factory=list)
    """Ordinary revolver tokens, those of Ranches, Mines and Prisons included."""
    cowboys: list[int] = field(default_factory=list)
    """Cowboys in the personal supply."""
    ammo: int | None = None
    """The seat that holds the "3 revolvers" token."""
    pass_order: list[int] = field(default_factory=list)
    """Seats, first passer first."""

    # characters
    cast: dict[int, str] = field(default_factory=dict)
    """Number of every character in play -> the side that lies up, "Y" or "R"."""
    tiles: list[str | None] = field(default_factory=list)
    """The tile each seat chose."""
    fetched: list[str | None] = field(default_factory=list)
    """The tile each Paperboy fetched."""

    # the building track
    market: dict[int, str] = field(default_factory=dict)
    """Price of a building space -> the tile that lies there."""
    bag: list[str] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    """Building tiles every seat has bought and not placed."""

    # cowboys that are out
    standing: dict[str, set[int]] = field(default_factory=dict)
    """Parcel -> seats with a cowboy there, placed this round, the white one not included."""
    spaces: dict[str, list[int]] = field(default_factory=dict)
    """Action space -> seats with a cowboy there, once for each cowboy, the white one not included."""
    begun: set[str] = field(default_factory=set)
    """Own buildings to which somebody came last, when others stood there already."""
    white: str | None = None
    """The space or parcel where the white cowboy stands."""
    singing: set[str] = field(default_factory=set)
    """Spaces where the Singer's cowboy carries a no-duel token."""
    dynamite: list[int] = field(default_factory=list)
    """Dynamite tokens in hand."""
    charged: dict[str, set[int]] = field(default_factory=dict)
    """Space or parcel -> seats whose cowboy there carries dynamite."""

    # the income step
    robbers: dict[str, int] = field(default_factory=dict)
    """Parcel of a building -> seat of the attacker who won there this round."""
    doubled: tuple[int, str] | None = None
    """The Grocer's seat and the building type whose income is doubled for that seat."""
    tripled: set[str] = field(default_factory=set)
    """Mines with dynamite."""

    stables: list[Stable] = field(default_factory=list)
    """The horses of every seat; none in a game without them."""

    def __post_init__(self) -> None:
        for numbers in (self.cash, self.vp, self.revolvers, self.cowboys, self.dynamite):
            if not numbers:
                numbers.extend([0] * self.seats)
        for tiles in (self.tiles, self.fetched):
            if not tiles:
                tiles.extend([None] * self.seats)
        if not self.hands:
            self.hands.extend([] for _ in range(self.seats))
        if not self.pass_order:
            self.pass_order.extend(range(self.seats))
