"""The pages of shared games: the app with a title and a picture for those who pass the link on."""

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath

from carson.server.refusal import Refused
from carson.server.security import EMBED
from carson.server.settings import Settings
from carson.server.static import app_page
from carson.server.tables.about import about_table
from carson.server.tables.info import status
from carson.server.tables.live import LiveTable
from carson.server.tables.sharing import Sharing
from carson.server.words import say

AnyRequest = Request[Any, Any, Any]


@get(
    ["/game/{code:str}", EMBED + "{code:str}"],
    media_type=MediaType.HTML,
    include_in_schema=False,
    cache_control=CacheControlHeader(no_cache=True),
)
async def shared_page(
    code: FromPath[str],
    request: AnyRequest,
    sharing: NamedDependency[Sharing],
    settings: NamedDependency[Settings],
) -> Response[str]:
    """Also of a game that is not shared any more: the app says so."""
    try:
        table = await sharing.table_of(code)
    except Refused as refused:
        return Response(app_page(), status_code=refused.status, media_type=MediaType.HTML)
    scheme = "https" if settings.secure else request.url.scheme
    base = f"{scheme}://{request.headers.get('host', '')}"
    return Response(_titled(app_page(), _tags(table, base, code)), media_type=MediaType.HTML)


def _titled(page: str, tags: str) -> str:
    """The page with other tags in place of its title and description."""
    start, _, rest = page.partition("<title>")
    _, _, end = rest.partition("</title>")
    return "\n".join(line for line in start.splitlines() if 'name="description"' not in line) + tags + end


def _tags(table: LiveTable, base: str, code: str) -> str:
    """What those read who show a link: title, description, picture."""
    match = table.match
    about = about_table(table.services, table.settings)
    title = say("shared.title", table=table.settings.name, about=about, game=match.game.title)
    told = say("shared.description", status=str(status(table)), names=", ".join(match.names))
    tags = {
        "og:type": "website",
        "og:title": title,
        "og:description": told,
        "og:url": f"{base}/game/{code}",
        "og:image": f"{base}/api/shared/{code}/picture.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    lines = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(told)}" />']
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    return "\n    ".join(lines)
