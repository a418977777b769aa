"""`carson replay`: watch a record again, or check every move of it."""

import sys
from dataclasses import dataclass
from typing import Annotated

import typer

from carson.cli import files, keyboard
from carson.cli.log import tell
from carson.cli.scores import show_result, story_of
from carson.cli.screen import Screen, clean
from carson.cli.words import later, say
from carson.core.errors import BadOption
from carson.core.record import Move, Record, replay, verify
from carson.core.seats import seat_text
from carson.core.state import CHANCE, State
from carson.core.view import seen


@dataclass(frozen=True)
class Moment:
    """The state after a move, and what the move did."""

    state: State
    lines: list[tuple[int, str]]


def replay_command(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    check: Annotated[bool, typer.Option("--verify")] = False,
    to: Annotated[int | None, typer.Option("--to", metavar="PLY", min=0)] = None,
    position: Annotated[bool, typer.Option("--position")] = False,
    gif: Annotated[str | None, typer.Option("--gif", metavar="OUT")] = None,
) -> None:
    """Watch a recorded game move by move.

    Enter shows the next move, b goes back, a number jumps to that move, q stops. When the output is not a
    terminal, the log is printed.
    """
    record = files.load_record(file)
    if check:
        _verify(file, record)
        return
    if to is not None:
        if to > len(record.moves):
            raise BadOption(later("replay.too-far", file=file, number=len(record.moves)))
        if position or not keyboard.is_there():
            del record.moves[to:]
    with files.blaming(file):
        if gif is not None:
            _film(record, gif)
        elif position:
            _print_position(record)
        elif keyboard.is_there():
            _step_through(record, to or 0)
        else:
            _print_log(record, with_board=to is not None)


def _film(record: Record, name: str) -> None:
    from carson.pictures.film import film

    files.check_folder(name)
    files.write_bytes(name, film(record))
    Screen().say(say("replay.film", name=name))


def _verify(file: str, record: Record) -> None:
    with files.blaming(file):
        result = verify(record)
    if result is None:
        end = say("replay.not-over")
    else:
        totals = (f"{name} {result.total(seat)}" for seat, name in enumerate(record.names))
        end = say("replay.totals", totals=", ".join(totals))
    proof = "" if record.seed is not None else say("replay.unproven")
    if not record.proves_itself:
        proof += say("replay.other-rules", version=record.version)
    Screen().say(say("replay.fine", number=len(record.moves), end=end, proof=proof))


def _print_position(record: Record) -> None:
    state = record.game.new(record.options)
    for step in replay(record):
        state = step.state
    sys.stdout.write(record.game.write_position(state))


def _print_log(record: Record, with_board: bool) -> None:
    """Every line, then how it ended or the board at the wanted move."""
    screen = Screen()
    face = record.game.face()
    state = record.game.new(record.options)
    for step in replay(record):
        state = step.state
        for told in tell(face, step.ply, step.events, record.names):
            screen.say(f"{step.ply:>4}  {told.text}")
    if with_board:
        screen.draw(face.board(seen(state), record.names))
    result = state.result()
    if result is not None:
        show_result(screen, record.game, state, result, record.names, record.seed, story_of(record))


# ---- on a terminal


def _step_through(record: Record, ply: int) -> None:
    """Show one moment after another as the person asks for them."""
    screen = Screen()
    moments = _moments(record)
    last = len(moments) - 1
    while True:
        _show(screen, record, moments, ply)
        ply = _next_ply(screen, ply, last)
        if ply < 0:
            return


def _next_ply(screen: Screen, ply: int, last: int) -> int:
    """Where to go next; -1 to stop."""
    while True:
        try:
            typed = keyboard.line(say("replay.prompt", ply=ply, last=last)).lower()
        except (EOFError, KeyboardInterrupt):
            screen.say()
            return -1
        if typed in ("q", "quit", "exit"):
            return -1
        if typed in ("", "b"):
            there = ply + (1 if typed == "" else -1)
            if 0 <= there <= last:
                return there
            screen.say(say("replay.last") if there > last else say("replay.first"))
        elif typed.isdecimal() and int(typed) <= last:
            return int(typed)
        else:
            screen.say(say("replay.type", last=last), "wrong")


def _show(screen: Screen, record: Record, moments: list[Moment], ply: int) -> None:
    moment = moments[ply]
    screen.draw(record.game.face().board(seen(moment.state), record.names))
    if ply:
        screen.say(say("replay.move", number=ply, move=_move_text(record, record.moves[ply - 1])), "title")
        screen.tell(moment.lines)
    result = moment.state.result()
    if result is not None:
        story = story_of(record)
        show_result(screen, record.game, moment.state, result, record.names, record.seed, story)


def _move_text(record: Record, move: Move) -> str:
    action = record.game.action_text(move.action)
    if move.seat == CHANCE:
        return clean(say("replay.by-chance", action=action))
    return clean(f"{record.names[move.seat]} ({seat_text(move.seat)}), {action}")


def _moments(record: Record) -> list[Moment]:
    """The state before the first move and after every move."""
    face = record.game.face()
    moments = [Moment(record.game.new(record.options), [])]
    for step in replay(record):
        told = tell(face, step.ply, step.events, record.names)
        moments.append(Moment(step.state.clone(), [(line.seat, line.text) for line in told]))
    return moments
