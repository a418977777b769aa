"""Lines for the host may be lost; play goes on."""

import io
import sys

import pytest
import structlog

from carson.server.logs import configure_logs


class Full(io.RawIOBase):
    """A file on a disk without room."""

    def writable(self) -> bool:
        return True

    def write(self, _: object) -> int:
        raise OSError(28, "No space left on device")


def test_a_log_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BufferedWriter(Full()), line_buffering=True))
    configure_logs()
    try:
        structlog.get_logger().error("not stored", error="disk full")
    finally:
        structlog.reset_defaults()
