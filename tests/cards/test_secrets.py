"""Nobody learns what is sealed, and the back of a card says nothing about its face."""

from collections import Counter

from carson.cards.facts.characters import IDS
from carson.cards.state import CardsState
from carson.cards.table.agenda import ASK_BIDS, kind_of
from carson.cards.view import known
from carson.cards.view.known import SEALED
from carson.core.dealer import Dealer
from carson.core.rng import Rng
from carson.core.state import NOBODY
from carson.core.view import seen
from tests.cards.games import random_game
from tests.cards.table import GAME, at, do, fresh, outcomes

OFFER = "offer banker i-04 i-30 i-11 i-12\n"


def test_a_sealed_card_is_seen_by_its_owner_only() -> None:
    state = at(OFFER, seats=3)
    events = do(state, "B 7")
    assert [(event.kind, event.data) for event in events] == [("sealed", {})]
    values = {seat: state.view(seat)["players"] for seat in (0, 1, 2, NOBODY)}
    for seat, players in values.items():
        assert isinstance(players, list)
        assert players[1]["value"] == (7 if seat == 1 else None)
        assert players[1]["chosen"] is True
        assert players[1]["cards"] == list(range(1, 10))


def test_a_sealed_card_can_be_any_of_the_hand() -> None:
    state = at("round 7\nplayer B hand 2,5,9\n" + OFFER, seats=3)
    do(state, "B 5")
    seen = Counter(state.resample(0, Dealer(str(n))).bid[1] for n in range(300))
    assert set(seen) == {2, 5, 9}
    assert min(seen.values()) > 60
    assert {state.resample(1, Dealer(str(n))).bid[1] for n in range(30)} == {5}


def test_the_table_shows_no_sealed_card() -> None:
    """The drawing, the question and the log look the same whatever was sealed."""
    shown = set()
    for value in (2, 9):
        state = at(OFFER, seats=3)
        events = do(state, f"B {value}")
        face = GAME.face()
        names = ["Ann", "Ben", "Cid", "Novice 1"]
        board = ["".join(span.text for span in line) for line in face.board(seen(state), names)]
        shown.add(
            (*board, face.question(seen(state, 0), names), *[face.tell(event, names) for event in events])
        )
    assert len(shown) == 1


def test_the_sealing_order_does_not_matter() -> None:
    first, second = at(OFFER, seats=3), at(OFFER, seats=3)
    do(first, "A 1", "B 2", "C 3")
    do(second, "C 3", "A 1", "B 2")
    assert first.dump() == second.dump()


def test_the_reveal_waits_for_everybody() -> None:
    state = at(OFFER, seats=3)
    do(state, "A 1", "C 3")
    assert state.hand == [0b11_1111_1110] * 3 + [0b111_1111_1100]
    events = do(state, "B 2")
    assert [event.kind for event in events].count("revealed") == 3


def test_a_dealt_back_says_nothing() -> None:
    """Every character is as likely under every back; with printed backs there is only one."""
    for back in ("back-swhbco", "back-hocwsb"):
        state = fresh()
        do(state, f"* {back}")
        assert outcomes(state) == dict.fromkeys(IDS, 1)
    printed = fresh(backs="printed")
    events = do(printed, "* back-swhbco")
    assert "character-shown" in [event.kind for event in events]


def test_views_of_states_that_differ_in_secrets_only_are_equal() -> None:
    """At every state with sealed cards, for every seat and a spectator."""
    compared = 0
    for seed in range(6):
        for state, _ in random_game(4, seed):
            if state.agenda and kind_of(state.agenda[-1]) == ASK_BIDS:
                for seat in (0, 1, 2, 3, NOBODY):
                    other = state.resample(seat, Dealer(f"{seed}/{seat}"))
                    assert other.view(seat) == state.view(seat)
                    assert [other.legal(seat), other.actors()] == [state.legal(seat), state.actors()]
                    compared += 1
    assert compared > 1000


def test_bots_are_asked_while_others_have_sealed() -> None:
    """The contract's check of bots is about something: many questions come with secrets of others."""
    secrets = 0
    for state, _ in random_game(4, 1):
        for seat in state.actors():
            secrets += seat >= 0 and state.resample(seat, Dealer("other")).dump() != state.dump()
    assert secrets > 20


def test_playing_on_from_a_resampled_state() -> None:
    """It is a whole state: it can be played to the end."""
    state = at(OFFER, seats=3)
    do(state, "B 5")
    other = state.resample(0, Dealer("x"))
    rng = Rng(1)
    while other.actors():
        other.play(other.actor(), other.pick(rng))
    assert other.result() is not None


def test_a_seen_state_holds_no_sealed_card_of_others() -> None:
    state = at(OFFER, seats=3)
    do(state, "A 4", "B 7")
    assert state.seen_by(0).bid == [4, SEALED, 0, 0]
    assert state.seen_by(1).bid == [SEALED, 7, 0, 0]
    assert state.seen_by(NOBODY).bid == [SEALED, SEALED, 0, 0]
    assert state.seen_by(0).seen_by(0).dump() == state.seen_by(0).dump()


def test_what_is_not_named_is_not_seen() -> None:
    """A field is hidden until the whitelist names it."""
    state = at(OFFER, seats=3)
    empty = CardsState(state.rules)
    known.show(state, 0, empty, tuple(name for name in known.OPEN if name != "hand"))
    assert empty.hand == [0, 0, 0, 0]
    assert empty.offer == state.offer
