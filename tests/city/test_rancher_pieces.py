"""Rancher and pieces with rules of their own: the ammunition, the white cowboy, cowboys in enclosures."""

import pytest

from carson.city.facts.geometry import PARCELS
from carson.city.topics.standish.land import NEVER
from carson.city.topics.standish.orders import Dearness, Harm, Riches
from tests.city.games import random_game
from tests.city.rules.draw import position
from tests.city.test_rancher import answer

AMMUNITION = """
        option characters picked
        option tiles sheriff-red,banker,grocer,worker,settler,captain,mercenary
        player A cash 9 revolvers 1 character sheriff-red on {mine}
        player B cash 9 revolvers {guns} character banker on {theirs}
        agenda
          round ammunition
          ask-ammunition A
"""


@pytest.mark.parametrize(
    ("mine", "theirs", "guns", "said"),
    [
        ("parcel-vp,building-vp", "parcel-vp,building-vp", 3, "no"),  # duels that pay only who loses them
        ("cowboy-income,cowboy-vp", "gambling", 3, "yes"),
        ("vp-5,vp-4,parcel-income", "gambling", 1, "no"),  # of no use, so left where it is
    ],
)
def test_the_red_sheriff_takes_the_ammunition_where_it_helps(
    mine: str, theirs: str, guns: int, said: str
) -> None:
    """R-DECLINE: three points for a lost duel are more than two empty spaces bring."""
    assert answer(position(AMMUNITION.format(mine=mine, theirs=theirs, guns=guns))) == said


def test_the_white_cowboy_moves_to_where_points_are() -> None:
    """R-HORSE-E2, R-SHERIFF-WHERE: from a space that brings it nothing to one that is sure to."""
    table = position("""
               c      d      e      f      g
         5   A ra   A ra   A mi
         4   A mi   A ra   A ho

        option variants horses
        round 4
        white parcel-income
        player A cash 0 cowboys 0 enclosures 0,1,0,0,0 character sheriff used
        player B cash 0 cowboys 3 revolvers 4 on gambling
        agenda
          round place
          ask-ride A
    """)
    table.play("A move")
    assert answer(table) == "building-vp"


@pytest.mark.parametrize(("inside", "comes"), [("0,0,0,0,0 hats 3", True), ("0,0,0,0,6 hats 5", False)])
def test_a_cowboy_comes_back_from_an_empty_enclosure(inside: str, comes: bool) -> None:
    """R-KIT-ENCLOSURES: where it wins the rodeo for its horses it stays."""
    table = position(f"""
        option variants kit-carson,horses
        player A cash 9 cowboys 0 enclosures {inside} character banker
        player B cash 9 cowboys 3 enclosures 0,0,0,0,11 character worker
    """)
    assert answer(table).startswith("back-enclosure") == comes


@pytest.mark.parametrize("strategy", ["miner", "urban"])
def test_no_rank_of_standish_is_below_zero_but_never(strategy: str) -> None:
    """R-SOLO-DECIDE: so nothing that he might want is left out, however little it brings."""
    looked_at = 0
    for state, _ in random_game(2, 5, solo=strategy):
        if state.round and state.actor() == 0:
            looked_at += 1
            for ranking in (Harm(state), Dearness(state)):
                assert min(ranking.rank(parcel) for parcel in range(PARCELS)) >= 0
            built = [p for p in range(PARCELS) if state.owned[0] & state.occupied & ~state.houses >> p & 1]
            assert all(rank == NEVER or rank > 0 for rank in map(Riches(state).rank, built))
    assert looked_at > 20
