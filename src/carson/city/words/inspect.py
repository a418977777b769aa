"""Everything that can be counted in a state, as plain JSON data; the screen shows one table for each key.

Seats are letters and parcels have their chess names. A number that is made of parts comes with `items`: what
counts, how many of it there are, and what that adds.
"""

from collections.abc import Callable
from functools import partial

from carson.city.count import duel_tiles, incomes, outlaws, places, powers, scores, shifting
from carson.city.count.firepower import firepower
from carson.city.count.items import Items
from carson.city.count.prices import parcel_price
from carson.city.facts import buildings, characters, ids
from carson.city.state import CityState
from carson.city.table.table import Table
from carson.city.view.programs import stable_of, standish_of
from carson.city.words.actions import action_text, parcel_text, parcels_of
from carson.core.counted import asked_of, chances_of, scores_of
from carson.core.seats import seat_text

Json = dict[str, object]


def inspect(state: CityState, viewer: int | None = None) -> Json:
    """Everything that can be counted in a state, or what the viewer may know of it.

    `chance`, `horses` and `duel_tiles` are there only where there are any.
    """
    seats = range(state.rules.seats)
    told = [seat for seat in seats if viewer is None or seat == viewer]
    counted: Json = {
        "round": int(state.round),
        "prices": {
            parcel_text(parcel): _explained("price", partial(parcel_price, state, parcel))
            for parcel in parcels_of(int(places.unowned_land(state) & ~state.outlaws))  # could be bought
        },
        "connected": _names(state.connected),
        "incomes": _incomes(state),
        "firepower": [
            {"seat": seat_text(seat), **_explained("firepower", partial(firepower, state, seat))}
            for seat in seats
        ],
        "limits": [_limit(state, seat) for seat in seats if state.character[seat] != characters.NO_TILE],
        "tokens": [_tokens(state, seat) for seat in seats],
        **_outlaws(state),
        "attackable": {seat_text(seat): _names(places.attackable(state, seat)) for seat in seats},
        **asked_of(state, action_text, told),
    }
    if state.rules.horses:
        counted["horses"] = [{"seat": seat_text(seat), **stable_of(state, seat)} for seat in seats]
    if state.rules.standish != ids.NONE:
        counted["standish"] = standish_of(state)
    if state.rules.duel_tiles:
        counted["duel_tiles"] = [_duel_tiles(state, seat) for seat in told]
    if viewer is None:
        counted |= chances_of(state, action_text)
    return counted | scores_of(scores.result_now(state))


def _names(mask: int) -> list[str]:
    return [parcel_text(parcel) for parcel in parcels_of(int(mask))]


def _explained(what: str, count: Callable[[Items], int]) -> Json:
    """A number and what it is made of."""
    items: Items = []
    amount = int(count(items))
    return {what: amount, "items": [{"what": item, "count": n, "adds": adds} for item, n, adds in items]}


def _incomes(s: Table) -> list[Json]:
    """What each owned building earns this round, before doublings and robberies."""
    return [
        {
            "parcel": parcel_text(parcel),
            "building": buildings.BUILDINGS[building].name,
            "owner": seat_text(seat),
            **_explained("income", partial(incomes.income, s, seat, building, parcel)),
        }
        for seat in range(s.rules.seats)
        for building in range(ids.CITY_HALL)
        for parcel in parcels_of(int(s.built[building] & s.owned[seat]))
    ]


def _outlaws(s: Table) -> Json:
    """In a game with outlaws: where they are, how strong, and what one is worth."""
    if not s.outlaw_strength:
        return {}
    strength, vp = int(s.outlaw_strength), int(outlaws.tile_vp(s))
    return {"outlaws": [{"parcel": name, "strength": strength, "vp": vp} for name in _names(s.outlaws)]}


def _limit(s: Table, seat: int) -> Json:
    """A seat's character, the one a Paperboy has fetched, and the cash it may keep."""
    second = int(s.second_character[seat])
    return {
        "seat": seat_text(seat),
        "character": characters.SIDES[int(s.character[seat])].name,
        "second": characters.SIDES[second - 1].name if second else None,
        "limit": int(powers.cash_limit(s, seat)),
    }


def _tokens(s: Table, seat: int) -> Json:
    """The tokens in a seat's hand, and with Kit Carson the take-backs it has left."""
    tokens = {"dynamite": int(s.dynamite[seat]), "no_duel": int(s.no_duel[seat])}
    held: Json = {"seat": seat_text(seat), **tokens}
    return held | {"take_backs": int(shifting.take_backs_left(s, seat))} if s.rules.take_backs else held


def _duel_tiles(s: Table, seat: int) -> Json:
    return {
        "seat": seat_text(seat),
        "hand": duel_tiles.values_of(s.duel_tiles[seat]),
        "played": duel_tiles.values_of(s.duel_played[seat]),
        "total": int(duel_tiles.total(s.duel_tiles[seat])),
    }
