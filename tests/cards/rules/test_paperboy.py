"""The Paperboy's errand."""

from carson.cards.facts.characters import IDS
from carson.cards.facts.deck import BACK_NAMES
from carson.cards.facts.grid import bits_of
from carson.cards.state import CardsState
from carson.core.state import CHANCE
from tests.cards.table import TIES, at, deal, do, kinds, outcomes, words

FETCH = """
offer - i-04 i-05
passed doctor,singer
ranking {ties}
back back-hocwsb
player A bid 9
player B bid 8
agenda
  round taking
  taking A
  ask-fetch A
"""


def errand(**options: str) -> CardsState:
    return at(FETCH.format(ties=TIES), 2, **options)


def test_the_paperboy_acts_on_arrival() -> None:
    """A42: once, at once, and he need not bring anybody."""
    state = at(
        """
        offer paperboy i-04
        player A bid 9
        agenda
          round taking
          taking A
          ask-take A
        """
    )
    do(state, "A paperboy")
    assert "no" in words(state, 0)
    events = do(state, "A no")
    assert kinds(events)[0] == "fetched-nobody"
    assert bits_of(state.owned[0]) == [IDS.index("paperboy")]


def test_free_choice_of_pile_and_passed() -> None:
    """A43: every character that passed or lies in the pile."""
    state = errand()
    assert [word for word in words(state, 0) if word != "no"] == IDS


def test_top_card_only() -> None:
    """A43: by the other option the pile gives its top card, unseen."""
    state = errand(paperboy="top")
    assert sorted(words(state, 0)) == ["doctor", "no", "singer", "top"]
    do(state, "A top")
    assert len(outcomes(state)) == 19
    do(state, "* heroes")
    assert state.owned[0] >> IDS.index("heroes") & 1
    assert state.actors() == [CHANCE]  # the next back
    assert not state.unseen >> IDS.index("heroes") & 1


def test_the_fetched_character_is_acquired() -> None:
    """A44: with its abilities in later windows."""
    state = errand()
    do(state, "A mercenary")
    deal(state)
    assert state.owned[0] >> IDS.index("mercenary") & 1
    assert not state.tired


def test_where_the_fetched_card_lay() -> None:
    """A43: the top card once in as many times as there are unseen cards; else its back stays unknown."""
    state = errand()
    do(state, "A heroes")
    assert outcomes(state) == {"yes": 1, "no": 18}
    other = state.clone()
    do(other, "* no")
    assert BACK_NAMES[other.top_back] == "back-hocwsb"
    assert sum(other.backs_left) == 20
    do(state, "* yes")
    assert len(outcomes(state)) == 20


def test_printed_backs_tell_where_it_lay() -> None:
    """A43: a character with another back was not the top card."""
    state = errand(backs="printed")  # back-hocwsb is the Singer's or the Governor's own back
    top = next(n for n in range(21) if BACK_NAMES[n] == "back-hocwsb")
    other = state.clone()
    do(other, "A banker")
    assert other.actors() != [CHANCE]
    do(state, f"A {IDS[top]}")
    assert state.actors() == [CHANCE]  # the next back is turned up


def test_a_new_top_card_changes_nothing_now() -> None:
    """A47: the ranking is frozen, and a skull that appears sends nobody down."""
    state = errand()
    do(state, "A heroes", "* yes")
    skull = next(word for word in outcomes(state) if word.startswith("skull"))
    do(state, f"* {skull}")
    assert BACK_NAMES[state.ranking] == TIES
    assert state.queue == []
    assert state.actors() == [1]


def test_pushed_down_characters_are_in_the_pile() -> None:
    """A46: the Paperboy finds them there, and only once."""
    state = at(FETCH.format(ties=TIES).replace("ranking", "bottom heroes:back-ochbws\nranking"))
    assert words(state, 0).count("heroes") == 1
    do(state, "A heroes")
    assert state.queue == []
    assert state.actors() == [1]


def test_passed_over_by_everybody() -> None:
    """A46: only characters that leave an offer are passed."""
    state = at("offer heroes\nplayer A bid 2\nagenda\n  round taking\n  taking A,B,C,D\n", seats=1)
    assert bits_of(state.passed) == [IDS.index("heroes")]


def test_a_fetched_auctioneer_may_sell_at_once() -> None:
    """A48 and A44."""
    state = at(FETCH.format(ties=TIES) + "\n", seats=2)
    do(state, "A auctioneer")
    deal(state)
    assert state.actors() == [1]  # nothing to sell in an empty city
