"""The OpenAPI document tells the truth: whatever is sent, every answer is one that it names."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from schemathesis import AuthContext, BaseSchema, Case, HookContext
from schemathesis.engine import events, from_schema

from tests.budget import REQUESTS
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, Json

# one may be somebody else afterwards
ENDING = ("/api/logout", "/api/transfer", "/api/devices", "/api/login", "/api/account")

FITTING = ["2xx", "400", "401", "403", "404", "409", "410", "429"]
CONFIG = {
    "generation": {"max-examples": REQUESTS, "deterministic": True, "no-shrink": True},
    # A text in a fitting form may still name no game, and a table that was there may be gone.
    "checks": {"positive_data_acceptance": {"expected-statuses": FITTING}},
}


class Cast:
    """The people and tables that requests are about."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.ann, self.ben = Browser(base), Browser(base)
        mine = [{"kind": "me"}, {"kind": "local", "name": "Bea"}]
        self.tables = [
            self.ann.table(2, seats=mine)["id"],
            self.finished(self.ann.table(2, seats=mine)["id"]),
            self.ann.table(3)["id"],
            self.ben.table(2, public=True)["id"],
            self.ben.table(2, public=False)["id"],
        ]

    def finished(self, table: str) -> str:
        chance = random.Random(1)
        with self.ann.sit(table) as chair:
            while chair.now["result"] is None:
                chair.act(chance.choice)
        return table

    def guest(self, path: str) -> httpx.Cookies:
        """Ann, or for what may end her session somebody who came for this."""
        if not path.startswith(ENDING):
            return self.ann.http.cookies
        with httpx.Client(base_url=self.base) as fresh:
            fresh.get("/api/me")
            return fresh.cookies

    def close(self) -> None:
        self.ann.http.close()
        self.ben.http.close()


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BaseSchema]:
    server = RunningServer(quick(tmp_path_factory.mktemp("data")))
    cast = Cast(server.base)
    schema = schemathesis.openapi.from_url(
        f"{server.base}/schema/openapi.json", config=schemathesis.Config.from_dict(CONFIG)
    )

    @schema.auth(refresh_interval=None)
    class Guests:
        """Everybody asks as somebody the server knows."""

        def get(self, case: Case[Any], _: AuthContext) -> httpx.Cookies:
            return cast.guest(case.path)

        def set(self, case: Case[Any], data: httpx.Cookies, _: AuthContext) -> None:
            case.cookies = dict(data)
            case.headers["x-csrftoken"] = data["csrftoken"]

    @schema.hook
    def map_path_parameters(_: HookContext, path_parameters: Json | None) -> Json | None:
        """Tables that are there, more often than not."""
        table = (path_parameters or {}).get("table_id")
        if path_parameters is not None and isinstance(table, str):
            known = [*cast.tables, table]
            path_parameters["table_id"] = known[sum(table.encode(errors="replace")) % len(known)]
        return path_parameters

    yield schema
    cast.close()
    server.stop()


def test_soak_of_requests(document: BaseSchema) -> None:
    """All checks: no answer of 5xx, none the document does not name, nothing taken that it does not allow."""
    statuses: Counter[int] = Counter()
    failures: list[str] = []
    for event in from_schema(document).execute():
        if isinstance(event, events.ScenarioFinished):
            for request in event.recorder.interactions.values():
                if request.response is not None:
                    statuses[request.response.status_code] += 1
            for checks in event.recorder.checks.values():
                failed = [check.failure_info for check in checks if check.failure_info is not None]
                failures += [f"{one.failure}\n{one.code_sample}" for one in failed]
        elif isinstance(event, events.NonFatalError):
            failures.append(f"{event.label}: {event.value!r}")
        elif isinstance(event, events.FatalError):
            raise event.exception
    assert failures == [], "\n\n".join(failures)
    assert {200, 201, 400, 401, 403, 404, 405, 409} <= set(statuses)
    assert statuses[200] + statuses[201] > 50
