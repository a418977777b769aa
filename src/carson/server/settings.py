"""Settings of one server process."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path

from carson.core.errors import BadOption
from carson.server.words import later

SHORTEST_KEY = 16  # characters; with less anybody could sign a cookie


@dataclass(frozen=True)
class Settings:
    """Where the data lies and how careful to be; every number can be set by the host."""

    data: Path
    database_url: str = ""  # of a PostgreSQL that stores everything; without one it is a file in the folder
    redis_url: str = (
        ""  # where the processes that share the database find each other; without it one is alone
    )
    host: str = "127.0.0.1"
    port: int = 8000
    secure: bool = False  # cookies only over HTTPS: switch on behind a TLS proxy
    proxies: tuple[str, ...] = ()  # addresses or networks of proxies that say truly whom they speak for
    connections: int = 4000  # open at once, if the system allows as many
    connections_per_address: int = 200  # an address is also a house with many people
    sockets_per_address: int = 100
    request_within: float = 10.0  # seconds for the head of a request
    body_within: float = 30.0  # and for its body
    stalled_after: float = 10.0  # seconds without reading before a line is cut
    stop_within: float = 4.5  # seconds from the signal to the end of the process
    requests_per_minute: int = 600  # for one address
    guests_per_hour: int = 120  # newcomers from one address, on average
    guest_burst: int = 60
    session_days: float = 365.0  # without use after which a browser is signed out
    messages_per_second: int = 20  # for one person over all WebSockets, on average
    message_burst: int = 60
    sockets_per_person: int = 12
    hello_within: float = 10.0  # seconds a new WebSocket may stay silent
    chats_per_minute: int = 60  # lines of one person, on average
    chat_burst: int = 10
    hurries_per_minute: int = 6  # reminders of one person, on average
    hurry_burst: int = 2
    reports_per_hour: int = 6  # of one person, on average
    report_burst: int = 5
    watch_every: float = 1.0  # seconds between two looks at what admins have decided
    body_limit: int = 512 * 1024
    bot_workers: int = 1
    bot_workers_early: bool = True  # they start with the server, not with the first question to a bot
    bot_milliseconds: int = 2000  # one bot decision may take this long
    bot_limits: dict[str, int] = field(default_factory=lambda: {"playouts": 10_000})  # of their parameters
    bot_pause: float = 0.35  # seconds a table rests before a bot moves, so that people can follow
    bot_patience: float = 3.0  # seconds a bot leaves people who may act at the same time before it goes ahead
    hint_bot: str = ""  # the bot that gives hints; the usual one of each game without a name
    review_bot: str = ""  # the same for reviews; without a name the usual one with less time for each move
    hints_per_minute: int = 20  # for one person, on average
    hint_burst: int = 10
    searches_per_minute: int = (
        60  # looks of a bot at positions of one person, on average; most while it is idle
    )
    search_burst: int = 30
    pictures_per_hour: int = 60  # previews and films painted for one address, on average
    picture_burst: int = 20
    pictures_kept: int = 200 << 20  # bytes of them in the folder of the data
    host_bots: dict[str, str] = field(default_factory=dict)  # that may play: name -> `exec:...`, `py:...`
    remote_seconds: float = 60.0  # a bot on another machine has for an answer, away or not
    remote_heartbeat: float = 7.0  # seconds between two signs of life on its streams
    remote_requests_per_minute: int = 600  # answers and streams of one of them, on average
    remote_burst: int = 120
    remotes_per_account: int = 10
    tables_per_guest: int = 20  # not over, of those opened within a day
    tables_per_account: int = 100
    bot_tables_per_guest: int = 2  # of these, where no person plays
    bot_tables_per_account: int = 10
    tables_per_day: int = 300  # of one person, over or not
    tables_kept: int = 300  # in memory, before those that nobody needs go to sleep at once
    sleep_after: float = 300.0  # seconds after which a table that nobody needs sleeps
    clocks_every: float = 0.5  # seconds between two looks at the clocks of tables that are awake
    look_round_every: float = 5.0  # seconds between two looks at which tables sleep and which wake
    guest_days: float = 365.0  # without a visit after which a guest is forgotten, with their tables; 0: never
    copy_days: float = 90.0  # untouched after which a copy is deleted; 0: never
    absent_after: float = 48 * 3600.0  # seconds away before a bot may get the seat, without a clock
    url: str = ""  # where people reach this server, for links in messages
    smtp: str = ""  # the server that takes mail
    mail_from: str = ""
    told_after: float = 15.0  # seconds before anybody is told: a page that is loaded anew is no absence
    deliver_every: float = 5.0  # seconds between two looks at the outbox
    claimed_for: float = 120.0  # seconds after which what a dead process was about to send is sent by another
    try_again: float = 30.0  # seconds before the second try; each wait is four times the one before
    trials_per_hour: int = 12  # questions to mailboxes and messages to try out, of a person and to an address
    trial_burst: int = 6
    mailboxes_per_hour: int = 60  # that are asked whether they are somebody's, from one address
    mailbox_burst: int = 30
    calls_loopback: bool = False  # for tests alone: no command has an option for it, nor has any page

    def limited(self, most: dict[str, int]) -> Settings:
        """The same with other limits for the parameters of bots."""
        limits = {**self.most, **most}
        return replace(self, bot_milliseconds=limits.pop("ms"), bot_limits=limits)

    @property
    def most(self) -> dict[str, int]:
        """What a parameter of a bot may be at most, for those who open tables."""
        return {"ms": self.bot_milliseconds, **self.bot_limits}

    @property
    def database(self) -> Path:
        return self.data / "carson.sqlite3"

    @property
    def key(self) -> Path:
        return self.data / "secret.key"

    def secret(self) -> str:
        """The key that signs cookies, made once and kept beside the database, readable by the owner alone."""
        path = self.key
        if not path.exists():
            _write_whole(path, secrets.token_urlsafe(48))
        key = path.read_text(encoding="ascii", errors="replace").strip()
        if len(key) < SHORTEST_KEY:
            raise BadOption(later("start.no-key", path=path))
        return key


def _write_whole(path: Path, text: str) -> None:
    """A file that is there with all of its text, or not at all; for its owner alone. The first one stays."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    draft.unlink(missing_ok=True)
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
        draft.unlink()
    except FileExistsError:  # another process was faster
        draft.unlink()
    except OSError:  # not every disk knows links
        draft.replace(path)
