"""Spoiling positions: slips of the pen, and changes that keep to the format but not to the rules."""

import re
from collections.abc import Callable
from random import Random

from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import TILE_BY_NAME
from carson.city.facts.spaces import SPACE_TABLE
from carson.city.position.names import STEP_TEXTS
from carson.city.table.agenda import FRAME_NAMES
from carson.city.words.actions import parcel_text

CHARACTERS = "ABCabcwo+-|^~#0123459 ,:\n\té"
SPACES = [space.name for space in SPACE_TABLE]
WORD_CLASSES = (
    SPACES,
    STEP_TEXTS + [f"before-{step}" for step in STEP_TEXTS],
    [building.name for building in BUILDINGS],
    [*TILE_BY_NAME, "none"],
    [parcel_text(parcel) for parcel in range(64)],
    list(FRAME_NAMES.values()),
)
WORDS = (
    [word for words in WORD_CLASSES for word in words]
    + "- A B F a w 0 1 7 99 9999 cash used kept high out first again ~~ CH".split()
    + "horses enclosures hats herds bought from duel-tiles played sheet".split()
)
PIECES = "ra mi dr ba sa ho ch pr bl gs sc st".split()
TABLE_LINE = re.compile(
    r"(in-play|first-chooser|market|bag|scrapped|turn|pass|white|ammunition|mayor|tripled|lot|face-up|uncounted"
    r"|dice|placing|player|round)\b"
)
DRAWN_ROW = re.compile(r" [1-8] ")


def seats_of(text: str) -> str:
    """The letters of the seats."""
    found = re.search(r"option seats ([2-6])", text)
    return "ABCDEF"[: int(found[1])] if found else "ABCDEF"


def slip(text: str, random: Random, others: list[str]) -> str:
    """A slip of the pen: a character or a line lost, added, changed or swapped."""
    at = random.randrange(len(text))
    lines = text.split("\n")
    line = random.randrange(len(lines))
    match random.randrange(6):
        case 0:
            return text[:at] + text[at + 1 :]
        case 1:
            return text[:at] + random.choice(CHARACTERS) + text[at + 1 :]
        case 2:
            return text[:at] + random.choice(CHARACTERS) + text[at:]
        case 3:
            del lines[line]
        case 4:
            lines.insert(line, random.choice(random.choice(others).split("\n")))
        case _:
            lines[line] = _other_word(lines[line], random, lambda _: random.choice(WORDS))
    return "\n".join(lines)


def change(text: str, random: Random, others: list[str]) -> str:
    """A change that keeps to the format: another number, seat, piece, line or agenda."""
    lines = text.split("\n")
    line = random.randrange(len(lines))
    match random.randrange(5):
        case 0:
            seats = seats_of(text)
            if not DRAWN_ROW.match(lines[line]):
                lines[line] = _other_word(
                    lines[line], random, lambda word: _of_same_class(word, seats, random)
                )
        case 1 | 2:
            _redraw(lines, random, seats_of(text))
        case 3:
            agenda = random.choice(
                [random.choice(others).partition("\nagenda\n")[2], f"round {_step(random)}\n"]
            )
            return text.partition("\nagenda\n")[0].rstrip("\n") + ("\nagenda\n" + agenda if agenda else "\n")
        case _:
            if TABLE_LINE.match(lines[line]):
                first = lines[line].split()[:1]
                found = [other for other in random.choice(others).split("\n") if other.split()[:1] == first]
                lines[line] = random.choice([*found, ""])
    return "\n".join(lines)


def _step(random: Random) -> str:
    return random.choice(["", "before-"]) + random.choice(STEP_TEXTS)


def _other_word(line: str, random: Random, other: Callable[[str], str]) -> str:
    words = list(re.finditer(r"[^\s,:]+", line))
    if not words:
        return line
    word = random.choice(words)
    return line[: word.start()] + other(word.group()) + line[word.end() :]


def _of_same_class(word: str, seats: str, random: Random) -> str:
    if re.fullmatch(r"[0-9]+", word):
        return str(max(0, random.choice([int(word) - 1, int(word) + 1, 0, 1, random.randrange(12), 99])))
    if word in seats:
        return random.choice(seats)
    for words in WORD_CLASSES:
        if word in words:
            return random.choice(words)
    return word


def _redraw(lines: list[str], random: Random, seats: str) -> None:
    """Something else on one parcel."""
    rows = [number for number, line in enumerate(lines[:-1]) if DRAWN_ROW.match(line)]
    if not rows:
        return
    row = random.choice(rows)
    start = 4 + 7 * random.randrange(8)
    owner = random.choice(seats)
    if random.randrange(2):
        pieces = ["", f" {owner}", f" {owner} {random.choice(PIECES)}", f" {owner} hs", "     o"]
        cell = random.choice([*pieces, *[f"   {sign}" for sign in ("hs", "th", "^^", "~~", "CH")]])
    else:
        row += 1
        cell = " " + "".join([seat.lower() for seat in seats if random.random() < 0.4])[:5]
    padded = lines[row].ljust(60)
    lines[row] = (padded[:start] + cell.ljust(6) + padded[start + 6 :]).rstrip()
