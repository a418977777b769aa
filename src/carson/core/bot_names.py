"""One way to name a bot everywhere: `name`, or `name:key=value,key=value` for a bot with parameters.

`exec:command line` is a program that plays, `py:module:Class` a class, `onnx:file` a network, and packages
announce bots of theirs.
Only a caller who trusts the name allows them with `outside`.
"""

from collections.abc import Mapping

from carson.core import plugins
from carson.core.bot import Bot, Param, Tunable
from carson.core.errors import BadOption
from carson.core.game import BotMaker, Game
from carson.core.onnx_bot import OnnxBot, is_network, network_name
from carson.core.outside.bot import OutsideBot
from carson.core.outside.command import is_command, parse_command
from carson.core.words import later, say

RENAMED = {"greedy": "rancher", "builder": "rancher"}  # names that saved tables may still have


def usual_bot(game: Game) -> str:
    """The bot that plays when none is named."""
    return next(iter(game.bots()))


def kind_of(text: str) -> str:
    """The bot of a name without its parameters, as it is called now."""
    kind = text.partition(":")[0].strip()
    return RENAMED.get(kind, kind)


def known_bots(game: Game) -> list[str]:
    """Every bot of a game with its parameters at their usual values."""
    return [_written(name, _params(maker), {}, whole=True) for name, maker in game.bots().items()]


def bot_maker(game: Game, text: str, outside: bool = False) -> BotMaker:
    """What makes the bot of this name; BadOption tells what a name may be."""
    if outside and is_command(text):
        command = parse_command(text)
        return lambda seed: OutsideBot(game, command, seed)
    if outside and is_network(text):
        name = network_name(text)
        return lambda seed: OnnxBot(game, name)
    kind, maker, given = _parsed(game, text, outside)
    tuned = _tuned(maker, given)
    return tuned if kind in game.bots() else lambda seed: plugins.made(lambda: tuned(seed), kind)


def _tuned(maker: BotMaker, given: Mapping[str, int]) -> BotMaker:
    if not isinstance(maker, Tunable):
        return maker
    values = {param.name: given.get(param.name, param.default) for param in maker.params}
    make = maker.make

    def tuned(seed: str) -> Bot:
        return make(seed, values)

    return tuned


def exact_name(game: Game, text: str, outside: bool = False) -> str:
    """The one way to write this bot: parameters in their order, without those that have their usual value."""
    if outside and is_command(text):
        return str(parse_command(text))
    if outside and is_network(text):
        return network_name(text)
    kind, maker, given = _parsed(game, text, outside)
    return _written(kind, _params(maker), given)


def plays(game: Game, text: str) -> bool:
    """Whether the bot of this name, from wherever, plays a game; of a program nobody knows before it runs."""
    try:
        exact_name(game, text, outside=True)
    except BadOption:
        return False
    return True


def parameters(game: Game) -> dict[str, int]:
    """Every parameter that some bot of a game takes, and the least it may be."""
    return {param.name: param.least for maker in game.bots().values() for param in _params(maker)}


def check_limits(game: Game, text: str, most: Mapping[str, int]) -> None:
    """BadOption when a bot is told to take more of something than it may have."""
    kind, _, given = _parsed(game, text)
    for name, value in given.items():
        if name in most and value > most[name]:
            raise BadOption(later("bot.too-much", name=name, bot=kind, most=most[name], value=value))


# ---- reading


def _parsed(game: Game, text: str, outside: bool = False) -> tuple[str, BotMaker, dict[str, int]]:
    """The bot of a name, what makes it, and the parameters that are given."""
    kind, maker, rest = _found(game, text, outside)
    params = {param.name: param for param in _params(maker)}
    values: dict[str, int] = {}
    for part in rest.split(",") if rest is not None else []:
        name, equals, value = part.partition("=")
        if not params:
            raise BadOption(later("bot.no-parameters", bot=kind))
        if not equals or name not in params:
            usual = _written(kind, _params(maker), {}, whole=True)
            raise BadOption(later("bot.no-parameter", part=part, bot=kind, usual=usual))
        if name in values:
            raise BadOption(later("bot.twice", name=name, text=text))
        values[name] = _number(kind, params[name], value)
    return kind, maker, values


def _found(game: Game, text: str, outside: bool) -> tuple[str, BotMaker, str | None]:
    """The bot of a name, what makes it, and what stands after the name; no other bot goes by one of ours."""
    kind, colon, rest = text.strip().partition(":")
    bots = game.bots()
    kind = kind if kind in bots else RENAMED.get(kind, kind)
    if kind in bots:
        return kind, bots[kind], rest if colon else None
    plugged = plugins.split(text) if outside else None
    if plugged is not None:
        kind, rest = plugged
        return kind, plugins.plugin(game, kind), rest or None
    known = [*known_bots(game), *(plugins.announced() if outside else [])]
    raise BadOption(later("bot.no-bot", bot=kind, known=", ".join(known)))


def _number(kind: str, param: Param, value: str) -> int:
    digits = value.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or not param.least <= int(value) <= param.most:
        range_ = say("bot.range", least=param.least, most=param.most)
        raise BadOption(later("bot.bad-value", name=param.name, bot=kind, value=value, range=range_))
    return int(value)


# ---- writing


def _params(maker: BotMaker) -> tuple[Param, ...]:
    return maker.params if isinstance(maker, Tunable) else ()


def _written(kind: str, params: tuple[Param, ...], given: dict[str, int], whole: bool = False) -> str:
    values = ((param, given.get(param.name, param.default)) for param in params)
    parts = [f"{param.name}={value}" for param, value in values if whole or value != param.default]
    return f"{kind}:{','.join(parts)}" if parts else kind
