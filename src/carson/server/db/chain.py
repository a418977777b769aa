"""The chain of a table's log: each entry is hashed together with all before it.

The table's row keeps the chain and the number of entries it covers. So a line that was changed, lost or added
by anybody else is found out when the log is read.
"""

from collections.abc import Iterable
from hashlib import blake2b

START = ""  # the chain of an empty log


def chained(chain: str, entries: Iterable[tuple[int, int]]) -> str:
    """The chain after some more entries, each a seat and an action."""
    for seat, action in entries:
        chain = blake2b(f"{chain}/{seat}/{action}".encode(), digest_size=8).hexdigest()
    return chain
