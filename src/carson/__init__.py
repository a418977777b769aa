"""The board game Carson City as software: rules engine, players and tools."""

__version__ = "0.1.0"
