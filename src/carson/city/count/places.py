"""Where pieces may go: masks of parcels, of spaces and of road places."""

from librt.vecs import vec
from mypy_extensions import i64

from carson.city.count.powers import has_white, holder, in_force, power
from carson.city.facts import geometry, ids
from carson.city.facts.buildings import HOUSES, NEEDS_ROAD, TARGET
from carson.city.facts.characters import IMMUNE, PEACE
from carson.city.table.moves import owner_of
from carson.city.table.table import Table

# ---- land


def unowned_land(s: Table) -> i64:
    """Parcels without owner, river or City Hall: they can become somebody's (R-SETTLER)."""
    return ~(s.taken | s.river | s.built[ids.CITY_HALL])


def free_parcels(s: Table) -> i64:
    """Unowned and unoccupied parcels, connected or not (R-FREE-PARCEL)."""
    return ~(s.taken | s.occupied | s.river | s.outlaws)


def property_left(s: Table, seat: i64) -> i64:
    """Property tiles a seat still has (R-SUPPLY-LIMITS)."""
    return s.rules.property_tiles - geometry.count(s.owned[seat])


# ---- buildings as targets


def all_buildings(s: Table) -> i64:
    """Parcels with an owned building; the City Hall is nobody's."""
    return s.occupied & ~(s.houses | s.townhouses | s.mountains | s.built[ids.CITY_HALL])


def church_protected(s: Table) -> i64:
    """Parcels next to a Church of the same owner (R-CHURCH-ADJ)."""
    mask: i64 = 0
    churches = s.built[ids.CHURCH]
    while churches != 0:
        parcel = geometry.first(churches)
        churches &= ~geometry.bit(parcel)
        owner = owner_of(s, parcel)
        if owner != ids.NONE:
            mask |= geometry.neighbours(parcel) & s.owned[owner]
    return mask


def attackable(s: Table, seat: i64) -> i64:
    """Rival buildings this seat may attack (R-ATTACK-LEGAL, R-HEROES-Y)."""
    rivals = s.taken & ~s.owned[seat] & s.occupied
    if rivals == 0:
        return 0
    mask: i64 = 0
    for t in range(ids.TYPES):
        if TARGET[t]:
            mask |= s.built[t]
    mask &= rivals & ~church_protected(s)
    if not in_force(s, IMMUNE) and not in_force(s, PEACE):
        return mask
    if power(s, seat, PEACE) != 0 or power(s, seat, IMMUNE) != 0:
        return 0
    immune = holder(s, IMMUNE)
    return mask if immune == ids.NONE else mask & ~s.owned[immune]


# ---- action spaces


def open_spaces(s: Table) -> i64:
    """Spaces with something to win this round: R-PLACE-LEGAL, R-BAG-EMPTY, R-VP-SPACES, R-AUCTION-R-SPACE."""
    last = ids.VP_5 + s.rules.rounds - s.round  # D-11: one purchase closes after each round
    mask: i64 = geometry.bit(last + 1) - 1
    for slot in range(ids.MARKET):
        if s.market[slot] == ids.NONE:
            mask &= ~geometry.bit(ids.BUILD_12 + slot)
    if s.ammunition != ids.NONE:
        mask &= ~geometry.bit(ids.AMMUNITION)
    return mask


def taken_spaces(s: Table, but: i64 = ids.NONE) -> i64:
    """Duel spaces where somebody's cowboy stands, not that of one seat; not the white one."""
    return _crowd(s.at_space, but)


def taken_parcels(s: Table, but: i64 = ids.NONE) -> i64:
    """Parcels where somebody's cowboy stands, not that of one seat; not the white one."""
    return _crowd(s.at_parcel, but)


def fighting_spaces(s: Table, but: i64 = ids.NONE) -> i64:
    """Duel spaces where a cowboy would fight, not that of one seat; one with a no-duel token would not."""
    mask: i64 = 0
    for seat in range(s.rules.seats):
        if seat != but:
            mask |= s.at_space[seat] & ~s.no_duel_spaces[seat]
    return mask


def white_spaces(s: Table) -> i64:
    """Open spaces where the white cowboy starts no duel; in older editions, where nobody stands at all."""
    if s.rules.white_wants_room:
        return open_spaces(s) & ~(taken_spaces(s) | crowded_spaces(s))
    return open_spaces(s) & ~fighting_spaces(s)


def white_land(s: Table) -> i64:
    """Unowned parcels where nobody stands; a duel with an outlaw would be one, too (R-SHERIFF-OUTLAW)."""
    return unowned_land(s) & ~(taken_parcels(s) | s.outlaws)


def may_send_white(s: Table, seat: i64) -> bool:
    """Whether the white cowboy is in the supply of a seat and has a place; newer books always have one."""
    if not has_white(s, seat):
        return False
    return not s.rules.white_wants_room or (white_spaces(s) | white_land(s)) != 0


def crowded_spaces(s: Table) -> i64:
    """Of Wages and Road those where a cowboy stands."""
    mask: i64 = 0
    for seat in range(s.rules.seats):
        if s.wages[seat] > 0:
            mask |= geometry.bit(ids.WAGES)
        if s.road_cowboys[seat] > 0:
            mask |= geometry.bit(ids.ROAD)
    return mask


