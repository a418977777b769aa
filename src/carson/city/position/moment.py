"""Where in the round an agenda stands."""

from carson.city.position.frame import Frame, unpacked
from carson.city.table import agenda, schedule
from carson.city.table.table import Table

STEPS = schedule.ROUND_STEPS


class Moment:
    """Where in the round an agenda stands."""

    def __init__(self, frames: list[Frame]) -> None:
        self.frames = frames
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

    def setting_up(self) -> bool:
        return self.at == 0 and len(self.frames) > 1

    def nobody_has_chosen(self) -> bool:
        """Between two rounds the characters lie beside the board."""
        return self.at == 0 or self.past(schedule.RETURN_CHARACTERS)

    def placed(self) -> bool:
        """Whether cowboys of this round can stand on the board with what they carry."""
        return self.begun(schedule.PLACE) and not self.past(schedule.RETURN_CHARACTERS)

    def find(self, *kinds: int) -> Frame | None:
        """The first entry of one of these kinds."""
        for entry in self.frames:
            if entry.kind in kinds:
                return entry
        return None

    def passing(self) -> bool:
        """Whether the pass track is being filled."""
        return self.under_way(schedule.PLACE) or self.find(agenda.DRAW_ORDER) is not None


def moment_of(s: Table) -> Moment:
    """The moment of a game in progress."""
    return Moment([unpacked(int(packed)) for packed in s.agenda[: s.depth]])
