"""The rules that hold here now: whoever lets people do things asks them."""

from carson.core.sentence import Sentence
from carson.server.order.facts import Facts, Held
from carson.server.order.kinds import BAN, MUTE
from carson.server.order.names import is_reserved, usual
from carson.server.refusal import Refused
from carson.server.wire.messages import AnnouncedOut
from carson.server.words import later

BANNED = "banned"  # the code of the refusal, and its field
TIME = "%Y-%m-%d %H:%M"


class Rules:
    """What is forbidden, limited and announced, as far as this process knows: a second old at most."""

    def __init__(self) -> None:
        self.facts = Facts()
        self.usual_names = usual()

    # ---- people

    def held(self, kind: str, person: str) -> Held | None:
        """What keeps somebody from speaking or from coming in."""
        found = self.facts.held.get((kind, person))
        return found if found is not None and found.in_force else None

    def check_ban(self, person: str) -> None:
        """Whoever is banned is let in nowhere, and told why."""
        found = self.held(BAN, person)
        if found is not None:
            raise Refused(banned(found), BANNED, 403, field=BANNED)

    def check_speech(self, person: str) -> None:
        found = self.held(MUTE, person)
        if found is not None:
            raise Refused(_told("refused.muted", found), "muted", 403)

    def quota(self, kind: str, person: str, usual: int) -> int:
        """How many somebody may have, where everybody else has the usual number."""
        return self.facts.quotas.get((kind, person), usual)

    # ---- everybody

    def check_name(self, name: str, person: str, field: str = "name") -> None:
        """Names of authority and of bots are for nobody but admins."""
        if person not in self.facts.admins and self.is_reserved(name):
            raise Refused(later("refused.reserved-name", name=name), status=409, field=field)

    def is_reserved(self, name: str) -> bool:
        return is_reserved(name, [*self.usual_names, *self.facts.reserved])

    @property
    def announced(self) -> list[AnnouncedOut]:
        return announced_in(self.facts)


def announced_in(facts: Facts) -> list[AnnouncedOut]:
    """What is announced now, as everybody may read it."""
    return [
        AnnouncedOut(one.id, one.text, one.until.isoformat() if one.until else None)
        for one in facts.announced
        if one.in_force
    ]


def banned(held: Held) -> Sentence:
    return _told("refused.banned", held)


def _told(key: str, held: Held) -> Sentence:
    if held.until is None:
        return later(key, reason=held.reason)
    return later(f"{key}-until", until=f"{held.until:{TIME}} UTC", reason=held.reason)
