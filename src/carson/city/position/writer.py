"""Writing a position: canonical, and without what is usual."""

from carson.city.options import OPTIONS
from carson.city.position import usual
from carson.city.position.drawing import draw
from carson.city.position.entries import KINDS
from carson.city.position.moment import moment_of
from carson.city.position.names import GAME_OVER, HEADER
from carson.city.position.players import WORDS
from carson.city.position.table_lines import LINES
from carson.city.state import CityState
from carson.core.position_head import agenda_block, text_of
from carson.core.position_lines import lines_text, words_text

ALWAYS_SAID = ("seats", "edition", "characters", "buildings")  # options that are written whatever they are
ABOVE = {word: line for word, line in LINES.items() if line.place < 0}
BELOW = {word: line for word, line in LINES.items() if line.place >= 0}
USUAL = {option.name: option.default for option in OPTIONS if option.name not in ALWAYS_SAID}


def write_position(state: CityState) -> str:
    """A state as a text that people can read and edit."""
    options = {name: value for name, value in state.rules.options.items() if USUAL.get(name) != value}
    frames = moment_of(state).frames
    agenda = (
        []
        if frames and frames == usual.entries(state)
        else agenda_block([KINDS.text(frame) for frame in frames], GAME_OVER)
    )
    return text_of(
        HEADER,
        options,
        lines_text(ABOVE, state),
        draw(state),
        lines_text(BELOW, state),
        [words_text(WORDS, state, seat) for seat in range(state.rules.seats)],
        agenda,
    )
