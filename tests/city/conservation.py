"""What must be true of every state: nothing is lost or created, and nothing is where it cannot be."""

from carson.city.count import duel_tiles, shifting
from carson.city.count.placing import has_passed
from carson.city.count.powers import dynamite_left
from carson.city.count.rodeo import horses_left, own_horses
from carson.city.count.shifting import in_hand, taken_back
from carson.city.facts.characters import NO_TILE, PAPERBOY, SHERIFF
from carson.city.facts.ids import CITY_HALL, MINE, NONE, PRISON, RANCH, TYPES
from carson.city.state import CityState
from carson.city.table import agenda
from carson.city.table.agenda import kind_of
from carson.city.table.moves import refresh
from carson.city.table.stack import top

PLACING = (
    agenda.ASK_PLACE,
    agenda.ASK_WHITE,
    agenda.ASK_DYNAMITE,
    agenda.ASK_NO_DUEL,
    agenda.ASK_SHIFT,
    agenda.ASK_HORSE,
    agenda.PLACE_TOGETHER,
)
BOUND = 100  # decisions and outcomes for each seat in a round: what a game can take at most


def bits(mask: int) -> int:
    return bin(int(mask) & (1 << 64) - 1).count("1")


def check(s: CityState) -> None:
    """Every law at once."""
    check_money(s)
    check_cowboys(s)
    check_tiles(s)
    check_map(s)
    check_tokens(s)
    check_characters(s)
    check_horses(s)
    check_shifts(s)
    check_outlaws(s)
    if s.rules.standish != NONE:
        check_standish(s)
    check_secrets(s)


def check_money(s: CityState) -> None:
    """What the seats hold is what the bank has paid out (R-VP-NEG)."""
    assert sum(s.cash) + s.bank == 0
    assert min(s.cash) >= 0
    assert min(s.vp) >= 0


def check_cowboys(s: CityState) -> None:
    """R-SUPPLY-LIMITS: every colour has ten, wherever they stand."""
    for seat in range(int(s.rules.seats)):
        standing = bits(s.at_parcel[seat]) + bits(s.at_space[seat]) + s.wages[seat] + s.road_cowboys[seat]
        standing += bits(s.enclosure_cowboys[seat])
        assert s.cowboys[seat] + s.reserve[seat] + standing == 10
        assert min(s.cowboys[seat], s.reserve[seat]) >= 0


def check_tiles(s: CityState) -> None:
    """Every building tile is in the bag, on the track, in a hand, on the map or out of the game."""
    on_track = [int(tile) for tile in s.market]
    for t in range(TYPES):
        box = s.rules.bag[t] + (2 if t in (RANCH, MINE) else 0)
        hands = sum(int(s.hand[seat * TYPES + t]) for seat in range(int(s.rules.seats)))
        gone = s.scrapped >> (4 * t) & 15
        assert s.bag[t] + on_track.count(t) + hands + bits(s.built[t]) + gone == box


def check_map(s: CityState) -> None:
    """One thing on a parcel, one owner, twelve property tiles, and derived masks that are up to date."""
    things = [s.houses, s.townhouses, s.mountains, *s.built]
    assert sum(bits(mask) for mask in things) == bits(s.occupied)
    assert sum(bits(mask) for mask in s.owned) == bits(s.taken)
    assert all(bits(mask) <= 12 for mask in s.owned)
    assert bits(s.mountains) <= 9
    before = (s.taken, s.occupied, s.connected, *s.reach, *s.role)
    refresh(s)
    assert before == (s.taken, s.occupied, s.connected, *s.reach, *s.role)


def check_tokens(s: CityState) -> None:
    """Seven sticks of dynamite, two no-duel tokens, and each placed one stands with a cowboy."""
    assert dynamite_left(s) >= 0
    for seat in range(int(s.rules.seats)):
        assert s.dynamite[seat] >= 0
        assert 0 <= s.no_duel[seat] <= 2
        assert s.dynamite_parcels[seat] & ~s.at_parcel[seat] == 0
        assert (s.dynamite_spaces[seat] | s.no_duel_spaces[seat]) & ~s.at_space[seat] == 0
        assert s.dynamite_spaces[seat] & s.no_duel_spaces[seat] == 0


