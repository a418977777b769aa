"""Masked PPO of sb3-contrib on City4p-v0, one seat against three others, and what it makes as a bot.

pip install "carson-city[sb3]"
python docs/examples/learning/maskable.py 40000      # so many answers; writes maskable.zip
PYTHONPATH=docs/examples/learning carson arena py:maskable:Policy random random random --games 100
"""

import sys

import numpy as np
from sb3_contrib import MaskablePPO

from carson import env
from carson.api import Clock, View

FILE = "maskable.zip"


class Policy:
    """Answers as the network would, wherever a bot is named."""

    def __init__(self, seed: str) -> None:
        self.model = MaskablePPO.load(FILE, device="cpu")

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        seen = np.frombuffer(view.state.observe(view.seat), np.int16)
        mask = np.frombuffer(view.state.mask(view.seat), np.bool_)
        return int(self.model.predict(seen, action_masks=mask, deterministic=True)[0])


if __name__ == "__main__":
    seat = env.seat("City4p-v0", rivals="random")  # its action_masks() is what MaskablePPO asks for
    model = MaskablePPO("MlpPolicy", seat, n_steps=1024, batch_size=256, learning_rate=1e-3, ent_coef=0.01)
    model.learn(int(sys.argv[1]))
    model.save(FILE)
