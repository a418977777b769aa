"""Games of a contest on a Ray cluster. Ray is an optional package, imported when somebody asks for it."""

import logging
import os
import secrets
import socket
import warnings
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import carson
from carson.arena.contest import Contest, Job, game_of
from carson.arena.playing import Outcome, play
from carson.arena.pool import cores
from carson.arena.words import later
from carson.core import registry
from carson.core.errors import BadOption, CarsonError
from carson.core.extras import needed
from carson.engine import engine

LOCAL = "local"  # for us and for Ray: a cluster on this machine, for as long as the games take
LOOPBACK = "127.0.0.1"
WAITING = 4  # games for each core, so that none is ever idle
SCHEME = "ray"
PORT = 10001  # where Ray listens for clients
KNOCKING = 5.0  # seconds to wait for somebody at the address
STORE = 80 * 2**20  # bytes for objects on a local cluster; games are small
TRIES = 3  # to get in: now and then Ray's server for a client dies while it starts (ray-project/ray#63202)
RETRIES = 2  # of a game whose machine was lost


class Cluster:
    """A connection to Ray. Each game is a task of its own that has one core to itself.

    No task is ever cancelled: what still runs ends with the connection, and a task that comes to its end
    while it is cancelled can make Ray abort the whole process (as in ray-project/ray#54798).
    """

    def __init__(self, ray: Any, window: int) -> None:
        self.ray = ray
        self.window = window  # games that are out at once
        self.task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_there)

    def play_all(self, plan: Contest, todo: Sequence[Job]) -> Generator[Outcome, None, None]:
        left = iter(todo)
        ours = build(plan)
        running: list[Any] = []
        try:
            while True:
                while len(running) < self.window and (job := next(left, None)) is not None:
                    running.append(self.task.remote(plan, job, registry.GAMES, ours))
                if not running:
                    return
                done, running = self.ray.wait(running)
                yield from self.ray.get(done)
        except (self.ray.exceptions.RayError, ConnectionError, ImportError) as error:
            raise _in_words(error) from error


SAME = later("cluster.same", version=carson.__version__)


def build(plan: Contest) -> str:
    """What must be the same on all machines, so that a game is the same wherever it is played."""
    return f"Carson {carson.__version__} ({engine()} engine, rules {game_of(plan).version})"


def play_there(plan: Contest, job: Job, games: dict[str, str], ours: str) -> Outcome:
    """Run on a machine of the cluster: one game, if it has the same Carson as whoever asks."""
    registry.GAMES.update(games)
    theirs = build(plan)
    if theirs != ours:
        raise CarsonError(later("cluster.differs", theirs=theirs, ours=ours, same=SAME))
    return play(plan, job)


def _in_words(error: Exception) -> Exception:
    """What to tell about an error of the cluster; a mistake in a game or a bot is left as it is."""
    cause = getattr(error, "cause", error)  # Ray wraps what happened on another machine
    if isinstance(cause, CarsonError):
        return CarsonError(str(cause))
    if isinstance(cause, ImportError):
        return CarsonError(later("cluster.cannot-play", reason=_reason(cause), same=SAME))
    if cause is error:
        return CarsonError(later("cluster.lost", reason=_reason(error)))
    return error


# ---- getting there


@contextmanager
def cluster(address: str, jobs: int | None = None) -> Iterator[Cluster]:
    """The cluster at an address, `ray://HOST:PORT`, or one that is started here."""
    ray = _local(jobs or cores()) if address == LOCAL else _joined(address)
    try:
        yield Cluster(ray, jobs or max(1, int(ray.cluster_resources().get("CPU", 1))) * WAITING)
    finally:
        ray.shutdown()


def _local(size: int) -> Any:
    """A cluster of this machine's cores that nobody else can enter, and that ends with this program."""
    os.environ.setdefault("RAY_AUTH_MODE", "token")
    os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    return _entered(
        _ray(),
        LOCAL,
        num_cpus=size,
        include_dashboard=False,
        object_store_memory=STORE,
        _node_ip_address=LOOPBACK,
    )


def _joined(address: str) -> Any:
    host, port = _place(address)
    ray = _ray()
    _knock(address, host, port)
    return _entered(ray, address)


def _entered(ray: Any, address: str, **how: Any) -> Any:
    """Ray itself, connected; CarsonError tells why not."""
    for tries_left in reversed(range(TRIES)):
        try:
            with warnings.catch_warnings(action="ignore"):  # what they say is said below in fewer words
                ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL, **how)
            break
        except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            if tries_left and isinstance(error, ConnectionAbortedError):
                continue
            raise CarsonError(later("cluster.no-entry", address=address, reason=_reason(error))) from error
    return ray


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays
    return needed("ray", "--cluster")


def _place(address: str) -> tuple[str, int]:
    """The host and the port of an address, or BadOption."""
    try:
        parts = urlsplit(address)
        if parts.hostname is not None and parts.scheme == SCHEME:
            return parts.hostname, parts.port or PORT
    except ValueError:  # a port that is none
        pass
    raise BadOption(later("cluster.no-cluster", address=address, port=PORT, local=LOCAL))


def _knock(address: str, host: str, port: int) -> None:
    """Raise CarsonError, with the way out, unless somebody listens there; Ray itself would try for long."""
    try:
        socket.create_connection((host, port), KNOCKING).close()
    except OSError as error:
        start = f"ray start --head --ray-client-server-port {port}"
        raise CarsonError(
            later("cluster.silent", address=address, reason=_reason(error), start=start)
        ) from error


def _reason(error: BaseException) -> str:
    """What an error says, on one line; of a traceback the end."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[-1] if any(line.startswith("Traceback") for line in lines) else " ".join(lines)
