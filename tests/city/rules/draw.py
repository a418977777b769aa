"""Drawn positions for the rule tests: read one, play words and dice, and hold a drawn answer against it.

A position is the text of `CityGame.read_position` with less to write: the header is added, there are as many
seats as lines “player”, and the map may be a window of neighbouring columns and rows in which lines of `+`
signs without a road are left out. Answers are drawn the same way and name only what they are about.
"""

import re
from difflib import ndiff

import pytest

from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.characters import NO_TILE, SIDES
from carson.city.facts.geometry import EDGES
from carson.city.facts.ids import EDGE, NONE, PARCEL, TYPES
from carson.city.facts.spaces import PRICE, SPACE_TABLE
from carson.city.game import CityGame
from carson.city.state import CityState
from carson.city.table.agenda import ASK_CONSENT, FRAME_NAMES, ROLL_DUEL, a_of, kind_of
from carson.city.table.stack import top
from carson.city.words.actions import TEXTS, parcels_of
from carson.core.errors import IllegalAction
from carson.core.events import Event
from carson.core.result import Result
from carson.core.seats import LETTERS, parse_seat, seat_text

GAME = CityGame()
HEADER = "carson city position 1"
HEADING = re.compile(r" *[a-h](      [a-h])*")
MARGIN, PITCH, FIRST_LETTER = 3, 7, 7  # characters of a drawing
BARE_LINE = "   " + "+      " * 8 + "+"
ALL_PARCELS = {column + row for column in "abcdefgh" for row in "12345678"}


