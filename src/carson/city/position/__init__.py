"""Positions: any moment of a game as a drawn text that people can read and edit (docs/position.md)."""
