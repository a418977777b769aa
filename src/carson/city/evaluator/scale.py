"""Scale: every number the board game is rated by, in victory points unless a comment says otherwise.

Rows are by round, 1 to 4; the first entry stands for the set-up before round 1.
"""

from typing import Final

from mypy_extensions import i64

Row = tuple[float, ...]  # of five: a fixed tuple of floats as a constant does not survive compiling
LAST_ROW: Final = 4

# ---- money
DOLLAR: Final[Row] = (0.30, 0.30, 0.25, 0.20, 0.15)  # one dollar while buying
PAY_DAY: Final[Row] = (0.24, 0.24, 0.19, 0.15, 0.13)  # one dollar of income
NEED: Final[Row] = (20.0, 20.0, 20.0, 20.0, 0.0)  # dollars that are worth DOLLAR in the next round
IDLE: Final[Row] = (0.22, 0.22, 0.19, 0.17, 0.0)  # one dollar beyond that, carried into the next round

# ---- land and buildings
LAND: Final = 0.25  # a parcel for each round it may count for income or points
BUILDING: Final = 0.15  # a building for each round it may count for points
SITE: Final = 0.35  # an empty parcel nothing waits for, for each later round
HOPE: Final = 0.6  # part of a building's worth that a parcel gets before the building is bought
LATER: Final = 0.3  # part of a building's worth when it cannot be placed this round
CROWD: Final = 0.35  # Houses that come next to a building in each later round
FADING: Final = 0.4  # dollars a Ranch loses in each later round
SMITH_GROWTH: Final = 5.0  # dollars more that a Blacksmith earns in each later round
TILE_INCOME: Final = 8.0  # dollars that a building in hand will earn in a round
STICK: Final = 0.25  # a road in the supply
SPITE: Final = 1.0  # what all rivals lose or win together, shared by their number
SPITE_MOST: Final = 0.6  # and what a single rival loses or wins

# ---- cowboys
CARRY: Final[Row] = (1.35, 1.35, 1.2, 0.9, 0.0)  # a cowboy saved for the next round
REVOLVER: Final[Row] = (2.2, 2.2, 1.7, 1.1, 0.55)  # a revolver for the rest of the game
NERVE: Final[Row] = (0.35, 0.35, 0.7, 0.7, 0.4)  # a point of firepower while all rivals may still come
STAY: Final = 0.7  # part of the cowboys in hand that a player who has not passed keeps
CONTEST: Final = 0.03  # how likely one rival joins a place, for each point it is worth
CONTEST_MOST: Final = 0.25
DUEL_POINT: Final = 0.3  # what one point of firepower adds in a duel of one's own
DUEL_PIP: Final = 0.25  # a point on a duel tile in hand, while there are rounds to come
DUEL_PIP_LEFT: Final = 0.12  # a point on a tile that is played, for each round to come
LAST_PIP: Final = 0.02  # and in the last round
LAND_WAITS: Final = 0.8  # part of what is gained by going to land before others act: there is more of it
CHALLENGE_WAITS: Final = 0.8  # and where a rival stands already
WORK_WAITS: Final = 0.5  # and where there is room for everybody
TROUBLE: Final = 0.6  # a cowboy that is taken back
HASTE: Final = 0.5  # part of the points for an early pass that is lost by placing one more cowboy
TWO_DICE: Final = 0.8  # how likely dynamite decides a duel
WASTE: Final = 0.05  # a move that gains nothing
FIRST_PASS: Final[Row] = (0.8, 0.8, 0.8, 0.8, 0.1)  # being the first to pass
NEXT_PASS: Final = 0.5  # each later position is worth this part of the one before

# ---- characters
HALF_PRICE_WORTH: Final[Row] = (1.4, 1.4, 1.4, 1.2, 0.7)  # buildings at half price
WHITE_WORTH: Final = 4.0  # a placement that nobody contests, besides the cowboy it saves
RAISE: Final = 0.1  # a dollar more in a bid, besides the dollar itself
BRAWL: Final = 3.0  # how much more a character's firepower counts than a cowboy's

# ---- horses
HORSE_WORK: Final = 0.5  # the work of a horse in a later round
MORE_HORSES: Final = 0.5  # horses, not points, that a player will still get in each later round
RODEO_LEAD: Final = 6.0  # rodeo points by which rivals may still gain on the leader
RIDE_TEMPO: Final = 0.6  # another placement or an early pass
AT_ONCE: Final = 3.0  # putting a horse to work when everybody acts at the same time: it costs no turn

# ---- the end of the game, seen from the end of a round
COWBOY_LEFT: Final[Row] = (1.7, 1.7, 1.3, 0.9, 0.0)  # a cowboy
REVOLVER_LEFT: Final[Row] = (2.1, 2.1, 1.8, 1.0, 0.4)  # a revolver
DOUBT: Final[Row] = (7.0, 7.0, 5.5, 4.0, 0.0)  # by how much a guess is off
STANDISH: Final = 8.0  # what Jeb Standish wins in a round

# ---- how often a quick player errs
NOISE: Final = 0.5  # points by which a quick player misjudges a place

# ---- what to start with, where everybody writes it down
SHEET: Final = bytes([3, 2, 1, 1, 0])  # cowboys, parcels, roads, revolvers, bid: pieces, not points
SHEET_STEP: Final = 0.5  # what one piece more or less costs


def streams(start: int, now: int, rounds: i64) -> tuple[float, float]:
    """A dollar in each round from one on, and a dollar more in each round after this one."""
    stream = 0.0
    ramp = 0.0
    for later in range(start, int(rounds) + 1):
        dollar = PAY_DAY[min(later, LAST_ROW)]
        stream += dollar
        ramp += float(later - now) * dollar
    return stream, ramp
