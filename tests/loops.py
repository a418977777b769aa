"""Coroutines in tests: each in its own thread, since a browser leaves a loop running in the main one."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def finished(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine gives, whatever else runs in this process."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
