"""Duel tiles: dealt, chosen in secret, shown together, the Gunsmith's last (R-MIR-REVEAL)."""

from mypy_extensions import i64

from carson.city.count import duel_tiles, outlaws, placing, powers
from carson.city.count.firepower import firepower
from carson.city.evaluator import scale
from carson.city.evaluator.rater import Look, Rater
from carson.city.facts.characters import REROLL
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import DUEL_TILE, NONE
from carson.city.question import Chance, Question, Step
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.duels.rules import settle

# ---- handed out and dealt; who has none left takes some from the pile (R-MIR-REFILL)


class HandOutTiles(Step):
    """One of each for everybody, or as many as are dealt at random (D-52)."""

    def run(self, s: Table, _seat: i64, _a: i64) -> None:
        if s.rules.dealt_tiles != 0:
            s.uncounted = s.rules.tile_seats
            stack.push(s, agenda.DEAL_TILES, 0, s.rules.dealt_tiles)
            return
        for seat in range(s.rules.seats):
            if duel_tiles.holds_tiles(s, seat):
                s.duel_tiles[seat] = duel_tiles.ONE_OF_EACH


def _count_aloud(s: Table) -> None:
    """Everybody announces a total; strong hands start with less money, but never with none.

    R-MIR-CASH; the money of a sheet counts in (R-MIR-NB).
    """
    s.uncounted = 0
    for seat in range(s.rules.seats):
        if duel_tiles.holds_tiles(s, seat):
            points = duel_tiles.total(s.duel_tiles[seat])
            cash = max(s.cash[seat] + duel_tiles.MIDDLE_TOTAL - points, 1)
            s.bank -= cash - s.cash[seat]
            s.cash[seat] = cash
            s.tell(events.COUNTED_TILES, seat, points, cash)


class DealTiles(Step):
    """Tiles from the pile for the next seat that has none."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        seat = next_to_draw(s)
        if seat == NONE:
            stack.pop(s)
            if s.round == 0:
                _count_aloud(s)
            return
        number = min(a, duel_tiles.size(duel_tiles.pile(s)))
        if s.round != 0:
            s.face_up = 0
            s.uncounted |= bit(seat)
            s.tell(events.DREW_DUEL_TILES, seat, number)
        stack.push(s, agenda.DRAW_DUEL_TILE, seat, number)


def next_to_draw(s: Table) -> i64:
    """Who takes tiles next: before the first round by seat, later in pass order; NONE with an empty pile."""
    if duel_tiles.pile(s) == 0:
        return NONE
    for position in range(s.rules.seats):
        seat = position if s.round == 0 else s.pass_order[position]
        if duel_tiles.holds_tiles(s, seat) and s.duel_tiles[seat] == 0:
            return seat
    return NONE


class DrawDuelTile(Chance):
    def offer(self, s: Table, seat: i64, a: i64) -> None:
        offer_values(s, duel_tiles.pile(s))

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        s.duel_tiles[seat] += duel_tiles.tile(action - DUEL_TILE)
        stack.one_less(s)


def offer_values(s: Table, tiles: i64) -> None:
    for value in range(duel_tiles.VALUES):
        if duel_tiles.how_many(tiles, value) > 0:
            stack.allow(s, DUEL_TILE + value)


# ---- a duel


class PlayTiles(Step):
    """Everybody at a place who has a choice is asked, the Gunsmith last."""

    def run(self, s: Table, _seat: i64, place: i64) -> None:
        choosers: i64 = 0
        gunsmith = powers.holder(s, REROLL)
        for seat in range(s.rules.seats):
            if not moves.stands_at(s, seat, place) or not duel_tiles.holds_tiles(s, seat):
                continue
            if duel_tiles.size(s.duel_tiles[seat]) <= duel_tiles.tiles_due(s, seat, place):
                _put_down(s, seat, s.duel_tiles[seat])  # R-DYNAMITE-MIR
            elif seat != gunsmith:
                choosers |= bit(seat)
        if choosers == 0:
            _turn_up(s, place)
        else:
            stack.push(s, agenda.ASK_DUEL_TILES, first(choosers), choosers, place)


class AskDuelTiles(Question):
    """A tile of the hand, in secret."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        offer_values(s, s.duel_tiles[seat])

    def take(self, s: Table, seat: i64, waiting: i64, action: i64) -> None:
        """With the last tile all show theirs; after the Gunsmith's it is settled."""
        place = agenda.b_of(stack.top(s))
        was_shown = duel_tiles.are_shown(s)
        _put_down(s, seat, duel_tiles.tile(action - DUEL_TILE))
        if duel_tiles.size(s.duel_played[seat]) == duel_tiles.tiles_due(s, seat, place):
            waiting &= ~bit(seat)
        if waiting != 0:
            stack.replace(s, agenda.frame(agenda.ASK_DUEL_TILES, first(waiting), waiting, place))
            return
        stack.pop(s)
        if was_shown:
            _show(s, seat)
            _settle(s, place)
        else:
            _turn_up(s, place)


def _put_down(s: Table, seat: i64, tiles: i64) -> None:
    s.duel_tiles[seat] -= tiles
    s.duel_played[seat] += tiles


