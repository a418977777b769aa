"""Games as the lobby's form needs them."""

from collections.abc import Iterable

from carson.core.bot_names import usual_bot
from carson.core.face import Face
from carson.core.game import Game, Preset
from carson.core.puzzle import book_of
from carson.server.remote.book import RemoteBot
from carson.server.tables.about import lasting
from carson.server.wire.game_messages import BotInfo, ChoiceInfo, GameInfo, OptionInfo, PresetInfo, WhenInfo
from carson.server.wire.messages import Clock
from carson.server.words import say


def describe_game(game: Game, host_bots: Iterable[str], remotes: Iterable[RemoteBot] = ()) -> GameInfo:
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
    bots = [
        BotInfo(name, face.bot_label(name), face.bot_help(name), game.stars(name)) for name in game.bots()
    ]
    bots += [BotInfo(name, name, say("bot.program"), 0) for name in host_bots]
    bots += [
        BotInfo(bot.bot, say("bot.remote-title", name=bot.name), say("bot.remote"), 0) for bot in remotes
    ]
    presets = [_preset(game, face, preset) for preset in game.presets()]
    book = book_of(game.name)
    puzzles = book is not None and len(book.puzzles) > 0
    return GameInfo(game.name, game.title, options, bots, presets, game.lesson() is not None, puzzles)


def _preset(game: Game, face: Face, preset: Preset) -> PresetInfo:
    settled = game.settle(preset.options)
    return PresetInfo(
        preset.name,
        face.preset_label(preset.name) or game.title,
        face.preset_help(preset.name),
        dict(preset.options),
        preset.bot or usual_bot(game),
        game.summary(settled),
        lasting(game, settled, 1, Clock()),
    )


def _choice(face: Face, option: str, value: str) -> ChoiceInfo:
    label, help_text = face.choice_label(option, value), face.choice_help(option, value)
    art = face.choice_art(option, value)
    return ChoiceInfo(value, label, help_text, art.picture, art.tone, list(art.holds))
