"""What horses do, this round and to the end of the game."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import placing
from carson.city.count.incomes import income
from carson.city.count.places import taken_parcels
from carson.city.count.rodeo import own_horses, rodeo_points, yard_points
from carson.city.count.shifting import has_own_cowboy, movable_parcels, movable_spaces, take_backs_left
from carson.city.evaluator import scale
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.places import GAIN, NOTHING, RATE, STAND, SURE, Places
from carson.city.evaluator.rater import EachParcel, Look, Rater, is_option
from carson.city.facts import enclosures
from carson.city.facts.geometry import bit, bits
from carson.city.facts.ids import BACK_HAT, HAT, HORSE, MOVE, NO, RANCH, SPACE, WAGES
from carson.city.table.agenda import ASK_HERD, ASK_HORSE, ASK_MOVE, ASK_RIDE
from carson.city.table.stable import has_cowboy_in, horses_in
from carson.city.table.table import Table
from carson.city.topics.placing.rules import PlaceRater
from carson.search.best_answers import BestAnswers


class HorseRater(Rater):
    """The enclosure where a horse does most, or none; one bought on Wages has its price."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        look.places.look(s, seat)
        look.ranked.add(NO, 0.0)
        price = float(s.rules.wage + enclosures.HORSE_PRICE) * look.values.dollar
        if a != 0:
            _rate_yards(s, seat, look, True, -(price - look.values.horse(s, seat)))
        else:
            _rate_yards(s, seat, look, False, 0.0)


def _rate_yards(s: Table, seat: i64, look: Look, bought: bool, extra: float) -> None:
    """The enclosures for one more horse."""
    for yard in range(enclosures.YARDS):
        if is_option(s, HORSE + yard):
            look.ranked.add(HORSE + yard, enclosure(s, seat, look.places, yard, bought) + extra)


class StableRater(Rater):
    """A cowboy beside the horses of an enclosure; a horse at once, or one bought on Wages."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        if s.rules.horses == 0:
            return
        for yard in range(enclosures.YARDS):
            if is_option(s, HAT + yard):
                points = yard_points(s, seat, yard)
                look.ranked.add(HAT + yard, rodeo(s, seat, look.values, points) - look.places.save)
        if is_option(s, SPACE + WAGES) and s.wages[seat] == 0:  # one horse for each player
            look.ranked.improve(SPACE + WAGES, deal(s, seat, look.places) - look.places.save)
        if s.rules.take_backs != 0:
            _rate_yards(s, seat, look, False, scale.AT_ONCE)
            _rate_cowboys_inside(s, seat, look)


def _rate_cowboys_inside(s: Table, seat: i64, look: Look) -> None:
    """A cowboy that comes back from an enclosure: at home, or at a place for which no other one is left."""
    hats = s.enclosure_cowboys[seat]
    if hats == 0 or take_backs_left(s, seat) <= 0:
        return
    gain = look.places.save - scale.TROUBLE
    if s.cowboys[seat] == 0:
        land = placing.target_parcels(s, seat) & look.places.known_land(s, seat)
        gain += max(look.places.best_of(s, seat, land, placing.target_spaces(s, seat), RATE), 0.0)
    for yard in bits(hats):
        halved = -(yard_points(s, seat, yard) // enclosures.HAT_COWBOY)
        look.ranked.add(BACK_HAT + yard, gain + rodeo(s, seat, look.values, halved))


class HerdRater(EachParcel):
    """The Ranch that earns its owner most when it pays double; a robber takes half of that, too."""

    def worth(self, s: Table, seat: i64, a: i64, action: i64, look: Look) -> float:
        amount = float(income(s, seat, RANCH, action))
        return amount / 2.0 if (taken_parcels(s, seat) & bit(action)) != 0 else amount


class RideRater(PlaceRater):
    """Beside another cowboy or a pass: a move, or nothing."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        super().rate(s, seat, a, look)
        look.ranked.add(NO, 0.0)
        if is_option(s, MOVE):
            best = BestAnswers()
            best.worth = NOTHING
            look.places.add_all(s, seat, movable_parcels(s, seat), movable_spaces(s, seat), GAIN, best)
            look.ranked.add(MOVE, best.worth - scale.WASTE)


class MoveRater(Rater):
    """The cowboy that gains most by going elsewhere, and then the best place for it, or home."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        look.places.look(s, seat)
        if a != 0:
            look.ranked.add(NO, look.places.save)
        how: i64 = GAIN
        if a != 0:
            how = STAND if has_own_cowboy(s, seat, a - 1) else SURE
        look.places.add_all(s, seat, s.options[0], look.places.offered(s), how, look.ranked)


def rodeo(s: Table, seat: i64, values: MapValues, more: i64) -> float:
    """Rodeo points by the token they may win: a point for every horse at the end."""
    token = float(own_horses(s, seat)) + scale.MORE_HORSES * max(values.left - 1.0, 0.0)
    best: i64 = 0  # of the rivals
    for other in range(s.rules.seats):
        if other != seat:
            best = max(best, rodeo_points(s, other))
    lead = rodeo_points(s, seat) - best
    return token * (_wins(float(lead + more)) - _wins(float(lead)))


def _wins(lead: float) -> float:
    """How likely the rodeo is won; nobody knows what rivals will add."""
    likely = 0.5 + lead / (2.0 * scale.RODEO_LEAD)
    return 0.0 if likely < 0.0 else min(likely, 1.0)


def enclosure(s: Table, seat: i64, places: Places, yard: i64, bought: bool) -> float:
    """What one more horse there does this round."""
    values = places.values
    hats: i64 = enclosures.HATS[yard]
    worth = rodeo(s, seat, values, hats * enclosures.HAT_COWBOY if has_cowboy_in(s, seat, yard) else hats)
    there = horses_in(s, seat, yard)
    if yard == enclosures.GUNS and (there == 0 or there == enclosures.HORSES_FOR_MORE - 1):
        worth += places.point
    elif yard == enclosures.RIDE and not bought:
        worth += scale.RIDE_TEMPO
    elif yard == enclosures.HERD:
        worth += float(_next_ranch(s, seat, there)) * values.pay_day
    elif yard == enclosures.PURSE:
        worth += float(enclosures.PURSE_CASH) * values.dollar
    return worth


def _next_ranch(s: Table, seat: i64, horses: i64) -> i64:
    """What the best Ranch earns for which there is no horse yet."""
    incomes: list[int] = []
    for parcel in bits(s.built[RANCH] & s.owned[seat]):
        incomes.append(int(income(s, seat, RANCH, parcel)))
    incomes.sort(reverse=True)
    return incomes[int(horses)] if horses < len(incomes) else 0


def deal(s: Table, seat: i64, places: Places) -> float:
    """A horse bought on Wages, put where it does most, less its price."""
    best = 0.0
    for yard in range(enclosures.YARDS):
        best = max(best, enclosure(s, seat, places, yard, True))
    return places.values.horse(s, seat) + best - float(enclosures.HORSE_PRICE) * places.values.dollar


RATERS: Final[dict[int, Rater]] = {
    ASK_HORSE: HorseRater(),
    ASK_HERD: HerdRater(),
    ASK_RIDE: RideRater(),
    ASK_MOVE: MoveRater(),
}
MORE_TO_PLACE: Final[list[Rater]] = [StableRater()]
