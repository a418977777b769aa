"""Where pieces may be placed in phase 2, and where the Doctor may put a beaten cowboy.

Written from the rulings and the rulebook only: sections 2.D, 2.E and 4.3.
"""

from tests.oracle import rules
from tests.oracle.characters import character, holder
from tests.oracle.world import World

BUILDING_PRICES = (12, 10, 8, 6, 5, 4, 3)
BEFORE_PARCELS = ("wages", "ammunition", "roads", "road")
BUILDING_SPACES = tuple(f"build-{price}" for price in BUILDING_PRICES)
BANK_SPACES = ("parcel-income", "cowboy-income", "gambling")
COUNCIL_SPACES = ("parcel-vp", "cowboy-vp", "building-vp", "vp-5", "vp-4", "vp-3", "vp-2")
STEPS = (
    *BEFORE_PARCELS,
    "parcel purchase",
    *BUILDING_SPACES,
    "deferred placement",
    *BANK_SPACES,
    "building income",
    *COUNCIL_SPACES,
)
"""The steps of phase 3 in resolving order (B-SPACES, R-BUILD-ORDER, B-ORDER-VP)."""

SPACES = (*BEFORE_PARCELS, *BUILDING_SPACES, *BANK_SPACES, *COUNCIL_SPACES)
"""Steps that are boxes for cowboys (R-BOXES)."""

PEACEFUL = frozenset({"wages", "road"})
"""No duels, any number of cowboys (B-SPACES)."""

SINGER_SPACES = frozenset({"roads", *BANK_SPACES, *COUNCIL_SPACES})
"""Where no-duel tokens may go (R-SINGER-SPACES)."""


# What stands where


def open_spaces(world: World) -> set[str]:
    """Spaces with something to win: R-PLACE-LEGAL, R-BAG-EMPTY, D-11, R-AUCTION-R-SPACE."""
    bought_up = {f"build-{price}" for price in BUILDING_PRICES if price not in world.market}
    closed_for_good = {f"vp-{price}" for price in (2, 3, 4) if price <= world.round}
    sold = {"ammunition"} if world.ammo is not None else set()
    return set(SPACES) - bought_up - closed_for_good - sold


def present(world: World, place: str) -> set[int]:
    """Seats with any cowboy on a space or parcel: ordinary, with a token, white, or sitting in City Hall."""
    here = set(world.spaces.get(place, [])) | world.standing.get(place, set())
    sheriff = holder(world, "1Y")
    if world.white == place and sheriff is not None:
        here.add(sheriff)
    if world.buildings.get(place) == "city-hall" and world.mayor is not None:
        here.add(world.mayor)
    return here


def would_fight(world: World, seat: int, place: str) -> bool:
    """Whether a cowboy of this seat here would meet a rival who fights (R-SHERIFF-R-PROVOKE)."""
    return bool(duellists(world, place) - {seat})


def out(world: World, seat: int) -> int:
    """Cowboys of a seat outside both supplies: on spaces and parcels, in City Hall, robbing (R-TEN-LIMIT)."""
    on_spaces = sum(seats.count(seat) for seats in world.spaces.values())
    on_parcels = sum(seat in seats for seats in world.standing.values())
    return on_spaces + on_parcels + (world.mayor == seat) + list(world.robbers.values()).count(seat)


# Placing


def places(world: World) -> set[str]:
    """What a cowboy can stand on at all: open spaces, unowned land, buildings, City Hall (R-PLACE-LEGAL)."""
    return open_spaces(world) | rules.buyable(world) | set(world.buildings)


def may_enter(world: World, seat: int, place: str) -> bool:
    """Whether an ordinary cowboy of a seat may be put there.

    R-PLACE-LEGAL, R-DUP-COWBOY, R-SHERIFF-BLOCK, R-SHERIFF-R-PROVOKE, R-HEROES-Y, R-ATTACK-LEGAL,
    R-LAWYER-SHERIFF.
    """
    if place in PEACEFUL:
        return True
    if seat in present(world, place) or place == world.white:
        return False
    if world.owner.get(place) == seat:
        return True
    if place in world.owner:
        return place in rules.attackable(world, seat)
    return not (character(world, seat) == "1R" and would_fight(world, seat, place))