def _crowd(places: vec[i64], but: i64) -> i64:
    mask: i64 = 0
    for seat in range(len(places)):
        if seat != but:
            mask |= places[seat]
    return mask


# ---- roads


def road_places(s: Table, word: i64) -> i64:
    """Free road places that extend the roads, one of three words (R-ROADS-EXTEND, R-ROADS-BORDER)."""
    return s.reach[word] & ~s.roads[word]


def is_bridge(s: Table, edge: i64) -> bool:
    """Whether a road here crosses water and takes two roads of one player (R-BRIDGE-DEF)."""
    if s.river == 0:
        return False
    word: i64 = s.rules.bridges[edge >> 6]
    return (word & geometry.bit(edge & 63)) != 0


def road_exists(s: Table, edge: i64) -> bool:
    return (s.roads[edge >> 6] & geometry.bit(edge & 63)) != 0


def can_extend(s: Table) -> bool:
    return (road_places(s, 0) | road_places(s, 1) | road_places(s, 2)) != 0


# ---- building sites and Houses


def closed_land(s: Table, seat: i64) -> i64:
    """Land of Standish: he lets nobody else build a House there (R-SOLO-CONSENT)."""
    master = s.rules.standish
    return 0 if master == ids.NONE or master == seat else s.owned[master]


def needs_consent(s: Table, seat: i64, parcel: i64) -> bool:
    """Whether a rival must agree to a House or Townhouse here (R-HOUSE-CONSENT, R-TOWNHOUSE-WHOSE)."""
    owner = owner_of(s, parcel)
    if owner == ids.NONE or owner == seat:
        return False
    return s.rules.townhouse_consent or (s.houses & geometry.bit(parcel)) == 0


def empty_land(s: Table) -> i64:
    """Parcels with nothing on them that may be built upon."""
    return ~(s.occupied | s.river | s.outlaws)


def sites(s: Table, seat: i64, building: i64) -> i64:
    """Own parcels where this building may stand (condition 1 and 2 of Building Purchase)."""
    return fitting(s, building, s.owned[seat] & empty_land(s))


def fitting(s: Table, building: i64, land: i64) -> i64:
    """The parcels of some empty land where this building may stand."""
    if building == ids.STATION:
        return land & station_parcels(s)
    if building == ids.SCHOOL and len(s.rules.banks) > 1:
        land &= ~banks_with_school(s)
    return land & s.connected if NEEDS_ROAD[building] else land


def banks_with_school(s: Table) -> i64:
    """Land of banks that have their School; a single bank has no limit (R-SCHOOL-RIVER, R-BANK-SIDE)."""
    mask: i64 = 0
    for area in s.rules.banks:
        if (s.built[ids.SCHOOL] & area) != 0:
            mask |= area
    return mask


def bridge_parcels(s: Table) -> i64:
    """Land with a corner at the end of a bridge that stands (R-BRIDGE-ADJ)."""
    mask: i64 = 0
    if s.river == 0:
        return 0
    edge: i64
    for edge in range(geometry.EDGES):
        if is_bridge(s, edge) and road_exists(s, edge):
            mask |= geometry.parcels_at(geometry.END_A[edge]) | geometry.parcels_at(geometry.END_B[edge])
    return mask & ~s.river


def station_parcels(s: Table) -> i64:
    """Parcels along a straight road that crosses the whole map (R-STATION-ROAD)."""
    mask: i64 = 0
    line: i64
    for line in range(geometry.LINES):
        k: i64 = 0
        while k < geometry.SIDE and road_exists(s, geometry.LINE_ROADS[line * geometry.SIDE + k]):
            k += 1
        if k == geometry.SIDE:
            mask |= geometry.along(line)
    return mask


def house_sites(s: Table) -> i64:
    """Parcels where a new House may stand, whoever owns them (R-HOUSE-LEGAL)."""
    return empty_land(s) & s.connected


def upgradable(s: Table) -> i64:
    """Houses that may become Townhouses, whoever owns them (R-TOWNHOUSE-COND)."""
    mask: i64 = 0
    if not s.rules.townhouses:
        return 0
    filled = s.occupied | s.taken | s.river
    inner: i64 = geometry.INNER_MASK
    for parcel in geometry.bits(s.houses & inner & ~s.outlaws):
        if (geometry.neighbours(parcel) & ~filled) == 0:
            mask |= geometry.bit(parcel)
    return mask


def houses_needed(s: Table, building: i64) -> i64:
    """Houses that come with a building (R-STATION-HOUSE)."""
    return s.rules.station_houses if building == ids.STATION else HOUSES[building]


def useful_sites(s: Table, seat: i64, building: i64) -> i64:
    """The sites that leave a place for the first House; where it goes may open places for more."""
    mask = sites(s, seat, building)
    if houses_needed(s, building) == 0 or s.unplaced_roads[seat] > 0 or mask == 0:
        return mask
    if (upgradable(s) & ~closed_land(s, seat)) != 0:
        return mask
    room = house_sites(s) & ~closed_land(s, seat)
    if room == 0:
        return 0
    if geometry.count(room) == 1:
        return mask & ~room  # the site would be the only place for the House
    return mask
