"""Reading a position: the lines in any order, what is not said as usual, and nothing that cannot be."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from carson.city import flow
from carson.city.facts.characters import NO_TILE, PAPERBOY
from carson.city.facts.ids import NONE, ROAD, TYPES, WAGES
from carson.city.facts.rules import Rules
from carson.city.facts.spaces import DUEL
from carson.city.position.agenda_checks import check_agenda, check_order_of_entries
from carson.city.position.cast_checks import tiles_to_hold
from carson.city.position.drawing import read_drawing
from carson.city.position.frames import Frame, read_frame
from carson.city.position.moment import (
    Moment,
    usual_agenda,
    usual_bag,
    usual_bank,
    usual_deck,
    usual_in_play,
    usual_pass_order,
    usual_reserve,
    usual_turn_order,
)
from carson.city.position.names import GAME_OVER, mask_of, put
from carson.city.position.page import Page
from carson.city.position.picture import put_picture
from carson.city.position.players import Player, read_player
from carson.city.position.table_checks import check_table
from carson.city.position.table_lines import READERS, read_order
from carson.city.state import CityState
from carson.city.table.agenda import ASK_CHARACTER
from carson.city.table.moves import refresh
from carson.city.table.pieces import HELD
from carson.core.errors import BadOption, BadPosition
from carson.core.game import Options
from carson.core.position_text import Words, seats


def read_position(text: str, make_rules: Callable[[Options], Rules]) -> CityState:
    """The inverse of `write_position`; BadPosition with the line when it cannot be read."""
    page = Page(text)
    return _Reader(page, _rules(page, make_rules)).state


def _rules(page: Page, make_rules: Callable[[Options], Rules]) -> Rules:
    """The Rules of the option lines; a refused option is blamed on its line."""
    given: dict[str, tuple[str, int]] = {}
    for line in page.options:
        name, _, value = line.text.partition(" ")[2].strip().partition(" ")
        if name in given:
            raise BadPosition(f"the option {name} is given twice", line.number)
        given[name] = (value.strip(), line.number)
    try:
        return make_rules({name: value for name, (value, _) in given.items()})
    except BadOption as refused:
        raise BadPosition(str(refused), _culprit(given, make_rules)) from refused


def _culprit(given: dict[str, tuple[str, int]], make_rules: Callable[[Options], Rules]) -> int:
    """The line of the option without which the others would do, or of the last one of such a pair."""
    for size in (1, 2):
        for names in combinations(given, size):
            try:
                make_rules({name: value for name, (value, _) in given.items() if name not in names})
            except BadOption:
                continue
            return given[names[-1]][1]
    return max([number for _, number in given.values()])


class _Reader:
    """Puts what a page says on an empty table, checks it, and runs on to the first question."""

    def __init__(self, page: Page, rules: Rules) -> None:
        self.page = page
        self.seats = int(rules.seats)
        self.state = CityState(rules)
        self._read_map()
        self._read_orders_and_agenda()
        self._read_table()
        self._read_players()
        self._fill_in_usual()
        self._check()
        flow.advance(self.state)

    # ---- the map

    def _read_map(self) -> None:
        if self.page.drawing:
            picture = read_drawing(self.page.drawing, self.seats)
            self.page.parcels = picture.lines
            put_picture(self.state, picture)

    # ---- orders and agenda

    def _read_orders_and_agenda(self) -> None:
        """The agenda goes by the orders, and who has passed usually goes by the agenda."""
        s = self.state
        table = self.page.table
        turn_order = read_order(table["turn"], self.seats) if "turn" in table else usual_turn_order(s.rules)
        passed = read_order(table["pass"], self.seats) if "pass" in table else None
        frames = self._frames(turn_order, passed or [])
        self.moment = Moment(frames)
        if passed is None:
            passed = usual_pass_order(self.moment, self.seats)
        put(s.turn_order, self._padded(turn_order))
        put(s.pass_order, self._padded(passed))
        for at, entry in enumerate(frames):
            s.agenda[at] = entry.packed()
        s.depth = len(frames)

    def _frames(self, turn_order: list[int], passed: list[int]) -> list[Frame]:
        lines = self.page.agenda
        if lines is None:
            usual = usual_agenda(turn_order, passed)
            if not usual:
                raise BadPosition("nobody is left to place a cowboy, so an agenda must say what is to do")
            return usual
        if [line.text.strip() for line in lines] == [GAME_OVER]:
            return []
        frames = [read_frame(Words(line), self.seats) for line in lines]
        check_order_of_entries(frames, self.page.line_of("agenda"))
        return frames

    # ---- the table and the players

    def _read_table(self) -> None:
        self.state.round = 1
        self.state.in_play = usual_in_play(self.state.rules)
        for word, words in self.page.table.items():
            if word in READERS:
                READERS[word](self.state, words)
                words.end()

    def _read_players(self) -> None:
        players = [Player() for _ in self._all()]
        for words in self.page.players:
            seat = words.one(seats(self.seats))
            if seat in self.page.player_lines:
                words.fail("this player has a line already")
            self.page.player_lines[seat] = words.number_of_line
            players[seat] = read_player(words)
        self._put_pieces(players)
        self._put_cowboys(players)

    def _put_pieces(self, players: list[Player]) -> None:
        s = self.state
        put(s.cash, [player.numbers["cash"] for player in players])
        put(s.vp, [player.numbers["vp"] for player in players])
        put(s.unplaced_roads, [player.numbers["roads"] for player in players])
        put(s.revolvers, [player.numbers["revolvers"] for player in players])
        put(s.cowboys, [player.numbers["cowboys"] for player in players])
        put(s.character, self._characters(players))
        put(s.used, [int(player.used) for player in players])
        put(s.hand, [player.hand.count(t) for player in players for t in range(TYPES)])
        for name in HELD:
            put(getattr(s, name), [player.held[name] for player in players])

    def _put_cowboys(self, players: list[Player]) -> None:
        s = self.state
        put(s.at_space, [mask_of([space for space in player.on if DUEL[space]]) for player in players])
        put(s.wages, [player.on.count(WAGES) for player in players])
        put(s.road_cowboys, [player.on.count(ROAD) for player in players])
        left = [usual_reserve(s, seat) for seat in self._all()]
        put(
            s.reserve,
            [left[n] if player.reserve is None else player.reserve for n, player in enumerate(players)],
        )

    def _characters(self, players: list[Player]) -> list[int]:
        """Once all have chosen, whoever has no character named gets the lowest free one, in turn order."""
        named = [player.character for player in players]
        if self.moment.nobody_has_chosen() or self.moment.find(ASK_CHARACTER):
            return [NO_TILE if tile is None else tile for tile in named]
        held = {tile >> 1 for tile in named if tile is not None}
        held |= {PAPERBOY, *[player.second() >> 1 for player in players]}
        lying = {tile >> 1: tile for tile in reversed(tiles_to_hold(self.state))}
        free = [lying[number] for number in sorted(lying) if number not in held]
        in_turn = [int(seat) for seat in self.state.turn_order if seat != NONE] or list(self._all())
        without = [seat for seat in in_turn if named[seat] is None and seat != self.state.rules.standish]
        given = dict(zip(without, free, strict=False))
        return [given.get(seat, NO_TILE) if tile is None else tile for seat, tile in enumerate(named)]

    # ---- the rest

    def _fill_in_usual(self) -> None:
        s = self.state
        table = self.page.table
        if "deck" not in table:
            s.deck = usual_deck(s)
        if "bag" not in table:
            put(s.bag, usual_bag(s))
        if "bank" not in table:
            s.bank = usual_bank(s)
        refresh(s)

    def _check(self) -> None:
        check_table(self.state, self.moment, self.page)
        check_agenda(self.state, self.moment, self.page)

    def _all(self) -> range:
        return range(self.seats)

    def _padded(self, order: list[int]) -> list[int]:
        return order + [NONE] * (self.seats - len(order))
