"""Rater: what the answers to a question are worth, and what raters go by; every room has those of its own."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from carson.city.evaluator import scale
from carson.city.evaluator.characters import CharacterValues
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.places import Places
from carson.city.evaluator.ways import NO_EDGE
from carson.city.facts.geometry import EDGES, bits
from carson.city.facts.ids import AMOUNT, DONE, EDGE, KEEP, MASK_WORDS, NO, NONE, PARCEL, PASS
from carson.city.table.agenda import KINDS
from carson.city.table.stack import allowed
from carson.city.table.stack import is_allowed as is_option
from carson.city.table.table import Table
from carson.search.best_answers import BestAnswers

__all__ = ["Declining", "EachAmount", "EachParcel", "Look", "Rater", "Reaching", "is_option"]  # for rooms

SHY: Final = 0.1  # points off an answer that commits to something
STEP: Final = 0.001  # points off each dollar or piece more


class Look:
    """One table through the eyes of whoever is asked."""

    def __init__(self, seats: i64) -> None:
        self.values = MapValues(seats)  # as they were when the search began
        self.places = Places(seats, self.values)
        self.plan = self.places.plan
        self.characters = CharacterValues(self.values)
        self.ranked = BestAnswers()  # where raters put their answers

    def known(self, s: Table, seat: i64) -> i64:
        """The parcels to look at: all that are offered in the tree, the best known ones in a playout."""
        parcels = s.options[0]
        known = parcels & self.values.shortlist[seat]
        return known if self.ranked.found is None and known != 0 else parcels


@mypyc_attr(allow_interpreted_subclasses=True)
class Rater:
    """Rates the answers to one question, for Rancher, hints and search alike."""

    exact: bool  # whether quick players make no errors here

    def __init__(self, exact: bool = False) -> None:
        self.exact = exact

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        """Add the answers worth a look with their worth; where nothing is known, cautious ones first."""
        rate_cautiously(s, look.ranked)


@mypyc_attr(allow_interpreted_subclasses=True)
class Declining(Rater):
    """Knows but one answer: the one that does nothing, if there is one."""

    def __init__(self, nothing: i64 = NONE, exact: bool = False) -> None:
        super().__init__(exact)
        self.nothing = nothing

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        if self.nothing != NONE:
            look.ranked.add(self.nothing, 0.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachAnswer(Declining):
    """Rates besides that every offered answer of some words of the mask by itself."""

    def __init__(self, first_word: i64, end: i64, nothing: i64, exact: bool) -> None:
        super().__init__(nothing, exact)
        self.first_word = first_word
        self.end = end

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        super().rate(s, seat, a, look)
        base = self.first_word * 64
        for action in allowed(s, self.first_word, self.end):
            look.ranked.add(action, self.worth(s, seat, a, action - base, look))

    def worth(self, s: Table, seat: i64, a: i64, number: i64, look: Look) -> float:
        """In points; answers are counted from the first of their words, as parcels or amounts."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class EachParcel(EachAnswer):
    def __init__(self, nothing: i64 = NONE) -> None:
        super().__init__(PARCEL >> 6, (PARCEL >> 6) + 1, nothing, False)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachAmount(EachAnswer):
    def __init__(self, exact: bool = False) -> None:
        super().__init__(AMOUNT >> 6, MASK_WORDS, NONE, exact)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaching(Rater):
    """Also looks at places that roads would open."""

    def rate_road(self, s: Table, seat: i64, building: i64, far: i64, best: float, look: Look) -> None:
        """Add the first road towards the best of some parcels, if one is better than the best so far."""
        ways = look.values.ways
        ways.measure(s)
        road: i64 = NO_EDGE
        for parcel in bits(far):
            roads = ways.roads_for(s, building, parcel)
            edge = ways.first_for(building, parcel)
            if 0 < roads <= s.unplaced_roads[seat] and edge != NO_EDGE and is_option(s, EDGE + edge):
                worth = self.worth(s, seat, building, parcel, look) - scale.STICK * float(roads)
                if worth > best:
                    best = worth
                    road = edge
        if road != NO_EDGE:
            look.ranked.add(EDGE + road, best)

    def worth(self, s: Table, seat: i64, building: i64, parcel: i64, look: Look) -> float:
        """In points."""
        raise NotImplementedError


# ---- all that there are; `carson.city.evaluator.evaluator` fills in what the rooms have

RATERS: Final[list[Rater]] = [Rater()] * KINDS  # by number of the question
MORE_TO_PLACE: Final[list[Rater]] = []  # what else may be done when a cowboy is placed


def rate_cautiously(s: Table, ranked: BestAnswers) -> None:
    """The answer that commits to least: a word, else the smallest amount, else anything but a road."""
    word: i64
    most = 0.0
    for word in (NO, DONE, KEEP, PASS):
        if is_option(s, word):
            ranked.add(word, most)
            most -= SHY
    only_roads = True
    for action in allowed(s):
        is_road = EDGE <= action < EDGE + EDGES
        if action == NO or action == DONE or action == KEEP or action == PASS or is_road:
            continue
        only_roads = False
        ranked.add(action, most - STEP * float(action - AMOUNT) if action >= AMOUNT else most - SHY)
    if only_roads:
        rate_alike(s, ranked)


def rate_alike(s: Table, ranked: BestAnswers) -> None:
    """Every answer is as good as any other."""
    for action in allowed(s):
        ranked.add(action, 0.0)