class DrawnTable:
    """A game in progress that is told moves in words and shows what lies on it."""

    def __init__(self, state: CityState) -> None:
        self.state = state
        self.events: list[Event] = []  # of the last play, roll or draw

    # ---- moving on

    def play(self, *moves: str) -> None:
        """Moves like “A d4” or “B pass”, one after the other."""
        self.events = []
        for move in moves:
            seat, _, action = move.partition(" ")
            self.events += self.state.apply(parse_seat(seat), GAME.parse_action(action))

    def roll(self, *pips: int) -> None:
        """Dice, in the order they are rolled: in a duel by pass order."""
        self.play(*[f"* die-{number}" for number in pips])

    def draw(self, *tiles: str) -> None:
        """Tiles out of the bag, or any other outcome of chance."""
        self.play(*[f"* {tile}" for tile in tiles])

    def refuses(self, *moves: str) -> None:
        """None of these moves is legal now."""
        for move in moves:
            with pytest.raises(IllegalAction):
                self.play(move)

    # ---- what is asked

    @property
    def asked(self) -> str:
        """Who is asked what, such as “A ask-place” or “* roll-duel d4”; “over” at the end."""
        if not self.state.actors():
            return "over"
        packed = top(self.state)
        place = f" {TEXTS[int(a_of(packed))]}" if kind_of(packed) in (ROLL_DUEL, ASK_CONSENT) else ""
        return f"{seat_text(self.state.actors()[0])} {FRAME_NAMES[int(kind_of(packed))]}{place}"

    @property
    def options(self) -> set[str]:
        """Every answer or outcome that is possible now."""
        return {TEXTS[action] for action in self.state.option_list()}

    @property
    def choices(self) -> set[str]:
        """The possible answers without laying a road."""
        return self.options - self.roads

    def choices_of(self, seat: str) -> set[str]:
        """What one of several seats may answer, without laying a road."""
        legal = self.state.legal(parse_seat(seat))
        return {TEXTS[action] for action in legal if not EDGE <= action < EDGE + EDGES}

    @property
    def roads(self) -> set[str]:
        """The places where a road may be laid now."""
        return {TEXTS[action] for action in self.state.option_list() if EDGE <= action < EDGE + EDGES}

    @property
    def parcels(self) -> set[str]:
        """The possible answers that are parcels."""
        return {TEXTS[action] for action in self.state.option_list() if PARCEL <= action < EDGE}

    @property
    def chances(self) -> dict[str, int]:
        """The possible outcomes with their weights."""
        return {TEXTS[action]: weight for action, weight in self.state.chance()}

    # ---- what lies on the table

    @property
    def cash(self) -> list[int]:
        return [int(number) for number in self.state.cash]

    @property
    def vp(self) -> list[int]:
        return [int(number) for number in self.state.vp]

    @property
    def connected(self) -> set[str]:
        """Parcels touched by a road."""
        return {TEXTS[parcel] for parcel in parcels_of(int(self.state.connected))}

    def told(self, kind: str) -> list[tuple[str, ...]]:
        """The events of one kind, each as the seat and its numbers as words: (“A”, “d4”, “15”)."""
        return [_words(event) for event in self.events if event.kind == kind]

    def score(self, seat: str) -> dict[str, int]:
        """The lines of a final score."""
        return {line.key: line.points for line in self._result().scores[parse_seat(seat)]}

    @property
    def ranking(self) -> str:
        """The seats from best to worst once the game is over, such as “B A C”."""
        return _letters(self._result().ranking)

    def _result(self) -> Result:
        result = self.state.result()
        assert result is not None, "the game goes on"
        return result

    def shows(self, answer: str) -> None:
        """Everything the drawn answer names lies so on the table, and on the map nothing else."""
        drawing, lines = _split(answer)
        want = [" ".join(line.split()) for line in lines]
        have = [self._as_it_is(line.split()) for line in lines]
        if drawing:
            want = [*drawing, *want]
            have = [*self._drawing(), *have]
        if want != have:
            raise AssertionError("\n" + "\n".join(ndiff(want, have)))

    def _drawing(self) -> list[str]:
        lines = GAME.write_position(self.state).split("\n")
        first = next(n for n, line in enumerate(lines) if HEADING.fullmatch(line))
        return [line.rstrip() for line in lines[first : first + 26]]

    def _as_it_is(self, words: list[str]) -> str:
        """The line as it would have to be."""
        if words[0] == "player":
            things = self._player(LETTERS.index(words[1]))
            return " ".join([*words[:2], *[f"{word} {things[word]}" for word in words[2::2]]])
        return f"{words[0]} {self._common()[words[0]]}"

    def _player(self, seat: int) -> dict[str, str]:
        s = self.state
        hand = [name for t, name in _tiles() for _ in range(int(s.hand[seat * TYPES + t]))]
        spaces = ["wages"] * int(s.wages[seat]) + ["road"] * int(s.road_cowboys[seat])
        spaces += [space.name for n, space in enumerate(SPACE_TABLE) if int(s.at_space[seat]) >> n & 1]
        return {
            "cash": str(s.cash[seat]),
            "vp": str(s.vp[seat]),
            "roads": str(s.unplaced_roads[seat]),
            "revolvers": str(s.revolvers[seat]),
            "cowboys": str(s.cowboys[seat]),
            "reserve": str(s.reserve[seat]),
            "character": "-" if s.character[seat] == NO_TILE else SIDES[int(s.character[seat])].name,
            "hand": ",".join(hand) or "-",
            "on": ",".join(spaces) or "-",
            **self._stable(seat),
        }

    def _stable(self, seat: int) -> dict[str, str]:
        """Horses at home, tokens, horses in the five enclosures, and enclosures with a cowboy."""
        s = self.state
        horses, cowboys = int(s.enclosures[seat]), int(s.enclosure_cowboys[seat])
        return {
            "horses": str(s.horses[seat]),
            "rodeo-tokens": str(s.rodeo_tokens[seat]),
            "enclosures": ",".join([str(horses >> (5 * yard) & 31) for yard in range(5)]),
            "hats": ",".join([str(yard + 1) for yard in range(5) if cowboys >> yard & 1]) or "-",
        }

    def _common(self) -> dict[str, str]:
        s = self.state
        names = dict(_tiles())
        market = [f"{PRICE[4 + n]}:{names[int(t)]}" for n, t in enumerate(s.market) if t != NONE]
        bag = [f"{name} {s.bag[t]}" for t, name in _tiles() if s.bag[t]]
        return {
            "round": str(s.round),
            "turn": _letters([int(seat) for seat in s.turn_order]),
            "pass": _letters([int(seat) for seat in s.pass_order]),
            "market": " ".join(market) or "-",
            "bag": " ".join(bag) or "-",
            "mayor": _letters([int(s.mayor)]),
            "ammunition": _letters([int(s.ammunition)]),
            "white": "-" if s.white_at == NONE else TEXTS[int(s.white_at)],
        }


