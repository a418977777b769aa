"""A small network in NumPy that rates all answers and guesses the result, and that can be written as ONNX.

Two layers are enough to show how it goes and to be trained on a processor in minutes. NumPy and not PyTorch:
that brings two gigabytes for graphics cards along, and so small a network gains nothing from it.
"""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

RATE, FIRST, SECOND, TINY = 1e-3, 0.9, 0.999, 1e-8  # of Adam
IMPOSSIBLE = -1e9


class Network:
    """Observation -> hidden -> (a number for each action, the expected return)."""

    def __init__(self, size: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)
        self.weights = {
            "w1": (dice.standard_normal((size, hidden)) * np.sqrt(2 / 400)).astype(np.float32),
            "b1": np.zeros(hidden, np.float32),
            "wp": (dice.standard_normal((hidden, actions)) * 0.01).astype(np.float32),
            "bp": np.zeros(actions, np.float32),
            "wv": np.zeros((hidden, 1), np.float32),
            "bv": np.zeros(1, np.float32),
        }
        self._steps = 0
        self._means = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._squares = {name: np.zeros_like(one) for name, one in self.weights.items()}

    # ---- thinking

    def forward(self, seen, masks):
        """The logarithms of the chances of all actions, the expected returns, and what the way back needs."""
        w = self.weights
        inputs = scaled(seen)
        hidden = np.maximum(inputs @ w["w1"] + w["b1"], 0)
        rated = hidden @ w["wp"] + w["bp"]
        rated[masks == 0] = IMPOSSIBLE
        rated -= rated.max(1, keepdims=True)
        logs = rated - np.log(np.exp(rated).sum(1, keepdims=True))
        return logs, (hidden @ w["wv"] + w["bv"])[:, 0], (inputs, hidden)

    # ---- learning

    def learn(self, kept, d_rated, d_value, rate: float = RATE) -> None:
        """One step of Adam along these gradients of the ratings and the expected returns."""
        inputs, hidden = kept
        w = self.weights
        d_hidden = (d_rated @ w["wp"].T + d_value[:, None] * w["wv"][:, 0]) * (hidden > 0)
        grads = {
            "w1": inputs.T @ d_hidden,
            "b1": d_hidden.sum(0),
            "wp": hidden.T @ d_rated,
            "bp": d_rated.sum(0),
            "wv": hidden.T @ d_value[:, None],
            "bv": d_value.sum(0, keepdims=True),
        }
        self._steps += 1
        for name, grad in grads.items():
            mean, square = self._means[name], self._squares[name]
            mean += (1 - FIRST) * (grad - mean)
            square += (1 - SECOND) * (grad * grad - square)
            fixed = rate * np.sqrt(1 - SECOND**self._steps) / (1 - FIRST**self._steps)
            w[name] -= fixed * mean / (np.sqrt(square) + TINY)

    # ---- keeping

    def save(self, file: str) -> None:
        """Everything that going on with the training needs."""
        kept = {**self.weights, "steps": np.array(self._steps)}
        kept |= {f"mean-{name}": one for name, one in self._means.items()}
        kept |= {f"square-{name}": one for name, one in self._squares.items()}
        np.savez(file, **kept)

    def load(self, file: str) -> None:
        with np.load(file) as kept:
            for name in self.weights:
                self.weights[name] = kept[name]
                self._means[name], self._squares[name] = kept[f"mean-{name}"], kept[f"square-{name}"]
            self._steps = int(kept["steps"])

    def export(self, file: str) -> None:
        """The network as ONNX, for `carson arena onnx:FILE`."""
        w = self.weights
        fixed = {"one": np.ones(1, np.float32), **w}
        nodes = [
            helper.make_node("Sign", ["observation"], ["sign"]),
            helper.make_node("Abs", ["observation"], ["size"]),
            helper.make_node("Add", ["size", "one"], ["more"]),
            helper.make_node("Log", ["more"], ["log"]),
            helper.make_node("Mul", ["sign", "log"], ["inputs"]),
            helper.make_node("Gemm", ["inputs", "w1", "b1"], ["sum"]),
            helper.make_node("Relu", ["sum"], ["hidden"]),
            helper.make_node("Gemm", ["hidden", "wp", "bp"], ["rated"]),
            helper.make_node("Gemm", ["hidden", "wv", "bv"], ["value"]),
        ]
        graph = helper.make_graph(
            nodes,
            "carson",
            [helper.make_tensor_value_info("observation", TensorProto.FLOAT, ["n", w["w1"].shape[0]])],
            [
                helper.make_tensor_value_info("rated", TensorProto.FLOAT, ["n", w["wp"].shape[1]]),
                helper.make_tensor_value_info("value", TensorProto.FLOAT, ["n", 1]),
            ],
            [numpy_helper.from_array(one, name) for name, one in fixed.items()],
        )
        opset = helper.make_opsetid("", 17)
        onnx.save(helper.make_model(graph, opset_imports=[opset], ir_version=9), file)


def scaled(seen):
    """Small numbers as they are, large ones by their logarithm."""
    seen = seen.astype(np.float32)
    return np.sign(seen) * np.log1p(np.abs(seen))


def chances(logs):
    return np.exp(logs)


def picked(logs, dice):
    """An action for each row, by its chances."""
    noise = dice.gumbel(size=logs.shape).astype(np.float32)
    return np.argmax(np.where(logs > IMPOSSIBLE / 2, logs + noise, IMPOSSIBLE), 1)
