"""A standing building explained piece by piece: what pays, where it stands, and what pays nothing and why."""

from collections.abc import Iterator, Sequence

from carson.city.count import incomes, outlaws, payouts, places
from carson.city.count.items import Items
from carson.city.facts.buildings import BUILDINGS
from carson.city.facts.geometry import bit, neighbours
from carson.city.facts.ids import CITY_HALL, MINE, NONE, RANCH
from carson.city.screen.fights import fight_note
from carson.city.state import CityState
from carson.city.table.moves import building_at, owner_of
from carson.city.words import money, say, terms
from carson.city.words.actions import parcel_text, parcels_of
from carson.city.words.asked import cowboys_at
from carson.city.words.building_texts import building_text
from carson.core.face import Explanation, Reason

BY_PIECES = ("homes", "own-homes", "other-homes", "mountains")  # items that single parcels make up


def explain_building(
    s: CityState, seat: int, building: int, parcel: int, names: Sequence[str]
) -> Explanation:
    """A standing building: its income piece by piece, and what an attack would bring."""
    owner = int(owner_of(s, parcel))
    lines = [*_paying(s, building, parcel, owner, names), *_multiplied(s, building, parcel, owner)]
    if BUILDINGS[building].cap:
        lines += _idle(s, building, parcel, owner, names)
    total = int(payouts.payout(s, owner, building, parcel))
    name = terms.building_name(building)
    title = say("explain.building", owner=names[owner], building=name, parcel=parcel_text(parcel))
    shown = money(total) if BUILDINGS[building].cap else ""
    note = _raid(s, seat, parcel, owner, total, names)
    return Explanation(title, building_text(building, s.rules), shown, tuple(lines), note)


# ---- what pays


def _paying(s: CityState, building: int, parcel: int, owner: int, names: Sequence[str]) -> Iterator[Reason]:
    """The items of the income; Houses and mountains one by one."""
    items: Items = []
    incomes.income(s, owner, building, parcel, items)
    pieces = [
        in_dollars(_whose(s, at, names), amount, (parcel_text(at),))
        for at in parcels_of(int(neighbours(parcel) & ~s.river))
        if building != RANCH and (amount := int(incomes.piece(s, owner, building, at)))
    ]
    for what, number, adds in items:
        if what in BY_PIECES:
            yield from pieces
            pieces = []
        else:
            text = say("explain.item", text=say(f"item.{what}"), number=number)
            yield in_dollars(text, adds, _names(_where(s, what, parcel, owner)))


def _where(s: CityState, what: str, parcel: int, owner: int) -> int:
    """The parcels an item stands for, where it stands for any."""
    near, own = int(neighbours(parcel)), int(s.owned[owner])
    masks = {
        "free-parcels": near & ~int(s.occupied),
        "river": near & int(s.river),
        "own-ranches": own & int(s.built[RANCH]),
        "own-mines": own & int(s.built[MINE]),
        "city-hall": int(s.built[CITY_HALL]),
    }
    return masks.get(what, 0)


def _multiplied(s: CityState, building: int, parcel: int, owner: int) -> Iterator[Reason]:
    """What dynamite, horses, a Grocer and outlaws make of it."""
    plain = int(incomes.income(s, owner, building, parcel))
    full = int(payouts.full_payout(s, owner, building, parcel))
    if full != plain:
        times = "item.dynamite" if full == payouts.THREEFOLD * plain else "item.herd"
        if payouts.is_doubled(s, owner, building):
            times = "item.grocer"
        yield in_dollars(say(times), full - plain)
    total = int(payouts.payout(s, owner, building, parcel))
    if total != full:
        yield in_dollars(say("item.outlaw"), total - full)


# ---- what pays nothing


def _idle(s: CityState, building: int, parcel: int, owner: int, names: Sequence[str]) -> Iterator[Reason]:
    """Things beside it that would pay if they were not private, and land where none can come or may come."""
    near = int(neighbours(parcel) & ~s.river)
    if building == RANCH:
        taken = near & int(s.occupied)
        if taken:
            yield _apart(say("explain.occupied"), _names(taken))
        return
    for at in parcels_of(near & int(s.taken & ~s.owned[owner] & s.occupied)):
        if _pays_if_public(s, building, at, owner):
            yield _apart(say("explain.private", thing=_whose(s, at, names)), (parcel_text(at),))
    if not _pays_for_houses(s, building, parcel, owner):
        return
    empty = near & int(places.empty_land(s))
    reasons = {
        "explain.private-land": empty & ~int(incomes.usable(s, owner)),
        "explain.no-road": empty & int(incomes.usable(s, owner)) & ~int(places.house_sites(s)),
        "explain.room": empty & int(incomes.usable(s, owner)) & int(places.house_sites(s)),
    }
    for key, land in reasons.items():
        if land:
            yield _apart(say(key), _names(land))


def _pays_if_public(s: CityState, building: int, at: int, owner: int) -> bool:
    """Whether a rival's thing would pay if it were nobody's."""
    other = s.clone()
    other.taken &= ~bit(at)
    return incomes.piece(other, owner, building, at) > incomes.piece(s, owner, building, at) == 0


def _pays_for_houses(s: CityState, building: int, parcel: int, owner: int) -> bool:
    """Whether one more House beside it would pay."""
    near = int(neighbours(parcel))
    public = s.clone()
    public.taken &= ~near
    housed = public.clone()
    housed.houses |= near
    amounts = [[incomes.piece(t, owner, building, at) for at in parcels_of(near)] for t in (public, housed)]
    return amounts[0] != amounts[1]


# ---- robbers


def _raid(s: CityState, seat: int, parcel: int, owner: int, total: int, names: Sequence[str]) -> str:
    notes = [fight_note(s, seat, parcel, names)]
    raiders = [names[other] for other in cowboys_at(s, parcel) if other != owner]
    if s.outlaws & bit(parcel):
        notes.insert(0, held_by_outlaw(s, "explain.outlaw-building"))
    elif raiders:
        taken = int(incomes.loot(total))
        rest = money(total - taken)
        notes.insert(0, say("explain.raid", names=", ".join(raiders), loot=money(taken), rest=rest))
    if places.church_protected(s) & bit(parcel):
        notes.append(say("explain.church"))
    return " ".join(filter(None, notes))


def held_by_outlaw(s: CityState, key: str) -> str:
    return say(key, points=say("word.points", amount=int(outlaws.tile_vp(s))))


# ---- names


def in_dollars(text: str, amount: int, where: tuple[str, ...] = ()) -> Reason:
    return Reason(text, money(amount), where, amount)


def _apart(text: str, where: tuple[str, ...]) -> Reason:
    """What pays nothing, and why."""
    return Reason(text, money(0), where, 0, apart=True)


def name_at(s: CityState, parcel: int) -> str:
    building = int(building_at(s, parcel))
    name = terms.object_name(s, parcel) if building == NONE else terms.building_name(building)
    return name[:1].upper() + name[1:]


def _whose(s: CityState, parcel: int, names: Sequence[str]) -> str:
    owner, thing = int(owner_of(s, parcel)), name_at(s, parcel)
    return thing if owner == NONE else say("explain.thing-of", thing=thing, owner=names[owner])


def _names(mask: int) -> tuple[str, ...]:
    return tuple(parcel_text(parcel) for parcel in parcels_of(mask))
