"""E-mail, through the server that the host names."""

from dataclasses import dataclass
from datetime import UTC, datetime
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime
from urllib.parse import unquote, urlsplit

import aiosmtplib

from carson.core.errors import BadOption
from carson.server.notices.message import Gone, Message, NotSent
from carson.server.words import later

WITHIN = 20.0  # seconds
PORTS = {"smtp": 25, "smtps": 465}
FOR_GOOD = 500  # from here on an answer means that another try is of no use


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed over, and who it is from."""

    host: str
    port: int
    tls: bool
    user: str | None
    password: str | None
    sender: str

    @classmethod
    def read(cls, url: str, sender: str) -> "MailServer":
        """`smtp://USER:PASSWORD@HOST:587`, or `smtps://` where TLS is spoken from the first word."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError as error:
            raise BadOption(later("start.bad-smtp")) from error
        if parts.scheme not in PORTS or not host:
            raise BadOption(later("start.bad-smtp"))
        if mailbox(sender) is None:
            raise BadOption(later("start.bad-sender", address=sender))
        user, password = (unquote(one) if one else None for one in (parts.username, parts.password))
        return cls(host, port or PORTS[parts.scheme], parts.scheme == "smtps", user, password, sender)

    async def send(self, address: str, message: Message) -> None:
        """Hand it over. Gone when the mailbox does not exist."""
        try:
            await aiosmtplib.send(
                self._written(address, message),
                hostname=self.host,
                port=self.port,
                use_tls=self.tls,
                username=self.user,
                password=self.password,
                timeout=WITHIN,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [one.code for one in error.recipients]
            if codes and min(codes) >= FOR_GOOD:
                raise Gone(f"refused with {codes[0]}") from error
            raise NotSent(str(error)) from error
        except (aiosmtplib.SMTPException, OSError) as error:
            raise NotSent(str(error) or type(error).__name__) from error

    def _written(self, address: str, message: Message) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self.sender
        mail["To"] = address
        mail["Subject"] = message.title
        mail["Date"] = format_datetime(datetime.now(UTC))
        mail["Message-ID"] = f"<{message.key}@{self.sender.rpartition('@')[2].rstrip('>')}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{message.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(f"{message.text}\n\n{message.link}\n\n-- \n{message.stop_text}\n{message.stop}\n")
        return mail


def mailbox(text: str) -> str | None:
    """A mail address, in the form it is kept in; None when it is none."""
    try:
        found = Address(addr_spec=text.strip())
    except (ValueError, IndexError, MessageError):  # of a letter that has no place in one
        return None
    if not found.username or "." not in found.domain or not found.addr_spec.isascii():
        return None
    return f"{found.username}@{found.domain.lower()}"
