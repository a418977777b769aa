"""Marks: the signs of the drawing. Each meaning has a sign of its own, so that colours only help."""

from collections.abc import Sequence

from carson.city.count import powers, shifting
from carson.city.facts.geometry import EDGES
from carson.city.facts.ids import DONE, EDGE, SPACE, SPACES
from carson.city.state import CityState
from carson.city.table.moves import carries_dynamite, carries_no_duel
from carson.city.words import questions, rivals
from carson.core.face import Span
from carson.core.layout import clipped
from carson.core.seats import LETTERS

FREE = "•"  # the player to act may choose this
CONTESTED = "○"  # the same, and rivals are there
BACK = "-"  # the player to act may take a cowboy back from here
NOW = "▸"  # being resolved, to act
HOUSE = "⌂"
MOUNTAIN = "▲"
RIVER = "~"
WHITE_COWBOY = "w"
DYNAMITE = "*"  # after a cowboy
NO_DUEL = "°"  # after a cowboy
LOT = "!"  # up for auction
TRIPLED = "x3"  # a Mine with dynamite
OUTLAW = Span("‡", "outlaws")
NO_MARK = Span(" ")
NOTE_NAME = 16  # columns


class Marks:
    """What the player to act may choose, as marks for the drawing."""

    def __init__(self, state: CityState, lit: Sequence[int]) -> None:
        seat = int(state.actor())
        legal = [action for action in state.legal(seat) if not lit or action in lit]
        roads = [action for action in legal if EDGE <= action < EDGE + EDGES]
        others = [action for action in legal if action not in roads and action != DONE]
        targets = [action for action in others if action < EDGE or SPACE <= action < SPACE + SPACES]
        backs = [action for action in legal if shifting.is_take_back(action)]
        taken = [int(shifting.place_of(each)) for each in backs if not shifting.is_from_enclosure(each)]
        self.spans = {place: Span(BACK, "legal") for place in taken}
        q = questions.asked(state, seat, ())
        for action in targets:
            self.spans[action] = Span(CONTESTED if rivals.is_contested(q, action) else FREE, "legal")
        self.roads = set() if others else {action - EDGE for action in roads}  # asked about nothing else

    def at(self, action: int) -> Span:
        return self.spans.get(action, NO_MARK)


def short_name(name: str) -> str:
    """A name for a note."""
    return clipped(name, NOTE_NAME)


def columns(cells: Sequence[str], headings: Sequence[str]) -> str:
    """Each cell at the right end of its column."""
    return "".join(f"  {cell:>{len(word)}}" for cell, word in zip(cells, headings, strict=True))


def seat_style(seat: int) -> str:
    return f"seat-{seat}"


def seat_span(seat: int) -> Span:
    return Span(LETTERS[seat], seat_style(seat))


def cowboy_span(seat: int) -> Span:
    return Span(LETTERS[seat].lower(), seat_style(seat))


def white_cowboy(s: CityState) -> Span:
    """The white cowboy in the colour of its holder."""
    return Span(WHITE_COWBOY, seat_style(int(powers.white_holder(s))))


def cowboy_with_token(s: CityState, seat: int, place: int) -> list[Span]:
    cowboy = cowboy_span(seat)
    if carries_dynamite(s, seat, place):
        return [cowboy, Span(DYNAMITE, seat_style(seat))]
    if place >= SPACE and carries_no_duel(s, seat, place - SPACE):
        return [cowboy, Span(NO_DUEL, seat_style(seat))]
    return [cowboy]
