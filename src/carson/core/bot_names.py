"""One way to name a bot everywhere: `name`, or `name:key=value,key=value` for a bot with parameters.

`exec:command line` is a program that plays; only a caller who trusts the name allows it with `outside`.
"""

from collections.abc import Mapping

from carson.core.bot import Bot, Param, Tunable
from carson.core.errors import BadOption
from carson.core.game import BotMaker, Game
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
    kind, given = _parsed(game, text)
    maker = game.bots()[kind]
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
    kind, given = _parsed(game, text)
    return _written(kind, _params(game.bots()[kind]), given)


def parameters(game: Game) -> dict[str, int]:
    """Every parameter that some bot of a game takes, and the least it may be."""
    return {param.name: param.least for maker in game.bots().values() for param in _params(maker)}


def check_limits(game: Game, text: str, most: Mapping[str, int]) -> None:
    """BadOption when a bot is told to take more of something than it may have."""
    kind, given = _parsed(game, text)
    for name, value in given.items():
        if name in most and value > most[name]:
            raise BadOption(later("bot.too-much", name=name, bot=kind, most=most[name], value=value))


# ---- reading


def _parsed(game: Game, text: str) -> tuple[str, dict[str, int]]:
    kind, colon, rest = text.strip().partition(":")
    bots = game.bots()
    kind = kind if kind in bots else RENAMED.get(kind, kind)
    if kind not in bots:
        raise BadOption(later("bot.no-bot", bot=kind, known=", ".join(known_bots(game))))
    params = {param.name: param for param in _params(bots[kind])}
    values: dict[str, int] = {}
    for part in rest.split(",") if colon else []:
        name, equals, value = part.partition("=")
        if not params:
            raise BadOption(later("bot.no-parameters", bot=kind))
        if not equals or name not in params:
            usual = _written(kind, _params(bots[kind]), {}, whole=True)
            raise BadOption(later("bot.no-parameter", part=part, bot=kind, usual=usual))
        if name in values:
            raise BadOption(later("bot.twice", name=name, text=text))
        values[name] = _number(kind, params[name], value)
    return kind, values


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
