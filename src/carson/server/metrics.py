"""Metrics: what a host watches, in the format of Prometheus.

Times are measured where they pass. Whatever can be counted when somebody asks is counted then.
"""

import time
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString
from structlog.typing import EventDict

from carson.server.traces import Traces

TIMES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)  # seconds, up to
TOTAL: Final = "_total"  # how the name of what only grows ends
LOGGED: Final = ("error", "critical", "warning")

Numbers = Callable[[], Mapping[str, float]]

# All processes of a machine write their own log, so this is counted for the process and not for an app.
troubles = Counter(
    "carson_troubles",
    "Lines in the log that tell of something wrong, by what they say.",
    ["level", "event"],
    registry=None,
)


def count_troubles(_: object, level: str, event: EventDict) -> EventDict:
    """A step of the log: what goes wrong is counted by its words, which are the same each time."""
    if level in LOGGED:
        troubles.labels(level, event["event"]).inc()
    return event


class Times:
    """How long something took each time, counted by steps; one thread notes it."""

    def __init__(self, name: str, told: str) -> None:
        self.name = name
        self.told = told
        self._counts = [0] * (len(TIMES) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(TIMES, seconds)] += 1
        self._sum += seconds

    def metric(self) -> Metric:
        limits = [*map(floatToGoString, TIMES), "+Inf"]
        steps = list(zip(limits, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(self.name, self.told, steps, self._sum)


class Metrics(Collector):
    """The numbers of one server process."""

    def __init__(self, traces: Traces) -> None:
        self.traces = traces
        self.sources: list[Numbers] = []  # numbers that are counted when somebody asks
        self._registry = CollectorRegistry()
        self.moves = Times("carson_move_seconds", "From a move's arrival to its being stored and told.")
        self.commits = Times("carson_commit_seconds", "A commit, with all that share it.")
        self.requests = Histogram(
            "carson_request_seconds",
            "From a request's arrival to the end of its answer.",
            ["status"],
            buckets=TIMES,
            registry=self._registry,
        )
        self._registry.register(self)
        self._registry.register(troubles)
        ProcessCollector(registry=self._registry)

    def collect(self) -> Iterable[Metric]:
        yield self.moves.metric()
        yield self.commits.metric()
        for source in self.sources:
            for name, value in source().items():
                known, told = name.removesuffix(TOTAL), HELP.get(name, "")
                kind = CounterMetricFamily if name.endswith(TOTAL) else GaugeMetricFamily
                yield kind(known, told, value=value)

    def text(self) -> str:
        """All of them."""
        return generate_latest(self._registry).decode()

    def timed(self, app: ASGIApp) -> ASGIApp:
        """Requests by the kind of their status: 2xx, 4xx, 5xx."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            began, status = time.perf_counter(), "5xx"

            async def noting(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = f"{message['status'] // 100}xx"
                await send(message)

            try:
                path = str(scope.get("path_template") or "/")  # without what stands in it: links are secrets
                with self.traces.span(f"{scope['method']} {path.split('/')[1]}", path=path):
                    await app(scope, receive, noting)
            finally:
                self.requests.labels(status).observe(time.perf_counter() - began)

        return answer


HELP: Final[dict[str, str]] = {
    "carson_uptime_seconds": "Since the start.",
    "carson_tables_in_memory": "Tables that somebody looks at, or did a moment ago.",
    "carson_tables_set_aside": "Tables that cannot be played on here.",
    "carson_connections": "Open screens of tables that live here.",
    "carson_moves_total": "Moves accepted since the start.",
    "carson_commits_total": "Commits since the start.",
    "carson_requests_stored_total": "Requests that shared them.",
    "carson_commits_missing": "Commits that were lost before the start.",
    "carson_writes_waiting": "Requests for the next commit.",
    "carson_thinking_waiting": "Questions to bots that no worker has begun with.",
    "carson_messages_sent_total": "Messages to people who were not here.",
    "carson_messages_failed_total": "Tries that did not get there.",
    "carson_channels_given_up_total": "Ways to people at which nobody is any more.",
    "carson_bot_restarts_total": "Workers that died or dawdled and were replaced.",
    "carson_worker_bytes": "Memory of the processes bots think in, of this server.",
    "carson_workers_hands": "Questions that workers of all machines take at the same time.",
    "carson_workers_bytes": "Memory of these workers and their processes.",
    "carson_jobs_waiting": "Questions that lie in Redis and no worker has begun with.",
    "carson_processes": "Servers that share the database, this one among them.",
    "carson_leases": "Tables that live here.",
    "carson_redis_up": "Whether Redis answers.",
    "carson_envelopes_received_total": "Messages from other servers.",
    "carson_lines_elsewhere": "Screens here of tables that live in other servers.",
    "carson_lines_from_elsewhere": "Screens in other servers of tables that live here.",
}
