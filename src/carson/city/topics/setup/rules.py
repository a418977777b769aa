"""Set-up: what everybody starts with, the track, and what dice and players still have to decide."""

from mypy_extensions import i64

from carson.city.facts.geometry import first
from carson.city.facts.ids import NONE, TYPES
from carson.city.question import run_now
from carson.city.table import agenda
from carson.city.table.stack import push
from carson.city.table.table import Table
from carson.city.topics.building.track import draw_first_tiles, lay_out_track
from carson.city.topics.setup.characters import lay_out_characters
from carson.city.topics.setup.order import ask_start


def lay_out(s: Table) -> None:
    """Hand out the starting kits, fill the bag and note what dice and players still have to decide."""
    rules = s.rules
    seat: i64
    t: i64
    for seat in range(rules.players):
        s.cash[seat] = rules.start_cash
        s.bank -= rules.start_cash
        s.unplaced_roads[seat] = rules.start_roads
        s.revolvers[seat] = rules.start_revolvers
        s.cowboys[seat] = rules.start_cowboys
        s.reserve[seat] = rules.cowboys - rules.start_cowboys
        s.horses[seat] = rules.start_horses
    if rules.standish != NONE:
        run_now(s, agenda.EQUIP_STANDISH)
    s.river = rules.river
    for t in range(TYPES):
        s.bag[t] = rules.bag[t]
    lay_out_track(s)
    push(s, agenda.ROUND)
    if rules.standish == NONE:
        push(s, agenda.DRAW_ORDER)
    elif rules.sheets == 0:
        ask_start(s, 0)
    if rules.duel_tiles != 0:
        run_now(s, agenda.HAND_OUT_TILES)
    if rules.sheets != 0:
        push(s, agenda.ASK_SHEETS, first(rules.sheets), rules.sheets)
    push(s, agenda.DRAW_MOUNTAIN, 0, rules.mountains)
    push(s, agenda.DRAW_CENTRE)
    if not rules.city_hall_at_setup:
        draw_first_tiles(s, 1)
    lay_out_characters(s)
