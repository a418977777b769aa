"""The money at the end of a round, and the scores at the end of the game.

Written from the rulings and the rulebook only: sections 2.H and 4.9.
"""

from tests.oracle import powers, rules
from tests.oracle.characters import cash_limit, character
from tests.oracle.world import World


def house_symbols(world: World) -> int:
    """House symbols in the whole city, whoever owns them (R-STATION-COUNT)."""
    return sum(rules.house_value(world, parcel) for parcel in rules.PARCELS)


def final_score(world: World, seat: int) -> dict[str, int]:
    """The lines of the final scoring of a seat.

    B-SCORE, R-MONEY-VP, R-RIVER3, R-TEACHER-R, R-STATION-COUNT, R-KIT-FINAL.
    """
    filled = {parcel for parcel in rules.occupied(world) if world.owner.get(parcel) == seat}
    return {
        "track": world.vp[seat],
        "money": world.cash[seat] // 6,
        "property": 2 * len(filled) + len(filled & rules.by_bridge(world)),
        "teacher": teacher_points(world, seat) if character(world, seat) == "17R" else 0,
        "station": house_symbols(world) // 2 if rules.owned_count(world, seat, "station") else 0,
    } | ({"pass-track": world.seats - 1 - world.pass_order.index(seat)} if world.kit_carson else {})


def teacher_points(world: World, seat: int) -> int:
    """2 VP per own placed School, Prison and Church, and 2 for owning no Saloon (R-TEACHER-R, D-47)."""
    respected = sum(rules.owned_count(world, seat, kind) for kind in ("school", "prison", "church"))
    owns_saloon = rules.owned_count(world, seat, "saloon") > 0 or "saloon" in world.hands[seat]
    return 2 * respected + (0 if owns_saloon else 2)


def ranking(world: World) -> list[int]:
    """Seats from the winner down; equal totals go to the earlier passer (R-TIE)."""

    def place(seat: int) -> tuple[int, int]:
        return -sum(final_score(world, seat).values()), world.pass_order.index(seat)

    return sorted(range(world.seats), key=place)


ROUND_END = ("rodeo", "marker", "cowboys", "money", "token", "track", "characters")
ROUND_END_2015 = ("rodeo", "marker", "cowboys", "money", "characters", "token", "track")
"""What happens after the last action, in the order in which the books tell it (R-END-ORDER)."""


def in_office(world: World, step: str) -> bool:
    """Whether the characters still help their players at a step of the end of the round (R-END-ORDER)."""
    order = ROUND_END_2015 if "R-END-ORDER" in world.older else ROUND_END
    return order.index(step) <= order.index("characters")


def evening_road_points(world: World, seat: int, edge: str) -> int:
    """What a road brings that is laid for a City Hall drawn while the track is filled (R-GOV-TIMING)."""
    governs = character(world, seat) == "13Y" and in_office(world, "track")
    return powers.road_points(world, edge) if governs else 0


def cash_limit_choices(cash: int, limit: int) -> dict[int, int]:
    """VP gained -> cash kept, by the cheapest allowed spending for each number of VP.

    Any amount from cash - limit up to all the cash may be spent, 1 VP per full $10 (R-CASH-LIMIT). A limit
    below zero counts as zero (R-PAPERBOY-LIMIT).
    """
    kept: dict[int, int] = {}
    for spent in range(max(0, cash - max(0, limit)), cash + 1):
        kept.setdefault(spent // 10, cash - spent)
    return kept


def spending_choices(world: World, seat: int) -> dict[int, int]:
    """VP gained -> cash kept at the end of a round; in the first edition extra spending earns nothing.

    R-CASH-LIMIT, R-PAPERBOY-LIMIT.
    """
    cash, limit = world.cash[seat], cash_limit(world, seat)
    if "R-CASH-LIMIT" in world.older:
        return {max(0, cash - limit) // 10: min(cash, limit)}
    return cash_limit_choices(cash, limit)
