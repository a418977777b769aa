"""Learn to answer as the bots of a dataset did: python imitate.py DATASET OUT.onnx

    carson arena rancher rancher rancher rancher --games 2000 --plies teachers.parquet
    python docs/examples/learning/imitate.py teachers.parquet imitator.onnx
    carson arena onnx:imitator.onnx drifter drifter drifter

Stopped by --minutes it goes on next time from OUT.npz.
"""

import argparse
import time
from pathlib import Path

import numpy as np
from network import Network, chances

from carson.data import Dataset

BATCH = 256
SHARE = 0.5  # how much the result counts beside the answer


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("dataset")
    args.add_argument("out")
    args.add_argument("--epochs", type=int, default=2)
    args.add_argument("--minutes", type=float, default=10)
    args.add_argument("--hidden", type=int, default=128)
    given = args.parse_args()
    data = Dataset(given.dataset)
    network = Network(data.about["observation"], data.about["actions"], given.hidden)
    kept = Path(given.out).with_suffix(".npz")
    if kept.exists():
        network.load(str(kept))
    until = time.monotonic() + 60 * given.minutes
    for epoch in range(given.epochs):
        right, seen = taught(network, data, until)
        print(f"epoch {epoch + 1}: {seen} decisions, {right / max(1, seen):.1%} answered alike", flush=True)
    network.save(str(kept))
    network.export(given.out)
    print(f"wrote {given.out}")


def taught(network: Network, data: Dataset, until: float) -> tuple[int, int]:
    """Once through the dataset; how many answers were right before they were learned, and of how many."""
    right = seen = 0
    for some in data.examples(BATCH):
        rows = np.arange(len(some))
        logs, value, way = network.forward(some.observations, some.masks)
        right += int((logs.argmax(1) == some.chosen).sum())
        seen += len(some)
        d_rated = chances(logs)
        d_rated[rows, some.chosen] -= 1
        network.learn(way, d_rated / len(some), SHARE * (value - some.wins) / len(some))
        if time.monotonic() > until:
            break
    return right, seen


if __name__ == "__main__":
    main()
