"""Logs as JSON lines on standard error, of servers and workers alike."""

import logging
import sys
from contextlib import suppress
from typing import TextIO, cast

import structlog
from structlog.typing import Processor


class Log:
    """Standard error. What cannot be written is lost: a full disk or a reader that is gone stops no play."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


def configure_logs(*steps: Processor) -> None:
    """`steps` see every line before it is written."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            *steps,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Log())),
    )
