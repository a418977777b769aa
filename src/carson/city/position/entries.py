"""The entries of the agenda as lines of words, and back; and whether each fits what lies under it."""

from itertools import pairwise

from carson.city import topics
from carson.city.position.blame import Blame, noun
from carson.city.position.forms import BEFORE_FIRST, EntryCheck, Fitting, Form, few_seats, passed
from carson.city.position.moment import Frame
from carson.city.position.names import MOMENT, STEP_NAMES, bits_of
from carson.city.position.page import Case
from carson.city.question import ENTRIES, Asks, Immediate, Turns
from carson.city.table import agenda, schedule
from carson.city.table.agenda import CHANCES, DEPTH, FRAME_NAMES, QUESTION, TOGETHER
from carson.city.topics.choosing.position import at_once
from carson.core.agenda_text import Part, parts_text, read_parts
from carson.core.position_text import Kind, Words, seats
from carson.core.seats import LETTERS

FORMS: dict[int, Form] = {agenda.ROUND: Form((Part("a", MOMENT),), set())}
FORMS |= topics.collected("position", "FORMS", Form)
for power, asks in topics.collected("rules", "POWERS", Immediate).items():
    if isinstance(asks, Asks):  # where its room says no more, the form follows from the power
        FORMS.setdefault(int(asks.entry), at_once(power, asks.counts))
MORE_CHECKS = topics.collected("position", "MORE_CHECKS", EntryCheck)
ENTRY = Kind(noun("entry-of-the-agenda"), {FRAME_NAMES[kind]: kind for kind in FORMS})
ALL_SEATS = seats(len(LETTERS))


def entry_text(frame: Frame) -> str:
    """An entry as words."""
    fields = {"seat": frame.seat, "a": frame.a, "b": frame.b}
    return " ".join([frame.name, *parts_text(FORMS[frame.kind].parts, fields, ALL_SEATS)])


def read_entry(words: Words, number_of_seats: int) -> Frame:
    """The inverse of `entry_text`."""
    kind = words.one(ENTRY)
    parts = FORMS[kind].parts
    fields = read_parts(parts, words, seats(number_of_seats))
    if TOGETHER <= kind < CHANCES and all(part.field != "seat" for part in parts):
        fields["seat"] = min(bits_of(fields["a"]), default=0)  # of all who are asked together, the first one
    return Frame(kind, **fields, line=words.number_of_line)


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
    return f"round {STEP_NAMES[schedule.ROUND_STEPS[frame.a - 1]]}" if frame.a else BEFORE_FIRST


def check_entries(case: Case) -> None:
    """Refuse entries that do not fit what lies on the table."""
    for at in range(1, len(case.moment.frames)):
        entry = Fitting(case, at)
        form = FORMS[entry.frame.kind]
        _check_turns(entry)
        more = [MORE_CHECKS[entry.frame.kind].check] if entry.frame.kind in MORE_CHECKS else []
        for check in [*form.checks, *more]:
            check(entry)
        if QUESTION <= entry.frame.kind < CHANCES and not form.own_order:
            entry.in_pass_order()
        if entry.is_last:
            _check_answers(entry)


def _check_turns(entry: Fitting) -> None:
    """A step that gives every seat a turn has counted the seat that is asked."""
    if isinstance(ENTRIES[entry.frame.kind], Turns):
        few_seats(entry)
    if isinstance(ENTRIES[entry.below.kind], Turns):
        entry.must_ask(passed(entry.s, entry.below.a - 1))


def _check_answers(entry: Fitting) -> None:
    """The question or chance on top has an answer; Standish is asked nothing."""
    his = entry.frame.kind < CHANCES and entry.seat == entry.s.rules.standish
    if entry.frame.kind >= QUESTION and not his:
        ENTRIES[entry.frame.kind].offer(entry.s, entry.frame.packed())
        entry.refuse_if(not any(entry.s.options), "no-answers")
