"""Explanations: what a card, a character, a parcel, a place or a seat is, and how its number comes about."""

from collections.abc import Sequence

from carson.cards.count.gains import best_place, gain_of_character
from carson.cards.count.scores import LINES, Points, count_city, points_of, score_lines
from carson.cards.facts.characters import IDS
from carson.cards.facts.deck import CARD_APPEAL, CARD_NAMES, CARD_PARCELS, CHARACTER_APPEAL
from carson.cards.facts.grid import CARD_PLACES
from carson.cards.facts.ids import NONE, TERRAIN
from carson.cards.facts.parcels import NAMES
from carson.cards.screen.parcels import parcel_at, scoring_cells
from carson.cards.state import CardsState
from carson.cards.table.agenda import ASK_PLACE, a_of, kind_of, seat_of
from carson.cards.table.cities import show_on
from carson.cards.table.stack import top
from carson.cards.topics.placing.words import no_place
from carson.cards.words.actions import ACTIONS, cell_text
from carson.cards.words.terms import card_contents, character_name, parcel_name, say, signed
from carson.core.face import Explanation, Reason, reason
from carson.core.seats import LETTERS as SEAT_LETTERS


def explain(s: CardsState, seat: int, target: str, names: Sequence[str]) -> Explanation:
    """What is known about a target: i-07, sheriff, mine, player-0, 0-n14 or a-n14 (a parcel of a city).

    n14 alone is a place for the card that is being placed, or else a parcel of the own city.
    """
    if target.startswith("player-") and target[7:].isdecimal() and int(target[7:]) < s.rules.seats:
        return _seat(s, int(target[7:]), names)
    if target in IDS:
        return _character(s, seat, IDS.index(target))
    if target in CARD_NAMES:
        return _card(s, seat, CARD_NAMES.index(target))
    if target in NAMES:
        return Explanation(say(f"parcel.{target}.name").capitalize(), say(f"parcel.{target}.text"))
    owner, _, cell = target.rpartition("-")
    place = ACTIONS.get(cell, TERRAIN)
    if place >= TERRAIN:
        return Explanation(target)
    if not owner and _is_placing(s):
        return _place(s, seat_of(top(s)), a_of(top(s)), place)
    city = _owner(s, owner) if owner else seat
    return parcel_at(s, city, place) if _builds(s, city) else Explanation(target)


def _owner(s: CardsState, text: str) -> int:
    """The seat of a number or a letter; NONE for anything else."""
    if text.isdecimal():
        return int(text)
    letters = SEAT_LETTERS.lower()
    return letters.index(text) if len(text) == 1 and text in letters else NONE


# ---- cards


def _character(s: CardsState, seat: int, number: int) -> Explanation:
    text, total = say(f"character.{IDS[number]}.text"), say("board.appeal", appeal=CHARACTER_APPEAL[number])
    note = ""
    if _builds(s, seat) and not s.owned[seat] >> number & 1:
        note = say("explain.would-bring", gain=signed(gain_of_character(s, seat, number)))
    return Explanation(character_name(number), text, total, (), note)


def _card(s: CardsState, seat: int, card: int) -> Explanation:
    """What is on a card, parcel by parcel, and where it would fit best."""
    symbols = sorted(set(CARD_PARCELS[card * 4 : card * 4 + 4]))
    lines = tuple(
        Reason(say("explain.parcel", name=parcel_name(x).capitalize(), text=_parcel_text(x))) for x in symbols
    )
    title = card_contents(card)
    note = ""
    if _builds(s, seat) and card in s.offer:
        gain, cell = best_place(s, seat, card)
        note = say("explain.no-place")
        if cell != NONE:
            note = say("explain.best-place", cell=cell_text(cell), gain=signed(gain))
    total = say("board.appeal", appeal=CARD_APPEAL[card])
    return Explanation(title[0].upper() + title[1:], say("explain.card"), total, lines, note)


def _parcel_text(symbol: int) -> str:
    return say(f"parcel.{NAMES[symbol]}.text")


def _builds(s: CardsState, seat: int) -> bool:
    """Whether a seat has a city; spectators and virtual players have none."""
    return 0 <= seat < s.rules.players


# ---- placing


def _is_placing(s: CardsState) -> bool:
    return bool(s.agenda) and kind_of(top(s)) == ASK_PLACE


def _place(s: CardsState, seat: int, card: int, cell: int) -> Explanation:
    """What a card would change on a cell, line by line of the pad; or why it cannot lie there."""
    title = say("explain.place", contents=card_contents(card), cell=cell_text(cell))
    problem = no_place(s, seat, card, cell)
    if problem:
        return Explanation(title, problem[0].upper() + problem[1:])
    land = s.city(seat)
    show_on(land, 0, card, cell)
    after, before = count_city(land, s.owned[seat], s.sold.bit_count()), points_of(s, seat)
    lines = _changes(before, after, scoring_cells(land))
    text = "" if lines else say("explain.no-change")
    return Explanation(title, text, say("word.points", amount=signed(after.total() - before.total())), lines)


def _changes(before: Points, after: Points, cells: dict[str, int]) -> tuple[Reason, ...]:
    changed = [
        (key, after.points[n] - before.points[n])
        for n, key in enumerate(LINES)
        if after.points[n] != before.points[n]
    ]
    return tuple(
        Reason(say(f"score.{key}"), signed(points), _texts(cells.get(key, 0)), points)
        for key, points in changed
    )


# ---- seats


def _seat(s: CardsState, seat: int, names: Sequence[str]) -> Explanation:
    """The score of a seat if the game ended now."""
    lines = score_lines(s, seat)
    virtual = s.rules.is_virtual(seat)
    cells = {} if virtual else scoring_cells(s.city(seat))
    reasons = tuple(
        reason(say(f"score.{line.key}"), line.points, _texts(cells.get(line.key, 0)))
        for line in lines
        if line.points or virtual
    )
    total = say("word.points", amount=sum([line.points for line in lines]))
    text = say("explain.virtual-score" if virtual else "explain.score-now")
    return Explanation(names[seat], text, total, reasons)


def _texts(cells: int) -> tuple[str, ...]:
    return tuple(cell_text(cell) for cell in range(CARD_PLACES.bit_length()) if cells >> cell & 1)
