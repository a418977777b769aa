"""`kill -9` while messages are on their way: each arrives, and none for a turn that was answered."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.budget import SOAK
from tests.server.conftest import DATABASES
from tests.server.receivers import Mailboxes, PhoneBrowser, Web, wait_for
from tests.server.test_notices import Pair, confirmed, wish

SERVE = """
import sys
from pathlib import Path
from carson.server.serve import serve
from tests.server.conftest import quick
from tests.server.test_notices import telling
from dataclasses import replace
folder, url, mail = sys.argv[1:]
serve(telling(replace(quick(Path(folder)), port=0), int(mail), database_url=url, claimed_for=1.0))
"""


class Server:
    """A server that may call the loopback, as a process of its own."""

    def __init__(self, folder: Path, database_url: str, mail: int) -> None:
        command = [sys.executable, "-c", SERVE, str(folder), database_url, str(mail)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.base = "http://127.0.0.1:" + line.split("localhost:")[1].split()[0]

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(10)
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def receivers() -> Iterator[tuple[Mailboxes, Web]]:
    mailboxes, web = Mailboxes(), Web()
    yield mailboxes, web
    mailboxes.stop()
    web.stop()


def at(base: str, pair: Pair) -> None:
    """The same people at a server that was started anew."""
    for one in pair.people:
        one.base = base
        one.http.base_url = base


@pytest.mark.parametrize("database_url", DATABASES if SOAK > 1 else DATABASES[:1], indirect=True)
def test_a_killed_server_tells_again_but_nothing_that_was_answered(tmp_path: Path, database_url: str) -> None:
    with receivers() as (mailboxes, web):
        server = Server(tmp_path, database_url, mailboxes.port)
        pair = Pair(server.base)
        phone = PhoneBrowser(web, "/push/killed")
        pair.ben.post("/api/notices/push", phone.subscription)
        pair.ben.post("/api/notices/mail", {"address": "ben@post.example"})
        confirmed(pair.ben, mailboxes, "ben@post.example")
        wish(pair.ben, kinds=["turn"])
        pair.begin()

        web.open.clear()  # both have the message in hand, and have not said so
        mailboxes.open.clear()
        asked = mailboxes.begun
        pair.until_asked(pair.ben)
        wait_for(lambda: phone.calls and mailboxes.begun > asked)
        server.kill()
        web.open.set()
        mailboxes.open.set()
        told = len(phone.calls)
        server = Server(tmp_path, database_url, mailboxes.port)
        at(server.base, pair)
        wait_for(lambda: len(phone.calls) > told)
        wait_for(lambda: mailboxes.begun > asked + 1)

        web.answers[phone.path] = [503]  # it is tried again and again
        pair.until_asked(pair.ben)
        wait_for(lambda: len(phone.calls) > told + 1)
        server.kill()
        web.answers[phone.path] = [201]
        server = Server(tmp_path, database_url, mailboxes.port)
        at(server.base, pair)
        pair.answer(pair.ben)
        told = len(phone.calls)
        pair.until_asked(pair.ben)
        wait_for(lambda: len(phone.calls) > told)
        assert len({call.body for call in phone.calls[told:]}) == 1  # the new turn, and not the old one
        server.kill()
        pair.close()
