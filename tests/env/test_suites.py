"""Environments pass the suites of PettingZoo, Gymnasium and OpenSpiel on every task."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, seed_test

from carson import env
from carson.batch import Batch
from carson.core.state import NOBODY
from tests.budget import ENV_CYCLES, ENV_SIMULATIONS

pytestmark = [
    pytest.mark.once("environments are the same on both engines"),
    # masks need a dictionary, as the games of PettingZoo itself have it
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
every_task = pytest.mark.parametrize("name", list(env.TASKS))


@every_task
def test_pettingzoo(name: str) -> None:
    api_test(env.aec(name), num_cycles=ENV_CYCLES)
    seed_test(lambda: env.aec(name), num_cycles=ENV_CYCLES)


@every_task
def test_pettingzoo_all_at_once(name: str) -> None:
    """Its seed_test takes no notice of masks; the same is shown below with legal answers."""
    parallel_api_test(env.parallel(name), num_cycles=ENV_CYCLES)


@every_task
def test_gymnasium(name: str) -> None:
    check_env(env.seat(name, illegal="replace"), skip_render_check=True)


@every_task
def test_openspiel(name: str) -> None:
    pyspiel.random_sim_test(env.openspiel(name), num_sims=ENV_SIMULATIONS, serialize=True, verbose=False)


# ---- the games are ours


@every_task
def test_a_seed_gives_the_game_that_batches_play(name: str) -> None:
    task, one = env.task(name), env.aec(name)
    batch = Batch(task.game, task.options, [7], auto_reset=False)
    one.reset(seed=7)
    for _ in range(ENV_CYCLES):
        if batch.seats[0] == NOBODY:
            break
        seen = one.observe(one.agent_selection)
        assert one.agent_selection == f"seat_{batch.seats[0]}"
        assert (seen["observation"] == np.asarray(batch.observations)[0]).all()
        assert (seen["action_mask"] == np.asarray(batch.masks)[0]).all()
        actions = batch.pick()
        batch.step(actions)
        one.step(actions[0])


def test_the_history_of_a_game_is_what_everybody_may_know() -> None:
    """It replays to the same moment; while answers are sealed it ends before them."""
    one = env.aec("Cards4p-v0")
    one.reset(seed=3)
    sealed = 0
    for _ in range(ENV_CYCLES):
        one.step(int(one.observe(one.agent_selection)["action_mask"].argmax()))
        again = one.task.first.clone()
        for seat, action in one.history:
            again.apply(seat, action)
        hidden = one.playing.state.holds_sealed_answers()
        assert (again == one.playing.state) == (not hidden)
        sealed += hidden
    assert sealed


def test_rewards_are_the_returns_of_the_game() -> None:
    one = env.aec("City4p-v0")
    one.reset(seed=3)
    rewards: dict[str, float] = {}
    for agent in one.agent_iter():
        seen, reward, over, _, info = one.last()
        rewards[agent] = rewards.get(agent, 0.0) + reward
        assert seen is not None
        one.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
        if over:
            assert set(info) == {"score", "place"}
    assert sorted(rewards.values()) == [-0.25, -0.25, -0.25, 0.75]


def test_all_who_are_asked_answer_at_once() -> None:
    """The auction of the card game: four agents act in one step, and the others have nothing but to wait."""
    many = env.parallel("Cards4p-v0")
    seen, _ = many.reset(seed=1)
    most, last = 0, None
    while many.agents:
        masks = {agent: known["action_mask"] for agent, known in seen.items()}
        most = max(most, sum(not mask[many.wait] for mask in masks.values()))
        assert all(mask.any() for mask in masks.values())
        seen, last, *_ = many.step({agent: int(np.flatnonzero(mask)[0]) for agent, mask in masks.items()})
    assert most == 4
    assert last is not None
    assert sum(last.values()) == 0


def test_the_answers_of_all_at_once_are_the_same_game_for_the_same_seed() -> None:
    def played() -> list[Any]:
        many, told = env.parallel("Cards4p-v0"), []
        seen, _ = many.reset(seed=5)
        while many.agents:
            seen, rewards, *_ = many.step(
                {agent: int(np.flatnonzero(known["action_mask"])[-1]) for agent, known in seen.items()}
            )
            told.append((rewards, {agent: known["observation"].tobytes() for agent, known in seen.items()}))
        return told

    assert played() == played()


# ---- against bots


def test_a_seat_against_named_bots() -> None:
    one = env.seat("City2p-v0", rivals="drifter", own=1)
    _, info = one.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert (info["action_mask"] == one.action_masks()).all()
        _, reward, over, _, info = one.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert reward in (-0.5, 0.0, 0.5)
    assert info["place"] in (1, 2)


def test_gymnasium_knows_the_tasks() -> None:
    one = gymnasium.make("carson.env.one_seat:carson/City2p-v0", rivals="random")
    assert one.reset(seed=1)[0].shape == one.observation_space.shape
    many = gymnasium.make_vec("carson/City2p-v0", num_envs=3)
    assert many.reset(seed=1)[0].shape == (3, env.task("City2p-v0").legend.size)


@pytest.mark.parametrize("rivals", ["random", ["drifter", "random", "rancher"]])
def test_many_games_side_by_side(rivals: str | list[str]) -> None:
    def played() -> tuple[list[bytes], float, int]:
        many = env.vector("City4p-v0", 3, rivals)
        seen, info = many.reset(seed=2)
        rows, rewards, ended = [seen.tobytes()], 0.0, 0
        for _ in range(ENV_CYCLES + 40):
            seen, reward, over, _, info = many.step(info["action_mask"].argmax(axis=1))
            assert all((info["final_obs"][index] != 0).any() for index in np.flatnonzero(over))
            assert ((reward != 0) == over).all()
            assert seen in many.observation_space
            rows.append(seen.tobytes())
            rewards, ended = rewards + reward.sum(), ended + int(over.sum())
        return rows, rewards, ended

    first = played()
    assert first == played()
    assert first[2] > 0


def test_a_seat_alone_and_one_of_many_play_the_same_game() -> None:
    one, many = env.seat("CardsExpert-v0"), env.vector("CardsExpert-v0", 2)
    seen, info = one.reset(seed=11)
    rows, infos = many.reset(seed=11)
    over = False
    while not over:
        assert (rows[0] == seen).all()
        assert (infos["action_mask"][0] == info["action_mask"]).all()
        actions = infos["action_mask"].argmax(axis=1)
        seen, reward, over, _, info = one.step(int(actions[0]))
        rows, rewards, overs, _, infos = many.step(actions)
        assert (reward, over) == (rewards[0], overs[0])
    assert (infos["final_obs"][0] == seen).all()
    assert infos["score"][0] == info["score"]


# ---- copies and searches


def test_environments_are_copied_and_pickled_in_the_middle_of_a_game() -> None:
    one = env.aec("Cards4p-v0")
    one.reset(seed=4)
    one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[0]))
    for other in (copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert other.playing.state == one.playing.state
        assert other.agent_selection == one.agent_selection


@pytest.mark.parametrize("name", ["CityMightIsRight-v0", "Cards4p-v0"])
def test_is_mcts_searches_among_what_a_player_cannot_tell_apart(name: str) -> None:
    game, rng = env.openspiel(name), np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    world = state.resample_from_infostate(state.current_player(), rng.rand)
    assert world.observation_string() == state.observation_string()
    assert world.observation_tensor() == state.observation_tensor()
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 3, use_observation_string=True)
    assert bot.step(state) in state.legal_actions()
