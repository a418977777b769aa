"""One position of the game as plain names, sets and dicts, without any rule in it."""

from dataclasses import dataclass, field


@dataclass
class World:
    """Everything the oracle may ask about a position.

    Parcels are "a1" (bottom left) to "h8". A road is named after the parcel south or west of it: "d4n" is the
    north side of d4 and "d4e" its east side; only the bottom border ("a1s".."h1s") and the left border
    ("a1w".."a8w") need the other two letters. Seats count from 0. Per-seat lists left empty start at zero for
    every seat.
    """

    seats: int
    round: int = 1
    owner: dict[str, int] = field(default_factory=dict)
    """Parcel -> seat whose property tile lies there."""
    buildings: dict[str, str] = field(default_factory=dict)
    """Parcel -> building type."""
    houses: set[str] = field(default_factory=set)
    """Houses (the Start tile is one) that are not Townhouses."""
    townhouses: set[str] = field(default_factory=set)
    mountains: set[str] = field(default_factory=set)
    river: set[str] = field(default_factory=set)
    roads: set[str] = field(default_factory=set)
    mayor: int | None = None
    """The seat that occupies City Hall."""
    cash: list[int] = field(default_factory=list)
    vp: list[int] = field(default_factory=list)
    revolvers: list[int] = field(default_factory=list)
    """Ordinary revolver tokens, those of Ranches, Mines and Prisons included."""
    cowboys: list[int] = field(default_factory=list)
    """Cowboys in the personal supply."""
    mercenary: list[int] = field(default_factory=list)
    """Extra firepower of the Mercenary: 3 yellow, 2 red, 0 for everybody else."""
    ammo: int | None = None
    """The seat that holds the "3 revolvers" token."""
    robbers: dict[str, int] = field(default_factory=dict)
    """Parcel of a building -> seat of the attacker who won there this round."""
    doubled: tuple[int, str] | None = None
    """The Grocer's seat and the building type whose income is doubled for that seat."""
    pass_order: list[int] = field(default_factory=list)
    """Seats, first passer first."""

    def __post_init__(self) -> None:
        for per_seat in (self.cash, self.vp, self.revolvers, self.cowboys, self.mercenary):
            if not per_seat:
                per_seat.extend([0] * self.seats)
        if not self.pass_order:
            self.pass_order.extend(range(self.seats))
