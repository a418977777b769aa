"""How much everybody may send over WebSockets, and how many of them at once."""

from collections.abc import Iterator
from contextlib import contextmanager

from carson.server.allowance import Allowances, Places
from carson.server.homes.homes import Homes
from carson.server.refusal import Refused
from carson.server.settings import Settings
from carson.server.words import later

SHARE = 5  # an address may send as much as this many people


class Traffic:
    """Counts lines and messages by person and by address."""

    def __init__(self, settings: Settings, homes: Homes) -> None:
        rate, burst = settings.messages_per_second, settings.message_burst
        self.burst = burst
        self._people = Allowances(rate, burst)
        self._addresses = Allowances(SHARE * rate, SHARE * burst)
        homes.share("messages", self._people)
        homes.share("messages-of-address", self._addresses)
        self._lines = Places(settings.sockets_per_person)

    def may_send(self, person: str, address: str) -> bool:
        """One more message."""
        return self._people.spend(person) and self._addresses.spend(address)

    @contextmanager
    def line(self, person: str) -> Iterator[None]:
        """One more line of a person, for as long as it is open."""
        if not self._lines.take(person):
            raise Refused(later("refused.many-lines"), "busy", 429)
        try:
            yield
        finally:
            self._lines.give_back(person)