def _turn_up(s: Table, place: i64) -> None:
    """All show together; then the Gunsmith chooses, if he is here (R-MIR-REVEAL)."""
    gunsmith = powers.holder(s, REROLL)
    here = gunsmith != NONE and moves.stands_at(s, gunsmith, place)
    if not here or s.duel_tiles[gunsmith] == 0 or s.duel_played[gunsmith] != 0:
        gunsmith = NONE  # has no choice
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if seat != gunsmith and moves.stands_at(s, seat, place) and duel_tiles.holds_tiles(s, seat):
            _show(s, seat)
    if gunsmith != NONE:
        stack.push(s, agenda.ASK_DUEL_TILES, gunsmith, bit(gunsmith), place)
    else:
        _settle(s, place)


def _show(s: Table, seat: i64) -> None:
    """Tell what a seat has played; an empty hand is worth 0 (R-MIR-REFILL)."""
    if s.duel_played[seat] == 0:
        s.tell(events.EMPTY_HANDED, seat, firepower(s, seat))
    for value in duel_tiles.values_of(s.duel_played[seat]):
        s.tell(events.TURNED_UP, seat, value, firepower(s, seat))


def _settle(s: Table, place: i64) -> None:
    """Used tiles go to the pile, face up; who has none left takes some from it (R-MIR-REFILL)."""
    for seat in range(s.rules.seats):
        s.dice[seat] = duel_tiles.total(s.duel_played[seat])
    settle(s, place)
    for seat in range(s.rules.seats):
        s.face_up += s.duel_played[seat]
        s.duel_played[seat] = 0
    if next_to_draw(s) != NONE:
        stack.push(s, agenda.DEAL_TILES, 0, duel_tiles.TILES_WHEN_EMPTY)


# ---- what answers are worth


class DuelTileRater(Rater):
    """The chance to win with a tile, times what is at stake, less what the tile would be worth later.

    A tile nobody has seen may show anything.
    """

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        place = agenda.b_of(stack.top(s))
        look.places.look(s, seat)
        stake = max(look.places.worth(s, seat, place), scale.DUEL_PIP)
        pip = scale.LAST_PIP + scale.DUEL_PIP_LEFT * (look.values.left - 1.0)
        before = duel_tiles.total(s.duel_played[seat]) + firepower(s, seat)
        hand = s.duel_tiles[seat]
        missing = duel_tiles.tiles_due(s, seat, place) - duel_tiles.size(s.duel_played[seat]) - 1
        for value in range(duel_tiles.VALUES):
            if duel_tiles.how_many(hand, value) == 0:
                continue
            mine = float(before + value)
            if missing > 0:
                mine += float(duel_tiles.total(hand) - value) / float(max(duel_tiles.size(hand) - 1, 1))
            likely = 1.0 if mine >= float(outlaws.outlaw_at(s, place)) else 0.0
            for other in range(s.rules.seats):
                if other != seat and moves.stands_at(s, other, place):
                    likely *= _beats(s, seat, other, place, mine)
            look.ranked.add(DUEL_TILE + value, stake * likely - pip * float(value))


def _beats(s: Table, seat: i64, rival: i64, place: i64, mine: float) -> float:
    """How likely so much is more than what a rival's tiles will show; of equals who passed first wins."""
    ahead = mine - float(firepower(s, rival))
    if placing.pass_place(s, seat) > placing.pass_place(s, rival):
        ahead -= 1.0
    left = duel_tiles.size(duel_tiles.own_tiles(s, rival))
    if not duel_tiles.holds_tiles(s, rival) or (duel_tiles.are_shown(s) and s.duel_played[rival] != 0):
        return 1.0 if ahead >= float(duel_tiles.total(s.duel_played[rival])) else 0.0
    if left == 0:
        return 1.0 if ahead >= 0.0 else 0.0
    if left == 1 and duel_tiles.known_total(s, rival) != NONE:
        return 1.0 if ahead >= float(duel_tiles.known_total(s, rival)) else 0.0
    unseen = s.rules.duel_tiles * duel_tiles.ONE_OF_EACH - duel_tiles.own_tiles(s, seat) - s.face_up
    return _at_most(unseen, min(left, duel_tiles.tiles_due(s, rival, place)), ahead)


def _at_most(tiles: i64, number: i64, most: float) -> float:
    """How likely so many of these tiles, which nobody has seen, show at most this much."""
    likely = 0.0
    for value in range(duel_tiles.VALUES):
        if float(value) > most:
            break
        part = float(duel_tiles.how_many(tiles, value))
        likely += part if number <= 1 else part * _at_most(tiles, number - 1, most - float(value))
    return likely / float(max(duel_tiles.size(tiles), 1))


QUESTIONS = [
    HandOutTiles(agenda.HAND_OUT_TILES),
    DealTiles(agenda.DEAL_TILES),
    DrawDuelTile(agenda.DRAW_DUEL_TILE),
    PlayTiles(agenda.PLAY_TILES),
    AskDuelTiles(agenda.ASK_DUEL_TILES),
]
RATERS = {agenda.ASK_DUEL_TILES: DuelTileRater()}
