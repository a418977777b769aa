"""Tiles from the track in phase 1: any building, or a Mine or Ranch with its parcel.

The track is closed up and refilled when the tile is placed (R-SHIFT-REFILL).
"""

from mypy_extensions import i64

from carson.city.count import casting, places, powers
from carson.city.evaluator.rater import EachParcel, Look, Rater, is_option
from carson.city.facts.buildings import REVOLVERS
from carson.city.facts.characters import BUY_TILE, GRANT_MINE, GRANT_RANCH
from carson.city.facts.ids import BUILD_3, BUILD_12, MARKET, MINE, NO, NONE, PARCEL, RANCH, SPACE, TILE, TYPES
from carson.city.facts.spaces import PRICE
from carson.city.position.blame import noun
from carson.city.position.forms import OF_BUILDING, SEAT, Fitting, Form
from carson.city.position.names import TILE as BUILDING_NAME
from carson.city.question import Immediate, Question
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.building.deferred import note_due
from carson.city.topics.building.position import in_hand
from carson.city.topics.building.words import site_label
from carson.city.topics.choosing.position import CHOOSING, just_chosen
from carson.city.words import Asked, Label, Values, Words, actions, say, terms, why
from carson.city.words.worths import of_site, of_tile, on_free_land
from carson.core.agenda_text import Part
from carson.core.face import Worth
from carson.core.position_text import Kind


class BuyTile(Immediate):
    """The question for a tile, with the power that pays for it in the frame."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def give(self, s: Table, seat: i64, number: i64) -> None:
        stack.push(s, agenda.ASK_TILE, seat, self.kind)


class AskTile(Question):
    """The tiles that may be had, each by its space (R-WHICH-TILE, R-CHAR-OPTIONAL)."""

    def offer(self, s: Table, seat: i64, kind: i64) -> None:
        granted = _granted(kind)
        stack.allow(s, NO)
        if powers.power(s, seat, kind) > s.cash[seat]:
            return
        if granted != NONE and (places.property_left(s, seat) == 0 or places.free_parcels(s) == 0):
            return
        for slot in range(MARKET):
            if s.market[slot] != NONE and (granted == NONE or s.market[slot] == granted):
                stack.allow(s, SPACE + BUILD_12 + slot)
        if granted != NONE and not casting.on_track(s, granted) and s.bag[granted] > 0:
            stack.allow(s, TILE + granted)  # from the bag when none lies on the track

    def take(self, s: Table, seat: i64, kind: i64, action: i64) -> None:
        """Pay, take the tile, and place it before a new one is drawn."""
        stack.pop(s)
        if action == NO:
            return
        moves.pay(s, seat, powers.power(s, seat, kind), events.FOR_BUILDING)
        if action >= TILE:
            building = action - TILE
            s.bag[building] -= 1
        else:
            slot = action - SPACE - BUILD_12
            building = s.market[slot]
            _close_gap(s, slot)
            stack.push(s, agenda.DRAW_TILE, 0, 0)
        s.hand[seat * TYPES + building] += 1
        s.tell(events.TOOK_TILE, seat, building, powers.power(s, seat, kind))
        if kind == BUY_TILE:
            note_due(s, seat, building)
            stack.push(s, agenda.ASK_SITE, seat, building)  # R-CHINESE-R-BUILD
        else:
            stack.push(s, agenda.ASK_HOMESTEAD, seat, building)


def _granted(kind: i64) -> i64:
    """The type of building a power is for, NONE for any."""
    return MINE if kind == GRANT_MINE else RANCH if kind == GRANT_RANCH else NONE


def _close_gap(s: Table, gap: i64) -> None:
    """Dearer tiles slide one space; the $12 space is free for a new tile."""
    for slot in range(gap, 0, -1):
        s.market[slot] = s.market[slot - 1]
    s.market[0] = NONE


class AskHomestead(Question):
    """The parcel for the Mine or Ranch: any free one, connected or not (R-FREE-PARCEL)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        s.options[PARCEL] |= places.free_parcels(s)

    def take(self, s: Table, seat: i64, building: i64, action: i64) -> None:
        """A property tile and the building on it; its revolver comes along (R-REVOLVER-WHEN)."""
        stack.pop(s)
        moves.claim(s, seat, action)
        s.hand[seat * TYPES + building] -= 1
        moves.put_building(s, building, action)
        s.tell(events.BUILT, seat, building, action)
        moves.gain_revolvers(s, seat, REVOLVERS[building])


