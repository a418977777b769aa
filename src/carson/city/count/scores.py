"""The final score, line by line (B-SCORE)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import incomes, places, placing, powers, rodeo, standish
from carson.city.facts.characters import SCHOOL_VP
from carson.city.facts.geometry import count
from carson.city.facts.ids import CHURCH, NONE, PRISON, SALOON, SCHOOL, STATION, TYPES
from carson.city.facts.standish import STRATEGY_TABLE
from carson.city.table.table import Table
from carson.core.result import Result, ScoreLine

REASON: Final = "four-rounds"


def score_lines(s: Table, seat: i64) -> list[ScoreLine]:
    """What this seat would score if the game ended now."""
    rules = s.rules
    objects = s.owned[seat] & s.occupied
    track = _line("track", s.vp[seat], 1)
    property = _line("property", count(objects), rules.property_vp)
    if seat == rules.standish:  # no money, nothing for bridges: EX-28, R-SOLO-MONEY, R-SOLO-BRIDGE-VP
        bonus = STRATEGY_TABLE[rules.strategy].bonus if standish.has_bonus(s) else 0
        return [track, property, ScoreLine("strategy", bonus, bonus)]
    money = ScoreLine("money", int(s.cash[seat]), int(s.cash[seat] // rules.final_rate))  # R-MONEY-VP
    lines = [track, money, property]
    beside = count(objects & places.bridge_parcels(s))
    if beside > 0:  # R-RIVER3, D-57: one more for each object, once
        lines.append(_line("bridges", beside, rules.bridge_vp))
    if rules.horses != 0:  # EX-24, D-67
        lines.append(_line("horses", rodeo.own_horses(s, seat), 1 + s.rodeo_tokens[seat]))
    if (s.built[STATION] & s.owned[seat]) != 0:
        symbols = incomes.homes(s, -1)  # R-STATION-COUNT
        lines.append(ScoreLine("station", int(symbols), int(symbols >> 1)))
    if powers.power(s, seat, SCHOOL_VP) != 0:
        lines.append(_line("teacher", things_taught(s, seat), powers.power(s, seat, SCHOOL_VP)))
    if rules.pass_vp != 0:  # none while a seat has not passed: R-KIT-FINAL, EX-13
        lines.append(
            _line("pass-track", max(rules.seats - 1 - placing.pass_place(s, seat), 0), rules.pass_vp)
        )
    return lines


def _line(what: str, number: i64, each: i64) -> ScoreLine:
    return ScoreLine(what, int(number), int(number * each))


def property_points(s: Table, objects: i64) -> i64:
    """What things on some parcels bring their owner in the end, without Station and Teacher."""
    points = count(objects) * s.rules.property_vp
    if s.rules.bridge_vp != 0:
        points += count(objects & places.bridge_parcels(s)) * s.rules.bridge_vp
    return points


def things_taught(s: Table, seat: i64) -> i64:
    """Placed Schools, Prisons and Churches of a seat, and no Saloon, not even in hand (R-TEACHER-R, D-47)."""
    own = s.owned[seat]
    things = count((s.built[SCHOOL] | s.built[PRISON] | s.built[CHURCH]) & own)
    has_saloon = (s.built[SALOON] & own) != 0 or s.hand[seat * TYPES + SALOON] > 0
    return things if has_saloon else things + 1


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
