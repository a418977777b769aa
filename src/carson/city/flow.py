"""The flow of a game: steps run until a seat has a real choice or chance decides.

A state rests at a question or a chance; `advance` runs steps until one is reached. A question with a single
answer answers itself. Whose work each of them is, the rooms in `carson.city.topics` say; the round itself is
`schedule.THE_ROUND`.
"""

from typing import Final

from mypy_extensions import i64

from carson.city.facts.geometry import EDGES, bit, count, drop_first, first
from carson.city.facts.ids import EDGE, NONE, SELDOM, SPACES
from carson.city.question import ENTRIES, IMMEDIATE, Entry, Immediate, Step
from carson.city.table import Table, agenda, schedule, stack
from carson.city.topics import collected, listed
from carson.city.topics.building import city_hall
from carson.city.topics.placing.rules import offer_places, take_place
from carson.city.topics.roads import rules as roads
from carson.city.topics.setup import rules as setup
from carson.city.topics.spaces.rules import use

FEW_WORDS: Final = SELDOM >> 6


# ---- what the rooms have, where the agenda finds it


class Absent(Step):
    """The part of the round of a variant whose room does not exist."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        """The round goes on."""


def _furnish() -> None:
    for entry in listed("rules", "QUESTIONS", Entry):
        ENTRIES[entry.number] = entry
    for power, immediate in collected("rules", "POWERS", Immediate).items():
        IMMEDIATE[power] = immediate


def _parts() -> list[Step]:
    """The parts of the round, as THE_ROUND lists them."""
    found = collected("rules", "ROUND_STEPS", Step)
    absent = Absent()
    return [found.get(step, absent) for _, step in schedule.THE_ROUND]


_furnish()
PARTS: Final[list[Step]] = _parts()


def _run(s: Table, packed: i64) -> None:
    """A step. The two that most often run are called directly, which is cheaper than by their number."""
    kind = agenda.kind_of(packed)
    if kind == agenda.ROUND:
        _next_part(s, agenda.a_of(packed))
    elif kind == agenda.USE_SPACE:
        use(s, agenda.a_of(packed))
    else:
        ENTRIES[kind].run(s, agenda.seat_of(packed), agenda.a_of(packed))


def _next_part(s: Table, at: i64) -> None:
    """Start the next part of the round, or the next round."""
    if at == len(schedule.ROUND_STEPS):
        at = 0
    if at == 0:
        s.round += 1
    stack.replace(s, agenda.frame(agenda.ROUND, 0, at + 1, 0))
    step: i64 = schedule.ROUND_STEPS[at]
    if step < SPACES:
        stack.push(s, agenda.USE_SPACE, 0, step)
    else:
        PARTS[at].run(s, 0, 0)


def _offer(s: Table, packed: i64) -> None:
    """The answers of a question or chance; the most frequent question is called directly."""
    if agenda.kind_of(packed) == agenda.ASK_PLACE:
        offer_places(s, agenda.seat_of(packed))
    else:
        ENTRIES[agenda.kind_of(packed)].offer(s, agenda.seat_of(packed), agenda.a_of(packed))


def _take(s: Table, packed: i64, action: i64) -> None:
    """An answer or outcome; the most frequent question is called directly."""
    if agenda.kind_of(packed) == agenda.ASK_PLACE:
        take_place(s, agenda.seat_of(packed), action)
    else:
        ENTRIES[agenda.kind_of(packed)].take(s, agenda.seat_of(packed), agenda.a_of(packed), action)


# ---- how it runs


def begin(s: Table) -> None:
    """Set a new game up to its first draw."""
    setup.lay_out(s)
    advance(s)


def advance(s: Table) -> None:
    """Run steps until a seat has a real choice, a die or draw is due, or the game is over."""
    while s.depth > 0:
        packed = stack.top(s)
        kind = agenda.kind_of(packed)
        if kind < agenda.QUESTION:
            _run(s, packed)
            continue
        if kind < agenda.CHANCES and agenda.seat_of(packed) == s.rules.standish:
            ENTRIES[agenda.ANSWER_FOR_STANDISH].run(s, s.rules.standish, agenda.a_of(packed))
            continue
        _clear_options(s)
        _offer(s, packed)
        number = _few(s)
        if number == 0:
            stack.pop(s)
        elif number == 1 and _answers_itself(kind):
            _take(s, packed, _first_option(s))
        elif kind >= agenda.CHANCES:
            return
        elif kind < agenda.TOGETHER or not _answers_for_another(s, packed):
            if kind != agenda.ASK_CITY_HALL:
                roads.offer_own_roads(s, agenda.seat_of(packed))  # R-ROADS-ANYTIME
            return
    _clear_options(s)


def _answers_itself(kind: i64) -> bool:
    """Whether a single answer is given for the seat; not where that would tell what it hides in its hand."""
    return (kind < agenda.CHANCES and kind != agenda.ASK_DUEL_TILES) or kind >= agenda.STANDISH_PICKS


def act(s: Table, seat: i64, action: i64) -> None:
    """Take an answer or an outcome, then run on."""
    packed = stack.top(s)
    if seat >= 0 and seat != agenda.seat_of(packed):
        turn_to(s, seat)
        packed = stack.top(s)
    if EDGE <= action < EDGE + EDGES and not _lays_free_roads(s, packed):
        roads.lay_own(s, agenda.seat_of(packed), action - EDGE)
        if agenda.is_secret(packed):
            stack.replace(s, agenda.turned(packed, first(agenda.a_of(packed))))
    else:
        _take(s, packed, action)
    advance(s)


def _lays_free_roads(s: Table, packed: i64) -> bool:
    """Whether a road is an answer like any other: for the City Hall, or as Standish's die picks it."""
    if agenda.kind_of(packed) >= agenda.CHANCES:
        return True
    return agenda.kind_of(packed) == agenda.ASK_CITY_HALL and city_hall.needs_roads(s)


