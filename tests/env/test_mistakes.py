"""What is wrong is named with the way out, and nothing is played."""

import sys
from typing import Any

import numpy as np
import pytest

from carson import env
from carson.core.errors import BadOption, BadStep, MissingPackage

pytestmark = pytest.mark.once("environments are the same on both engines")


def illegal(mask: Any) -> int:
    return int(np.flatnonzero(np.asarray(mask) == 0)[0])


@pytest.mark.parametrize(
    ("make", "module", "extra"),
    [
        ("aec", "pettingzoo", "rl"),
        ("parallel", "pettingzoo", "rl"),
        ("seat", "gymnasium", "rl"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_named(
    monkeypatch: pytest.MonkeyPatch, make: str, module: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    said = rf'env.{make} needs the package {module}: pip install "carson-city\[{extra}\]"'
    with pytest.raises(MissingPackage, match=said):
        getattr(env, make)("City4p-v0")


def test_one_after_the_other() -> None:
    one = env.aec("City2p-v0")
    with pytest.raises(BadStep, match="call reset first"):
        one.step(0)
    one.reset(seed=1)
    before, agent = one.playing.state.clone(), one.agent_selection
    mask = one.observe(agent)["action_mask"]
    for action, said in (
        (illegal(mask), rf"{agent} may not take action \d+ now: .*whose number in the action mask is 1"),
        (None, f"{agent} must answer with a whole number below 1024, not “None”"),
        (1024, "not “1024”"),
        (-1, "not “-1”"),
        (0.5, "not “0.5”"),
    ):
        with pytest.raises(BadStep, match=said):
            one.step(action)  # type: ignore[arg-type]
    assert one.playing.state == before
    with pytest.raises(BadStep, match="there is no agent “seat_9”; there are seat_0, seat_1"):
        one.observe("seat_9")


def test_after_the_end() -> None:
    one = env.aec("City2p-v0")
    one.reset(seed=1)
    while not one.terminations[one.agent_selection]:
        one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[0]))
    with pytest.raises(BadStep, match=f"over for {one.agent_selection}: the only action it may take is None"):
        one.step(0)
    for _ in range(2):
        one.step(None)
    with pytest.raises(BadStep, match="call reset to begin the next one"):
        one.step(None)


def test_all_at_once() -> None:
    many = env.parallel("City2p-v0")
    with pytest.raises(BadStep, match="call reset first"):
        many.step({})
    seen, _ = many.reset(seed=1)
    before = many.playing.state.clone()
    right = {agent: int(np.flatnonzero(known["action_mask"])[0]) for agent, known in seen.items()}
    waiting = next(agent for agent, action in right.items() if action == many.wait)
    asked = next(agent for agent in right if agent != waiting)
    for actions, said in (
        ({asked: right[asked]}, f"the answers of {waiting} are missing"),
        ({**right, "seat_9": 0}, "there is no agent “seat_9”"),
        ({**right, waiting: 3}, f"{waiting} is not asked now: 1024 is its only action"),
        ({**right, asked: illegal(seen[asked]["action_mask"])}, f"{asked} may not take action"),
        ({**right, asked: many.wait}, "whole number below 1024"),
    ):
        with pytest.raises(BadStep, match=said):
            many.step(actions)
    assert many.playing.state == before


def test_one_seat() -> None:
    with pytest.raises(BadOption, match="2 bots were named for 3 other seats"):
        env.seat("City4p-v0", rivals=["drifter", "random"])
    with pytest.raises(BadOption, match="there is no bot “nobody”"):
        env.seat("City4p-v0", rivals="nobody")
    with pytest.raises(BadOption, match=r"has no seat 1 to play; its seats are 0"):
        env.seat("CitySolo-v0", own=1)
    with pytest.raises(BadOption, match="illegal is “ignore”; it must be one of: raise, replace"):
        env.seat("City4p-v0", illegal="ignore")
    one = env.seat("CitySolo-v0")
    with pytest.raises(BadStep, match="call reset first"):
        one.step(0)
    _, info = one.reset(seed=1)
    with pytest.raises(BadStep, match="seat_0 may not take action"):
        one.step(illegal(info["action_mask"]))
    over = False
    while not over:
        *_, over, _, info = one.step(int(np.flatnonzero(one.action_masks())[0]))
    with pytest.raises(BadStep, match="the game is over"):
        one.step(0)


def test_many_seats() -> None:
    many = env.vector("City2p-v0", 3)
    with pytest.raises(BadStep, match="call reset first"):
        many.step(np.zeros(3, np.int64))
    with pytest.raises(BadStep, match="2 seeds were given for 3 games"):
        many.reset(seed=[1, 2])
    _, info = many.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[2] = illegal(info["action_mask"][2])
    with pytest.raises(BadStep, match="game 2: seat 0 may not take action") as refused:
        many.step(actions)
    assert refused.value.index == 2
    with pytest.raises(BadStep, match="3x2 numbers"):
        many.step(np.zeros((3, 2), np.int64))
    with pytest.raises(BadStep, match="whole numbers"):
        many.step(np.zeros(3))  # type: ignore[arg-type]
    assert (many.action_masks() == info["action_mask"]).all()
