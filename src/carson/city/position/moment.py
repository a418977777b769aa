"""The entries of an agenda, and where in the round it stands."""

from carson.city.facts.rules import Rules
from carson.city.table import Table, agenda, schedule
from carson.core.agenda_forms import Frame

STEPS = schedule.ROUND_STEPS


class Moment:
    def __init__(self, frames: list[Frame], rules: Rules) -> None:
        self.frames = frames
        first = rules.characters_return_first
        self.return_step = schedule.RETURN_TOKEN if first else schedule.RETURN_CHARACTERS  # of the characters
        self.over = not frames
        self.at = STEPS.index(schedule.LAST_ROUND) + 1 if self.over else frames[0].a  # the next step

    def begun(self, step: int) -> bool:
        """Whether a step of this round has begun, or is over."""
        return STEPS.index(step) < self.at

    def under_way(self, step: int) -> bool:
        """Whether the entries above the first belong to this step."""
        return self.at > 0 and STEPS[self.at - 1] == step and len(self.frames) > 1

    def past(self, step: int) -> bool:
        return self.begun(step) and not self.under_way(step)

    def within(self, first: int, last: int) -> bool:
        """Whether the first of two steps has begun and the last one is not over."""
        return self.begun(first) and not self.past(last)

    def setting_up(self) -> bool:
        return self.at == 0 and len(self.frames) > 1

    def nobody_has_chosen(self) -> bool:
        """Between two rounds the characters lie beside the board."""
        return self.at == 0 or self.past(self.return_step)

    def find(self, *kinds: int) -> Frame | None:
        return next((entry for entry in self.frames if entry.kind in kinds), None)

    def passing(self) -> bool:
        """Whether the pass track is being filled."""
        return self.under_way(schedule.PLACE) or self.find(agenda.DRAW_ORDER) is not None


def packed(entry: Frame) -> int:
    """An entry as the table holds it."""
    return int(agenda.frame(entry.kind, entry.seat, entry.a, entry.b))


def moment_of(s: Table) -> Moment:
    parts = (agenda.kind_of, agenda.seat_of, agenda.a_of, agenda.b_of)
    frames = [Frame(*[int(part(packed)) for part in parts]) for packed in s.agenda[: s.depth]]
    return Moment(frames, s.rules)
