"""Why a cowboy cannot be placed there, or not in that way."""

from carson.city.count import places, placing
from carson.city.count.powers import holder, power
from carson.city.facts import characters, geometry, ids, spaces
from carson.city.table.moves import building_at, owner_of
from carson.city.words import Asked, actions, say, why


def no_placement(q: Asked, action: int, *others: tuple[int, str]) -> str:
    """The reason against a space, a parcel or a special way to place; empty when there is none to tell.

    Others are more reasons against a space, as masks.
    """
    if is_space(action):
        return _no_space(q, action - ids.SPACE, others)
    return _no_target(q, action) if action < geometry.PARCELS else no_word(q, action)


def is_space(action: int) -> bool:
    return ids.SPACE <= action < ids.SPACE + ids.SPACES


def no_word(q: Asked, action: int) -> str:
    """Why a special piece cannot be placed now."""
    s, seat = q.state, q.seat
    once = {ids.WHITE: (characters.WHITE_COWBOY, "why.white-used"), ids.SING: (characters.SING, "why.sung")}
    if action in once:
        kind, key = once[action]
        return say(key) if power(s, seat, kind) and s.used[seat] else ""
    tokens = {ids.DYNAMITE: (s.dynamite, "why.no-dynamite"), ids.NO_DUEL: (s.no_duel, "why.no-token")}
    if action not in tokens:
        return ""
    held, key = tokens[action]
    if held[seat] == 0:
        return say(key)
    return say("why.no-cowboy") if s.cowboys[seat] == 0 else ""


def space_reason(space: int, *reasons: tuple[int, str]) -> str:
    """The first reason whose mask has a space."""
    return why.first_reason(space, spaces.SPACE_TABLE[space].name, *reasons)


def _no_space(q: Asked, space: int, others: tuple[tuple[int, str], ...]) -> str:
    s, seat = q.state, q.seat
    white = geometry.bit(s.white_at - ids.SPACE) & ~placing.NEVER_DUELS if s.white_at >= ids.SPACE else 0
    return closed_space(q, space) or space_reason(
        space,
        (int(s.at_space[seat]), "why.cowboy-there"),
        *others,
        (int(white), "why.white-holds"),
        (why.if_true(s.cowboys[seat] == 0), "why.no-cowboy"),
        (why.if_true(power(s, seat, characters.PEACE) != 0), "why.peace"),
    )


def closed_space(q: Asked, space: int) -> str:
    """Why nobody can go to a space this round; empty when it is open."""
    if int(places.open_spaces(q.state)) >> space & 1:
        return ""
    if space == ids.AMMUNITION and q.state.ammunition != ids.NONE:
        return say("why.ammunition-sold")
    sells = ids.BUILD_12 <= space <= ids.BUILD_3
    return space_reason(space, (why.ANYWHERE, "why.nothing-for-sale" if sells else "why.closed"))


def _no_target(q: Asked, parcel: int) -> str:
    s, seat = q.state, q.seat
    nobody = why.if_true(s.cowboys[seat] == 0)
    reason = why.parcel_reason(
        parcel,
        (int(s.at_parcel[seat]), "why.cowboy-there"),
        (why.if_true(s.white_at == parcel), "why.white-holds"),
        (int(s.outlaws) & nobody, "why.no-cowboy"),
        (int(s.outlaws), "why.peace-outlaw"),
    )
    owner = int(owner_of(s, parcel))
    if reason or owner == ids.NONE:
        peace = places.unowned_land(s) | s.built[ids.CITY_HALL] if power(s, seat, characters.PEACE) else 0
        return reason or why.parcel_reason(parcel, (nobody, "why.no-cowboy"), (int(peace), "why.peace"))
    if building_at(s, parcel) == ids.NONE:
        key = "why.nothing-to-defend" if owner == seat else "why.nothing-to-attack"
        return say(key, parcel=actions.parcel_text(parcel), owner=q.names[owner])
    if owner != seat and not places.attackable(s, seat) & geometry.bit(parcel):
        return _no_attack(q, owner, parcel)
    return why.parcel_reason(parcel, (nobody, "why.no-cowboy"))


def _no_attack(q: Asked, owner: int, parcel: int) -> str:
    s, seat = q.state, q.seat
    if holder(s, characters.IMMUNE) == owner and not power(s, seat, characters.PEACE):
        return say("why.heroes-protect", owner=q.names[owner])
    return why.parcel_reason(
        parcel,
        (why.if_true(power(s, seat, characters.PEACE) != 0), "why.peaceful-sheriff"),
        (why.if_true(power(s, seat, characters.IMMUNE) != 0), "why.peaceful-heroes"),
        (why.ANYWHERE, "why.no-attack"),
    )
