"""`carson arena --cluster` on a real Ray cluster, which has two cores of this machine while the tests run."""

import json
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from carson.arena.cluster import Cluster, cluster, play_there
from carson.arena.contest import Contest, contest, jobs
from carson.arena.keeper import Keeper
from carson.arena.pool import Cores
from carson.arena.run import Run
from carson.core import registry
from carson.core.errors import BadOption, CarsonError, MissingPackage
from tests.cli import terminal

PATIENCE = 180  # seconds, on a machine that is busy with other things
CORES = 2

needs_ray = pytest.mark.skipif(sys.version_info >= (3, 15), reason="Ray has no wheel for this Python")


@pytest.fixture(scope="module")
def folder() -> Iterator[str]:
    """Where Ray keeps its sockets and logs: a short name, for that of a socket must not be long."""
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as name:
        yield name


@pytest.fixture(scope="module")
def address(folder: str) -> Iterator[str]:
    """A cluster that only whoever knows its token can enter. It ends with the test."""
    settings = {
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": str(PATIENCE),
        "GRPC_ENABLE_FORK_SUPPORT": "0",  # else clients are turned away now and then: ray-project/ray#63202
    }
    port = _free_port()
    head = (
        *(sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--disable-usage-stats"),
        *("--port", str(_free_port()), "--ray-client-server-port", str(port), "--include-dashboard", "false"),
        *("--node-ip-address", "127.0.0.1", "--min-worker-port", "0", "--max-worker-port", "0"),
        *("--num-cpus", str(CORES), "--object-store-memory", str(80 * 2**20)),
    )
    with pytest.MonkeyPatch.context() as patch:
        for name, value in settings.items():
            patch.setenv(name, value)
        log = Path(folder, "log.txt")
        with log.open("wb") as told:
            process = subprocess.Popen(
                [*head, "--temp-dir", folder],
                env=terminal.environment(),
                stdout=told,
                stderr=told,
                start_new_session=True,
            )
        try:
            _wait_for(lambda: _answers(port) or process.poll() is not None)
            assert process.poll() is None, log.read_text()
            yield f"ray://127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGTERM)  # it ends what it started
            process.wait(PATIENCE)
            _wait_for(lambda: not terminal.is_anybody_left(process.pid))


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _answers(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def _wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture(scope="module")
def crew(address: str) -> Iterator[Cluster]:
    with cluster(address) as joined:
        yield joined


@pytest.fixture
def plan(toy: None) -> Contest:
    return contest(registry.game("pebbles"), {}, ["random", "sleepy", "random"], "9")


def played(plan: Contest, crew: Cluster | Cores, file: Path) -> list[tuple[int, list[int], list[int]]]:
    """Twelve games, but for the times they took."""
    with Run(plan, 12, crew, str(file)) as run:
        outcomes = run.known + list(run.play())
    assert all(sum(times.total for times in outcome.times) > 0 for outcome in outcomes)
    return sorted((o.job.number, o.totals, o.places) for o in outcomes)


def nap() -> None:
    time.sleep(10 * PATIENCE)


@needs_ray
def test_what_still_runs_ends_with_the_connection(address: str) -> None:
    """This is why no game is ever cancelled. It must come before the tests that share a connection."""
    with cluster(address) as joined:
        naps = [joined.ray.remote(num_cpus=1)(nap).remote() for _ in range(CORES)]
        _wait_for(lambda: joined.ray.available_resources().get("CPU", 0) == 0)
        assert joined.ray.wait(naps, timeout=0)[0] == []
    with cluster(address) as again:
        _wait_for(lambda: bool(again.ray.available_resources().get("CPU", 0) == CORES))


@needs_ray
def test_a_cluster_plays_what_one_core_plays_and_goes_on_with_its_journal(
    crew: Cluster, plan: Contest, tmp_path: Path
) -> None:
    expected = played(plan, Cores(1), tmp_path / "one.jsonl")
    assert played(plan, crew, tmp_path / "run.jsonl") == expected
    lines = (tmp_path / "run.jsonl").read_text().splitlines(keepends=True)
    assert len(lines) == 13
    half = tmp_path / "half.jsonl"
    half.write_text("".join(lines[:7]))
    assert played(plan, crew, half) == expected
    assert half.read_text().startswith("".join(lines[:7]))
    assert len(half.read_text().splitlines()) == 13


@needs_ray
def test_what_is_kept_of_games_on_a_cluster_is_what_one_core_keeps(
    crew: Cluster, plan: Contest, tmp_path: Path
) -> None:
    """Records of every game, rebuilt from the decisions that came back."""
    noted = replace(plan, noted=True)
    for name, players in (("here", Cores(1)), ("there", crew)):
        keeper = Keeper(noted, str(tmp_path / name), None, part=3)
        with Run(noted, 6, players, None, keeper) as run:
            assert len(list(run.play())) == 6
    texts = [[file.read_text() for file in sorted((tmp_path / name).iterdir())] for name in ("here", "there")]
    assert len(texts[0]) == 6
    assert texts[0] == texts[1]


@needs_ray
def test_leaving_in_the_middle_leaves_the_cluster_free(crew: Cluster, plan: Contest, tmp_path: Path) -> None:
    with closing(crew.play_all(plan, jobs(plan, 3000))) as games:
        next(games)
    assert len(played(plan, crew, tmp_path / "run.jsonl")) == 12


@needs_ray
def test_a_game_that_the_cluster_does_not_have_is_told(
    crew: Cluster, plan: Contest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "only_here.py").write_text("from tests.cli.toy import Pebbles\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(registry.GAMES, "pebbles", "only_here:Pebbles")
    with pytest.raises(CarsonError, match="cannot play: No module named 'only_here'; install carson-city=="):
        list(crew.play_all(plan, jobs(plan, 3)))


@needs_ray
def test_a_cluster_of_this_machine_is_stopped_by_ctrl_c(plan: Contest, folder: str, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    args = ("random", "sleepy", "random", "--seed", "9", "--games", "99999", "--resume", str(file))
    process = subprocess.Popen(
        terminal.command("arena", *args, "--cluster", "local", "--jobs", "2"),
        env=terminal.environment(RAY_TMPDIR=folder, RAY_ADDRESS="ray://127.0.0.1:1"),  # not that one
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    _wait_for(lambda: process.poll() is not None or (file.exists() and file.read_text().count("\n") > 20))
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, told
    assert " ".join(told.split()).startswith("Stopped after ")
    assert " ".join(told.split()).endswith("the same command goes on.")
    _wait_for(lambda: not terminal.is_anybody_left(process.pid))
    kept = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    for game in sorted(kept, key=lambda game: int(game["number"]))[:12]:
        job = jobs(plan, 99999)[game["number"]]
        assert [outcome.totals for outcome in Cores(1).play_all(plan, [job])] == [game["totals"]]


# ---- what goes wrong before a game is played


def test_another_build_on_the_cluster_is_refused() -> None:
    plan = contest(registry.game("cards"), {}, ["random"], "3")
    with pytest.raises(CarsonError, match="and this one Carson 0; install carson-city=="):
        play_there(plan, jobs(plan, 1)[0], {}, "Carson 0")


@pytest.mark.parametrize(
    "address", ["", "auto", "10.0.0.1:6379", "http://127.0.0.1:10001", "ray://", "ray://here:many"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadOption, match="is no cluster; write ray://HOST:10001, or local"), cluster(address):
        pass


@needs_ray
def test_an_address_where_nobody_listens_is_refused_at_once() -> None:
    with (
        pytest.raises(CarsonError, match=r"no cluster answers at .* start one there with: ray start --head"),
        cluster(f"ray://127.0.0.1:{_free_port()}"),
    ):
        pass


def test_without_ray_its_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setenv("RAY_AUTH_MODE", "token")  # else it would be set for the tests after this one
    monkeypatch.setenv("RAY_AUTH_TOKEN", "")
    with (
        pytest.raises(MissingPackage, match=r'needs the package ray: pip install "carson-city\[ray\]"'),
        cluster("local"),
    ):
        pass
