"""A naive second opinion on placing and scoring, written from the rules: dictionaries and plain loops.

It shares nothing with the engine. A city is a dictionary from (x, y) to a letter.
"""

from collections.abc import Iterable

City = dict[tuple[int, int], str]

BUILDINGS = set("HTmRKDBSLGCPY")
UNITS = {"H": 1, "T": 2, "L": 2}
SCORING = set(
    "banker captain singer settler auctioneer cowboy grocer undertaker doctor editor heroes teacher indian "
    "paperboy prospector sheriff".split()
)
USED = set("gunsmith lawyer doctor heroes governor chinese_worker mercenary".split())


def seen_from_above(cards: Iterable[tuple[str, int, int]]) -> City:
    """What shows after laying cards, each given as four letters and the place of the first."""
    city: City = {}
    for letters, x, y in cards:
        for number, letter in enumerate(letters):
            city[x + number % 2, y + number // 2] = letter
    return city


def safe(city: City, people: set[str]) -> bool:
    return "sheriff" in people or "P" in city.values()


def may_place(city: City, people: set[str], letters: str, x: int, y: int) -> bool:
    """Whether a card may lie there."""
    spots = [((x + number % 2, y + number // 2), letter) for number, letter in enumerate(letters)]
    if not city:
        return True
    return _is_joined(city, spots) and _fits(city, people, spots) and _covers(city, people, spots)


def _is_joined(city: City, spots: list[tuple[tuple[int, int], str]]) -> bool:
    for (x, y), _ in spots:
        for near in ((x, y), (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if near in city:
                return True
    return False


def _fits(city: City, people: set[str], spots: list[tuple[tuple[int, int], str]]) -> bool:
    cells = [*city, *[spot for spot, _ in spots]]
    width = len(range(min(x for x, _ in cells), max(x for x, _ in cells) + 1))
    height = len(range(min(y for _, y in cells), max(y for _, y in cells) + 1))
    shorter, longer = sorted((width, height))
    return shorter <= 8 and longer <= (9 if "captain" in people else 8)


def _covers(city: City, people: set[str], spots: list[tuple[tuple[int, int], str]]) -> bool:
    for spot, new in spots:
        old = city.get(spot, ".")
        if old == ".":
            continue
        if old == "X":
            if new == "X" or not safe(city, people):
                return False
        elif old == "H":
            if new not in "HT":
                return False
        elif old != new:
            return False
    return True


# ---- scoring


def around(city: City, spot: tuple[int, int]) -> list[str]:
    x, y = spot
    found = []
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if (dx or dy) and (x + dx, y + dy) in city:
                found.append(city[x + dx, y + dy])
    return found


def units_around(city: City, spot: tuple[int, int]) -> int:
    return sum(UNITS.get(letter, 0) for letter in around(city, spot))


def score(city: City, people: set[str], sold: int) -> dict[str, int]:
    """Every line of the pad."""
    calm = {spot: "." if letter == "X" and safe(city, people) else letter for spot, letter in city.items()}
    letters = list(calm.values())
    units = sum(UNITS.get(letter, 0) for letter in letters)
    lines = dict.fromkeys(
        "ranches mines drugstores banks saloons stores-and-hall ranch-trade mine-trade residents hotels hall "
        "outlaws characters".split(),
        0,
    )
    for spot, letter in calm.items():
        if letter == "R":
            lines["ranches"] += around(calm, spot).count(".")
        elif letter == "m":
            lines["mines"] += 2 * around(calm, spot).count("M")
        elif letter == "D":
            lines["drugstores"] += units_around(calm, spot)
            lines["ranch-trade"] += letters.count("R")
        elif letter == "B":
            lines["banks"] += units_around(calm, spot)
            lines["mine-trade"] += letters.count("m")
        elif letter == "K":
            lines["ranch-trade"] += letters.count("R")
            lines["mine-trade"] += letters.count("m")
        elif letter == "S":
            lines["saloons"] += 2 * units_around(calm, spot)
        elif letter == "L":
            lines["hotels"] += 3
        elif letter == "C":
            lines["residents"] += units
        elif letter == "G":
            lines["stores-and-hall"] += units_around(calm, spot)
            lines["residents"] += units
        elif letter == "Y":
            lines["stores-and-hall"] += units_around(calm, spot)
            lines["hall"] += len([other for other in letters if other in BUILDINGS - {"H", "T"}])
        elif letter == "X":
            lines["outlaws"] -= 6
    lines["characters"] = sum(worth(who, calm, people, sold) for who in people)
    return lines


def worth(who: str, city: City, people: set[str], sold: int) -> int:
    """One character; outlaws of a safe city have become empty land before."""
    letters = list(city.values())
    fixed = {"captain": 6, "doctor": 5, "heroes": 6, "paperboy": 3}
    each = {"banker": ("B", 4), "cowboy": ("R", 3), "grocer": ("D", 4), "sheriff": ("P", 3)}
    if who in fixed:
        return fixed[who]
    if who in each:
        letter, points = each[who]
        return points * letters.count(letter)
    if who == "singer":
        return max(
            [2 * units_around(city, spot) for spot, letter in city.items() if letter == "S"], default=0
        )
    if who == "settler":
        return len([spot for spot, letter in city.items() if letter == "." and "R" in around(city, spot)])
    if who == "auctioneer":
        return 7 * sold
    if who == "undertaker":
        return 2 * len(people)
    if who == "editor":
        return len(people & SCORING) + 4 * len(people & USED)
    if who == "teacher":
        return sum(UNITS.get(letter, 0) for letter in letters)
    if who == "indian":
        free = (72 if "captain" in people else 64) - len(city)
        return free // 2 + free % 2
    if who == "prospector":
        return letters.count("M") + letters.count("m")
    return 0


# ---- selling


def may_sell(cards: list[tuple[str, int, int]], number: int) -> bool:
    """Whether one card of a city overlaps no other and does not hold the rest together."""
    spots = [{(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)} for _, x, y in cards]
    rest = set[tuple[int, int]]().union(*[own for other, own in enumerate(spots) if other != number])
    if not rest or rest & spots[number]:
        return False
    reached, waiting = set[tuple[int, int]](), [min(rest)]
    while waiting:
        x, y = waiting.pop()
        if (x, y) in rest and (x, y) not in reached:
            reached.add((x, y))
            waiting += [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    return reached == rest
