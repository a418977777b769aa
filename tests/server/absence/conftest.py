"""A server whose running time stands still until it is moved, two people, and tables of theirs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, Chair, Json

HOUR = 3600.0
LIVE = {"kind": "live", "minutes": 5, "increment": 0}


class House:
    """A server whose running time stands still until it is moved, and that can be started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.time = 0.0
        self.open()

    def open(self) -> None:
        settings = quick(self.data, absent_after=48 * HOUR)
        self.server = RunningServer(settings, lambda: self.time)

    def restart(self, *people: Browser, crash: bool = False) -> None:
        """Stop and start; everybody finds the new door."""
        if crash:

            async def nothing() -> None:
                """Nothing is stored any more."""

            self.server.app.state.tables.services.running.store = nothing
        self.server.stop()
        self.time += 1000 * HOUR  # the machine runs on
        self.open()
        port = int(self.server.base.rpartition(":")[2])
        for person in people:
            person.http.base_url = person.http.base_url.copy_with(port=port)
            person.base = self.server.base

    def beat(self) -> None:
        self.server.on_loop(self.server.app.state.tables.services.running.store())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.server.stop()


@pytest.fixture
def ann(house: House) -> Iterator[Browser]:
    with Browser(house.server.base) as browser:
        yield browser


@pytest.fixture
def ben(house: House) -> Iterator[Browser]:
    with Browser(house.server.base) as browser:
        yield browser


def begun(ann: Browser, ben: Browser, clock: Json | None = None) -> str:
    table: Json = ann.table(public=False, clock=clock or {"kind": "none"})
    ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return str(table["id"])


def gone(browser: Browser, table: str) -> None:
    """Wait until the server has noticed that nobody is there any more."""
    while any(seat["online"] for seat in browser.get(f"/api/tables/{table}")["seats"]):
        pass


def turn_of(ann: Chair) -> int:
    asked: list[int] = ann.now["table"]["actors"]
    return asked[0]
