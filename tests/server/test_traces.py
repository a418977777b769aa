"""Traces reach a collector: what a move is made of."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from carson.server.traces import ADDRESS
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser

proto = pytest.importorskip("opentelemetry.proto.collector.trace.v1.trace_service_pb2")


@pytest.fixture
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """Where spans are sent to, and all that came."""
    came: list[bytes] = []

    class Collecting(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Collecting)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", came
    server.shutdown()
    server.server_close()


def test_a_move_and_its_storing_are_told(
    collector: tuple[str, list[bytes]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    address, came = collector
    monkeypatch.setenv(ADDRESS, address)
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_COMPRESSION", "none")
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann:
        table = ann.table(2, seats=[{"kind": "me"}, {"kind": "local", "name": "Ben"}])["id"]
        with ann.sit(table) as chair:
            chair.up_to(chair.act()["version"])
    server.stop()
    spans = [
        span
        for data in came
        for resource in proto.ExportTraceServiceRequest.FromString(data).resource_spans
        for scope in resource.scope_spans
        for span in scope.spans
    ]
    by_id = {span.span_id: span for span in spans}
    storing = [span for span in spans if span.name == "store"]
    assert "act" in {by_id[span.parent_span_id].name for span in storing if span.parent_span_id}
    assert "POST api" in {span.name for span in spans}
    assert all(span.end_time_unix_nano >= span.start_time_unix_nano for span in spans)
