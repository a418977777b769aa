"""The checks of the contract, for any game: each plays one whole game with some options and a seed.

A game that adds itself to the registry gets all of them; `tests/contract/test_contract.py` runs them.
"""

import json
import pickle
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from carson.core.bot import Tunable
from carson.core.bot_names import bot_maker
from carson.core.clock import UNHURRIED
from carson.core.dealer import Dealer
from carson.core.errors import BadSnapshot, IllegalAction, WrongSeat
from carson.core.game import BotMaker, Game, Options
from carson.core.match import Match
from carson.core.playout import playout
from carson.core.record import read_record, verify, write_record
from carson.core.rng import Rng
from carson.core.snapshot import opened, read_head, seal, write_head
from carson.core.state import CHANCE, NOBODY, State
from carson.core.view import View
from tests.contract.hot_seat import check_secrets_leave_the_screen
from tests.contract.schemas import check_message

LARGEST_SNAPSHOT = 4096  # bytes
WORK = "playouts"  # the parameter of a bot that thinks for so long which makes its answers repeatable


def walk(game: Game, options: Options, seed: int) -> Iterator[State]:
    """Every state of a random game, from the first to the last."""
    state = game.new(options)
    rng = Rng(seed)
    yield state
    while state.actors():
        seats = state.actors()
        seat = seats[int(rng.below(len(seats)))]
        if seat == CHANCE:
            state.play(seat, state.pick(rng))
        else:
            legal = state.legal(seat)
            state.play(seat, legal[int(rng.below(len(legal)))])
        yield state


def random_action(state: State, rng: Rng) -> tuple[int, int]:
    """A random actor and one of its actions."""
    seats = state.actors()
    seat = seats[int(rng.below(len(seats)))]
    if seat == CHANCE:
        return seat, Dealer(str(rng.next32())).draw(state.chance())
    legal = state.legal(seat)
    return seat, legal[int(rng.below(len(legal)))]


# ---- who may do what


def check_someone_can_always_act(game: Game, options: Options, seed: int) -> None:
    """While the game goes on every actor has an action, nobody else has, and the result comes at the end."""
    seats = game.seats(options)
    for state in walk(game, options, seed):
        actors = state.actors()
        assert (state.result() is None) == bool(actors)
        assert state.actor() == (actors[0] if actors else NOBODY)
        for seat in range(seats):
            legal = state.legal(seat)
            assert bool(legal) == (seat in actors)
            assert legal == sorted(set(legal))
        outcomes = state.chance()
        assert bool(outcomes) == (actors == [CHANCE])
        assert all(weight > 0 for _, weight in outcomes)


def check_apply_accepts_exactly_legal(game: Game, options: Options, seed: int) -> None:
    """At some states many numbers are tried: legal ones are taken, others refused without a trace."""
    rng = Rng(seed)
    for number, state in enumerate(walk(game, options, seed)):
        if number % 17 != seed % 17:
            continue
        before = state.dump()
        for seat in [CHANCE, *range(game.seats(options))]:
            allowed = set(state.legal(seat)) | ({o for o, _ in state.chance()} if seat == CHANCE else set())
            for action in {int(rng.below(1100)) - 20 for _ in range(40)} | set(list(allowed)[:8]):
                if action in allowed:
                    copy = state.clone()
                    copy.apply(seat, action)
                    assert copy.dump() != before
                else:
                    assert refusal(state, seat, action)
            assert state.dump() == before, "a refused action left a trace"
    with pytest.raises(WrongSeat):
        state.apply(0, 0)


def refusal(state: State, seat: int, action: int) -> str:
    """Why an action is not taken."""
    try:
        state.apply(seat, action)
    except IllegalAction as refused:
        return str(refused)
    return ""


# ---- copies and texts


def check_clone_is_independent(game: Game, options: Options, seed: int) -> None:
    for number, state in enumerate(walk(game, options, seed)):
        if number % 13 != seed % 13 or not state.actors():
            continue
        before = state.dump()
        copy = state.clone()
        assert copy.dump() == before
        assert copy.fingerprint() == state.fingerprint()
        copy.play(*random_action(copy, Rng(number)))
        assert copy.dump() != before
        assert state.dump() == before


def check_texts_round_trip(game: Game, options: Options, seed: int) -> None:
    """Every action offered and every state met is written and read back unchanged."""
    written: set[int] = set()
    for number, state in enumerate(walk(game, options, seed)):
        for seat in state.actors():
            for action in {*state.legal(seat), *(outcome for outcome, _ in state.chance())} - written:
                assert game.parse_action(game.action_text(action)) == action
                written.add(action)
        if number % 19 != seed % 19:
            continue
        text = game.write_position(state)
        again = game.read_position(text)
        assert again.dump() == state.dump()
        assert again.actors() == state.actors()
        for seat in state.actors():
            assert again.legal(seat) == state.legal(seat)
        assert again.chance() == state.chance()
        assert game.write_position(again) == text
        assert game.options_of(again) == options


