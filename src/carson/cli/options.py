"""`carson options`: what can be decided before a game."""

from rich import box
from rich.table import Table

from carson.cli.chosen import DEMO_BOT, GameName, chosen_game
from carson.cli.screen import Screen
from carson.cli.words import say
from carson.core.bot_names import known_bots, usual_bot


def options(name: GameName = None) -> None:
    """List a game's options, their values and its bots."""
    game = chosen_game(name)
    screen = Screen()
    screen.say(f"{game.title} ({game.name})", "title")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("option", "meaning", "values", "default"):
        table.add_column(say(f"heading.{heading}"))
    for option in game.options():
        values = ", ".join(choice for choice in option.choices if choice)
        everything = option.many and option.default == ",".join(option.choices)
        default = say("options.all") if everything else option.default or say("options.none")
        table.add_row(
            option.name,
            str(option.help),
            say("options.any", values=values) if option.many else values,
            default,
        )
    screen.show(table)
    screen.say(say("options.how"))
    for preset in game.presets():
        about = game.summary(game.settle(preset.options))
        screen.say(say("options.preset", preset=preset.name, about=about))
    screen.say(say("options.bots", bots=", ".join(known_bots(game)), usual=usual_bot(game), demo=DEMO_BOT))
