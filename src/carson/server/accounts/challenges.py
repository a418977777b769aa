"""Challenges: what a passkey is to sign. Each is for one purpose in one session, for minutes, and good once.

Nothing is stored for one that is asked for: it is signed. What has come back is remembered in the database,
so it is good once in all processes.
"""

import secrets
from datetime import UTC, datetime, timedelta
from typing import Final

from itsdangerous import BadSignature, SignatureExpired, TimestampSigner
from sqlalchemy import delete, insert

from carson.server.db.models import UsedChallenge
from carson.server.db.writer import Statement
from carson.server.refusal import Refused
from carson.server.words import later

GOOD_FOR: Final = 300  # seconds
ENTER: Final = "enter"  # sign in
ADD: Final = "add"  # one more passkey
PROVE: Final = "prove"  # it is still the same person


class Challenges:
    """Makes and reads them."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    def make(self, purpose: str, session: str) -> bytes:
        return self._signer(purpose, session).sign(secrets.token_urlsafe(16))

    def read(self, challenge: bytes, purpose: str, session: str) -> str:
        """Its code; refused when it is none of ours, too old, or was made for something else."""
        try:
            return self._signer(purpose, session).unsign(challenge, max_age=GOOD_FOR).decode()
        except SignatureExpired:
            raise Refused(later("refused.old-challenge"), status=410) from None
        except (BadSignature, UnicodeDecodeError):
            raise Refused(later("refused.foreign-challenge"), status=403) from None

    def _signer(self, purpose: str, session: str) -> TimestampSigner:
        return TimestampSigner(self._secret, salt=f"carson-passkey {purpose} {session}")


def used_up(code: str) -> list[Statement]:
    """To be stored with what the challenge was for: a second time it clashes, and nothing of it is stored."""
    now = datetime.now(UTC)
    row = {"code": code, "expires": now + timedelta(seconds=GOOD_FOR)}
    return [(delete(UsedChallenge).where(UsedChallenge.expires < now), None), (insert(UsedChallenge), row)]
