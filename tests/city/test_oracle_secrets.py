"""Duel tiles and sheets of the engine against the naive oracle, on random positions."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from carson.city.count.duel_tiles import pile, values_of
from carson.city.facts.ids import AMOUNT, DONE, DUEL_TILE
from carson.city.facts.spaces import SPACE_BY_NAME
from carson.city.flow import turn_to
from carson.city.game import CityGame
from carson.city.state import CityState
from carson.city.table.agenda import ASK_DUEL_TILES, ASK_SHEETS, DEAL_TILES, a_of, kind_of
from carson.city.table.moves import stands_at
from carson.city.table.stack import top
from carson.city.topics.duels.rules import start
from carson.city.words.actions import ACTIONS
from carson.core.rng import Rng
from carson.core.state import CHANCE
from tests.budget import SOME
from tests.city.engine_world import table_of, take
from tests.city.test_oracle_agrees import come_to, engine_step
from tests.oracle import placing, powers, tiles
from tests.oracle.strategies import placing_worlds
from tests.oracle.tiles import Hands
from tests.oracle.world import World

# ---- duel tiles


@SOME
@given(placing_worlds(stars=("10Y", "10R", "1R", "7Y", "9R", "11Y")), st.data())
def test_duels_with_tiles(world: World, data: st.DataObject) -> None:
    """R-MIR-REVEAL, R-DYNAMITE-MIR, R-MIR-REFILL: who is asked when, who wins, and what lies in the pile."""
    fields = [f for f in sorted({*world.spaces, *world.standing}) if len(placing.duellists(world, f)) > 1]
    if not fields:
        return
    field = data.draw(st.sampled_from(fields))
    box = data.draw(st.permutations([value for value in range(6) for _ in range(min(world.seats, 5))]))
    hands = {seat: [box.pop() for _ in range(data.draw(st.integers(0, 5)))] for seat in range(world.seats)}
    s = before_the_duel(world, field, hands)
    start(s, ACTIONS[field])
    shown: Hands = {seat: hands[seat] for seat in tiles.plays_all(world, field, hands)}
    for choosers in (tiles.first_choosers(world, field, hands), tiles.last_choosers(world, field, hands)):
        choose_all(s, world, field, set(choosers), hands, shown, data)
    hands |= {seat: [] for seat in shown if hands[seat] is shown[seat]}
    fighters = placing.duellists(world, field)
    winner = powers.duel_winner(world, {seat: sum(shown[seat]) for seat in fighters})
    assert {seat for seat in fighters if stands_at(s, seat, ACTIONS[field])} == {winner}
    assert Counter(values_of(pile(s))) == tiles.pile(world.seats, hands)
    needs = any(not hand for hand in hands.values()) and bool(tiles.pile(world.seats, hands))
    assert (kind_of(top(s)) == DEAL_TILES) == needs


def before_the_duel(world: World, field: str, hands: Hands) -> CityState:
    """The engine's table, with tiles in the hands."""
    s = table_of(world)
    s.rules.duel_tiles, s.rules.tile_seats = min(world.seats, 5), (1 << world.seats) - 1
    come_to(s, engine_step(world, field))
    for seat in set(world.spaces.get(field, [])) - placing.duellists(world, field):
        s.at_space[seat] &= ~(1 << SPACE_BY_NAME[field])  # she has acted before the duel (R-SINGER-FIRST)
    for seat, hand in hands.items():
        s.duel_tiles[seat] = sum(1 << 4 * value for value in hand)
    return s


def choose_all(
    s: CityState, world: World, field: str, waiting: set[int], hands: Hands, shown: Hands, data: st.DataObject
) -> None:
    """Let everybody who is asked together choose, in any order."""
    while waiting:
        assert kind_of(top(s)) == ASK_DUEL_TILES
        assert {seat for seat in range(world.seats) if a_of(top(s)) >> seat & 1} == waiting
        seat = data.draw(st.sampled_from(sorted(waiting)))
        value = data.draw(st.sampled_from(sorted(hands[seat])))
        turn_to(s, seat)
        take(s, DUEL_TILE + value)
        hands[seat].remove(value)
        shown.setdefault(seat, []).append(value)
        if len(shown[seat]) == powers.dice_rolled(world, seat, field):
            waiting.remove(seat)


# ---- sheets


@SOME
@given(st.integers(2, 6), st.data())
def test_sheets(seats: int, data: st.DataObject) -> None:
    """R-NB-SHEET: what may be written on each line, what it gives, the order, and who takes which parcel."""
    game = CityGame()
    state = game.new(game.settle({"seats": str(seats), "variants": "new-beginning"}))
    rng = Rng(1)
    while kind_of(top(state)) != ASK_SHEETS:
        state.play(state.actor(), state.pick(rng))
    sheets = {seat: filled(state, seat, data) for seat in range(seats)}
    for seat, sheet in sheets.items():
        assert (state.cash[seat], state.cowboys[seat]) == (tiles.money(sheet), sheet["cowboys"])
        assert (state.unplaced_roads[seat], state.revolvers[seat]) == (sheet["roads"], sheet["revolvers"])
    while state.actor() == CHANCE and state.round == 0:
        state.play(CHANCE, state.pick(rng))
    order = [int(seat) for seat in state.pass_order]
    bids = [sheets[seat]["bid"] for seat in order]
    assert bids == sorted(bids, reverse=True)
    picked: list[int] = []
    while state.round == 0:
        picked.append(int(state.actor()))
        state.play(state.actor(), state.legal(picked[-1])[0])
    assert picked == tiles.picking_order(order, {seat: sheet["parcels"] for seat, sheet in sheets.items()})


def filled(state: CityState, seat: int, data: st.DataObject) -> dict[str, int]:
    """A seat's sheet, line by line; every line offers what the oracle allows."""
    sheet: dict[str, int] = {}
    for line in tiles.SHEET:
        rest = {other: tiles.SHEET[other][1] for other in tiles.SHEET if other not in sheet}
        able = [number for number in range(11) if tiles.may_write(sheet | rest | {line: number})]
        if len(able) == 1:
            sheet[line] = able[0]
            continue
        assert {action - AMOUNT for action in state.legal(seat) if action >= AMOUNT} == set(able)
        sheet[line] = data.draw(st.sampled_from(able))
        state.apply(seat, AMOUNT + sheet[line])
    state.apply(seat, DONE)
    return sheet
