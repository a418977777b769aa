"""Lets a bot of this machine play at the tables of a server elsewhere (docs/remote-bots.md)."""

from carson.remote.player import RemotePlayer
from carson.remote.server import RemoteServer, ServerRefused

__all__ = ["RemotePlayer", "RemoteServer", "ServerRefused"]
