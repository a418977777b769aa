"""Buying land, in words."""

from carson.city.count.places import property_left
from carson.city.count.prices import price_for
from carson.city.facts.geometry import PARCELS, bit
from carson.city.facts.ids import DONE
from carson.city.facts.rules import Rules
from carson.city.table import events
from carson.city.table.agenda import ASK_PARCEL
from carson.city.words.actions import parcel_text
from carson.city.words.asked import Asked
from carson.city.words.own_rules import company
from carson.city.words.speech import HelpTopic, Label, Values, Words
from carson.city.words.terms import money, object_name, say
from carson.city.words.why import if_true, parcel_reason, too_dear
from carson.core.language import kept


def land_for_sale(q: Asked, parcel: int) -> str:
    """A parcel with its price; with the cash as well when that is too little."""
    price = int(price_for(q.state, q.seat, parcel))
    words = with_object(q, "label.buy", parcel, price)
    return words if price <= q.state.cash[q.seat] else say("label.poor", label=words, cash=q.cash)


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


def _question(q: Asked) -> str:
    return say("question.ask-parcel", cash=q.cash)


def _label(q: Asked, action: int) -> Label:
    return (say("label.buy-done"), "finish") if action == DONE else (land_for_sale(q, action), "land")


def _why_not(q: Asked, parcel: int) -> str:
    if parcel >= PARCELS:
        return ""
    s = q.state
    mine = s.at_parcel[q.seat] | (bit(s.white_at) if 0 <= s.white_at < PARCELS else 0)
    reason = parcel_reason(
        parcel,
        (~int(mine), "why.no-cowboy-on"),
        (if_true(property_left(s, q.seat) == 0), "why.no-property"),
        (int(s.outlaws), "why.outlaw"),
    )
    return reason or too_dear(q, parcel_text(parcel), int(price_for(s, q.seat, parcel)))


WORDS = {ASK_PARCEL: Words(_label, _question, _why_not)}
PAID_FOR = {events.FOR_PARCEL: "parcel"}


def _help(rules: Rules) -> Values:
    return {
        "buying": say(f"rule.buying.{company(rules)}"),
        "price": say("rule.price.block" if rules.price_of_own_object else "rule.price.neighbours"),
        "property_tiles": rules.property_tiles,
    }


HELP = [HelpTopic(50, "land", _help)]
