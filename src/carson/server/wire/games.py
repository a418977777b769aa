"""Games as the lobby's form needs them."""

from collections.abc import Iterable

from carson.core.face import Face
from carson.core.game import Game
from carson.core.puzzle import book_of
from carson.server.wire.messages import BotInfo, ChoiceInfo, GameInfo, OptionInfo, WhenInfo
from carson.server.words import say


def describe_game(game: Game, exec_bots: Iterable[str]) -> GameInfo:
    face = game.face()
    options = [
        OptionInfo(
            option.name,
            face.option_label(option.name),
            f"{option.help} {face.option_note(option.name)}".rstrip(),
            option.default,
            option.many,
            option.repeat,
            WhenInfo(option.when.option, list(option.when.values)) if option.when else None,
            [_choice(face, option.name, value) for value in option.choices],
        )
        for option in game.options()
    ]
    bots = [BotInfo(name, face.bot_label(name), face.bot_help(name)) for name in game.bots()]
    bots += [BotInfo(name, name, say("bot.program")) for name in exec_bots]
    book = book_of(game.name)
    puzzles = book is not None and len(book.puzzles) > 0
    return GameInfo(game.name, game.title, options, bots, game.lesson() is not None, puzzles)


def _choice(face: Face, option: str, value: str) -> ChoiceInfo:
    label, help_text = face.choice_label(option, value), face.choice_help(option, value)
    art = face.choice_art(option, value)
    return ChoiceInfo(value, label, help_text, art.picture, art.tone, list(art.holds))
