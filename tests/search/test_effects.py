"""What hints say about an answer: how what comes of it differs from what comes of another one."""

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from carson.cards.evaluator.evaluator import evaluator_of as of_cards
from carson.city.evaluator.evaluator import evaluator_of as of_city
from carson.core import registry
from carson.core.advisers import adviser_named
from carson.core.clock import UNHURRIED
from carson.core.effect import Effect
from carson.core.state import State
from carson.core.view import view_of
from carson.search.effects import MOST, effects_of
from carson.search.evaluator import Evaluator, Thing
from carson.search.tally import Tally
from tests.city.rules.draw import position
from tests.search.toys import Toy

EVALUATORS: dict[str, Callable[[State], Evaluator]] = {"city": of_city, "cards": of_cards}


class Ended(Toy):
    """A toy that is over."""

    def actors(self) -> list[int]:
        return []

    def legal(self, seat: int) -> list[int]:
        return []


class Purse(Evaluator):
    """Everybody has what was done last: seat 0 as it is, seat 1 one less."""

    def things(self) -> list[Thing]:
        return [Thing("coins", 1.0, 0.5), Thing("dust", 0.1, 0.5)]

    def holding(self, state: State, seat: i64, thing: i64) -> float:
        assert isinstance(state, Toy)
        last = state.done[-1][1]
        return float(last - 1 if seat else last) if thing == 0 else 7.0


def tally_of(**ends: list[int]) -> Tally:
    """A tally of playouts that began with answer 1 or 2 and ended with these numbers."""
    tally = Tally(Purse(2))
    for name, numbers in ends.items():
        for number in numbers:
            tally.note(int(name[1:]), Ended([(0, number)]))
    return tally


def test_the_largest_differences_are_told_the_own_ones_first() -> None:
    tally = tally_of(a1=[4, 6] * 10, a2=[1, 3] * 10)
    assert effects_of(tally, 0, 1, 2) == (Effect("coins", 0, 3.0), Effect("coins", 1, 3.0))
    assert effects_of(tally, 1, 2, 1) == (Effect("coins", 1, -3.0), Effect("coins", 0, -3.0))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ([4] * 20, [4] * 20),  # nothing differs
        ([0, 9] * 10, [1, 9] * 10),  # it may be an accident
        ([9] * 7, [1] * 20),  # too few to say anything
    ],
)
def test_what_may_be_an_accident_is_not_told(first: list[int], second: list[int]) -> None:
    assert effects_of(tally_of(a1=first, a2=second), 0, 1, 2) == ()
    assert effects_of(tally_of(a1=first), 0, 1, 2) == ()


def test_amounts_are_told_about_as_well_as_they_are_known() -> None:
    told = [Effect("cash", 0, amount).number for amount in (62.6, -7.2, 3.25, 1.04, -0.5)]
    assert told == [63, 7, 3.2, 1, 0.5]


@pytest.mark.once("bots are the same on both engines")
def test_a_hint_says_what_a_place_brings() -> None:
    """A Mine on either of two parcels: the difference is its income, and the money of this round."""
    table = position("""
               c      d      e
         5     ^^   A
           +      +------+------+
         4     ^^ |   hs |
                  |      |
           +      +------+------+
         3                    A

        player A cash 9 hand mine character banker
        player B character settler
        agenda
          round before-deferred
    """)
    assert table.asked == "A ask-site"
    game = registry.game("city")
    sites = [game.parse_action("d5"), game.parse_action("e3")]
    marshal = adviser_named(game, "marshal:playouts=40", "1")
    best, other = marshal.explain(view_of(table.state, 0, "x", 0), sites, UNHURRIED)
    assert game.action_text(best.action) == "d5"
    told = {effect.thing: effect.amount for effect in best.effects if effect.seat == 0}
    assert told["income"] == 6
    assert told["cash"] > 2
    assert len(best.effects) <= MOST
    assert {effect.thing: -effect.amount for effect in other.effects if effect.seat == 0} == told
    words = [game.face().effect(effect, 0, ["Ann", "Ben"]) for effect in best.effects]
    assert "$6 more income in a round for you" in words


@pytest.mark.parametrize("name", EVALUATORS)
def test_every_thing_has_words(name: str) -> None:
    game = registry.game(name)
    state = game.new(game.settle({}))
    for thing in EVALUATORS[name](state).things():
        for seat, amount in ((0, 1.0), (1, -2.5)):
            told = game.face().effect(Effect(thing.name, seat, amount), 0, ["Ann", "Ben"])
            assert ("more" if amount > 0 else "less") in told
            assert ("you" if seat == 0 else "Ben") in told
