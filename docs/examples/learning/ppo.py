"""Masked PPO by self-play on a named task: python ppo.py OUT.onnx

    python docs/examples/learning/ppo.py ppo.onnx --minutes 5
    carson arena onnx:ppo.onnx drifter drifter drifter

All seats play by the same network on carson.batch. A game is learned from when it is over: the advantage of
an answer is what the game brought its seat less what the network expected. --start FILE.npz begins with a
network that imitate.py has made. Stopped by --minutes it goes on next time from OUT.npz.
"""

import argparse
import time
from pathlib import Path

import numpy as np
from network import Network, chances, picked

from carson.batch import Batch
from carson.env import task

CLIP = 0.2
ENTROPY = 0.003
VALUE = 0.5
PASSES = 2  # over what was played
BATCH = 256


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("out")
    args.add_argument("--task", default="City4p-v0")
    args.add_argument("--minutes", type=float, default=10)
    args.add_argument("--rounds", type=int, default=1_000_000, help="at most, whatever the clock says")
    args.add_argument("--games", type=int, default=64, help="side by side")
    args.add_argument("--decisions", type=int, default=8192, help="of finished games between two lessons")
    args.add_argument("--hidden", type=int, default=128)
    args.add_argument("--rate", type=float, default=1e-3, help="3e-4 after --start")
    args.add_argument("--start")
    given = args.parse_args()
    chosen = task(given.task)
    network = Network(chosen.legend.size, chosen.actions, given.hidden)
    kept = Path(given.out).with_suffix(".npz")
    begin = str(kept) if kept.exists() else given.start
    if begin:
        network.load(begin)
    seed = time.time_ns() % 2**31
    table = Table(network, Batch(chosen.game, chosen.options, range(seed, seed + given.games)), seed)
    until = time.monotonic() + 60 * given.minutes
    rounds = 0
    while time.monotonic() < until and rounds < given.rounds:
        lesson = table.played(given.decisions, until)
        if lesson is None:
            break
        told = learned(network, lesson, given.rate, np.random.default_rng(seed + rounds))
        rounds += 1
        print(f"round {rounds}: {table.finished} games, {told}", flush=True)
        network.save(str(kept))
    network.export(given.out)
    print(f"wrote {given.out}")


class Table:
    """Games side by side in which one network plays every seat."""

    def __init__(self, network: Network, batch: Batch, seed: int) -> None:
        self.network, self.batch = network, batch
        self.masks, self.seen = np.asarray(batch.masks), np.asarray(batch.observations)
        self.seats, self.dones = np.asarray(batch.seats), np.asarray(batch.dones)
        self.returns = np.asarray(batch.returns)
        self.dice = np.random.default_rng(seed)
        self.open: list[list[tuple]] = [[] for _ in range(batch.size)]  # decisions of games under way
        self.finished = 0

    def played(self, decisions: int, until: float):
        """Decisions of finished games as arrays; None when time is up."""
        over: list[tuple] = []
        while len(over) < decisions:
            if time.monotonic() > until:
                return None
            masks, seats = self.masks.copy(), self.seats.copy()
            seen = self.seen.copy()
            logs, values, _ = self.network.forward(seen, masks)
            actions = picked(logs, self.dice)
            self.batch.step(actions)
            for n in range(self.batch.size):
                if masks[n].sum() > 1:
                    self.open[n].append(
                        (seen[n], np.packbits(masks[n]), actions[n], logs[n, actions[n]], values[n], seats[n])
                    )
                if self.dones[n]:
                    over += [(*one[:5], self.returns[n, one[5]]) for one in self.open[n]]
                    self.open[n] = []
                    self.finished += 1
        seen, masks, actions, logs, values, brought = (np.array(one) for one in zip(*over, strict=True))
        return seen, np.unpackbits(masks, axis=1), actions, logs, values, brought.astype(np.float32)


def learned(network: Network, lesson, rate: float, dice) -> str:
    """PPO over the decisions; a few figures."""
    seen, masks, actions, before, values, brought = lesson
    gains = brought - values
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    spread = []
    for _ in range(PASSES):
        order = dice.permutation(len(actions))
        for start in range(0, len(order), BATCH):
            at = order[start : start + BATCH]
            rows = np.arange(len(at))
            logs, value, way = network.forward(seen[at], masks[at])
            share = chances(logs)
            ratio = np.exp(logs[rows, actions[at]] - before[at])
            gain = gains[at]
            held = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
            pull = np.where(held, 0, -gain * ratio)  # of the logarithm of the chance of what was done
            d_rated = share * -pull[:, None]
            d_rated[rows, actions[at]] += pull
            surprise = np.where(masks[at] == 1, logs, 0)
            entropy = -(share * surprise).sum(1, keepdims=True)
            d_rated += ENTROPY * share * (surprise + entropy) * masks[at]
            network.learn(way, d_rated / len(at), VALUE * (value - brought[at]) / len(at), rate)
            spread.append(float(entropy.mean()))
    error = float(np.mean((values - brought) ** 2))
    return f"{len(actions)} decisions, entropy {np.mean(spread):.2f}, error of the value {error:.3f}"


if __name__ == "__main__":
    main()
