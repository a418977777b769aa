"""Refused: what the server says no with."""

from __future__ import annotations


class Refused(Exception):
    """A request that is understood and turned down, with a sentence for a person."""

    def __init__(
        self, reason: str, code: str = "bad", status: int = 400, field: str = "", wait: int = 0
    ) -> None:
        super().__init__(reason)
        self.wait = wait  # seconds after which it is worth another try
        self.field = field  # the field of a form that is to blame
        self.reason = reason
        self.code = code
        self.status = status
