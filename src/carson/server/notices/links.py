"""Links in messages: signed, so that they work without logging in and nobody makes one up."""

from itsdangerous import BadSignature, SignatureExpired, Signer, TimestampSigner

from carson.server.refusal import Refused
from carson.server.words import later

CONFIRM_WITHIN = 3 * 24 * 3600  # seconds


class Links:
    """Makes and reads the links about a channel."""

    def __init__(self, secret: str, home: str) -> None:
        """`home`: where people reach this server; empty when its host has not said so."""
        self.home = home
        self._stopping = Signer(secret, salt="carson-stop")
        self._confirming = TimestampSigner(secret, salt="carson-confirm")

    def page(self, path: str) -> str:
        return f"{self.home}{path}"

    def stop(self, channel: str) -> str:
        return self.page(f"/stop/{self._stopping.sign(channel).decode()}")

    def confirm(self, channel: str) -> str:
        return self.page(f"/confirm/{self._confirming.sign(channel).decode()}")

    def stopped(self, token: str) -> str:
        """The channel that is meant; such a link is good for ever."""
        try:
            return self._stopping.unsign(token).decode()
        except (BadSignature, UnicodeDecodeError):
            raise Refused(later("refused.bad-link"), status=404) from None

    def confirmed(self, token: str) -> str:
        try:
            return self._confirming.unsign(token, max_age=CONFIRM_WITHIN).decode()
        except SignatureExpired:
            raise Refused(later("refused.old-link"), status=410) from None
        except (BadSignature, UnicodeDecodeError):
            raise Refused(later("refused.bad-link"), status=404) from None
