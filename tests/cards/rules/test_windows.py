"""The seven moments at which a character may be used."""

from carson.cards.count.order import taking_order, value_of
from carson.cards.facts.characters import IDS
from carson.cards.facts.grid import bits_of
from carson.cards.state import CardsState
from carson.core.state import CHANCE
from tests.cards.table import at, deal, do, kinds, words

WINDOW = """
offer banker i-04 i-30 i-11 i-12
player A characters {who}
agenda
  round {step}
  ask-use A {step}
"""


def window(step: str, also: str = "", seats: int = 2) -> CardsState:
    return at(WINDOW.format(step=step, who=f"{step},{also}".strip(",")), seats)


def test_only_the_unused_owner_is_asked() -> None:
    """A30, A41: one window for each character, in the order of the aid; no second poll."""
    order = ["governor", "lawyer", "chinese_worker", "heroes", "gunsmith"]
    state = window("governor", ",".join([*order[1:], "mercenary", "doctor"]))
    asked = []
    while words(state, 0) == ["yes", "no"]:
        packed = state.agenda[-1]
        asked.append(IDS[packed >> 16 & 255])
        do(state, "A no")
    assert asked == order
    do(state, "A 5", "B 6")
    deal(state)
    assert IDS[state.agenda[-1] >> 16 & 255] == "mercenary"
    do(state, "A no")
    assert IDS[state.agenda[-1] >> 16 & 255] == "doctor"


def test_a_declaration_is_final() -> None:
    """A29: once said, the Heroes are spent and the value is higher."""
    state = window("heroes")
    do(state, "A yes")
    assert state.boost[0] == 3
    assert state.tired >> IDS.index("heroes") & 1
    assert "heroes" not in words(state, 0)


def test_boosts_add_up() -> None:
    """A28: nine and everything makes twenty-five."""
    state = window("heroes", "gunsmith,mercenary,doctor", seats=1)
    do(state, "A yes", "A yes", "A 9")
    deal(state)
    do(state, "A yes", "A yes")
    assert value_of(state, 0) == 25


def test_governor_reveals_first_and_keeps_the_turn() -> None:
    """A39 and A33: the extra card may be the one taken; the normal turn is kept."""
    state = window("governor", seats=1)
    do(state, "A yes")
    assert state.actors() == [CHANCE]
    do(state, "* i-01")
    assert "i-01" in words(state, 0)
    do(state, "A i-01", "A 9")
    deal(state)
    assert 0 in taking_order(state)


def test_governor_and_lawyer() -> None:
    """A33, A30: two cards and no auction; the Lawyer decides after seeing what the Governor did."""
    state = window("governor", "lawyer", seats=1)
    do(state, "A yes", "* i-01", "A banker", "A yes", "A i-01")
    events = do(state, "A 9") + deal(state)
    assert ("discarded", 0) in [(event.kind, event.seat) for event in events]
    assert ("revealed", 0) not in [(event.kind, event.seat) for event in events]


def test_governor_and_worker() -> None:
    """A33 and A37: three cards in one round; the first of two is placed before the second is chosen."""
    state = window("governor", "chinese_worker", seats=1)
    do(state, "A yes", "* i-01", "A banker", "A yes", "* i-02", "A 9")
    deal(state)
    first = words(state, 0)
    do(state, f"A {first[0]}")
    assert len(state.laid[0]) == 1
    assert len(words(state, 0)) == len(first) - 1


def test_the_lawyers_user_throws_a_card_away() -> None:
    """A34: chosen in secret with the others, shown, without a value."""
    state = window("lawyer")
    do(state, "A yes", "A i-04", "A 9")
    assert state.bid[0] == 9
    events = do(state, "B 1") + deal(state)
    assert ("discarded", 9) in [(event.kind, event.data.get("value")) for event in events]
    assert state.hand[0] >> 9 & 1 == 0
    assert 0 not in taking_order(state)


def test_the_lawyers_user_is_not_asked_for_more() -> None:
    """A32: Worker, Heroes, Gunsmith, Mercenary and Doctor would do nothing."""
    state = window("lawyer", "chinese_worker,heroes,gunsmith,mercenary,doctor", seats=1)
    do(state, "A yes", "A i-04")
    assert words(state, 0) == [str(value) for value in range(1, 10)]
    events = do(state, "A 5") + deal(state)
    assert "round-starts" in kinds(events)


def test_a_character_won_early_may_be_used_later_in_the_round() -> None:
    """A31: the Heroes taken by the Governor have their window still to come."""
    state = at(WINDOW.format(step="governor", who="governor").replace("banker", "heroes"), 1)
    do(state, "A yes", "* i-01", "A heroes")
    assert IDS[state.agenda[-1] >> 16 & 255] == "heroes"


def test_a_window_that_is_over_stays_closed() -> None:
    """A31: the Governor taken with the Lawyer has to wait for the next round."""
    state = at(WINDOW.format(step="lawyer", who="lawyer").replace("banker", "governor"), 1)
    do(state, "A yes", "A governor")
    assert words(state, 0) == [str(value) for value in range(1, 10)]


def test_worker_with_little_left() -> None:
    """A38: any two of what is there; A36: nobody finds an empty offer."""
    state = at(
        """
        offer banker i-04
        worker A
        player A bid 1
        player B bid 3
        player C bid 4
        player D bid 5
        agenda
          round taking
          taking B,C,D
        """,
        seats=1,
    )
    do(state, "A i-04")
    assert bits_of(state.owned[0]) == [IDS.index("banker")]


def test_an_empty_offer_gives_nothing() -> None:
    """A36: a seat that finds nothing takes nothing."""
    state = at("player A bid 1\nagenda\n  round taking\n  taking B,C,D\n", seats=1)
    assert state.round == 2


def test_mercenary_before_doctor() -> None:
    """A41: who passed the Mercenary is not asked again after the Doctor."""
    state = at(
        """
        offer banker i-04 i-30 i-11 i-12
        player A bid 3 characters mercenary
        player B bid 4 characters doctor
        player C bid 5
        player D bid 6
        agenda
          round mercenary
          ask-use A mercenary
        """
    )
    do(state, "A no", "B yes")
    assert state.boost == [0, 2, 0, 0]
    assert state.actors() == [1]


def test_an_unused_governor_may_wait() -> None:
    """A40: once in the game, also in the second era."""
    state = at(
        WINDOW.format(step="governor", who="governor").replace("i-", "ii-") + "\nround 12\n".lstrip(), 1
    )
    assert words(state, 0) == ["yes", "no"]
