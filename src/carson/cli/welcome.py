"""The few questions before a game, each with an answer on Enter."""

from carson.cli import keyboard, shelf
from carson.cli.chosen import SEATS, chosen_game, chosen_seed
from carson.cli.screen import Screen
from carson.cli.seating import PEOPLE_NAMES, check_name, people_among, places, seated
from carson.cli.words import later, say
from carson.core import registry
from carson.core.errors import BadOption, CarsonError
from carson.core.game import Game, Options
from carson.core.match import Match
from carson.core.words import either


def welcome(screen: Screen, name: str | None, seed: str | None) -> tuple[Match, bool]:
    """The match a person wants to play, and whether it is the kept one."""
    screen.say(say("welcome.enter"), "dim")
    kept = None if name or seed else _kept_match(screen)
    if kept is not None:
        return kept, True
    game = _ask_game(screen, name)
    options = _ask_seats(screen, game, _ask_options(screen, game))
    for option in game.asked(options):
        options = _ask_option(screen, game, options, option)
    names = _ask_names(screen, game, options)
    return Match.start(game, options, chosen_seed(seed), names), False


def _kept_match(screen: Screen) -> Match | None:
    """The unfinished game on the shelf, if there is one and it is wanted."""
    record = shelf.last_game()
    if (
        record is None
        or record.totals is not None
        or not people_among(record.game, record.options, record.names)
    ):
        return None
    try:
        match = Match.resume(record)
    except CarsonError:
        return None
    who = ", ".join(record.names)
    screen.say(say("welcome.unfinished", about=record.game.summary(record.options)))
    wanted = keyboard.agrees(screen, say("welcome.go-on", who=who), default=True)
    return match if wanted else None


def _ask_game(screen: Screen, name: str | None) -> Game:
    if name is None and len(registry.GAMES) > 1:
        for known in registry.GAMES:
            screen.say(f"  {known}: {registry.game(known).title}")
        name = keyboard.ask(screen, say("welcome.which-game"), registry.DEFAULT, registry.game)
    return chosen_game(name)


def _ask_options(screen: Screen, game: Game) -> Options:
    """The usual options, or those for a first game where they differ in more than what is asked later."""
    usual, first = game.settle({}), game.first_game()
    simpler = {name for name, value in first.items() if value != usual[name]}
    if simpler <= set(game.asked(first)):
        return usual
    screen.say(say("welcome.simpler", about=game.summary(first)))
    wanted = keyboard.agrees(screen, say("welcome.first-game"), default=True)
    return first if wanted else usual


def _ask_seats(screen: Screen, game: Game, options: Options) -> Options:
    """The options with the number of players asked for, if the game has that option."""
    seats = next((option for option in game.options() if option.name == SEATS), None)
    if seats is None:
        return options
    question = say("welcome.players", choices=either(seats.choices))
    answer = keyboard.ask(screen, question, seats.default, lambda text: game.settle({**options, SEATS: text}))
    return game.settle({**options, SEATS: answer})


def _ask_option(screen: Screen, game: Game, options: Options, name: str) -> Options:
    """The options with a value of one of them: that for a first game, or another one."""
    option = next(option for option in game.options() if option.name == name)
    face = game.face()
    screen.say(f"{face.option_label(name)}: {option.help}")
    for choice in option.choices:
        told = face.choice_help(name, choice)
        if told:
            screen.say(f"  {choice}: {told}")
    key = "welcome.several" if option.many else "welcome.one"
    question = say(key, label=face.option_label(name), choices=either(option.choices))
    answer = keyboard.ask(
        screen, question, game.first_game()[name], lambda text: game.settle({**options, name: text})
    )
    return game.settle({**options, name: answer})


def _ask_names(screen: Screen, game: Game, options: Options) -> list[str]:
    seats = places(game, options)
    everyone = [str(number) for number in range(seats + 1)]

    def check_people(answer: str) -> None:
        if answer not in everyone:
            raise BadOption(later("welcome.number", seats=seats))

    people = int(keyboard.ask(screen, say("welcome.people", choices=either(everyone)), "1", check_people))
    names: list[str] = []
    for number in range(people):
        default = next(name for name in PEOPLE_NAMES if name not in names)
        who = say("welcome.your-name") if people == 1 else say("welcome.name", number=number + 1)
        names.append(keyboard.ask(screen, who, default, lambda name: check_name(name, names)))
    return seated(game, options, people, names)