def check_playing_on_from_a_text(game: Game, options: Options, seed: int) -> None:
    """A state read from its text plays on exactly as the original does."""
    states = [state.clone() for state in walk(game, options, seed)]
    middle = states[(seed * 7919) % len(states)]
    again = game.read_position(game.write_position(middle))
    rng, same = Rng(seed), Rng(seed)
    while middle.actors():
        middle.play(middle.actor(), middle.pick(rng))
        again.play(again.actor(), again.pick(same))
    assert again.fingerprint() == middle.fingerprint()


def check_snapshot_restores(game: Game, options: Options, seed: int) -> None:
    """A state restored from its bytes is the same state, offers the same and plays on in the same way."""
    for number, state in enumerate(walk(game, options, seed)):
        if number % 23 != seed % 23:
            continue
        snapshot = state.snapshot()
        assert len(snapshot) <= LARGEST_SNAPSHOT
        again = game.restore(snapshot)
        assert again == state
        assert hash(again) == hash(state)
        assert again.snapshot() == snapshot
        assert again.fingerprint() == state.fingerprint()
        assert again.actors() == state.actors()
        assert again.sealed() == state.sealed()
        assert again.chance() == state.chance()
        assert again.result() == state.result()
        for seat in range(game.seats(options)):
            assert again.legal(seat) == state.legal(seat)
            assert again.view(seat) == state.view(seat)
        middle = state.clone()
        playout(middle, Rng(number))
        playout(again, Rng(number))
        assert again == middle
        assert again != state or not state.actors()
        assert state.snapshot() == snapshot


def check_states_are_pickled(game: Game, options: Options, seed: int) -> None:
    """A pickle is the state; it tells its game, who is asked and its fingerprint."""
    states = [state.clone() for state in walk(game, options, seed)]
    state = states[(seed * 7919) % len(states)]
    again = pickle.loads(pickle.dumps(state))
    assert type(again) is type(state)
    assert again == state
    assert state.fingerprint() in repr(state)
    assert repr(again) == repr(state)
    assert game.name in repr(state)
    assert game.options_of(again) == game.options_of(state)


def check_other_snapshots_are_refused(game: Game, options: Options, seed: int) -> None:
    """Bytes of another layout, of other rules, of another game or with a fault are never misread."""
    states = [state.clone() for state in walk(game, options, seed)]
    snapshot = states[(seed * 7919) % len(states)].snapshot()
    head, fields = opened(snapshot)
    told = read_head(head)
    others = [
        replace(told, layout="another"),
        replace(told, version="another"),
        replace(told, game="another"),
        replace(told, options={**told.options, "another": "option"}),
    ]
    flipped = bytearray(snapshot)
    flipped[(seed * 7919) % len(flipped)] ^= 64
    spoiled = [b"", snapshot[:3], snapshot[:-1], snapshot + b"\0", bytes(flipped)]
    for other in [*(seal(write_head(other), fields) for other in others), *spoiled]:
        with pytest.raises(BadSnapshot):
            game.restore(other)


# ---- what is offered


def check_choices_are_told(game: Game, options: Options, seed: int) -> None:
    """Every legal action is a choice; an idle question and an answer for longer name one of them.

    What the choices are worth is counted on the table, which stays as it was.
    """
    face, names = game.face(), [f"Player {seat}" for seat in range(game.seats(options))]
    for number, state in enumerate(walk(game, options, seed)):
        if number % 23 != seed % 23:
            continue
        before = state.dump()
        for seat in [seat for seat in state.actors() if seat != CHANCE]:
            view = View(state, seat, Dealer(f"told {number}"))
            choices = face.choices(view, names)
            assert sorted(choice.action for choice in choices) == state.legal(seat)
            assert all(choice.told for choice in choices)
            standing = face.standing(view)
            for answer in (face.idle(view), standing and standing.action):
                assert answer is None or answer in state.legal(seat)
        assert state.dump() == before


# ---- records


