"""Settings of one server process."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Where the data lies and how careful to be; every number can be set by the host."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    secure: bool = False  # cookies only over HTTPS: switch on behind a TLS proxy
    requests_per_minute: int = 600  # for one address
    session_days: float = 180.0  # without use after which a browser is signed out
    messages_per_second: int = 20  # for one WebSocket, on average
    message_burst: int = 60
    body_limit: int = 512 * 1024
    bot_workers: int = 1
    bot_milliseconds: int = 2000  # one bot decision may take this long
    bot_pause: float = 0.35  # seconds a table rests before a bot moves, so that people can follow
    bot_patience: float = 3.0  # seconds a bot leaves people who may act at the same time before it goes ahead
    hint_bot: str = ""  # the bot that gives hints; the usual one of each game without a name
    review_bot: str = ""  # the same for reviews; without a name the usual one with less time for each move
    hints_per_minute: int = 20  # for one person, on average
    hint_burst: int = 10
    exec_bots: dict[str, str] = field(default_factory=dict)  # programs that may play: name -> `exec:command`
    absent_after: float = 60.0  # seconds offline before a seat may be given to a bot

    @property
    def database(self) -> Path:
        return self.data / "carson.sqlite3"

    def secret(self) -> str:
        """The key that signs cookies, made once and kept beside the database, readable by the owner alone."""
        path = self.data / "secret.key"
        if not path.exists():
            path.touch(mode=0o600)
            path.write_text(secrets.token_urlsafe(48), encoding="ascii")
        return path.read_text(encoding="ascii").strip()
