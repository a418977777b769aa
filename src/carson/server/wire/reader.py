"""Who reads: the language that a browser asks for."""

from collections.abc import Mapping

from litestar.types import ASGIApp, Receive, Scope, Send

from carson.core.language import fitting, reading
from carson.server.words import TEXTS

HEADER = "accept-language"


def language_of(headers: Mapping[str, str]) -> str:
    """The first language of a request that the server speaks; English when it speaks none of them."""
    wanted = headers.get(HEADER, "")
    if not wanted:
        return fitting([], ())
    return fitting([part.partition(";")[0].strip() for part in wanted.split(",")], TEXTS.languages())


def in_the_readers_language(app: ASGIApp) -> ASGIApp:
    """Every request is answered in the language of whoever asks."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        found = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        with reading(language_of(found)):
            await app(scope, receive, send)

    return answer
