"""All tables there are, wherever they are described."""

from carson.server.db import order_rows
from carson.server.db.models import Base

TABLES = Base.metadata
assert order_rows.Audit.metadata is TABLES
