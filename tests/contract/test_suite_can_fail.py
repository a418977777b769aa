"""The suite itself: a sound little game passes it, and each kind of fault is caught."""

from collections.abc import Callable

import pytest

from carson.cli.curtain import Curtain
from carson.core import registry
from carson.core.bot import RandomBot
from carson.core.clock import Clock
from carson.core.dealer import Dealer
from carson.core.game import BotMaker, Game, Options
from carson.core.match import Match
from carson.core.view import View
from tests.cli.toy import Pebbles, PebblesState, pebbles
from tests.contract import suite
from tests.contract.hot_seat import check_secrets_leave_the_screen

Check = Callable[[Game, Options, int], None]


class SharedClone(PebblesState):
    """A copy that shares what was taken with the original."""

    def clone(self) -> PebblesState:
        copy = super().clone()
        copy.taken = self.taken
        return copy


class TwiceLegal(PebblesState):
    """An action listed twice."""

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return legal + legal[:1]


class Talkative(PebblesState):
    """A view that shows what another seat could not know."""

    def view(self, seat: int) -> dict[str, object]:
        return {"heap": self.heap, "taken": list(self.taken)}

    def resample(self, seat: int, dealer: Dealer) -> PebblesState:
        other = super().clone()
        other.taken = [taken + dealer.below(1000) for taken in other.taken]
        return other


class Peeking(PebblesState):
    """A guess at what the others took that starts from what they really took."""

    def resample(self, seat: int, dealer: Dealer) -> PebblesState:
        other = super().clone()
        other.taken = [
            taken if at == seat else taken + dealer.below(1000) for at, taken in enumerate(other.taken)
        ]
        return other


class NosyBot(RandomBot):
    """Looks at what everybody took."""

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        return legal[sum(pebbles(view.state).taken) % len(legal)]


class Deaf(PebblesState):
    """An apply that takes everything."""

    def check(self, seat: int, action: int) -> None:
        return None


class Forgetful(PebblesState):
    """Numbers without who has waited."""

    def dump(self) -> list[int]:
        return [self.heap, self.turn, 0, *self.taken, *map(int, self.bowed)]


class Faulty(Pebbles):
    """Pebbles with one fault built in."""

    def __init__(self, fault: type[PebblesState]) -> None:
        self.fault = fault

    def new(self, options: Options) -> PebblesState:
        sound = super().new(options)
        return self.fault(len(sound.taken), sound.heap)

    def bots(self) -> dict[str, BotMaker]:
        return {"nosy": NosyBot}


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots name their game."""
    monkeypatch.setitem(registry.GAMES, "pebbles", "tests.cli.toy:Pebbles")


@pytest.mark.parametrize("check", [check for check in suite.CHECKS if "text" not in check.__name__])
def test_a_sound_game_passes(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carson.core.record.game_named", lambda _: Pebbles())
    check_often(Pebbles(), check)


@pytest.mark.parametrize(
    ("fault", "check"),
    [
        (SharedClone, suite.check_clone_is_independent),
        (TwiceLegal, suite.check_someone_can_always_act),
        (Talkative, suite.check_view_hides_what_it_must),
        (Peeking, suite.check_resample_uses_no_secrets),
        (Peeking, suite.check_screens_show_no_guess),
        (Peeking, suite.check_bots_see_no_secrets),
        (Forgetful, suite.check_snapshot_restores),
        (Deaf, suite.check_apply_accepts_exactly_legal),
    ],
    ids=[
        "shared clone",
        "action listed twice",
        "view that tells",
        "guess that knows",
        "screen that tells",
        "bot that knows",
        "snapshot that forgets",
        "apply that takes everything",
    ],
)
def test_a_fault_is_caught(fault: type[PebblesState], check: Check) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception, IndexError, KeyError)):
        check_often(Faulty(fault), check)


def check_often(game: Game, check: Check) -> None:
    for seed in range(40):
        check(game, game.settle({}), seed)


def test_going_back_keeps_what_was_undone() -> None:
    """History only grows: a version never means two things."""
    match = Match.start(Pebbles(), Pebbles().settle({}), "back", ["A", "B", "C"])
    start = match.version
    seat = match.state.actors()[0]
    before = match.state.fingerprint()
    match.act(seat, 1)
    match.back_to(start)
    assert match.version == start + 2
    assert match.state.fingerprint() == before
    match.act(seat, 2)
    match.forget(start + 2)
    assert match.version == start + 2
    assert match.state.fingerprint() == before
    assert [node.seat for node in match.moves] == [-1]


def test_a_screen_that_is_not_wiped_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("cards")
    options = game.settle({"seats": "2"})
    check_secrets_leave_the_screen(game, options, 1)
    monkeypatch.setattr(Curtain, "_wipe", lambda curtain: None)
    with pytest.raises(AssertionError):
        check_secrets_leave_the_screen(game, options, 1)
