"""Reading and writing files, with a sentence for everything that can go wrong."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from carson.cli.words import later
from carson.core.errors import BadFile, CarsonError
from carson.core.record import HEADER, Record, read_record

STDIN = "-"
LARGEST = 20_000_000  # bytes; the longest games stay far below one percent of this


def read_text(name: str) -> str:
    """The text of a file; `-` reads what is piped in."""
    try:
        data = sys.stdin.buffer.read() if name == STDIN else _read_bytes(Path(name).expanduser())
    except FileNotFoundError as error:
        raise CarsonError(later("files.no-file", name=name)) from error
    except IsADirectoryError as error:
        raise CarsonError(later("files.folder", name=name)) from error
    except (OSError, ValueError) as error:
        raise CarsonError(later("files.unreadable", name=name, reason=_reason(error))) from error
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise CarsonError(later("files.not-text", name=name)) from error


def _read_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError(later("files.too-long"))
    return data


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error)


def load_record(name: str) -> Record:
    """The record in a file."""
    text = read_text(name)
    with blaming(name):
        record = read_record(text)
        for player in record.names:
            if not player.isprintable():
                raise BadFile(later("files.bad-name"))
    return record


@contextmanager
def blaming(name: str) -> Iterator[None]:
    """Put the file's name in front of what is wrong with its text."""
    try:
        yield
    except BadFile as error:
        raise CarsonError(later("files.wrong", name=name, problem=error)) from error


def is_record(name: str) -> bool:
    """Whether a file looks like a record."""
    try:
        with Path(name).expanduser().open("rb") as file:
            return file.read(len(HEADER) + 1).rstrip() == HEADER.encode()
    except OSError:
        return False


def write_text(name: str, text: str) -> None:
    """Write a text whole or not at all."""
    write_bytes(name, text.encode())


def write_bytes(name: str, data: bytes) -> None:
    """Write a file whole or not at all."""
    path = Path(os.path.realpath(Path(name).expanduser()))
    if path.is_dir():
        raise CarsonError(later("files.folder", name=name))
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            with part.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except FileNotFoundError as error:
        raise CarsonError(later("files.no-folder", name=name, folder=path.parent)) from error
    except (OSError, ValueError) as error:
        raise CarsonError(later("files.unwritable", name=name, reason=_reason(error))) from error


def check_folder(name: str) -> None:
    """Raise CarsonError unless there is a folder for this file."""
    path = Path(name).expanduser()
    if path.is_dir():
        raise CarsonError(later("files.folder", name=name))
    if not path.parent.is_dir():
        raise CarsonError(later("files.no-folder", name=name, folder=path.parent))


def check_target(name: str) -> None:
    """Raise CarsonError unless a record may be written there: never over a file that is something else."""
    check_folder(name)
    if Path(name).expanduser().is_file() and not is_record(name):
        raise CarsonError(later("files.no-record", name=name))
