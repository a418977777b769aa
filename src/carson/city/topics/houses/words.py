"""Houses and Townhouses, in words."""

from carson.city.count.places import closed_land, needs_consent
from carson.city.facts.geometry import bit
from carson.city.facts.ids import NONE, YES
from carson.city.table import agenda, moves
from carson.city.words import Asked, HelpTopic, Label, Values, Words, actions, say, terms, why
from carson.city.words.worths import of_house


def _word(q: Asked, parcel: int) -> str:
    """Whether a House would come, or one that stands there turn into a Townhouse."""
    return "townhouse" if q.state.houses & bit(parcel) else "house"


def _house_values(q: Asked) -> Values:
    s = q.state
    building, parcel = terms.building_name(int(s.site_type)), actions.parcel_text(int(s.site))
    form = "deadline" if s.rules.deadline else ""
    return {"form": form, "number": int(s.houses_due), "building": building, "parcel": parcel}


def _house(q: Asked, action: int) -> Label:
    word = _word(q, action)
    owner = int(moves.owner_of(q.state, action))
    whose = "free" if owner == NONE else "own" if owner == q.seat else "rival"
    if whose == "rival" and not needs_consent(q.state, q.seat, action):
        whose = "unasked"
    key = f"label.{word}" if owner == NONE else f"label.{word}-{whose}"
    words = say(key, parcel=actions.parcel_text(action), owner="" if owner == NONE else q.names[owner])
    return words, "townhouses" if word == "townhouse" else f"houses-{whose}"


def _no_house(q: Asked, action: int) -> str:
    s = q.state
    return why.parcel_reason(
        action,
        (int(s.refused), "why.refused"),
        (int(s.outlaws), "why.outlaw"),
        (int(closed_land(s, q.seat)), "why.closed-land"),
        (int(s.houses), "why.no-townhouse" if s.rules.townhouses else "why.no-townhouses"),
        (int(s.occupied), "why.occupied"),
        (~int(s.connected), "why.no-road-at"),
        (why.ANYWHERE, "why.no-house"),
    )


def _consent_values(q: Asked) -> Values:
    builder = q.names[int(moves.owner_of(q.state, q.state.site))]
    return {"form": _word(q, q.a), "name": builder, "parcel": actions.parcel_text(q.a)}


WORDS = {
    agenda.ASK_HOUSE: Words(_house, why_not=_no_house, values=_house_values, worth=of_house),
    agenda.ASK_CONSENT: Words(
        values=_consent_values, worth=lambda q, action: of_house(q, q.a) if action == YES else None
    ),
}
GROUPS = {20: "answer", 100: "houses-own", 110: "houses-free", 120: "townhouses", 130: "houses-rival"}
HELP = [HelpTopic(70, "houses", rulings=("houses",))]
