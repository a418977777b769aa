"""The folder of a server: one server at a time, and a key that is one."""

import subprocess
import sys
from pathlib import Path

import pytest

from carson.core.errors import BadOption
from carson.server.app import create_app
from carson.server.db.lock import FolderLock
from tests.server.conftest import quick
from tests.server.test_crash import CARSON

HOLDER = """
import sys, time
from pathlib import Path
from carson.server.db.lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""


def test_a_second_server_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with FolderLock(tmp_path):
        command = [sys.executable, "-c", CARSON, "serve", "--port", "0", "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode != 0
    assert "another server works on the folder" in " ".join(second.stderr.split())
    assert "Traceback" not in second.stderr


def test_the_lock_is_gone_with_its_process_however_it_ended(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    with pytest.raises(BadOption, match="another server"):
        FolderLock(tmp_path)
    holder.kill()
    holder.wait(10)
    holder.stdout.close()
    FolderLock(tmp_path).release()


@pytest.mark.parametrize("key", ["", "\n", "short", "\udcff" * 3])
def test_a_key_that_is_none_is_refused(tmp_path: Path, key: str) -> None:
    (tmp_path / "secret.key").write_bytes(key.encode("utf-8", "surrogateescape"))
    with pytest.raises(BadOption, match=r"secret\.key is empty or too short"):
        create_app(quick(tmp_path))


def test_a_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    key = settings.secret()
    assert len(key) == 64
    assert settings.secret() == key
    assert (tmp_path / "secret.key").stat().st_mode & 0o077 == 0
    assert list(tmp_path.iterdir()) == [tmp_path / "secret.key"]
