"""What lies on the table: every piece, the agenda of what is still to do, and moving pieces about."""

from carson.city.table.table import Table

__all__ = ["Table"]
