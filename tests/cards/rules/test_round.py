"""A round: the offer, skulls, windows, sealed cards, the order of taking, the end of an era."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carson.cards.count.order import taking_order
from carson.cards.facts.characters import GOVERNOR, IDS, WORKER
from carson.cards.facts.deck import BACK_NAMES
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import CARDS
from carson.cards.facts.rules import STACKS
from carson.cards.state import CardsState
from carson.core.errors import IllegalAction
from tests.cards.games import random_game
from tests.cards.table import TIES, at, deal, do, fresh, kinds, outcomes, words

# ---- the offer and taking


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


# ---- skulls


def pile(cards: str) -> CardsState:
    """A known pile, capitals with a skull on the back, about to be drawn from."""
    plain = iter([name for name in BACK_NAMES if name.startswith("back")])
    skulls = iter([name for name in BACK_NAMES if name.startswith("skull")])
    people = dict(zip("abcSTU", ("banker", "captain", "singer", "cowboy", "grocer", "editor"), strict=True))
    queue = [f"{people[card]}:{next(skulls if card.isupper() else plain)}" for card in cards]
    others = [name for name in IDS if name not in [people[card] for card in cards]]
    return at(
        f"""
        bottom {" ".join(queue)}
        passed {",".join(others)}
        agenda
          round character
          reveal 0 draw
        """
    )


@pytest.mark.parametrize(
    ("cards", "offered", "left"),
    [("abc", "a", "bc"), ("aSb", "S", "ba"), ("aSTb", "T", "baS"), ("Sab", "S", "ab"), ("STU", "S", "TU")],
)
def test_skulls(cards: str, offered: str, left: str) -> None:
    """T14, A45, A46: a skull sends the drawn character under the pile; bounded when there are only skulls."""
    people = dict(zip("abcSTU", ("banker", "captain", "singer", "cowboy", "grocer", "editor"), strict=True))
    state = pile(cards)
    assert IDS[state.shown] == people[offered]
    assert [IDS[card & 255] for card in state.queue] == [people[card] for card in left]
    assert state.passed.bit_count() == len(IDS) - len(cards)


def test_skulls_among_unseen_cards() -> None:
    """T14: the same with a pile nobody has seen; the pushed card is known from then on."""
    state = fresh()
    do(state, "* back-swhbco", "* banker")
    skull = next(word for word in outcomes(state) if word.startswith("skull"))
    events = do(state, f"* {skull}", "* captain", "* back-ochbws")
    assert [kind for kind in kinds(events) if kind != "next-back"] == [
        "pushed-down",
        "character-shown",
    ]
    assert IDS[state.shown] == "captain"
    assert [(IDS[card & 255], BACK_NAMES[card >> 8]) for card in state.queue] == [("banker", "back-swhbco")]
    assert state.passed == 0


def test_only_skulls_left_still_rank() -> None:
    """A45: the suits on the top skull settle ties then."""
    state = pile("STU")
    deal(state)
    assert BACK_NAMES[state.ranking].startswith("skull")


def test_no_pile_runs_out() -> None:
    """A45: at most 19 of 21 characters and 47 of 48 terrain cards of an era are used."""
    for seed in range(30):
        for state, _ in random_game(1 + seed % 6, seed):
            last = state
            assert state.pile or state.round in (9, 18)
        assert last.unseen.bit_count() + len(last.queue) >= 2


# ---- sealed cards


def test_all_choose_at_once() -> None:
    """A34: everybody may act until all have; nobody may change a card."""
    state = at("offer banker i-04 i-30 i-11 i-12 i-13\n", seats=5)
    assert state.actors() == [0, 1, 2, 3, 4]
    do(state, "C 4")
    assert state.actors() == [0, 1, 3, 4]
    with pytest.raises(IllegalAction):
        do(state, "C 5")


def test_a_card_is_spent_once_an_era() -> None:
    """A67 and A34: spent cards are public, the hands of virtual players too, their order is not."""
    state = at("round 8\nplayer A hand 3,7\n")
    assert words(state, 0) == ["3", "7"]
    with pytest.raises(IllegalAction, match="no 5 left"):
        do(state, "A 5")
    players = state.view(1)["players"]
    assert isinstance(players, list)
    assert players[0]["cards"] == [3, 7]
    do(state, "A 3", "B 1")
    assert set(outcomes(state).values()) == {1}


def test_stacks_of_virtual_players() -> None:
    """T18."""
    assert [sum(bits_of(stack)) for stack in STACKS.values()] == [45, 54, 63]


def test_strengths_may_differ() -> None:
    """T18: one seat each, in the order named; the last kind fills the table."""
    state = fresh(1, virtual="expert,novice")
    assert [sum(bits_of(hand)) for hand in state.hand] == [45, 63, 45, 45]


# ---- order


def test_ties_after_boosts() -> None:
    """T15, A26, A27."""
    state = at(
        """
        offer banker i-04 i-30 i-11 i-12
        ranking back-bcoswh
        player A suit cow bid 3 boost 6
        player B suit hat bid 9
        player C suit boot bid 7 boost 2
        player D suit cactus bid 1
        agenda
          round taking
          taking -
        """,
        seats=4,
    )
    assert taking_order(state) == [2, 0, 1, 3]


# ---- eras


def test_the_second_era() -> None:
    """A40, C-ERAS: full hands, fresh terrain, refreshed characters, but not a used Governor."""
    state = at(
        """
        round 9
        offer - i-01
        player A hand - bid 1 characters lawyer*,governor*,heroes
        player B hand - bid 2
        player C hand - bid 3
        player D hand - bid 4
        agenda
          round taking
          taking A,B,C,D
        """
    )
    assert state.round == 10
    assert state.hand[0] == 0b11_1111_1110
    assert state.pile.bit_count() == 48
    assert bits_of(state.tired) == [IDS.index("governor")]
    deal(state)
    assert all(card >= 48 for card in state.offer)


def test_the_last_card_chooses_itself() -> None:
    """A34: in the ninth round nobody is asked."""
    state = at("round 9\nplayer A hand 3\nplayer B hand 4\noffer banker i-04 i-30 i-11 i-12\n")
    assert state.actors() != [0, 1]
    assert state.bid[:2] == [3, 4]
