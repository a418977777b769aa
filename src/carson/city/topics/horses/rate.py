"""What horses do, this round and to the end of the game."""

from mypy_extensions import i64

from carson.city.count.incomes import income
from carson.city.count.placing import rivals_on_parcels
from carson.city.count.riding import goal_parcels, goal_spaces, movable_parcels, movable_spaces
from carson.city.count.rodeo import yard_points
from carson.city.evaluator import scale
from carson.city.evaluator.horses import horse, rodeo
from carson.city.evaluator.places import Places
from carson.city.evaluator.rater import EachParcel, Look, Rater, is_option
from carson.city.facts import enclosures
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import HAT, HORSE, MOVE, NO, PARCEL, RANCH, SPACE, WAGES
from carson.city.table import Table, agenda, stable
from carson.city.topics.placing.rate import rate_places


class HorseRater(Rater):
    """The enclosure where a horse does most, or none; one bought on Wages has its price."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        values = look.values
        look.places.look(s, seat)
        look.ranked.add(NO, 0.0)
        if agenda.a_of(packed) == 0:
            _rate_yards(s, seat, look, False, 0.0)
        else:
            price = float(s.rules.wage + enclosures.HORSE_PRICE) * values.dollar
            _rate_yards(s, seat, look, True, horse(s, seat, values) - price)


def _rate_yards(s: Table, seat: i64, look: Look, bought: bool, extra: float) -> None:
    """The enclosures for one more horse."""
    yard: i64
    for yard in range(enclosures.YARDS):
        if is_option(s, HORSE + yard):
            look.ranked.add(HORSE + yard, enclosure(s, seat, look.places, yard, bought) + extra)


class StableRater(Rater):
    """A cowboy beside the horses of an enclosure; a horse at once, or one bought on Wages."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        if s.rules.horses == 0:
            return
        places = look.places
        yard: i64
        for yard in range(enclosures.YARDS):
            if is_option(s, HAT + yard):
                points = yard_points(s, seat, yard)
                look.ranked.add(HAT + yard, rodeo(s, seat, look.values, points) - places.save)
        if is_option(s, SPACE + WAGES) and s.wages[seat] == 0:  # one horse for each player
            look.ranked.improve(SPACE + WAGES, deal(s, seat, places) - places.save)
        if s.rules.take_backs != 0:
            _rate_yards(s, seat, look, False, scale.AT_ONCE)


class HerdRater(EachParcel):
    """The Ranch that earns its owner most when it pays double; a robber takes half of that, too."""

    def worth(self, s: Table, seat: i64, packed: i64, action: i64, look: Look) -> float:
        amount = float(income(s, seat, RANCH, action))
        return amount / 2.0 if (rivals_on_parcels(s, seat) & bit(action)) != 0 else amount


class RideRater(Rater):
    """Beside another cowboy or a pass: a move, or nothing."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        places = look.places
        ranked = look.ranked
        rate_places(s, seat, packed, look)
        ranked.add(NO, 0.0)
        if not is_option(s, MOVE):
            return
        best = -1.0
        base: i64
        for base in (SPACE, PARCEL):
            left = movable_spaces(s, seat) if base == SPACE else movable_parcels(s, seat)
            while left != 0:
                place = first(left)
                left &= ~bit(place)
                best = max(best, _gain(s, seat, places, base + place))
        ranked.add(MOVE, best - scale.WASTE)


class MoveRater(Rater):
    """The cowboy that gains most by going elsewhere, and then the best place for it, or home."""

    def rate(self, s: Table, seat: i64, packed: i64, look: Look) -> None:
        places = look.places
        ranked = look.ranked
        places.look(s, seat)
        which = agenda.a_of(packed) == 0
        if not which:
            ranked.add(NO, places.save)
        base: i64
        for base in (SPACE, PARCEL):
            left = places.offered(s) if base == SPACE else s.options[PARCEL]
            while left != 0:
                place = base + first(left)
                left &= ~bit(place - base)
                ranked.add(place, _gain(s, seat, places, place) if which else places.stand(s, seat, place))


def _gain(s: Table, seat: i64, places: Places, origin: i64) -> float:
    """How much better off a cowboy is at its best other place."""
    best = places.best_stand(s, seat, goal_parcels(s, seat, origin), goal_spaces(s, seat, origin))
    return max(best, places.save) - places.stand(s, seat, origin)


def enclosure(s: Table, seat: i64, places: Places, yard: i64, bought: bool) -> float:
    """What one more horse there does this round."""
    values = places.values
    hats: i64 = enclosures.HATS[yard]
    worth = rodeo(
        s, seat, values, hats * enclosures.HAT_COWBOY if stable.has_cowboy_in(s, seat, yard) else hats
    )
    there = stable.horses_in(s, seat, yard)
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
    ranches = s.built[RANCH] & s.owned[seat]
    while ranches != 0:
        parcel = first(ranches)
        ranches &= ~bit(parcel)
        incomes.append(int(income(s, seat, RANCH, parcel)))
    incomes.sort(reverse=True)
    return incomes[int(horses)] if horses < len(incomes) else 0


def deal(s: Table, seat: i64, places: Places) -> float:
    """A horse bought on Wages, put where it does most, less its price."""
    best = 0.0
    yard: i64
    for yard in range(enclosures.YARDS):
        best = max(best, enclosure(s, seat, places, yard, True))
    return horse(s, seat, places.values) + best - float(enclosures.HORSE_PRICE) * places.values.dollar


RATERS = {
    agenda.ASK_HORSE: HorseRater(),
    agenda.ASK_HERD: HerdRater(),
    agenda.ASK_RIDE: RideRater(),
    agenda.ASK_MOVE: MoveRater(),
}
MORE_TO_PLACE = [StableRater()]
