"""Action spaces: the one that is used now, points for dollars, and gambling."""

from carson.city.count import places, powers
from carson.city.facts import characters, geometry, ids
from carson.city.position.forms import ON_SPACE, SEAT, Fitting, Form, steps
from carson.city.table import agenda
from carson.city.topics.duels.position import DIE
from carson.core.agenda_text import Part, flag


def same_space(e: Fitting) -> None:
    e.refuse_if(e.a != e.step, "round-is-at")
    e.refuse_if(not places.open_spaces(e.s) & geometry.bit(e.a), "space-closed")


def _before_the_others(e: Fitting) -> None:
    """Only who carried a no-duel token acts while a space is still in use (R-SINGER-FIRST)."""
    if e.below.kind == agenda.USE_SPACE:
        e.must_have(characters.GAIN_NO_DUEL, characters.SING)


def _roll_gamble(e: Fitting) -> None:
    """Who sings multiplies the dice (D-46)."""
    sings = bool(powers.power(e.s, e.seat, characters.SING) and e.s.used[e.seat])
    e.refuse_if(e.step != ids.GAMBLING, "round-is-at")
    e.refuse_if(e.b and not sings, "does-not-sing")
    e.refuse_if(sings and not e.b, "sings")


def _may_do_without(e: Fitting) -> None:
    e.must_have(characters.VP_LOST)
    e.refuse_if(not places.open_spaces(e.s) & geometry.bit(ids.AMMUNITION), "space-closed")


VP_SPACES = steps(*range(ids.VP_5, ids.VP_2 + 1)) | {"use-space"}
ROLLED_OVER = steps(ids.GAMBLING) | {"use-space"}
DICE = (flag("b", "multiplied"), Part("a", DIE, optional=True))
FORMS = {
    agenda.USE_SPACE: Form((ON_SPACE,), steps(*range(ids.SPACES)), (same_space,)),
    agenda.ASK_VP: Form((SEAT, ON_SPACE), VP_SPACES, (same_space, _before_the_others)),
    agenda.ASK_AMMUNITION: Form((SEAT,), steps(ids.AMMUNITION), (_may_do_without,)),
    agenda.ROLL_GAMBLE: Form((SEAT, *DICE), ROLLED_OVER, (_roll_gamble, _before_the_others)),
}
