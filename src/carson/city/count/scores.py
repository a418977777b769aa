"""The final score, line by line (B-SCORE)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count.incomes import homes
from carson.city.count.places import bridge_parcels
from carson.city.count.powers import power
from carson.city.count.rodeo import own_horses
from carson.city.count.standish import has_bonus
from carson.city.facts.characters import SCHOOL_VP
from carson.city.facts.geometry import count
from carson.city.facts.ids import CHURCH, NONE, PRISON, SALOON, SCHOOL, STATION
from carson.city.facts.standish import STRATEGY_TABLE
from carson.city.table.table import Table
from carson.core.result import Result, ScoreLine

REASON: Final = "four-rounds"


def score_lines(s: Table, seat: i64) -> list[ScoreLine]:
    """What this seat would score if the game ended now."""
    rules = s.rules
    if seat == rules.standish:
        return _standish_lines(s, seat)
    objects = count(s.owned[seat] & s.occupied)
    lines = [
        ScoreLine("track", int(s.vp[seat]), int(s.vp[seat])),
        ScoreLine("money", int(s.cash[seat]), int(s.cash[seat] // rules.final_rate)),  # R-MONEY-VP
        ScoreLine("property", int(objects), int(objects * rules.property_vp)),
    ]
    beside = count(s.owned[seat] & s.occupied & bridge_parcels(s))
    if beside > 0:  # R-RIVER3, D-57: one more for each object, once
        lines.append(ScoreLine("bridges", int(beside), int(beside * rules.bridge_vp)))
    if rules.horses != 0:
        horses = own_horses(s, seat)  # EX-24, D-67
        value = 1 + s.rodeo_tokens[seat]
        lines.append(ScoreLine("horses", int(horses), int(horses * value)))
    if (s.built[STATION] & s.owned[seat]) != 0:
        symbols = homes(s, -1)  # R-STATION-COUNT
        lines.append(ScoreLine("station", int(symbols), int(symbols >> 1)))
    if power(s, seat, SCHOOL_VP) != 0:
        things = things_taught(s, seat)
        lines.append(ScoreLine("teacher", int(things), int(things * power(s, seat, SCHOOL_VP))))
    if rules.pass_vp != 0:
        later = behind(s, seat)
        lines.append(ScoreLine("pass-track", int(later), int(later * rules.pass_vp)))
    return lines


def behind(s: Table, seat: i64) -> i64:
    """The players behind a seat on the pass track; none while it has not passed (R-KIT-FINAL, EX-13)."""
    position: i64
    for position in range(s.rules.seats):
        if s.pass_order[position] == seat:
            return s.rules.seats - 1 - position
    return 0


def _standish_lines(s: Table, seat: i64) -> list[ScoreLine]:
    """No money, nothing for bridges, and his strategy's bonus (EX-28, R-SOLO-MONEY, R-SOLO-BRIDGE-VP)."""
    objects = count(s.owned[seat] & s.occupied)
    lines = [
        ScoreLine("track", int(s.vp[seat]), int(s.vp[seat])),
        ScoreLine("property", int(objects), int(objects * s.rules.property_vp)),
    ]
    bonus = STRATEGY_TABLE[s.rules.strategy].bonus if has_bonus(s) else 0
    lines.append(ScoreLine("strategy", bonus, bonus))
    return lines


def things_taught(s: Table, seat: i64) -> i64:
    """Placed Schools, Prisons and Churches of a seat, and no placed Saloon (R-TEACHER-R, D-47)."""
    own = s.owned[seat]
    things = count((s.built[SCHOOL] | s.built[PRISON] | s.built[CHURCH]) & own)
    return things + 1 if (s.built[SALOON] & own) == 0 else things


def points(lines: list[ScoreLine]) -> int:
    return sum([line.points for line in lines])


def result_now(s: Table) -> Result:
    """The score lines and the ranking; of equals Standish or the earlier passer leads (R-SOLO-TIE, R-TIE)."""
    scores = [score_lines(s, seat) for seat in range(int(s.rules.seats))]
    order = (
        [int(s.rules.standish)]
        + [int(seat) for seat in s.pass_order]
        + [int(seat) for seat in s.turn_order]
        + list(range(len(scores)))
    )
    by_pass = [seat for seat in dict.fromkeys(order) if seat != NONE]
    ranking = sorted(by_pass, key=lambda seat: -points(scores[seat]))
    return Result(REASON, ranking, scores)
