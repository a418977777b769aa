"""What bots think about outlaws, where an answer is plain."""

from carson.city.players.sense import useful
from carson.city.words.actions import ACTIONS, TEXTS
from carson.core.dealer import Dealer
from carson.core.view import View
from tests.city.players import rancher
from tests.city.rules.draw import DrawnTable
from tests.city.rules.test_outlaws import moved, with_outlaws


def ratings(table: DrawnTable, *answers: str) -> list[float]:
    """What the raters give to these answers of the seat that is asked."""
    seat = int(table.state.actor())
    view = View(table.state, seat, Dealer("any"))
    rated = dict(rancher("any").rated(view, table.state.legal(seat)))
    words = {TEXTS[action]: worth for action, worth in rated.items()}
    return [words[answer] for answer in answers]


def test_a_sure_victory_is_worth_a_cowboy_and_a_hopeless_fight_is_not() -> None:
    text = """
               c
         5     o
        player A cowboys 2 revolvers {}
        player B cowboys 1
    """
    strong, weak = with_outlaws(text.format(9)), with_outlaws(text.format(1))
    outlaw, wages = ratings(strong, "c5", "wages")
    assert outlaw > wages
    outlaw, passing = ratings(weak, "c5", "pass")
    assert outlaw < passing
    assert useful(strong.state, 0, [ACTIONS["c5"]])
    assert not useful(weak.state, 0, [ACTIONS["c5"]])


def test_the_own_building_is_worth_more_than_the_open() -> None:
    table = with_outlaws("""
               b      c      d      e
         6     hs     hs     hs
         5          A sao           o
        player A cowboys 2 revolvers 8
        player B cowboys 1
    """)
    own, land = ratings(table, "c5", "e5")
    assert own > land > 0


def test_the_richer_booty_is_taken() -> None:
    text = """
               b      c      d
         6   {}   {}   {}
         5   {}   B sa
                    a
        player A revolvers 9
        player B
        agenda
          round outlaw-fights
          fights A outlaws
          ask-booty A c5
    """
    poor, rich = text.format(*["    "] * 3, "  hs"), text.format(*["  th"] * 4)
    points, rob = ratings(with_outlaws(poor), "points", "rob")
    assert points > rob
    points, rob = ratings(with_outlaws(rich), "points", "rob")
    assert rob > points


def test_an_outlaw_that_leaves_me_for_a_rival_goes_first() -> None:
    table = moved("""
               b      c      d      e      f
         6     hs          B sa     hs
         5     o    A hoo           hs
         4
        player A
        player B
    """)
    leaves, comes = ratings(table, "c5", "b5")
    assert leaves > comes


def test_it_rolls_again_when_the_outlaw_is_ahead() -> None:
    table = with_outlaws("""
        option characters picked
        option tiles sheriff,banker,worker,settler,gunsmith-red,singer,lawyer
               c
         5     o
             a
        player A revolvers 5 character gunsmith-red
        player B character banker
        agenda
          round before-outlaw-fights
    """)
    table.roll(2)
    yes, no = ratings(table, "yes", "no")
    assert yes > no


def test_the_fight_that_will_be_lost_comes_first() -> None:
    """A beaten cowboy comes home and helps in the next one."""
    table = with_outlaws("""
               b      c      d      e
         5     o             o
             a             ab
        player A revolvers 8
        player B revolvers 9
        agenda
          round before-outlaw-fights
    """)
    alone, crowded = ratings(table, "b5", "d5")
    assert crowded > alone
