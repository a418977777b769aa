"""The cards of a round: how many are shown, who takes which, what is left."""

from collections.abc import Iterator

import pytest

from carson.cards.count.order import taking_order
from carson.cards.facts.characters import GOVERNOR, IDS, WORKER
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import CARDS
from tests.cards.games import random_game
from tests.cards.table import TIES, at, do, fresh, kinds


def test_the_rulebooks_round() -> None:
    """T01, A23, A26, A69: appeal and nearness for virtual players, suits for a tie; the last card leaves."""
    state = at(
        f"""
        offer lawyer i-04 i-30 i-11 i-12
        ranking {TIES}
        player A suit star bid 5
        player B suit cow bid 5
        player C suit hat bid 8
        player D suit boot bid 7
        agenda
          round taking
          taking -
        """
    )
    assert state.beside[2:] == [1 << 3, 1 << 29]
    assert taking_order(state) == [2, 3, 0, 1]
    events = do(state, "A lawyer")
    assert state.actors() == [1]
    events = do(state, "B i-11")
    assert "terrain-leaves" in kinds(events)
    assert bits_of(state.owned[0]) == [IDS.index("lawyer")]


def virtual_takes(offer: str) -> list[int]:
    """What one virtual player takes."""
    state = at(
        f"""
        offer {offer}
        player A bid 2
        player B bid 9
        player C bid 3
        player D bid 4
        agenda
          round taking
          taking A,C,D
        """,
        seats=1,
    )
    return bits_of(state.beside[1]) + [CARDS + n for n in bits_of(state.owned[1])]


def test_of_equal_appeal_the_nearest() -> None:
    """A23 and A25: the character first, then terrain in drawing order."""
    assert virtual_takes("heroes i-04 i-05") == [CARDS + IDS.index("heroes")]
    assert virtual_takes("- i-05 i-04") == [4]
    assert virtual_takes("lawyer i-48 i-01 i-02") == [0]


def test_extra_cards_come_last() -> None:
    """A23: cards of Governor and Worker are appended to the column."""
    state = at(
        """
        offer lawyer i-04 i-30
        player A characters chinese_worker
        agenda
          round chinese_worker
          ask-use A chinese_worker
        """,
        seats=1,
    )
    do(state, "A yes", "* i-01")
    assert state.offer == [3, 29, 0]


def test_virtual_players_use_nobody() -> None:
    """A24: no window, no Paperboy, no Auctioneer for them."""
    state = at(
        """
        offer paperboy i-04
        player B bid 9 characters governor,lawyer,mercenary,auctioneer
        player A bid 1
        player C bid 3
        agenda
          round turn-over
          draw-value D
        """,
        seats=1,
    )
    events = do(state, "* 4")
    assert "used" not in kinds(events)
    assert "fetched" not in kinds(events)
    assert state.owned[1] >> IDS.index("paperboy") & 1


@pytest.mark.parametrize(
    ("seats", "virtual", "shown", "left"),
    [(4, "", 5, 1), (5, "", 6, 1), (6, "", 6, 0), (1, "novice,novice,novice,novice,novice", 6, 0)],
)
def test_cards_shown_taken_and_left(seats: int, virtual: str, shown: int, left: int) -> None:
    """T16, A35, A36: Governor and Worker add a card and a pick, the Lawyer moves a pick forward."""
    everybody = max(seats + virtual.count("novice"), 4)
    used: set[int] = set()
    for seed in range(60 // seats):
        for names, extra in rounds_of(seats, seed, virtual, used):
            offered = (
                names.count("character-shown") - names.count("pushed-down") + names.count("terrain-shown")
            )
            taken = names.count("took-character") + names.count("took-terrain")
            leaving = names.count("character-leaves") + names.count("terrain-leaves")
            assert (offered, taken, leaving) == (shown + extra, everybody + extra, left)
    assert {GOVERNOR, WORKER, IDS.index("lawyer")} <= used


def rounds_of(seats: int, seed: int, virtual: str, used: set[int]) -> Iterator[tuple[list[str], int]]:
    """The events of each round of a random game, and how many extra cards it had."""
    names: list[str] = []
    extra = 0
    for _, events in random_game(seats, seed, virtual=virtual):
        for event in events:
            if event.kind in ("round-starts", "game-over"):
                if event.data.get("round") != 1:
                    yield names, extra
                names, extra = [], 0
            elif event.kind == "used":
                used.add(event.data["character"])
                extra += event.data["character"] in (GOVERNOR, WORKER)
            names.append(event.kind)


def test_the_dealer_does_not_matter() -> None:
    """A65: no state knows one."""
    assert "dealer" not in fresh().view(0)
