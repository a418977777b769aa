"""Columns as plain text, whatever the database keeps them as.

SQLite has moments and JSON as texts, which may be any; PostgreSQL has types of its own for them. Read in this
way, a text that makes no sense spoils nothing but its own row, and both give the same letters.
"""

from typing import Any

from sqlalchemy import DateTime, Text
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

MOMENT = "YYYY-MM-DD HH24:MI:SS.US"  # as SQLAlchemy writes it into SQLite


class AsText(FunctionElement[str]):
    """A column of moments or of JSON, as text."""

    name = "as_text"
    inherit_cache = True
    type = Text()


@compiles(AsText)
def _as_it_is(element: AsText, compiler: SQLCompiler, **how: Any) -> str:
    return compiler.process(element.clauses, **how)


@compiles(AsText, "postgresql")
def _written_out(element: AsText, compiler: SQLCompiler, **how: Any) -> str:
    (column,) = element.clauses
    written = compiler.process(column, **how)
    if isinstance(column.type, DateTime):
        return f"to_char({written} AT TIME ZONE 'UTC', '{MOMENT}') COLLATE \"C\""
    return f"CAST({written} AS TEXT)"