# ---- questions to several seats at once


def turn_to(s: Table, seat: i64) -> None:
    """Of the seats that are asked together, look at this one: the options become its own."""
    packed = agenda.turned(stack.top(s), seat)
    stack.replace(s, packed)
    _offer_again(s, packed)
    roads.offer_own_roads(s, seat)


def look_again(s: Table) -> None:
    """Fill the options anew where they depend on hidden pieces."""
    packed = stack.top(s)
    if agenda.is_together(packed):
        turn_to(s, agenda.seat_of(packed))
    elif agenda.kind_of(packed) == agenda.DRAW_DUEL_TILE:
        _offer_again(s, packed)


def _answers_for_another(s: Table, packed: i64) -> bool:
    """Answer for a seat asked together with others that has one answer only, in turn order; False if none."""
    asked = agenda.a_of(packed) if _answers_itself(agenda.kind_of(packed)) else 0
    for position in range(s.rules.seats):
        seat = s.turn_order[position]
        if seat == NONE:
            seat = position  # there is no order yet
        if (asked & bit(seat)) == 0:
            continue
        turn = agenda.turned(packed, seat)
        _offer_again(s, turn)
        if _few(s) == 1:
            stack.replace(s, turn)
            _take(s, turn, _first_option(s))
            return True
    _offer_again(s, packed)
    return False


# ---- options


def _offer_again(s: Table, packed: i64) -> None:
    _clear_options(s)
    _offer(s, packed)


def options_count(s: Table) -> i64:
    number: i64 = 0
    options = s.options
    for word in range(s.words_used):
        mask = options[word]
        if mask != 0:
            number += count(mask)
    return number


def _few(s: Table) -> i64:
    """0 or 1 when there are no more options than that, otherwise 2."""
    number: i64 = 0
    options = s.options
    for word in range(s.words_used):
        mask = options[word]
        if mask != 0:
            if number != 0 or drop_first(mask) != 0:
                return 2
            number = 1
    return number


def _first_option(s: Table) -> i64:
    word: i64 = 0
    while s.options[word] == 0:
        word += 1
    return word * 64 + first(s.options[word])


def _clear_options(s: Table) -> None:
    options = s.options
    for word in range(s.words_used):
        options[word] = 0
    s.words_used = FEW_WORDS