def position(text: str) -> DrawnTable:
    """The drawn position, run on to its first question."""
    return DrawnTable(GAME.read_position(position_text(text)))


def position_text(text: str) -> str:
    """The whole text of a drawn position."""
    drawing, lines = _split(text)
    seats = len([line for line in lines if line.startswith("player")])
    return "\n".join([HEADER, f"option seats {seats}", *drawing, *lines]) + "\n"


def new_game(seats: int, **options: str) -> DrawnTable:
    """A game before its first draw."""
    return DrawnTable(GAME.new(GAME.settle({"seats": str(seats), **options})))


# ---- reading a text


def _split(text: str) -> tuple[list[str], list[str]]:
    """The whole drawing and the other lines, both without what indents the text in a test."""
    raw = [line.rstrip() for line in text.split("\n") if line.strip()]
    heading = next((line for line in raw if HEADING.fullmatch(line)), "")
    indent = _indent(heading) - FIRST_LETTER if heading else min([_indent(line) for line in raw])
    lines = [line[indent:] for line in raw]
    if not heading:
        return [], lines
    start = lines.index(heading[indent:])
    end = start
    while end < len(lines) and lines[end].startswith(" "):
        end += 1
    return _whole_map(lines[start:end]), lines[:start] + lines[end:]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _whole_map(window: list[str]) -> list[str]:
    """All eight rows and columns from a window of them."""
    left = "abcdefgh".index(window[0].split()[0])
    above: dict[int, str] = {}  # lines of + signs, by the row under them
    rows: dict[int, list[str]] = {}
    row, points = 0, ""
    for line in window[1:]:
        if "+" in line:
            points = line
        elif line[:MARGIN].strip():
            row = int(line[:MARGIN])
            above[row], points = points, ""
            rows[row] = [line]
        else:
            rows[row].append(line)
    above[row - 1] = points
    lines = [" " * FIRST_LETTER + "      ".join("abcdefgh")]
    for number in range(8, 0, -1):
        upper, lower = [*rows.get(number, []), "", ""][:2]
        lines.append(_over(BARE_LINE, above.get(number, ""), left))
        lines.append(_over(f"{number:>2} ", upper, left))
        lines.append(_over("", lower, left))
    lines.append(_over(BARE_LINE, above.get(0, ""), left))
    return lines


def _over(line: str, window: str, left: int) -> str:
    """A line of the whole map with a line of a window laid over it."""
    at = MARGIN + PITCH * left
    piece = window[MARGIN:]
    return (line.ljust(at)[:at] + piece + line[at + len(piece) :]).rstrip()


# ---- words


def _tiles() -> list[tuple[int, str]]:
    return [(t, building.name) for t, building in enumerate(BUILDINGS)]


def _letters(seats: list[int]) -> str:
    return " ".join([LETTERS[seat] for seat in seats if seat != NONE]) or "-"


def _words(event: Event) -> tuple[str, ...]:
    texts = [seat_text(event.seat)]
    for field, number in event.data.items():
        if field in ("parcel", "place"):
            texts.append(TEXTS[number])
        elif field == "tile":
            texts.append(SIDES[number].name if event.kind == "chose" else BUILDINGS[number].name)
        else:
            texts.append(str(number))
    return tuple(texts)
