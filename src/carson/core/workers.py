"""Worker processes that never outlive the process that started them."""

import multiprocessing
import multiprocessing.connection
import os
import threading
from collections.abc import Callable


def follow_parent(last: Callable[[], None]) -> None:
    """Run first in a worker: end when the parent ends, however it does; `last` is done before."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel, last), daemon=True).start()


def _follow(sentinel: int, last: Callable[[], None]) -> None:
    multiprocessing.connection.wait([sentinel])
    last()
    os._exit(0)
