"""For the host: is it alive, and how busy is it."""

import time
from collections.abc import Mapping

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from sqlalchemy import text

from carson.server.memory import memory_of
from carson.server.metrics import Metrics
from carson.server.refusal import Refused
from carson.server.tables.registry import TableRegistry

STARTED = time.time()


@get("/health", summary="Can everything be stored and read?")
async def health(tables: NamedDependency[TableRegistry]) -> Response[dict[str, str]]:
    services = tables.services
    try:
        await services.writer.probe()
        async with services.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Refused as error:
        return Response({"status": "failing", "reason": error.reason}, status_code=503)
    except Exception as error:
        return Response({"status": "failing", "reason": type(error).__name__}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", media_type=MediaType.TEXT, summary="Numbers in the format of Prometheus")
async def metrics(metrics: NamedDependency[Metrics]) -> str:
    return metrics.text()


def numbers_of(tables: TableRegistry) -> Mapping[str, float]:
    """How busy the tables of this process are, now."""
    services, awake = tables.services, list(tables.awake.tables.values())
    return {
        "carson_uptime_seconds": time.time() - STARTED,
        "carson_tables_in_memory": len(awake),
        "carson_tables_set_aside": len(tables.set_aside),
        "carson_connections": sum(len(table.connections) for table in awake),
        "carson_moves_total": services.moves,
        "carson_commits_total": services.writer.commits,
        "carson_requests_stored_total": services.writer.requests,
        "carson_commits_missing": services.writer.missing,
        "carson_writes_waiting": len(services.writer.waiting),
        "carson_thinking_waiting": services.bots.waiting,
        "carson_bot_restarts_total": services.bots.restarts,
        "carson_worker_bytes": memory_of(services.bots.worker_ids()),
        **services.homes.numbers(),
    }
