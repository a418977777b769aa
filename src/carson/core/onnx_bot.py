"""A network as a bot: `onnx:FILE`. It is given observations, and the legal answer it likes best is taken.

Its one input is `observation`, a row of floats as `State.observe` has them; its first output has a number for
each action, the larger the better.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from carson.core.clock import Clock
from carson.core.errors import BadBot
from carson.core.extras import needed
from carson.core.game import Game
from carson.core.view import View
from carson.core.words import later

ONNX: Final = "onnx"
OBSERVATION: Final = "observation"


def is_network(text: str) -> bool:
    """Whether a bot's name is that of a network in a file."""
    return text.strip().startswith(f"{ONNX}:")


def network_name(text: str) -> str:
    """The one way to write it; BadBot unless there is such a file."""
    path = _path(text)
    if not path.is_file():
        raise BadBot(later("onnx.no-file", file=str(path)))
    return f"{ONNX}:{path}"


def _path(text: str) -> Path:
    return Path(text.strip().partition(":")[2]).expanduser()


class OnnxBot:
    """Takes the answer with the highest number. It has no dice: the same view always gets the same answer."""

    def __init__(self, game: Game, text: str) -> None:
        self.game = game
        self.file = str(_path(text))
        self.session = _session(self.file)
        self.values: dict[int, float] = {}  # of the answers to the last question

    def choose(self, view: View, legal: list[int], clock: Clock) -> int:
        numpy = needed("numpy", "onnx:")
        seen = numpy.frombuffer(view.state.observe(view.seat), numpy.int16).astype(numpy.float32)
        wanted = self.session.get_inputs()[0].shape[-1]
        if len(seen) != wanted:
            raise BadBot(later("onnx.other-size", file=self.file, wanted=wanted, size=len(seen)))
        liked = self.session.run(None, {OBSERVATION: seen[None]})[0][0]
        if len(liked) != self.game.action_count:
            raise BadBot(
                later("onnx.other-actions", file=self.file, wanted=len(liked), actions=self.game.action_count)
            )
        self.values = {action: float(liked[action]) for action in legal}
        return max(legal, key=self.values.__getitem__)


@lru_cache(maxsize=8)
def _session(file: str) -> Any:
    """A network, read once in a process; it gets one thread, for games are played side by side."""
    onnxruntime = needed("onnxruntime", "onnx:")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    try:
        session = onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # whatever the package says about a file that is none
        raise BadBot(later("onnx.unreadable", file=file), trace=str(error)) from error
    names = [each.name for each in session.get_inputs()]
    if names != [OBSERVATION]:
        raise BadBot(later("onnx.other-input", file=file, names=", ".join(names), wanted=OBSERVATION))
    return session