def targets(world: World, seat: int) -> set[str]:
    """Spaces and parcels for the next ordinary cowboy of a seat (R-FORCED-PASS)."""
    if not world.cowboys[seat]:
        return set()
    return {place for place in places(world) if may_enter(world, seat, place)}


def dynamite_targets(world: World, seat: int) -> set[str]:
    """Where a cowboy with dynamite may go: wherever he may go without (B-CHARACTERS)."""
    return targets(world, seat) if world.dynamite[seat] else set()


def white_targets(world: World, seat: int) -> set[str]:
    """Spaces and unowned parcels where he neither attacks nor provokes a duel (R-SHERIFF-WHERE).

    Older editions let him go nowhere but to a free place, whether anybody would fight there or not.
    """
    if character(world, seat) != "1Y" or world.white is not None:
        return set()
    in_the_way = present if "R-SHERIFF-WHERE" in world.older else duellists
    return {place for place in open_spaces(world) | rules.buyable(world) if not in_the_way(world, place)}


def token_targets(world: World, seat: int) -> set[str]:
    """Where the yellow Singer may put a cowboy with a no-duel token, beside the Sheriff too.

    R-SINGER-SPACES, R-SINGER-OWN2, R-SHERIFF-BLOCK.
    """
    if character(world, seat) != "11Y" or len(world.singing) == 2 or not world.cowboys[seat]:
        return set()
    return {place for place in SINGER_SPACES & open_spaces(world) if seat not in present(world, place)}


def may_sing(world: World, seat: int) -> bool:
    """Whether the red Singer may take a cowboy of the general supply to Gambling.

    R-SINGER-R-TURN, R-SINGER-OWN2.
    """
    in_general_supply = 10 - world.cowboys[seat] - out(world, seat)
    return (
        character(world, seat) == "11R"
        and not world.singing
        and in_general_supply > 0
        and seat not in present(world, "gambling")
    )


# Shifting


def removable(world: World, seat: int) -> set[str]:
    """Where a seat may take a piece back: all it placed this round, in enclosures and the white cowboy too.

    R-KIT-REALTIME, R-KIT-SHERIFF, R-KIT-ENCLOSURES; who sits in City Hall from earlier rounds stays
    (R-CITYHALL-STAY).
    """
    if not world.kit_carson:
        return set()
    placed = {place for place, seats in world.spaces.items() if seat in seats}
    placed |= {parcel for parcel, seats in world.standing.items() if seat in seats}
    if world.white is not None and holder(world, "1Y") == seat:
        placed.add(world.white)
    if world.stables:
        placed |= {f"enclosure-{number}" for number in world.stables[seat].cowboys}
    return placed


# Duels


def duellists(world: World, place: str) -> set[int]:
    """Seats that fight for a place, if there are several: not the Singer with her token (B-CHARACTERS)."""
    if place in PEACEFUL or place == world.white:
        return set()
    singers = {holder(world, "11Y"), holder(world, "11R")} if place in world.singing else set()
    return present(world, place) - singers


def step_of(world: World, place: str) -> str:
    """The step of phase 3 in which a place is fought for (B-SPACES, R-INCOME-ORDER)."""
    if place in SPACES:
        return place
    return "building income" if place in world.buildings else "parcel purchase"


# The Doctor


def doctor_spaces(world: World, step: str) -> set[str]:
    """Empty open spaces that come after the step of the lost duel (R-DOCTOR-SPACE)."""
    later = STEPS[STEPS.index(step) + 1 :]
    return {place for place in open_spaces(world) if place in later and not present(world, place)}


def may_be_healed(world: World, seat: int, step: str) -> bool:
    """Whether a loser may place his cowboy again: the Doctor free, others for $3 (R-DOCTOR-ORDER)."""
    doctor = holder(world, "14Y")
    able = doctor == seat or (doctor is not None and world.cash[seat] >= 3)
    return able and bool(doctor_spaces(world, step))


def healing_order(world: World, losers: set[int]) -> list[int]:
    """Losers as the Doctor sees them: his own player first, then by the pass track (R-DOCTOR-ORDER)."""
    doctor = holder(world, "14Y")
    if doctor is None:
        return []
    return sorted(losers, key=lambda seat: (seat != doctor, world.pass_order.index(seat)))
