"""Positions: any moment of a game as a drawn text that people can read and edit (docs/position.md)."""

from carson.city.position.reader import read_position
from carson.city.position.writer import write_position

__all__ = ["read_position", "write_position"]
