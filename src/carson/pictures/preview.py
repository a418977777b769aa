"""The preview of a finished game, for those who show a link: the table, who won, and the points."""

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from carson.core.in_short import in_short
from carson.core.record import Record, replay
from carson.core.view import seen
from carson.pictures.paint import FAINT, INK, PAPER, USUAL, fitting, font, largest, mark, painted

WIDE: Final = 1200
HIGH: Final = 630
BOARD: Final = 570
EDGE: Final = 30
LINE: Final = 56  # between two names


def preview(record: Record, colours: Sequence[int] = USUAL) -> bytes:
    """A PNG."""
    game, face, names = record.game, record.game.face(), record.names
    state, events = game.new(record.options), []
    for step in replay(record):
        state = step.state
        events += step.events
    image = Image.new("RGB", (WIDE, HIGH), PAPER)
    board = painted(face, seen(state), names, BOARD, BOARD, colours)
    image.paste(board, (EDGE + (BOARD - board.width) // 2, (HIGH - board.height) // 2))
    draw, left = ImageDraw.Draw(image), 2 * EDGE + BOARD
    wide = WIDE - left - EDGE
    title = largest(draw, game.title, "poster", 50, wide)
    draw.text((left, 44), fitting(draw, game.title, title, wide), INK, title)
    result = state.result()
    seats = result.ranking if result is not None else range(len(names))
    for place, seat in enumerate(seats):
        y = 150 + place * LINE
        shown = mark(colours[seat], 26)
        image.paste(shown, (left, y + 8), shown)
        total = "" if result is None else str(result.total(seat))
        shape = font("head" if result is not None and place < result.winners else "text", 32)
        room = wide - 40 - draw.textlength(total, font("head", 32)) - 16
        draw.text((left + 40, y), fitting(draw, names[seat], shape, room), INK, shape)
        draw.text((WIDE - EDGE, y), total, INK, font("head", 32), anchor="ra")
    story = in_short(face, events, len(record.moves))
    draw.text((left, HIGH - 74), fitting(draw, story, font("text", 25), wide), FAINT, font("text", 25))
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