def check_horses(s: CityState) -> None:
    """25 horses, a rodeo token for each rodeo, and nothing of the kind where they are not played with."""
    seats = range(int(s.rules.seats))
    if not s.rules.horses:
        pieces = (s.horses, s.rodeo_tokens, s.enclosures, s.enclosure_cowboys, s.herds)
        assert not any(number for row in pieces for number in row)
        return
    assert all(own_horses(s, seat) >= 1 for seat in seats)
    assert horses_left(s) >= 0
    assert all(s.horses[seat] >= 0 for seat in seats)
    tokens = sum(int(s.rodeo_tokens[seat]) for seat in seats)
    assert max(int(s.round) - 1, 0) <= tokens <= s.round
    assert s.depth or tokens == s.rules.rounds


def check_shifts(s: CityState) -> None:
    """R-KIT-REALTIME: take-backs count only while cowboys are placed; a special piece in hand is there."""
    placing = s.depth > 0 and kind_of(top(s)) in PLACING
    for seat in range(int(s.rules.seats)):
        assert placing or s.shifts[seat] == 0
        assert taken_back(s, seat) <= s.rules.take_backs
        if in_hand(s, seat):
            assert kind_of(top(s)) == agenda.PLACE_TOGETHER
            assert not has_passed(s, seat)
            held = {shifting.WHITE_PIECE: s.white_at == NONE, shifting.DYNAMITE_PIECE: int(s.dynamite[seat])}
            assert held.get(int(in_hand(s, seat)), s.no_duel[seat])


def check_standish(s: CityState) -> None:
    """He never acts, keeps no money, and each of his twelve cards is in one place (R-SOLO-MONEY)."""
    seat = int(s.rules.standish)
    assert s.actor() != seat
    assert s.cash[seat] == s.revolvers[seat] == s.used[seat] == 0
    assert s.character[seat] == NO_TILE
    assert s.deck & s.drawn == 0
    assert (s.deck | s.drawn) & ~s.rules.cards == 0
    assert bits(s.rules.cards) == 12


def check_secrets(s: CityState) -> None:
    """Every duel tile is in one hand, on the table or in the pile; sheets are gone when the game begins."""
    hands = [int(s.duel_tiles[seat] + s.duel_played[seat]) for seat in range(s.rules.seats)]
    pile = duel_tiles.pile(s)
    for value in range(duel_tiles.VALUES):
        held = sum(duel_tiles.how_many(hand, value) for hand in hands)
        assert held + duel_tiles.how_many(pile, value) == s.rules.duel_tiles
        assert duel_tiles.how_many(s.face_up, value) <= duel_tiles.how_many(pile, value)
    if s.round:
        assert all(s.sheet[seat] == 0 for seat in range(s.rules.seats))


def check_characters(s: CityState) -> None:
    """Nobody has another's character; only the Paperboy has two, and never the Sheriff (R-PAPERBOY-TAKEN)."""
    chosen = [int(tile) >> 1 for tile in s.character if tile != NO_TILE]
    for seat in range(int(s.rules.seats)):
        second = int(s.second_character[seat])
        if second:
            assert s.character[seat] >> 1 == PAPERBOY
            assert (second - 1) >> 1 != SHERIFF
            chosen.append((second - 1) >> 1)
    assert len(chosen) == len(set(chosen))


def check_outlaws(s: CityState) -> None:
    """R-OUTLAW-SUPPLY, R-OUTLAW-JAIL: nine at most, and none where it cannot be."""
    assert bits(s.outlaws) <= 9
    assert s.outlaws & (s.river | s.built[CITY_HALL] | s.built[PRISON]) == 0
    assert s.restless & ~s.outlaws == 0
    assert 8 <= s.outlaw_strength <= 13 if s.outlaws else s.outlaw_strength in (0, *range(8, 14))
    assert s.rules.outlaws or not s.outlaw_strength
