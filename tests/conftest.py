"""Tests of Ctrl-C work however the tests were started: a shell lets its background jobs ignore it."""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # programs that tests start inherit that
