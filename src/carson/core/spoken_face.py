"""SpokenFace: what games say in the same way, each in the words of its own catalogue."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from carson.core.catalogue import Words
from carson.core.effect import Effect
from carson.core.events import Event
from carson.core.face import Face, Topic
from carson.core.in_short import counts_of
from carson.core.state import CHANCE
from carson.core.view import View
from carson.core.words import listed


class SpokenFace(Face):
    """A face whose catalogue has its sentences under the keys that are used here."""

    texts: ClassVar[Words]
    amounts: ClassVar[Sequence[str]]  # numbers of events: the first that an event has is what it is about
    counted: ClassVar[Sequence[str]]  # kinds of events that the end of a game counts, as they are told
    things: ClassVar[Mapping[str, str]] = {}  # things of hints that are told with a text of their number

    def question(self, view: View, names: Sequence[str]) -> str:
        actors = view.actors
        if not actors:
            return self.texts.text("question.over")
        if view.seat not in actors and actors[0] != CHANCE:
            return self.waiting(view, names)
        return self.asked(view, names)

    @abstractmethod
    def asked(self, view: View, names: Sequence[str]) -> str:
        """What the seat is asked, or what chance decides."""

    def waiting(self, view: View, names: Sequence[str]) -> str:
        thinking = [names[seat] for seat in sorted(view.actors)]
        if len(thinking) == 1:
            return self.texts.text("question.wait", name=thinking[0])
        return self.texts.text("question.wait-several", names=listed(thinking))

    def highlights(self, events: Iterable[Event]) -> list[str]:
        return counts_of(events, self.counted, lambda kind, n: self.texts.text(f"counted.{kind}", number=n))

    def amount(self, event: Event) -> int | None:
        return next((event.data[name] for name in self.amounts if name in event.data), None)

    def effect(self, effect: Effect, seat: int, names: Sequence[str]) -> str:
        say, noun = self.texts.text, self.things.get(effect.thing)
        things = say(noun, number=effect.number) if noun else ""
        return say(f"effect.{effect.thing}", **effect.values(say("effect.you"), seat, names), things=things)

    def preset_label(self, preset: str) -> str:
        return self.texts.text(f"preset.{preset}.name")

    def preset_help(self, preset: str) -> str:
        return self.texts.text(f"preset.{preset}.text")

    def bot_label(self, bot: str) -> str:
        return self.texts.text(f"bot.{bot}.name")

    def bot_help(self, bot: str) -> str:
        return self.texts.text(f"bot.{bot}.text")


class HelpTopic(NamedTuple):
    """The texts `topic.<name>.title` and `topic.<name>.text`, their values, and the games they belong to.

    What a newcomer must know has a `topic.<name>.short` as well. `Any` are the rules of a game.
    """

    place: int  # among the topics, ascending
    name: str
    values: Callable[[Any], Mapping[str, object]] = lambda rules: {}
    shown: Callable[[Any], bool] = lambda rules: True
    rulings: tuple[str, ...] = ()  # the pages of its rulings

    def told(self, texts: Words, rules: object, facts: Mapping[str, object] | None = None) -> Topic:
        """The topic by the rules of a game; `facts` are values that all its topics may use."""
        values = {**(facts or {}), **self.values(rules)}
        shortly = f"topic.{self.name}.short"
        short = _tidy(texts.filled(shortly, values)) if texts.has(shortly) else ""
        title = texts.filled(f"topic.{self.name}.title", values)
        text = _tidy(texts.filled(f"topic.{self.name}.text", values))
        return Topic(self.name, title, text, short, self.rulings)


def _tidy(text: str) -> str:
    """The text without the gaps that sentences of other games leave."""
    return "\n".join(line.replace("  ", " ").strip() for line in text.splitlines() if line.strip())
