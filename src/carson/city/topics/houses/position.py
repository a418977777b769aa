"""Houses that come with a building, and the consent of those whose land they need."""

from carson.city.count.places import house_sites, needs_consent, upgradable
from carson.city.facts.geometry import bit
from carson.city.facts.ids import CITY_HALL, NONE
from carson.city.position.forms import ON_PARCEL, SEAT, Fitting, Form, decided
from carson.city.position.names import PARCEL
from carson.city.table import agenda, moves
from carson.city.topics.building.position import WHERE_BUILT, builds_now
from carson.core.agenda_text import Part


def _ask_house(e: Fitting) -> None:
    """The line “placing” tells which building waits; what it says must be on the map."""
    s = e.s
    builds_now(e)
    e.refuse_if(s.site == NONE or s.site_type in (NONE, CITY_HALL), "which-building")
    e.refuse_if(moves.owner_of(s, s.site) != e.seat, "not-own-building")
    e.refuse_if(s.houses_due < 1, "no-more-houses")
    missing = s.new_townhouses & ~s.townhouses or s.new_houses & ~(s.houses | s.new_townhouses)
    e.refuse_if(missing, "houses-not-on-map")
    e.refuse_if(s.refused & ~(s.taken & ~s.owned[e.seat]), "refused-own")


def _ask_consent(e: Fitting) -> None:
    owner = int(moves.owner_of(e.s, e.a))
    e.refuse_if(owner in (NONE, e.below.seat), "no-other-owner")
    e.refuse_if(not needs_consent(e.s, e.below.seat, e.a), "no-consent-needed")
    e.refuse_if(not (house_sites(e.s) | upgradable(e.s)) & ~e.s.refused & bit(e.a), "no-house-here")
    e.must_ask(owner)


FORMS = {
    agenda.ASK_HOUSE: Form(
        (SEAT, Part("a", PARCEL, word="at", optional=True, plus=1)), WHERE_BUILT, (_ask_house, decided("a"))
    ),
    agenda.ASK_CONSENT: Form((SEAT, ON_PARCEL), {"ask-house"}, (_ask_consent,)),
}
