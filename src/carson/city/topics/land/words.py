"""Buying land, in words."""

from carson.city.count import places, prices
from carson.city.facts.geometry import PARCELS, bit
from carson.city.table import agenda, events
from carson.city.words import Asked, HelpTopic, Label, Words, money, say, why
from carson.city.words.actions import parcel_text
from carson.city.words.terms import object_name
from carson.city.words.worths import facts_of_land, of_land
from carson.core.language import kept


def land_for_sale(q: Asked, parcel: int) -> str:
    """A parcel with its price; with the cash as well when that is too little."""
    price = int(prices.price_for(q.state, q.seat, parcel))
    words = with_object(q, "label.buy", parcel, price)
    return words if price <= q.state.cash[q.seat] else say("label.poor", label=words, cash=q.cash)


def land_look(q: Asked, place: int) -> int:
    """A number for all that is told of land for sale on which nobody stands; 0 for any other place."""
    s = q.state
    if place >= PARCELS:
        return 0
    here = bit(place)
    if not places.unowned_land(s) & ~(s.outlaws | places.all_buildings(s) | q.at_parcels) & here:
        return 0
    thing = 1 if s.houses & here else 2 if s.townhouses & here else 3 if s.mountains & here else 0
    price, cash = prices.price_for(s, q.seat, place), s.cash[q.seat]
    tile, amount = facts_of_land(q, place)
    told = 1 + (place << 1) + (thing << 7) + (int(price) << 9) + ((tile + 1) << 19) + (amount << 27)
    return told if price <= cash else told + (int(cash + 1) << 39)


def take_label(q: Asked, parcel: int) -> Label:
    """A parcel that costs nothing."""
    return with_object(q, "label.take", parcel), "land"


def with_object(q: Asked, key: str, parcel: int, price: int = 0) -> str:
    """The text of a key for a bare parcel, or of `<key>-object` for one with something on it."""
    return _land_words(key, parcel, object_name(q.state, parcel), price)


@kept
def _land_words(key: str, parcel: int, thing: str, price: int) -> str:
    if thing:
        return say(f"{key}-object", parcel=parcel_text(parcel), object=thing, price=money(price))
    return say(key, parcel=parcel_text(parcel), price=money(price))


def buy_label(q: Asked, parcel: int) -> Label:
    return land_for_sale(q, parcel), "land"


def _why_not(q: Asked, parcel: int) -> str:
    if parcel >= PARCELS:
        return ""
    s = q.state
    mine = s.at_parcel[q.seat] | (bit(s.white_at) if 0 <= s.white_at < PARCELS else 0)
    reason = why.parcel_reason(
        parcel,
        (~int(mine), "why.no-cowboy-on"),
        (why.if_true(places.property_left(s, q.seat) == 0), "why.no-property"),
        (int(s.outlaws), "why.outlaw"),
    )
    return reason or why.too_dear(q, parcel_text(parcel), int(prices.price_for(s, q.seat, parcel)))


WORDS = {agenda.ASK_PARCEL: Words(buy_label, why_not=_why_not, worth=of_land)}
HELP = [HelpTopic(50, "land", rulings=("land",))]
HIGHLIGHTS = {30: events.CLAIMED}
