"""What the characters' powers pay, cost and score.

Written from the rulings and the rulebook only: sections 2.C, 2.D and 4.4.
"""

from tests.oracle import rules
from tests.oracle.characters import character
from tests.oracle.world import World

# Prices


def parcel_price(world: World, parcel: str, seat: int) -> int:
    """The price of a parcel for a seat: the red Indian never pays more than $3 (R-INDIAN-R-WHO, D-03)."""
    usual = rules.price(world, parcel)
    return min(3, usual) if character(world, seat) == "8R" else usual


def building_price(world: World, printed: int, seat: int) -> int:
    """The price of a building space: half, rounded up, for the yellow Worker (R-CHINESE-HALF, D-04)."""
    return printed - printed // 2 if character(world, seat) == "4Y" else printed


# The moment of the choice


def hires(cash: int, in_general_supply: int) -> dict[int, int]:
    """Cowboys the yellow Captain can have -> their price (R-CAPTAIN-CAP, D-34)."""
    prices = {0: 0, 1: 1, 2: 4, 3: 9}
    return {hired: price for hired, price in prices.items() if price <= cash and hired <= in_general_supply}


def arms(cash: int) -> dict[int, int]:
    """Revolvers the red Captain can have -> their price (D-35)."""
    return {armed: price for armed, price in {0: 0, 1: 3, 2: 9}.items() if price <= cash}


def heroes_points(cowboys: int) -> dict[int, int]:
    """Cowboys the red Heroes can give up -> their points (R-HEROES-R, D-43)."""
    return {given: points for given, points in {0: 3, 1: 6, 2: 9}.items() if given <= cowboys}


def tax(world: World, seat: int, *, weapons: bool) -> int:
    """What a rival of the red Governor pays: $1 per revolver token or per started $10 (R-GOV-TAX)."""
    due = world.revolvers[seat] if weapons else (world.cash[seat] + 9) // 10
    return min(due, world.cash[seat])


def gift(pips: int, in_general_supply: int) -> tuple[int, int]:
    """Dollars and cowboys the red Father Christmas brings (D-45, R-XMAS-COWBOY)."""
    return (5 if pips >= 3 else 0), (1 if pips >= 5 and in_general_supply else 0)


def land_auction(bid: int, *, own_win: bool) -> tuple[int, int]:
    """What the bank and the Auctioneer get for two parcels (R-AUCTION-ODD, D-37, D-38)."""
    return bid // 2, 0 if own_win else bid - bid // 2


def token_auction(bid: int, *, own_win: bool) -> int:
    """What the Auctioneer gets for the "3 revolvers" token; his own win is free (D-39)."""
    return 0 if own_win else bid


# Roads


def road_points(world: World, edge: str) -> int:
    """Points of the yellow Governor for a road here: 1, a bridge 2, if it reaches new land.

    R-GOV-NEWPARCEL, D-58.
    """
    reached = World(world.seats, river=world.river, roads=world.roads | {edge})
    if rules.connected(reached) == rules.connected(world):
        return 0
    return 2 if rules.crosses_river(world, edge) else 1


# Duels


def dice_rolled(world: World, seat: int, place: str) -> int:
    """Dice a duellist rolls there: two with dynamite (B-CHARACTERS, R-DYNAMITE-STACK)."""
    return 2 if seat in world.charged.get(place, set()) else 1


def duel_winner(world: World, dice: dict[int, int]) -> int:
    """The strongest of the duellists, each with the sum of his dice; ties go to the earlier passer.

    R-DUEL-ALLROLL, R-DUEL-FP, EX-01.
    """
    strength = {seat: pips + rules.firepower(world, seat) for seat, pips in dice.items()}
    best = [seat for seat, total in strength.items() if total == max(strength.values())]
    return min(best, key=world.pass_order.index)


def duel_points(world: World, dice: dict[int, int], place: str) -> dict[int, int]:
    """Points the duel brings: 2 to a yellow Gunsmith who wins, 3 to a red Sheriff who loses.

    R-GUNSMITH-Y, R-SHERIFF-R-VP. Older editions pay the Sheriff only where he was challenged: not if he came
    to his own building last, to others who stood there.
    """
    winner = duel_winner(world, dice)
    challenger = "R-SHERIFF-R-VP" in world.older and place in world.begun
    went_himself = world.owner.get(place) if challenger else None
    losers = [seat for seat in dice if seat not in (winner, went_himself)]
    points = {seat: 3 for seat in losers if character(world, seat) == "1R"}
    if character(world, winner) == "10Y":
        points[winner] = 2
    return points


def mourning(world: World, seat: int) -> set[str]:
    """What the loser of a duel may give because of the Undertaker (R-UNDERTAKER-POOR, D-64)."""
    if character(world, seat) == "14R":
        return set()
    able = {"pay": world.cash[seat] >= 2, "points": world.vp[seat] >= 1}
    return {way for way, possible in able.items() if possible}


# Income


def gambling(first: int, second: int, *, singing: bool) -> int:
    """What two dice pay on Gambling; the red Singer multiplies them (D-46, EX-09)."""
    return first * second if singing else first + second


def story_points(own_income: int, number: int) -> int:
    """The Editor's points for income of own buildings, in round `number` (R-EDITOR-BASE, EX-21, D-44)."""
    step = 5 * number
    return (own_income + step - 1) // step


# The end of the round


def packages(cash: int) -> dict[int, int]:
    """Points the red Banker can buy -> their price (R-BANKER-R, D-36)."""
    return {points: price for points, price in {3: 3, 5: 12, 7: 25}.items() if price <= cash}


def evening_points(world: World, seat: int) -> int:
    """What a red Grocer or Settler scores who did not take $8 (R-GROCER-R, R-SETTLER-R)."""
    counted = {"3R": world.houses | world.townhouses, "5R": world.mountains}.get(
        character(world, seat) or "", set()
    )
    return sum(world.owner.get(parcel) == seat for parcel in counted)