def check_record_replays(game: Game, options: Options, seed: int) -> None:
    """A game played by a Match writes a record that verifies, reads back and can be undone to any point."""
    match = Match.start(game, options, f"seed {seed}", [f"player {n}" for n in range(game.seats(options))])
    rng = Rng(seed)
    prints = {match.version: match.state.fingerprint()}
    while match.state.actors():
        match.act(*random_action(match.state, rng), version=match.version)
        prints[match.version] = match.state.fingerprint()
    text = match.text()
    record = read_record(text)
    assert write_record(record) == text
    result = verify(record)
    assert result == match.state.result()
    for version in sorted(prints, reverse=True)[:: max(1, len(prints) // 7)]:
        match.back_to(version)
        assert match.state.fingerprint() == prints[version]


# ---- what programs are sent


def check_messages_fit_the_schema(game: Game, options: Options, seed: int) -> None:
    """Questions, and now and then what all others and a spectator see, are as docs/schema says."""
    seats = range(game.seats(options))
    for number, state in enumerate(walk(game, options, seed)):
        looking = [*seats, NOBODY] if number % 23 == seed % 23 else state.actors()
        if number % 3 == seed % 3:
            for seat in [seat for seat in looking if seat != CHANCE]:
                check_message(game, state, seat)


# ---- secrets


def check_view_hides_what_it_must(game: Game, options: Options, seed: int) -> None:
    """Two states that a seat cannot tell apart give it the same view and the same actions."""
    seats = game.seats(options)
    for number, state in enumerate(walk(game, options, seed)):
        if number % 23 != seed % 23:
            continue
        for seat in [*range(seats), NOBODY]:
            view = state.view(seat)
            json.dumps(view)
            other = state.resample(seat, Dealer(f"{seed}/{number}/{seat}"))
            assert other.view(seat) == view
            assert other.actors() == state.actors()
            assert other.legal(seat) == state.legal(seat)


def moments_after_a_question(game: Game, options: Options, seed: int) -> Iterator[list[State]]:
    """Now and then in a game, the moments after some answers to one question."""
    rng = Rng(seed)
    for number, state in enumerate(walk(game, options, seed)):
        if number % 11 != seed % 11 or not state.actors():
            continue
        actor = state.actors()[0]
        answers = state.legal(actor) or [outcome for outcome, _ in state.chance()]
        moments = []
        for answer in sorted({answers[int(rng.below(len(answers)))] for _ in range(6)}):
            after = state.clone()
            after.play(actor, answer)
            moments.append(after)
        yield moments


def check_view_is_complete(game: Game, options: Options, seed: int) -> None:
    """Moments that a seat sees alike, with the same answers, differ in nothing but what it cannot know.

    What could be mistaken for each other are the moments after two answers to one question.
    """
    for moments in moments_after_a_question(game, options, seed):
        for seat in range(game.seats(options)):
            shown = [[after.view(seat), after.legal(seat), after.chance()] for after in moments]
            check_alike_are_alike(moments, shown, seat)


def check_alike_are_alike(moments: list[State], shown: Sequence[object], seat: int) -> None:
    """Those of the moments of which the same is shown hold the same, but for what the seat cannot know."""
    for at, after in enumerate(moments):
        first = shown.index(shown[at])
        if first != at:
            known = [some.resample(seat, Dealer("the same")).dump() for some in (moments[first], after)]
            assert known[0] == known[1]


def check_resample_uses_no_secrets(game: Game, options: Options, seed: int) -> None:
    """States that a seat cannot tell apart are resampled to the very same state by the same dealer."""
    for number, state in enumerate(walk(game, options, seed)):
        if number % 23 != seed % 23:
            continue
        before = state.dump()
        for seat in [*range(game.seats(options)), NOBODY]:
            other = state.resample(seat, Dealer(f"other {number}"))
            again = [some.resample(seat, Dealer(f"again {number}")).dump() for some in (state, other)]
            assert again[0] == again[1]
        assert state.dump() == before


# ---- tensors


def check_masks_list_what_is_legal(game: Game, options: Options, seed: int) -> None:
    """A byte for each action, 1 for the legal ones; no action, game or return is out of bounds."""
    bounds = game.bounds(options)
    assert bounds.actions == game.action_count
    assert bounds.actions % 8 == 0
    answers = 0
    for state in walk(game, options, seed):
        actors = state.actors()
        answers += bool(actors) and actors != [CHANCE]
        for seat in range(game.seats(options)):
            expected = bytearray(bounds.actions)
            for action in state.legal(seat):
                expected[action] = 1
            assert state.mask(seat) == expected
        assert all(outcome < bounds.actions for outcome, _ in state.chance())
        returns = state.returns()
        assert len(returns) == game.seats(options)
        assert abs(sum(returns)) < 1e-9
        assert not (any(returns) and actors)  # and when all share the victory, each gets 0
    assert answers <= bounds.answers
    result = state.result()
    assert result is not None
    assert bounds.lowest <= min(returns) <= max(returns) <= bounds.highest
    assert all(returns[seat] == max(returns) for seat in result.ranking[: result.winners])


def check_observations_hide_what_they_must(game: Game, options: Options, seed: int) -> None:
    """States that a seat cannot tell apart give it equal tensors, all of the same length."""
    legend = game.legend(options)
    for number, state in enumerate(walk(game, options, seed)):
        if number % 13 != seed % 13:
            continue
        for seat in [*range(game.seats(options)), NOBODY]:
            other = state.resample(seat, Dealer(f"{seed}/{number}/{seat}"))
            assert other.observe(seat) == state.observe(seat)
            assert other.mask(seat) == state.mask(seat)
            assert len(state.observe(seat)) == legend.size * 2


def check_observations_are_complete(game: Game, options: Options, seed: int) -> None:
    """Moments with equal observations and masks differ in nothing but what the seat cannot know.

    As for views, what could be mistaken for each other are the moments after two answers to one question.
    """
    for moments in moments_after_a_question(game, options, seed):
        for seat in range(game.seats(options)):
            check_alike_are_alike(
                moments, [(after.observe(seat), after.mask(seat)) for after in moments], seat
            )


def check_legend_tells_all(game: Game, options: Options, seed: int) -> None:
    """Parts follow each other without overlapping, each with a name of its own and a text."""
    legend = game.legend(options)
    end = 0
    for part in legend:
        assert end <= part.start < end + 4  # up to three numbers between parts are always 0
        end = part.place.stop
        assert legend[part.name] is part
        assert part.text
        assert part.name in str(legend)
    assert end <= legend.size < end + 4


def check_screens_show_no_guess(game: Game, options: Options, seed: int) -> None:
    """Whatever a view guesses of what its seat cannot know, everything that is shown is the same."""
    names = [f"Player {seat}" for seat in range(game.seats(options))]
    for number, state in enumerate(walk(game, options, seed)):
        if number % 23 != seed % 23:
            continue
        for seat in [*range(len(names)), NOBODY]:
            views = [View(state, seat, Dealer(f"{guess} {number}")) for guess in ("one", "another")]
            if views[0].state.dump() == views[1].state.dump():
                continue  # there is nothing to guess
            shown = [_shown(game, view, names) for view in views]
            assert shown[0] == shown[1]


def _shown(game: Game, view: View, names: list[str]) -> list[object]:
    """Everything that a seat's screen gets."""
    face = game.face()
    shown: list[object] = [view.json(), face.scene(view), face.board(view, names)]
    shown += [face.picture(view), face.status(view), face.charts(view), face.round_of(view)]
    if view.seat >= 0:
        shown += [face.private(view), face.small_board(view, names, 80), face.standing(view), face.idle(view)]
        shown += [face.explain(view, f"player-{seat}", names) for seat in range(len(names))]
    if view.seat in view.actors:
        choices = face.choices(view, names)
        shown += [face.question(view, names), choices, [choice.told for choice in choices]]
        shown += [face.explain(view, choice.at, names) for choice in choices if choice.at]
    elif view.actors and view.actors != [CHANCE]:
        shown.append(face.waiting(view, names))
    return shown


def repeatable_bots(game: Game) -> dict[str, BotMaker]:
    """Every bot; one that thinks for a time is told how much work to do, so that it can be compared."""
    found: dict[str, BotMaker] = {}
    for name, maker in game.bots().items():
        timed = isinstance(maker, Tunable) and any(param.name == WORK for param in maker.params)
        found[name] = bot_maker(game, f"{name}:{WORK}=8") if timed else maker
    return found


def check_bots_see_no_secrets(game: Game, options: Options, seed: int) -> None:
    """Every bot answers the same, for the same seed, in states that differ only in what it cannot know.

    One bot after the other is asked.
    """
    bots = list(repeatable_bots(game).items())
    asked = seed
    for number, state in enumerate(walk(game, options, seed)):
        for seat in state.actors():
            other = state.resample(seat, Dealer(f"{seed}/{number}")) if seat != CHANCE else state
            legal = state.legal(seat)
            if len(legal) < 2 or other.dump() == state.dump():
                continue
            name, maker = bots[asked % len(bots)]
            asked += 1
            views = [View(some, seat, Dealer(f"eyes {number}")) for some in (state, other)]
            said = [maker(f"{name} {number}").choose(view, legal, UNHURRIED) for view in views]
            assert said[0] == said[1], name
            assert said[0] in legal


CHECKS = (
    check_someone_can_always_act,
    check_apply_accepts_exactly_legal,
    check_clone_is_independent,
    check_texts_round_trip,
    check_playing_on_from_a_text,
    check_snapshot_restores,
    check_states_are_pickled,
    check_other_snapshots_are_refused,
    check_choices_are_told,
    check_record_replays,
    check_messages_fit_the_schema,
    check_view_hides_what_it_must,
    check_view_is_complete,
    check_resample_uses_no_secrets,
    check_masks_list_what_is_legal,
    check_observations_hide_what_they_must,
    check_observations_are_complete,
    check_legend_tells_all,
    check_screens_show_no_guess,
    check_secrets_leave_the_screen,
    check_bots_see_no_secrets,
)
