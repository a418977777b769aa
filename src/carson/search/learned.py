"""What was learned, as text: written by `carson train`, shipped with the games, read when first needed."""

import json

from carson.core.errors import BadOption
from carson.search.forecast import Learned
from carson.search.network import Network, size_of
from carson.search.words import later

DIGITS = 4  # behind the point


def write_learned(learned: Learned) -> str:
    """The networks as text."""
    first = learned.networks[0]
    data = {
        "inputs": int(first.inputs),
        "hidden": int(first.hidden),
        "doubts": [round(doubt, 2) for doubt in learned.doubts],
        "networks": [[round(w, DIGITS) for w in network.weights] for network in learned.networks],
    }
    return json.dumps(data, separators=(",", ":")) + "\n"


def read_learned(text: str, inputs: int, parts: int) -> Learned:
    """What `write_learned` has written, for a game that shows so many inputs in so many parts."""
    data = json.loads(text)
    hidden = int(data["hidden"])
    weights: list[list[float]] = data["networks"]
    if len(weights) != parts or any(len(one) != size_of(inputs, hidden) for one in weights):
        raise BadOption(later("learned.misfit"))
    return Learned([Network(inputs, hidden, one) for one in weights], [float(d) for d in data["doubts"]])
