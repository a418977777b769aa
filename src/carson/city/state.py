"""CityState: the board game behind the contract of carson.core."""

from __future__ import annotations

from mypy_extensions import i64

from carson.city import flow
from carson.city.count.duel_tiles import are_shown, how_many, pile
from carson.city.count.scores import result_now
from carson.city.count.sheets import are_secret
from carson.city.facts.geometry import bit, count, nth
from carson.city.facts.ids import BUILD_12, DUEL_TILE, MARKET, MASK_WORDS, NONE, SPACE, TILE, TYPES
from carson.city.facts.rules import Rules
from carson.city.table import Table, agenda, events, stack
from carson.city.view.programs import view_of
from carson.city.view.tensors import encode
from carson.city.view.unseen import has_secrets, redraw, sees_more
from carson.city.words.questions import why_not
from carson.core.dealer import Dealer
from carson.core.events import Event, Heard, told
from carson.core.result import Result
from carson.core.rng import Rng
from carson.core.rows import zeros
from carson.core.state import CHANCE, NOBODY
from carson.core.tensor import Tensor


class CityState(Table):
    def actor(self) -> i64:
        if self.depth == 0:
            return NOBODY
        packed = stack.top(self)
        if agenda.kind_of(packed) >= agenda.CHANCES:
            return CHANCE
        return agenda.seat_of(packed)

    def actors(self) -> list[int]:
        seat = self.actor()
        if seat < 0:
            return [] if seat == NOBODY else [CHANCE]
        packed = stack.top(self)
        if not agenda.is_together(packed):
            return [int(seat)]
        others = [n for n in range(self.rules.seats) if n != seat and agenda.a_of(packed) & bit(n) != 0]
        return [int(seat), *others]

    def sealed(self) -> bool:
        """Cowboys that are placed at once are placed openly (R-KIT-REALTIME)."""
        return len(self.actors()) > 1 and agenda.kind_of(stack.top(self)) != agenda.PLACE_TOGETHER

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat not in self.actors():
            return []
        if seat == self.actor():
            return self.option_list()
        asked = self.clone()
        flow.turn_to(asked, seat)
        return asked.option_list()

    def chance(self) -> list[tuple[int, int]]:
        if self.actor() != CHANCE:
            return []
        kind = agenda.kind_of(stack.top(self))
        if kind == agenda.DRAW_TILE:
            return [(action, int(self.bag[action - TILE])) for action in self.option_list()]
        if kind == agenda.DRAW_DUEL_TILE:
            tiles = pile(self)
            return [(action, int(how_many(tiles, action - DUEL_TILE))) for action in self.option_list()]
        return [(action, 1) for action in self.option_list()]

    def option_list(self) -> list[int]:
        """The options as ascending action numbers."""
        return [int(action) for action in stack.allowed(self)]

    def pick(self, rng: Rng) -> i64:
        kind = agenda.kind_of(stack.top(self))
        if kind == agenda.DRAW_TILE:
            return self._pick_tile(rng)
        if kind == agenda.DRAW_DUEL_TILE:
            return super().pick(rng)
        n = rng.below(flow.options_count(self))
        options = self.options
        word: i64 = 0
        while True:
            mask = options[word]
            if mask != 0:
                here = count(mask)
                if n < here:
                    return word * 64 + nth(mask, n)
                n -= here
            word += 1

    def _pick_tile(self, rng: Rng) -> i64:
        """A tile from the bag, each as likely as any other."""
        total: i64 = 0
        for t in range(TYPES):
            if stack.is_allowed(self, TILE + t):
                total += self.bag[t]
        n = rng.below(total)
        for t in range(TYPES):
            if stack.is_allowed(self, TILE + t):
                n -= self.bag[t]
                if n < 0:
                    return TILE + t
        return TILE

    def play(self, seat: i64, action: i64) -> None:
        flow.act(self, seat, action)

    def take(self, seat: int, action: int) -> list[Event]:
        heard: Heard = []
        market = [int(tile) for tile in self.market]
        self.heard = heard
        flow.act(self, seat, action)
        self.heard = None
        happened = told(heard, events.EVENT_TABLE)
        for event in happened:
            slot = event.data.get("place", NONE) - SPACE - BUILD_12
            if 0 <= slot < MARKET and market[slot] != NONE:
                event.more["sold"] = market[slot]  # what the place had for sale
        return happened

    def clone(self) -> CityState:
        return CityState(self.rules, self)

    def result(self) -> Result | None:
        return result_now(self) if self.depth == 0 else None

    def view(self, seat: int) -> dict[str, object]:
        return dict(view_of(self, seat))

    def encode(self, seat: i64, onto: Tensor) -> None:
        encode(self, seat, onto)

    def encode_mask(self, seat: i64, onto: Tensor) -> None:
        asked = self
        if seat != self.actor():
            if seat < 0 or int(seat) not in self.actors():
                onto.octets(zeros(MASK_WORDS))
                return
            asked = self.clone()
            flow.turn_to(asked, seat)
        onto.octets(asked.options)

    def viewer(self, seat: int) -> int:
        """Who holds tiles or a sheet sees those; otherwise there are no secrets."""
        return seat if sees_more(self, seat) else NOBODY

    def resample(self, seat: int, dealer: Dealer) -> CityState:
        """Without variants there are no secrets: everything but the order of the bag is on the table."""
        other = self.clone()
        if self.depth > 0 and has_secrets(self):
            redraw(other, seat, dealer)
            flow.look_again(other)
        return other

    def holds_sealed_answers(self) -> bool:
        if not are_secret(self) and are_shown(self):
            return False
        return any(self.sheet if are_secret(self) else self.duel_played)

    def why_not(self, seat: int, action: int) -> str:
        return why_not(self, seat, action)


def new_game(rules: Rules) -> CityState:
    state = CityState(rules)
    flow.begin(state)
    return state
