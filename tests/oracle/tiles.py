"""Might is Right and A New Beginning read as literally as possible: who chooses when, what sheets cost."""

from collections import Counter

from tests.oracle import placing, powers
from tests.oracle.characters import character
from tests.oracle.world import World

Hands = dict[int, list[int]]

SHEET = {
    "cowboys": (2, 1, 6),
    "parcels": (2, 0, 4),
    "roads": (1, 0, 4),
    "revolvers": (2, 0, 3),
    "bid": (1, 0, 6),
}
"""Of each line the shares for one, the fewest and the most; there are 18 shares (R-NB-SHEET)."""


def plays_all(world: World, place: str, hands: Hands) -> set[int]:
    """Duellists who have no more tiles than they must play: all of them (R-DYNAMITE-MIR)."""
    fighters = placing.duellists(world, place)
    return {seat for seat in fighters if len(hands[seat]) <= powers.dice_rolled(world, seat, place)}


def first_choosers(world: World, place: str, hands: Hands) -> set[int]:
    """Who chooses in secret, together with the others (R-MIR-REVEAL)."""
    choosing = placing.duellists(world, place) - plays_all(world, place, hands)
    return {seat for seat in choosing if character(world, seat) != "10R"}


def last_choosers(world: World, place: str, hands: Hands) -> set[int]:
    """The red Gunsmith, who has seen what the others show (R-MIR-REVEAL)."""
    choosing = placing.duellists(world, place) - plays_all(world, place, hands)
    return choosing - first_choosers(world, place, hands)


def pile(players: int, hands: Hands) -> Counter[int]:
    """The tiles in nobody's hand: a set of six for each player, but there are five sets only (D-52)."""
    everything = Counter({value: min(players, 5) for value in range(6)})
    for hand in hands.values():
        everything.subtract(hand)
    return +everything


def may_write(sheet: dict[str, int]) -> bool:
    """Whether the lines keep to their limits and to the shares."""
    cost = sum(number * SHEET[line][0] for line, number in sheet.items())
    return cost <= 18 and all(SHEET[line][1] <= number <= SHEET[line][2] for line, number in sheet.items())


def money(sheet: dict[str, int]) -> int:
    """$3 for each share that is left."""
    return 3 * (18 - sum(number * SHEET[line][0] for line, number in sheet.items()))


def picking_order(order: list[int], parcels: dict[int, int]) -> list[int]:
    """Who takes start parcels one after the other: backward, forward, then on in turn order (R-NB-SHEET)."""
    picks: list[int] = []
    for lap, seats in enumerate([order[::-1], order, order, order]):
        picks += [seat for seat in seats if parcels[seat] > lap]
    return picks
