"""The label for a cowboy that goes out to fight an outlaw."""

from __future__ import annotations

from carson.city.count.outlaws import is_halved, tile_vp
from carson.city.count.payouts import full_payout, payout
from carson.city.count.places import attackable
from carson.city.facts.geometry import bit
from carson.city.facts.ids import NONE
from carson.city.state import CityState
from carson.city.table.moves import building_at
from carson.city.words.actions import parcel_text
from carson.city.words.asked import Asked, others_at
from carson.city.words.terms import building_name, fights_with_tiles, money, one_of, points, say, two_of


def outlaw_is_at(s: CityState, parcel: int) -> bool:
    return s.outlaws & bit(parcel) != 0


def outlaw_place(q: Asked, parcel: int, firepower: int, two_dice: bool) -> str:
    """What a victory brings, how strong the outlaw is, and who else stands there."""
    key = "label.outlaw-strength-dynamite" if two_dice else "label.outlaw-strength"
    tiles = fights_with_tiles(q.state)
    words = say(
        key,
        label=_prize(q, parcel),
        strength=int(q.state.outlaw_strength),
        firepower=firepower,
        one=one_of(tiles),
        two=two_of(tiles),
    )
    others = others_at(q.state, q.seat, parcel)
    if not others:
        return words
    return say("label.outlaw-rivals", label=words, rivals=q.fighters(others, parcel))


def _prize(q: Asked, parcel: int) -> str:
    """Points, and what the building on the parcel adds to them."""
    s = q.state
    vp = points(int(tile_vp(s)))
    building = int(building_at(s, parcel))
    own = q.owns(parcel) and is_halved(s, q.seat, parcel)
    if building == NONE or not (own or attackable(s, q.seat) & bit(parcel)):
        return say("label.outlaw-land", parcel=parcel_text(parcel), points=vp)
    owner = q.seat if own else q.owner_seat(parcel)
    full = int(full_payout(s, owner, building, parcel))
    return say(
        "label.outlaw-own" if own else "label.outlaw-rob",
        parcel=parcel_text(parcel),
        points=vp,
        owner=q.names[owner] if not own else "",
        building=building_name(building),
        income=money(full),
        halved=money(int(payout(s, owner, building, parcel))),
    )
