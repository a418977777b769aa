"""Worker processes that never outlive the process that started them."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import threading


def follow_parent() -> None:
    """Run first in a worker: end when the parent ends, however it does."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)
