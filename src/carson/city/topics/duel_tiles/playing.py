"""A duel with tiles: chosen in secret, shown together, the Gunsmith's last (R-MIR-REVEAL)."""

from typing import Final

from mypy_extensions import i64

from carson.city.count import duel_tiles
from carson.city.count.firepower import firepower
from carson.city.count.powers import holder
from carson.city.facts.characters import REROLL
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import DUEL_TILE, NONE
from carson.city.question import Entry, Question, Step
from carson.city.table import events
from carson.city.table.agenda import ASK_DUEL_TILES, DEAL_TILES, PLAY_TILES, a_of, b_of, frame, seat_of
from carson.city.table.moves import stands_at
from carson.city.table.stack import pop, push, replace
from carson.city.table.table import Table
from carson.city.topics.duel_tiles.dealing import next_to_draw, offer_values
from carson.city.topics.duels.rules import settle


class PlayTiles(Step):
    """Everybody at a place who has a choice is asked, the Gunsmith last."""

    def run(self, s: Table, packed: i64) -> None:
        place = a_of(packed)
        choosers: i64 = 0
        gunsmith = holder(s, REROLL)
        seat: i64
        for seat in range(s.rules.seats):
            if not stands_at(s, seat, place) or not duel_tiles.holds_tiles(s, seat):
                continue
            if duel_tiles.size(duel_tiles.in_hand(s, seat)) <= duel_tiles.tiles_due(s, seat, place):
                _put_down(s, seat, duel_tiles.in_hand(s, seat))  # R-DYNAMITE-MIR
            elif seat != gunsmith:
                choosers |= bit(seat)
        if choosers == 0:
            _turn_up(s, place)
        else:
            push(s, ASK_DUEL_TILES, first(choosers), choosers, place)


class AskDuelTiles(Question):
    """A tile of the hand, in secret."""

    def offer(self, s: Table, packed: i64) -> None:
        offer_values(s, duel_tiles.in_hand(s, seat_of(packed)))

    def take(self, s: Table, packed: i64, action: i64) -> None:
        """With the last tile all show theirs; after the Gunsmith's it is settled."""
        seat = seat_of(packed)
        place = b_of(packed)
        waiting = a_of(packed)
        was_shown = duel_tiles.are_shown(s)
        _put_down(s, seat, duel_tiles.tile(action - DUEL_TILE))
        if duel_tiles.size(duel_tiles.played(s, seat)) == duel_tiles.tiles_due(s, seat, place):
            waiting &= ~bit(seat)
        if waiting != 0:
            replace(s, frame(ASK_DUEL_TILES, first(waiting), waiting, place))
            return
        pop(s)
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
    gunsmith = holder(s, REROLL)
    if gunsmith != NONE and not _has_a_choice(s, gunsmith, place):
        gunsmith = NONE
    position: i64
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if seat != gunsmith and stands_at(s, seat, place) and duel_tiles.holds_tiles(s, seat):
            _show(s, seat)
    if gunsmith != NONE:
        push(s, ASK_DUEL_TILES, gunsmith, bit(gunsmith), place)
    else:
        _settle(s, place)


def _has_a_choice(s: Table, seat: i64, place: i64) -> bool:
    """Whether a seat at this place has tiles in hand and none on the table."""
    return stands_at(s, seat, place) and duel_tiles.in_hand(s, seat) != 0 and duel_tiles.played(s, seat) == 0


def _show(s: Table, seat: i64) -> None:
    """Tell what a seat has played; an empty hand is worth 0 (R-MIR-REFILL)."""
    if duel_tiles.played(s, seat) == 0:
        s.tell(events.EMPTY_HANDED, seat, firepower(s, seat))
    for value in duel_tiles.values_of(duel_tiles.played(s, seat)):
        s.tell(events.TURNED_UP, seat, value, firepower(s, seat))


def _settle(s: Table, place: i64) -> None:
    """Used tiles go to the pile, face up; who has none left takes some from it (R-MIR-REFILL)."""
    seat: i64
    for seat in range(s.rules.seats):
        s.dice[seat] = duel_tiles.total(duel_tiles.played(s, seat))
    settle(s, place)
    for seat in range(s.rules.seats):
        s.face_up += duel_tiles.played(s, seat)
        s.duel_played[seat] = 0
    if next_to_draw(s) != NONE:
        push(s, DEAL_TILES, 0, duel_tiles.TILES_WHEN_EMPTY)


QUESTIONS: Final[list[Entry]] = [PlayTiles(PLAY_TILES), AskDuelTiles(ASK_DUEL_TILES)]
