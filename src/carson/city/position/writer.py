"""Writing a position: canonical, and without what is usual."""

from carson.city.facts.ids import NONE
from carson.city.options import OPTIONS
from carson.city.position.drawing import draw
from carson.city.position.entries import entry_text
from carson.city.position.moment import moment_of
from carson.city.position.names import GAME_OVER, HEADER
from carson.city.position.players import WORDS
from carson.city.position.table_lines import LINES
from carson.city.position.usual import usual_agenda
from carson.city.state import CityState
from carson.core.position_lines import words_text
from carson.core.seats import LETTERS

ALWAYS_SAID = ("seats", "edition", "characters", "buildings")  # options that are written whatever they are
USUAL = {option.name: option.default for option in OPTIONS if option.name not in ALWAYS_SAID}


def write_position(state: CityState) -> str:
    """A state as a text that people can read and edit."""
    lines = {line.place: f"{line.word} {text}" for line in LINES.values() if (text := line.text(state, NONE))}
    blocks = (
        [HEADER],
        _option_lines(state.rules.options),
        [text for place, text in lines.items() if place < 0],
        draw(state),
        [text for place, text in lines.items() if place >= 0],
        [
            f"player {LETTERS[seat]} {words_text(WORDS, state, seat)}".rstrip()
            for seat in range(state.rules.seats)
        ],
        _agenda_lines(state),
    )
    return "\n\n".join(["\n".join(block) for block in blocks if block]) + "\n"


def _option_lines(options: dict[str, str]) -> list[str]:
    said = {name: value for name, value in options.items() if USUAL.get(name) != value}
    return [f"option {name} {value}".rstrip() for name, value in said.items()]


def _agenda_lines(state: CityState) -> list[str]:
    """What is to do, from what comes last to what comes first."""
    frames = moment_of(state).frames
    if not frames:
        return ["agenda", f"  {GAME_OVER}"]
    if frames == usual_agenda(state):
        return []
    return ["agenda", *[f"  {entry_text(frame)}" for frame in frames]]
