"""The parlour: games in which a language model plays one seat, and bots the others."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from carson.core import registry
from carson.core.advisers import adviser_named, usual_adviser
from carson.core.any_position import read_any_position
from carson.core.bot import Bot, dismiss
from carson.core.bot_names import bot_maker, usual_bot
from carson.core.clock import UNHURRIED
from carson.core.errors import BadOption
from carson.core.events import Event
from carson.core.following import chosen
from carson.core.game import Game
from carson.core.match import Match
from carson.core.record import write_record
from carson.core.view import View, seen
from carson.core.words import listed
from carson.llm.prompt import brief, question_text, seat_names
from carson.llm.reply import action_in
from carson.llm.words import later, say

MOST: Final = 20  # games at once; the oldest is given up for a new one
SHOWN: Final = 5  # answers that an analysis tells of


@dataclass
class Sitting:
    """One game: the model's seat, the bots of the others, and how often the model's answers were legal."""

    match: Match
    seat: int
    bots: dict[int, Bot]
    answers: int = 0
    illegal: int = 0
    news: list[str] = field(default_factory=list)

    @property
    def game(self) -> Game:
        return self.match.game

    def go_on(self) -> None:
        """Let the bots play until the model is asked, or the game is over."""
        while (seats := self.match.state.actors()) and self.seat not in seats:
            self.act(seats[0], chosen(self.bots[seats[0]], self.match, seats[0]))

    def act(self, seat: int, action: int) -> None:
        self._note(self.match.act(seat, action))

    def _note(self, events: list[Event]) -> None:
        told = [self.game.face().tell(event, self.match.names) for event in events]
        self.news += [line for line in told if line]

    def text(self) -> str:
        """What the model is asked now, or how the game ended."""
        result = self.match.state.result()
        if result is None:
            return question_text(self.game, self.match.view(self.seat), self.match.names, self.news)
        face, names = self.game.face(), self.match.names
        lines = [face.reason(result, self.match.options)]
        for seat in result.ranking:
            place, name, total = face.place(result, seat), names[seat], result.total(seat)
            lines.append(say("parlour.place", place=place, name=name, total=total))
        lines.append(say("parlour.answers", answers=self.answers, illegal=self.illegal))
        return "\n".join(lines)


class Parlour:
    """Keeps games by number, for somebody who plays by calls."""

    def __init__(self) -> None:
        self.sittings: dict[int, Sitting] = {}
        self.opened = 0

    def games(self) -> str:
        """Every game with its options and bots."""
        return "\n".join(self._described(registry.game(name)) for name in registry.GAMES)

    def _described(self, game: Game) -> str:
        options = [f"{option.name} ({', '.join(option.choices)})" for option in game.options()]
        return say(
            "parlour.game",
            name=game.name,
            title=game.title,
            options="; ".join(options),
            bots=", ".join(game.bots()),
        )

    def rules(self, name: str, options: Mapping[str, str]) -> str:
        game = registry.game(name)
        return brief(game, game.settle(options))

    def open(self, name: str, options: Mapping[str, str], bot: str, seed: str, seat: int) -> tuple[int, str]:
        """Begin a game; its number, and the first question."""
        game = registry.game(name)
        settled = game.settle(options)
        virtual = game.virtual(settled)
        if not 0 <= seat < game.seats(settled) or seat in virtual:
            raise BadOption(later("parlour.no-seat", seat=seat, seats=game.seats(settled) - len(virtual)))
        make = bot_maker(game, bot or usual_bot(game))
        match = Match(game, settled, seed, seat_names(game, settled))
        others = [n for n in range(game.seats(settled)) if n != seat and n not in virtual]
        sitting = Sitting(match, seat, {n: make(f"{seed}/{n}") for n in others})
        match.deal()
        sitting.go_on()
        self.opened += 1
        self.sittings[self.opened] = sitting
        if len(self.sittings) > MOST:
            dismiss(self.sittings.pop(min(self.sittings)).bots.values())
        return self.opened, sitting.text()

    def sitting(self, number: int) -> Sitting:
        if number not in self.sittings:
            known = listed([str(one) for one in self.sittings]) or "-"
            raise BadOption(later("parlour.no-game", number=number, known=known))
        return self.sittings[number]

    def play(self, number: int, answer: str) -> str:
        """Take the model's answer; what came of it, and the next question."""
        sitting = self.sitting(number)
        state = sitting.match.state
        if sitting.seat not in state.actors():
            raise BadOption(later("parlour.over"))
        legal = state.legal(sitting.seat)
        action = action_in(sitting.game, answer, legal)
        sitting.answers += 1
        if action is None:
            sitting.illegal += 1
            counted = {"illegal": sitting.illegal, "answers": sitting.answers}
            return f"{say('parlour.illegal', answer=answer[:80], **counted)}\n\n{sitting.text()}"
        sitting.news = []
        sitting.act(sitting.seat, action)
        sitting.go_on()
        return sitting.text()

    def record(self, number: int) -> str:
        """The game as a record; while it goes on without its seed, and without what others keep secret."""
        match = self.sitting(number).match
        over = match.state.result() is not None
        if not over and match.game.keeps_secrets(match.options):
            raise BadOption(later("parlour.secret"))
        made = match.record()
        if not over:
            made.seed = None
            made.moves = made.moves[: len(match.path(match.settled(match.history[-1])))]
        return write_record(made)

    def analyse(self, number: int, bot: str) -> str:
        """What a bot thinks of the answers to the present question, knowing no more than the model does."""
        sitting = self.sitting(number)
        if sitting.seat not in sitting.match.state.actors():
            raise BadOption(later("parlour.over"))
        return _advice(sitting.game, sitting.match.view(sitting.seat), sitting.match.names, bot)

    def analyse_position(self, text: str, bot: str) -> str:
        """The same for a position as a text (docs/position.md)."""
        game, state = read_any_position(text)
        seats = [seat for seat in state.actors() if seat >= 0]
        if not seats:
            raise BadOption(later("parlour.over"))
        return _advice(game, seen(state, seats[0]), seat_names(game, game.options_of(state)), bot)


def _advice(game: Game, view: View, names: list[str], bot: str) -> str:
    adviser = adviser_named(game, bot or usual_adviser(game), "analysis")
    labels = {choice.action: choice.label for choice in game.face().choices(view, names)}
    lines = [game.face().question(view, names)]
    for one in adviser.explain(view, view.legal(), UNHURRIED)[:SHOWN]:
        worth = say("parlour.worth-points", points=f"{one.points or 0:.1f}")
        if one.win is not None:
            worth = say("parlour.worth-win", win=f"{one.win:.0%}")
        lines.append(f"{one.action}: {labels[one.action]} ({worth})")
    dismiss([adviser])
    return "\n".join(lines)