# ---- in a position


_PURCHASE = Kind(noun("sort-of-purchase"), {"building": BUY_TILE, "mine": GRANT_MINE, "ranch": GRANT_RANCH})


def _homestead_fits(e: Fitting) -> None:
    kind = {MINE: GRANT_MINE, RANCH: GRANT_RANCH}.get(e.a, NONE)
    e.refuse_if(kind == NONE, "no-homestead", building=BUILDING_NAME.text(e.a))
    in_hand(e, e.a)
    e.refuse_if(places.property_left(e.s, e.seat) < 1, "no-property-left")
    just_chosen(kind)(e)


# ---- in words


def _tile_values(q: Asked) -> Values:
    form, building = ("any", "") if q.a == BUY_TILE else ("granted", terms.building_name(int(_granted(q.a))))
    return {"form": form, "building": building, "price": q.power(q.a)}


def _tile(q: Asked, action: int) -> Label:
    price = q.power(q.a)
    if action >= TILE:
        return say("label.tile-bag", building=terms.building_name(action - TILE), price=price), "buildings"
    space = action - SPACE
    name = terms.building_name(int(q.state.market[space - BUILD_12]))
    return say("label.tile", building=name, place=PRICE[space], price=price), "buildings"


def _tile_worth(q: Asked, action: int) -> Worth | None:
    """A building for own land, or a Mine or Ranch where it earns most on any that is free."""
    if q.a != BUY_TILE:
        return on_free_land(q, int(_granted(q.a))) if action != NO else None
    return of_tile(q, int(q.state.market[action - SPACE - BUILD_12])) if SPACE <= action < TILE else None


def _no_tile(q: Asked, action: int) -> str:
    space = action - SPACE
    if not BUILD_12 <= space <= BUILD_3:
        return ""
    tile = int(q.state.market[space - BUILD_12])
    if tile == NONE:
        return say("why.nothing-for-sale", place=actions.TEXTS[action])
    if q.a != BUY_TILE and places.property_left(q.state, q.seat) == 0:
        return say("why.no-property")
    return why.too_dear(q, actions.TEXTS[TILE + tile], q.power(q.a))


# ---- rated


class TrackRater(Rater):
    """Any tile of the track, or a Mine or Ranch with land for it; or none."""

    def rate(self, s: Table, seat: i64, kind: i64, look: Look) -> None:
        values = look.values
        look.plan.make(s, seat, values)
        price = float(powers.power(s, seat, kind)) * values.dollar
        look.ranked.add(NO, 0.0)
        granted = _granted(kind)
        for slot in range(MARKET):
            if is_option(s, SPACE + BUILD_12 + slot):
                if granted == NONE:
                    worth = look.plan.tile(values, s.market[slot], True)
                else:
                    worth = values.abroad[seat * TYPES + granted]
                look.ranked.add(SPACE + BUILD_12 + slot, worth - price)
        if granted != NONE and is_option(s, TILE + granted):
            look.ranked.add(TILE + granted, values.abroad[seat * TYPES + granted] - price)


class HomesteadRater(EachParcel):
    """The parcel where the given building is worth most."""

    def worth(self, s: Table, seat: i64, a: i64, action: i64, look: Look) -> float:
        return look.values.at(seat, a, action)


POWERS = {kind: BuyTile(kind) for kind in (BUY_TILE, GRANT_MINE, GRANT_RANCH)}
QUESTIONS = [AskTile(agenda.ASK_TILE), AskHomestead(agenda.ASK_HOMESTEAD)]
FORMS = {
    agenda.ASK_TILE: Form((SEAT, Part("a", _PURCHASE)), CHOOSING, (lambda e: just_chosen(e.a)(e),)),
    agenda.ASK_HOMESTEAD: Form((SEAT, OF_BUILDING), CHOOSING | {"draw-tile"}, (_homestead_fits,)),
}
WORDS = {
    agenda.ASK_TILE: Words(_tile, why_not=_no_tile, values=_tile_values, worth=_tile_worth),
    agenda.ASK_HOMESTEAD: Words(
        site_label,
        why_not=lambda q, parcel: (
            why.no_sale(q, parcel) or why.parcel_reason(parcel, (int(q.state.occupied), "why.occupied"))
        ),
        values=lambda q: {"building": terms.building_name(q.a)},
        worth=of_site,
    ),
}
RATERS = {agenda.ASK_TILE: TrackRater(), agenda.ASK_HOMESTEAD: HomesteadRater()}
