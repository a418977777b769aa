"""For the host: is it alive, and how busy is it."""

from __future__ import annotations

import os
import time

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from sqlalchemy import text

from carson.server.db.writer import NotStored
from carson.server.tables.hall import Hall

STARTED = time.time()


@get("/health", summary="Can everything be stored and read?")
async def health(hall: NamedDependency[Hall]) -> Response[dict[str, str]]:
    try:
        await hall.writer.probe()
        async with hall.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except NotStored as error:
        return Response({"status": "failing", "reason": error.reason}, status_code=503)
    except Exception as error:
        return Response({"status": "failing", "reason": type(error).__name__}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", media_type=MediaType.TEXT, summary="Numbers in the format of Prometheus")
async def metrics(hall: NamedDependency[Hall]) -> str:
    tables = list(hall.tables.values())
    numbers = {
        "carson_uptime_seconds": time.time() - STARTED,
        "carson_tables_in_memory": len(tables),
        "carson_tables_set_aside": len(hall.set_aside),
        "carson_connections": sum(len(table.connections) for table in tables),
        "carson_moves_total": hall.moves,
        "carson_commits_total": hall.writer.commits,
        "carson_requests_stored_total": hall.writer.requests,
        "carson_commits_missing": hall.writer.missing,
        "carson_writes_waiting": len(hall.writer.waiting),
        "carson_bot_restarts_total": hall.bots.restarts,
        "carson_cpu_seconds_total": sum(os.times()[:2]),
    }
    return "".join(f"{name} {value:g}\n" for name, value in numbers.items())
