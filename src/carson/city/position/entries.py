"""The entries of the agenda as lines of words, and back; and whether each fits what lies under it."""

from carson.city import topics
from carson.city.position.blame import Blame
from carson.city.position.forms import BEFORE_FIRST, SEAT, EntryCheck, Fitting, Form, few_seats, passed
from carson.city.position.names import MOMENT, STEP_NAMES, bits_of
from carson.city.position.page import Case
from carson.city.question import ENTRIES, Asks, Immediate, Turns
from carson.city.table import agenda, schedule
from carson.city.topics.choosing.position import at_once
from carson.core.agenda_forms import Entries, Frame
from carson.core.agenda_text import Part
from carson.core.position_text import Line, Words

FORMS: dict[int, Form] = {agenda.ROUND: Form((Part("a", MOMENT),), set())}
FORMS |= topics.collected("position", "FORMS", Form)
for power, asks in topics.collected("rules", "POWERS", Immediate).items():
    if isinstance(asks, Asks):  # where its room says no more, the form follows from the power
        FORMS.setdefault(int(asks.entry), at_once(power, asks.counts))
MORE_CHECKS = topics.collected("position", "MORE_CHECKS", EntryCheck)
STEPS = [STEP_NAMES[step] for step in schedule.ROUND_STEPS]
KINDS = Entries(FORMS, agenda.FRAME_NAMES, agenda.ROUND, [BEFORE_FIRST.split()[1], *STEPS])


def read_entries(lines: list[Line], number_of_seats: int) -> list[Frame]:
    """The agenda, in an order that can be."""
    frames: list[Frame] = []
    for line in lines:
        frame = KINDS.read(Words(line), number_of_seats)
        if agenda.TOGETHER <= frame.kind < agenda.CHANCES and SEAT not in FORMS[frame.kind].parts:
            frame = frame._replace(seat=min(bits_of(frame.a), default=0))  # the first of all who are asked
        frames.append(frame)
    Blame(frames[0].line).refuse_if(len(frames) > agenda.DEPTH, "deep-agenda", number=agenda.DEPTH)
    KINDS.check_order(frames)
    return frames


def check_entries(case: Case) -> None:
    """Refuse entries that do not fit what lies on the table."""
    for at in range(1, len(case.moment.frames)):
        entry = Fitting(case, at)
        form = FORMS[entry.frame.kind]
        _check_turns(entry)
        more = [MORE_CHECKS[entry.frame.kind].check] if entry.frame.kind in MORE_CHECKS else []
        for check in [*form.checks, *more]:
            check(entry)
        if agenda.QUESTION <= entry.frame.kind < agenda.CHANCES and not form.own_order:
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
    his = entry.frame.kind < agenda.CHANCES and entry.seat == entry.s.rules.standish
    if entry.frame.kind >= agenda.QUESTION and not his:
        ENTRIES[entry.frame.kind].offer(entry.s, entry.seat, entry.a)
        entry.refuse_if(not any(entry.s.options), "no-answers")
