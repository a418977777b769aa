"""Help and rulings as the rules page needs them."""

from msgspec import Struct

from carson.core.game import Game, Options
from carson.core.rulings import Page, Ruling
from carson.server.wire.messages import PageLink, TopicOut


class ReadingInfo(Struct):
    """What some editions say."""

    editions: list[str]
    text: str


class RulingInfo(Struct):
    id: str
    title: str
    text: str
    why: str
    readings: list[ReadingInfo]


class RulingPage(Struct):
    name: str
    title: str
    intro: str
    rulings: list[RulingInfo]


def describe_help(game: Game, options: Options | None) -> list[TopicOut]:
    pages = {page.name: PageLink(page.name, page.title) for page in game.rulings()}
    return [
        TopicOut(topic.name, topic.title, topic.text, topic.short, [pages[name] for name in topic.rulings])
        for topic in game.face().topics(options)
    ]


def describe_rulings(game: Game) -> list[RulingPage]:
    return [_page(page) for page in game.rulings()]


def _page(page: Page) -> RulingPage:
    return RulingPage(page.name, page.title, page.intro, [_ruling(ruling) for ruling in page.rulings])


def _ruling(ruling: Ruling) -> RulingInfo:
    readings = [ReadingInfo(reading.editions.split(", "), reading.text) for reading in ruling.readings]
    return RulingInfo(ruling.id, ruling.title, ruling.text, ruling.why, readings)
