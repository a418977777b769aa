"""Action spaces: the one that is used now, points for dollars, and gambling."""

from carson.city.count.places import open_spaces
from carson.city.count.powers import power
from carson.city.facts.characters import GAIN_NO_DUEL, SING, VP_LOST
from carson.city.facts.geometry import bit
from carson.city.facts.ids import AMMUNITION, GAMBLING, SPACES, VP_2, VP_5
from carson.city.position.forms import ON_SPACE, SEAT, Fitting, Form, steps
from carson.city.table import agenda
from carson.city.topics.duels.position import DIE
from carson.core.agenda_text import Part, flag


def same_space(e: Fitting) -> None:
    e.refuse_if(e.a != e.step, "round-is-at")
    e.refuse_if(not open_spaces(e.s) & bit(e.a), "space-closed")


def _before_the_others(e: Fitting) -> None:
    """Only who carried a no-duel token acts while a space is still in use (R-SINGER-FIRST)."""
    if e.below.kind == agenda.USE_SPACE:
        e.must_have(GAIN_NO_DUEL, SING)


def _roll_gamble(e: Fitting) -> None:
    """Who sings multiplies the dice (D-46)."""
    sings = bool(power(e.s, e.seat, SING) and e.s.used[e.seat])
    e.refuse_if(e.step != GAMBLING, "round-is-at")
    e.refuse_if(e.b and not sings, "does-not-sing")
    e.refuse_if(sings and not e.b, "sings")


def _may_do_without(e: Fitting) -> None:
    e.must_have(VP_LOST)
    e.refuse_if(not open_spaces(e.s) & bit(AMMUNITION), "space-closed")


VP_SPACES = steps(*range(VP_5, VP_2 + 1)) | {"use-space"}
ROLLED_OVER = steps(GAMBLING) | {"use-space"}
DICE = (flag("b", "multiplied"), Part("a", DIE, optional=True))
FORMS = {
    agenda.USE_SPACE: Form((ON_SPACE,), steps(*range(SPACES)), (same_space,)),
    agenda.ASK_VP: Form((SEAT, ON_SPACE), VP_SPACES, (same_space, _before_the_others)),
    agenda.ASK_AMMUNITION: Form((SEAT,), steps(AMMUNITION), (_may_do_without,)),
    agenda.ROLL_GAMBLE: Form((SEAT, *DICE), ROLLED_OVER, (_roll_gamble, _before_the_others)),
}
