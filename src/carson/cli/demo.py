"""`carson demo`: bots play a whole game."""

from typing import Annotated

import typer

from carson.cli import files
from carson.cli.chosen import (
    DEMO_BOT,
    BotLog,
    BotName,
    GameName,
    Seats,
    Settings,
    chosen_bot,
    chosen_game,
    chosen_options,
    chosen_seed,
)
from carson.cli.log import tell
from carson.cli.scores import show_result, story_of
from carson.cli.screen import Screen, clean
from carson.cli.seating import seated
from carson.cli.words import say
from carson.core.dealer import commitment
from carson.core.following import chosen, dismissed
from carson.core.game import BotMaker
from carson.core.match import Match
from carson.core.sentence import read
from carson.core.state import NOBODY


def demo(
    name: GameName = None,
    seats: Seats = None,
    settings: Settings = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED")] = "7",
    bot: BotName = DEMO_BOT,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE")] = None,
    bot_log: BotLog = None,
) -> None:
    """Let bots play a whole game and show the scores.

    The same seed always gives the same game.
    """
    game = chosen_game(name)
    options = chosen_options(game, seats, settings)
    names = seated(game, options, 0, [])
    match = Match.start(game, options, chosen_seed(seed), names)
    if save is not None:
        files.check_target(save)
    maker = chosen_bot(game, bot)
    screen = Screen()
    screen.say(f"{game.title}: {', '.join(names)}", "title")
    screen.say(say("demo.commitment", commitment=commitment(seed)), "dim")
    notes = _play_out(match, maker)
    if save is not None:
        files.write_text(save, match.text())
    screen.draw(game.face().board(match.view(NOBODY), names))
    result = match.state.result()
    if result is not None:
        show_result(screen, game, match.state, result, names, seed, story_of(match.record()))
    for note in notes:
        screen.say(read(note), "wrong")
    told = [say("demo.moves", number=len(match.moves))]
    if save is not None:
        told.append(say("orders.saved", name=save))
    screen.say(" ".join(told), "dim")


def _play_out(match: Match, maker: BotMaker) -> list[str]:
    """Play to the end, with a line that tells how far it is when somebody is looking; what bots noted."""
    bots = [maker(f"{match.dealer.seed}/{name}") for name in match.names]
    face = match.game.face()
    screen = Screen(stderr=True)
    with screen.console.status(say("demo.first-move")) as status:
        while seats := match.state.actors():
            seat = seats[0]
            events = match.act(seat, chosen(bots[seat], match, seat))
            if screen.alive:
                news = [told.text for told in tell(face, match.version, events, match.names)]
                told = say("demo.move", number=match.version, value=news[-1] if news else "")
                status.update(clean(told[: screen.width - 4]))
    return dismissed(bots, match)
