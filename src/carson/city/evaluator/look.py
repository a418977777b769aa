"""Look: everything that raters go by."""

from mypy_extensions import i64

from carson.city.evaluator.best_answers import BestAnswers
from carson.city.evaluator.characters import CharacterValues
from carson.city.evaluator.map_values import MapValues
from carson.city.evaluator.places import Places
from carson.city.table.table import Table


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
