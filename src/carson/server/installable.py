"""The app on a home screen: what it is called there, its icons, and what a browser keeps for bad times."""

import asyncio
from functools import cache
from typing import Any

import resvg_py
from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from carson.server.static import STATIC
from carson.server.words import say

AnyRequest = Request[Any, Any, Any]

PAPER = "#f4e8cf"
SIDE = 48  # of the drawing that browsers show in a tab
WHOLE, SAFE = 44.0, 30.0  # of it: to the edge, and where no mask of a home screen cuts
ICONS = {"192.png": (192, False), "512.png": (512, False), "masked-512.png": (512, True)}
# Files beside the page that must be asked for under the same name for ever; a browser asks each time anew.
FILES = {"service-worker.js": "text/javascript", "offline.html": "text/html"}
KEPT = 86_400  # seconds that browsers keep an icon
ALWAYS_ASK = CacheControlHeader(no_cache=True)


@get(
    "/manifest.webmanifest",
    media_type="application/manifest+json",
    include_in_schema=False,
    cache_control=ALWAYS_ASK,
)
async def manifest() -> dict[str, Any]:
    return {
        "id": "/",
        "name": say("app.name"),
        "short_name": say("app.short-name"),
        "description": say("app.description"),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": PAPER,
        "background_color": PAPER,
        "categories": ["games"],
        "icons": [_described(name, *kind) for name, kind in ICONS.items()],
        "shortcuts": [{"name": say("app.rules"), "url": "/rules"}],
    }


def _described(name: str, size: int, masked: bool) -> dict[str, str]:
    purpose = "maskable" if masked else "any"
    return {"src": f"/icons/{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


@get("/icons/{name:str}", include_in_schema=False)
async def get_icon(name: FromPath[str]) -> Response[bytes]:
    if name not in ICONS:
        raise NotFoundException
    made = await asyncio.to_thread(_painted, name)
    return Response(made, media_type="image/png", headers={"cache-control": f"public, max-age={KEPT}"})


@cache
def _painted(name: str) -> bytes:
    """An icon, painted when somebody first asks for it."""
    drawing = next((STATIC / "assets").glob("favicon-*.svg"), None)
    if drawing is None:
        raise NotFoundException
    return _icon(drawing.read_text(encoding="utf-8"), *ICONS[name])


def _icon(drawing: str, size: int, masked: bool) -> bytes:
    """So many pixels a side; `masked` fills its corners, since somebody else cuts them."""
    inside = SAFE if masked else WHOLE
    edge = (SIDE - inside) / 2
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 {SIDE} {SIDE}">'
        f'<rect width="{SIDE}" height="{SIDE}" rx="{0 if masked else 10}" fill="{PAPER}"/>'
        f'<g transform="translate({edge} {edge}) scale({inside / SIDE})">{drawing}</g></svg>'
    )
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))


@get(
    [f"/{name}" for name in FILES],
    media_type=MediaType.TEXT,
    include_in_schema=False,
    cache_control=ALWAYS_ASK,
)
async def root_file(request: AnyRequest) -> Response[str]:
    """One of the files that lie beside the page."""
    name = request.url.path.lstrip("/")
    path = STATIC / name
    if not path.exists():
        raise NotFoundException
    return Response(path.read_text(encoding="utf-8"), media_type=FILES[name])


INSTALLABLE = [manifest, get_icon, root_file]
