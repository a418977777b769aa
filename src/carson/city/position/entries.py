"""The entries of the agenda as lines of words, and back; and whether each fits what lies under it."""

from __future__ import annotations

from itertools import pairwise

from carson.city import topics
from carson.city.facts.ids import NONE
from carson.city.position.blame import Blame, on
from carson.city.position.case import Case
from carson.city.position.forms import BEFORE_FIRST, EntryCheck, Fitting, Form, Part
from carson.city.position.frame import Frame
from carson.city.position.names import MOMENT, bits_of, mask_of, step_name
from carson.city.question import ENTRIES
from carson.city.table import agenda, schedule
from carson.city.table.agenda import CHANCES, DEPTH, FRAME_NAMES, QUESTION, TOGETHER
from carson.core.position_text import Kind, Words, seats
from carson.core.seats import LETTERS

FORMS: dict[int, Form] = {agenda.ROUND: Form((Part("a", MOMENT),), set())}
FORMS |= topics.collected("position", "FORMS", Form)
MORE_CHECKS = topics.collected("position", "MORE_CHECKS", EntryCheck)
ENTRY = Kind("entry of the agenda", {FRAME_NAMES[kind]: kind for kind in FORMS})
ALL_SEATS = seats(len(LETTERS))

# ---- writing


def entry_text(frame: Frame) -> str:
    """An entry as words."""
    words = [frame.name]
    fields = {"seat": frame.seat, "a": frame.a, "b": frame.b}
    for part in FORMS[frame.kind].parts:
        value = fields[part.field] >> part.shift & part.mask
        if value or not part.optional:
            words += _part_words(part, value)
    return " ".join(words)


def _part_words(part: Part, value: int) -> list[str]:
    kind = part.kind or ALL_SEATS
    words = [part.word] if part.word else []
    if part.flag:
        return words
    return [*words, kind.texts(bits_of(value)) if part.many else kind.text(value - part.plus)]


# ---- reading


def read_entry(words: Words, number_of_seats: int) -> Frame:
    """The inverse of `entry_text`."""
    kind = words.one(ENTRY)
    fields = {"a": 0, "b": 0}
    for part in FORMS[kind].parts:
        value = _read_part(part, words, number_of_seats) << part.shift
        fields[part.field] = fields.get(part.field, 0) | value
    words.end()
    seat = fields.get("seat", NONE)
    if seat == NONE:  # of all who are asked together, the first one
        seat = min(bits_of(fields["a"]), default=0) if TOGETHER <= kind < CHANCES else 0
    return Frame(kind, seat, fields["a"], fields["b"], words.number_of_line)


def _read_part(part: Part, words: Words, number_of_seats: int) -> int:
    """The number of one part; an optional one may be missing."""
    if part.optional and (not words.left() or part.word not in ("", words.words[words.at])):
        return 0
    if part.word:
        word = words.take(f"the word {part.word}")
        on(words).refuse_if(word != part.word, "should-be", word=word, should=part.word)
    if part.flag:
        return 1
    kind = part.kind or seats(number_of_seats)
    if part.many:
        return mask_of(words.different(kind))
    return words.one(kind) + part.plus


# ---- what lies under it, and on the table


def check_order_of_entries(frames: list[Frame], line: int) -> None:
    """The round comes first, and each entry lies on one that can have asked for it."""
    Blame(frames[0].line).refuse_if(frames[0].kind != agenda.ROUND, "round-first")
    Blame(line).refuse_if(len(frames) > DEPTH, "deep-agenda", number=DEPTH)
    for below, frame in pairwise(frames):
        under = FORMS[frame.kind].under
        blame = Blame(frame.line, entry=frame.name, below=_name(below), allowed=", ".join(sorted(under)))
        blame.refuse_if(_name(below) not in under, "follows" if under else "follows-nothing")


def _name(frame: Frame) -> str:
    """The name of an entry; of the round also the step it is at."""
    if frame.kind != agenda.ROUND:
        return frame.name
    return f"round {step_name(schedule.ROUND_STEPS[frame.a - 1])}" if frame.a else BEFORE_FIRST


def check_entries(case: Case) -> None:
    """Refuse entries that do not fit what lies on the table."""
    for at in range(1, len(case.moment.frames)):
        entry = Fitting(case, at)
        form = FORMS[entry.frame.kind]
        for check in form.checks:
            check(entry)
        if entry.frame.kind in MORE_CHECKS:
            MORE_CHECKS[entry.frame.kind].check(entry)
        if QUESTION <= entry.frame.kind < CHANCES and not form.own_order:
            entry.in_pass_order()
        if entry.is_last:
            _check_answers(entry)


def _check_answers(entry: Fitting) -> None:
    """The question or chance on top has an answer; Standish is asked nothing."""
    his = entry.frame.kind < CHANCES and entry.seat == entry.s.rules.standish
    if entry.frame.kind >= QUESTION and not his:
        ENTRIES[entry.frame.kind].offer(entry.s, entry.frame.packed())
        entry.refuse_if(not any(entry.s.options), "no-answers")
