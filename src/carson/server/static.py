"""The built web app: hashed assets that browsers may keep, and one page for every address of the app."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

from carson.server.words import say

AnyRequest = Request[Any, Any, Any]

STATIC = Path(__file__).parent / "static"
PAGES = [
    "/",
    "/table/{_one:str}",
    "/join/{_one:str}/{_two:str}",
    "/transfer/{_one:str}",
    "/fair/{_one:str}",
    "/rules",
    "/rules/{_one:str}",
    "/replays",
    "/puzzles",
    "/puzzles/{_one:str}/{_two:str}",
    "/analysis",
    "/account",
    "/order",
    "/order/{_one:str}",
    "/order/{_one:str}/{_two:str}",
    "/stop/{_one:str}",
    "/confirm/{_one:str}",
    "/reset/{_one:str}",
]


@get(
    PAGES, media_type=MediaType.HTML, include_in_schema=False, cache_control=CacheControlHeader(no_cache=True)
)
async def page() -> str:
    return app_page()


def app_page() -> str:
    """The app itself; the browser decides by the address what to show."""
    index = STATIC / "index.html"
    return index.read_text(encoding="utf-8") if index.exists() else say("start.no-app")


def _only_files_of(folder: Path) -> Callable[[AnyRequest], Awaitable[None]]:
    """Let through what names a file of this folder, so that nobody else's path ever reaches the disk."""
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}

    async def check(request: AnyRequest) -> None:
        if str(request.path_params["file_path"]).lstrip("/") not in names:
            raise NotFoundException

    return check


def static_routes() -> list[HTTPRouteHandler | Router]:
    routes: list[HTTPRouteHandler | Router] = [page]
    if (STATIC / "assets").exists():
        forever = CacheControlHeader(public=True, max_age=31536000, immutable=True)
        assets = create_static_files_router(
            "/assets",
            [STATIC / "assets"],
            cache_control=forever,
            before_request=_only_files_of(STATIC / "assets"),
        )
        routes.append(assets)
    return routes
