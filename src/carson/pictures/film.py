"""The film of a game: a picture for each move that changes the table, as a GIF."""

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from carson.core.face import Face, Line, Picture
from carson.core.record import Record, replay
from carson.core.state import State
from carson.core.view import View, seen
from carson.pictures.paint import INK, PAPER, USUAL, fitting, font, mark, painted

SIZE: Final = 480
STRIP: Final = 58  # below the table: where the game stands, and the points
FRAMES: Final = 120  # at most
COLOURS: Final = 64
EACH: Final = 140  # milliseconds
FIRST: Final = 900
LAST: Final = 3500


def film(record: Record, colours: Sequence[int] = USUAL) -> bytes:
    """A GIF that runs for ever."""
    face = record.game.face()
    frames = [_frame(face, state, record.names, colours) for state in _chosen(_moments(record))]
    palette = frames[-1].quantize(COLOURS, dither=Image.Dither.NONE)
    made = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    times = [FIRST, *[EACH] * (len(made) - 2), LAST][: len(made)]
    file = io.BytesIO()
    made[0].save(file, "GIF", save_all=True, append_images=made[1:], duration=times, loop=0, optimize=False)
    return file.getvalue()


def _moments(record: Record) -> list[State]:
    """The states whose tables look different from those before."""
    face, names = record.game.face(), record.names
    state = record.game.new(record.options)
    moments, before = [state.clone()], _look(face, seen(state), names)
    for step in replay(record):
        now = _look(face, seen(step.state), names)
        if now != before:
            moments.append(step.state.clone())
        before = now
    return moments


def _look(face: Face, view: View, names: list[str]) -> Picture | list[Line]:
    return face.picture(view) or face.board(view, names)


def _chosen(moments: list[State]) -> list[State]:
    """So many of them that a film stays short, the last one in any case."""
    if len(moments) <= FRAMES:
        return moments
    step = (len(moments) - 1) / (FRAMES - 1)
    return [moments[round(n * step)] for n in range(FRAMES)]


def _frame(face: Face, state: State, names: list[str], colours: Sequence[int]) -> Image.Image:
    view = seen(state)
    board = painted(face, view, names, SIZE, SIZE, colours)
    image = Image.new("RGB", (SIZE, board.height + STRIP), PAPER)
    image.paste(board, ((SIZE - board.width) // 2, 0))
    draw = ImageDraw.Draw(image)
    draw.text(
        (10, board.height + 5),
        fitting(draw, str(face.status(view)), font("head", 17), SIZE - 20),
        INK,
        font("head", 17),
    )
    points = face.charts(view).get("vp", [])
    wide = (SIZE - 20) / len(names)
    for seat, name in enumerate(names):
        x, y = 10 + seat * wide, board.height + 33
        shown = mark(colours[seat], 14)
        image.paste(shown, (round(x), y + 1), shown)
        told = f"{name} {points[seat]}" if seat < len(points) else name
        draw.text((x + 17, y - 1), fitting(draw, told, font("text", 14), wide - 22), INK, font("text", 14))
    return image
