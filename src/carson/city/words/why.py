"""Why something is not possible: the first reason that holds, out of masks of places."""

from carson.city.count.places import unowned_land
from carson.city.facts.geometry import PARCELS
from carson.city.facts.ids import NONE
from carson.city.table.moves import owner_of
from carson.city.words import actions, asked, terms

ANYWHERE = -1  # the mask of all places


def first_reason(at: int, name: str, *reasons: tuple[int, str]) -> str:
    """The text of the first mask that has the place; each may name it."""
    for mask, key in reasons:
        if int(mask) >> at & 1:
            return terms.say(key, parcel=name, place=name)
    return ""


def parcel_reason(parcel: int, *reasons: tuple[int, str]) -> str:
    """The same for a parcel; nothing for what is none."""
    return first_reason(parcel, actions.parcel_text(parcel), *reasons) if parcel < PARCELS else ""


def if_true(is_so: bool) -> int:
    """A mask for what holds everywhere or nowhere."""
    return ANYWHERE if is_so else 0


def too_dear(q: asked.Asked, what: str, price: int) -> str:
    """Why something cannot be paid; empty when it can."""
    cash = int(q.state.cash[q.seat])
    return terms.say("why.too-dear", what=what, price=price, cash=cash) if price > cash else ""


def no_owner(q: asked.Asked, parcel: int) -> str:
    """Why land cannot become somebody's; empty when it can."""
    if parcel >= PARCELS:
        return ""
    if owner_of(q.state, parcel) != NONE:
        return terms.say("why.owned", parcel=actions.parcel_text(parcel), owner=q.owner(parcel))
    return parcel_reason(parcel, (~int(unowned_land(q.state)), "why.no-land"))


def no_sale(q: asked.Asked, parcel: int) -> str:
    """Why land cannot be sold; outlaws keep it from that (R-OUTLAW-BUY)."""
    return no_owner(q, parcel) or parcel_reason(parcel, (int(q.state.outlaws), "why.outlaw"))
