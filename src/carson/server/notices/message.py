"""A message as every channel gets it, and what becomes of it."""

from dataclasses import dataclass
from typing import NamedTuple


class Way(NamedTuple):
    """A channel, as far as sending needs to know it."""

    channel: str
    kind: str
    address: str
    keys: str


@dataclass(frozen=True)
class Message:
    """What somebody is told. Links are whole addresses, or paths for the browser that knows us anyway."""

    key: str  # the same for the same message sent again
    tag: str  # a newer message takes the place of an older one
    title: str
    text: str
    link: str
    stop: str  # the address that ends this, without logging in
    stop_text: str
    urgent: bool = True


class NotSent(Exception):
    """It did not get there."""

    def __init__(self, reason: str, wait: float = 0.0) -> None:
        super().__init__(reason)
        self.wait = wait  # seconds the other side asks us to wait


class Gone(NotSent):
    """Nobody is there any more: it is not worth another try."""
