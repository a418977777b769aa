"""Search: grow a tree by playouts, then tell what each answer is worth.

Each playout starts from a state the seat cannot tell from the real one. Inside the tree every seat looks for
its own best answer; where the tree ends the evaluator plays on quickly and weighs the outcome. Chance is
drawn anew in each playout. Seats that answer at the same time do not know each other's answers: each has its
own statistics, and the path goes on by the searcher's answer alone.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from carson.core.rng import UNIT, Rng
from carson.core.state import CHANCE, NOBODY, State
from carson.search.evaluator import Choices, Evaluator, Standing
from carson.search.report import Option, Report
from carson.search.style import Style
from carson.search.tally import Tally
from carson.search.tree import Arm, Ask, Node
from carson.search.values import Values

LOOK_AT_CLOCK: Final = 16  # playouts between two looks
MARK_FROM: Final = 12  # visits from which on a later search may go on at a question
LUCKY: Final = 4  # of so many answers given at the same time as others, one is drawn by its prior and luck
LEAST_PLAYOUTS: Final = 8  # even when the time is already over


class Search:
    """The tree of one player and the rules it grows by."""

    evaluator: Evaluator
    style: Style
    rng: Rng
    seat: i64
    root: Node
    found: Choices
    standing: Standing
    values: Values
    path: list[Arm]
    asked: list[Ask]
    marks: dict[int, tuple[Node, Ask]]  # by moment: where a later search can go on
    tally: Tally | None  # what comes of each answer, while somebody wants to know

    def __init__(self, evaluator: Evaluator, style: Style) -> None:
        self.evaluator = evaluator
        self.style = style
        self.rng = Rng(0)
        self.seat = 0
        self.root = Node()
        self.found = Choices()
        self.standing = Standing(evaluator.seats)
        self.values = Values(evaluator.seats, style.margin)
        self.path = []
        self.asked = []
        self.marks = {}
        self.tally = None

    def think(
        self,
        samples: list[State],
        seat: int,
        seed: int,
        playouts: int,
        ms: int,
        among: list[int] | None = None,
    ) -> Report:
        """Search for a seat. The time in milliseconds limits the work, or `playouts` do, or both; 0 does not.

        Of the answers `among` which to choose all are equally promising, and no other one is looked at.
        """
        started = perf_counter()
        evaluator = self.evaluator
        here = evaluator.facing(samples[0], seat)
        if not samples[0].sealed():
            samples = [evaluator.facing(sample, seat) for sample in samples]
        self.seat = seat
        moment = evaluator.moment(here, seat)
        self.rng = Rng((seed ^ moment) & ((1 << 62) - 1))
        evaluator.study(here, seat)
        known = self.marks.get(int(moment)) if among is None else None
        self.marks = {}
        self.root = Node() if known is None else known[0]
        if among is not None:
            self._put_question(here, seat, among)
        ask = self._ask_of(self.root, here, seat)
        carried = ask.visits
        if known is not None:
            self._rate(ask, here)  # other draws may have led here before, with other answers
        done: i64 = 0
        if ask.reaches(1):
            done = self._grow(ask, samples, playouts, started, ms / 1000.0)
        return Report(self._options(ask, here), int(done), int(carried), (perf_counter() - started) * 1000)

    def _put_question(self, state: State, seat: i64, actions: list[int]) -> None:
        """The question the search starts from, with these answers alone."""
        self.found.clear()
        for action in actions:
            self.found.add(action, 0.0)
        ask = Ask(seat, self.evaluator.question(state, seat))
        ask.fill(self.found, self.style.warmth)
        self.root.asks.append(ask)

    def _grow(self, ask: Ask, samples: list[State], playouts: i64, started: float, allowance: float) -> i64:
        done: i64 = 0
        number: i64 = len(samples)
        while True:
            self._playout(samples[done % number].clone())
            done += 1
            if playouts > 0 and done >= playouts:
                return done
            if allowance > 0.0 and (done % LOOK_AT_CLOCK == 0 or done == LEAST_PLAYOUTS):
                spent = perf_counter() - started
                if spent >= allowance:
                    return done
                if playouts == 0 and self._is_settled(ask, float(done) * (allowance / spent - 1.0)):
                    return done

    def _is_settled(self, ask: Ask, left: float) -> bool:
        """Whether no other answer can catch up in the playouts that are left."""
        most: i64 = 0
        second: i64 = 0
        for arm in ask.arms:
            if arm.visits > most:
                second = most
                most = arm.visits
            elif arm.visits > second:
                second = arm.visits
        return float(most - second) > left

    # ---- one playout

    def _playout(self, state: State) -> None:
        evaluator = self.evaluator
        rng = self.rng
        self.path = []
        self.asked = []
        node: Node | None = self.root
        while not evaluator.is_far(state):
            actor = state.actor()
            if actor == NOBODY:
                break
            if actor == CHANCE:
                state.play(CHANCE, state.pick(rng))
            elif node is None:
                state.play(actor, evaluator.pick(state, actor, rng))
            else:
                node = self._descend(node, state)
        evaluator.weigh(state, self.standing)
        self.values.read(self.standing)
        self._learn()
        if self.tally is not None:
            self._count(self.tally, state)

    def _count(self, tally: Tally, state: State) -> None:
        """Note what came of the answer this playout began with."""
        for at, ask in enumerate(self.asked):
            if ask.seat == self.seat:
                tally.note(self.path[at].action, state)
                return

    def _descend(self, node: Node, state: State) -> Node | None:
        """Let everybody who is asked answer; the node after that, or None where the tree ends."""
        actors = state.actors()
        if len(actors) > 1 and not state.sealed():
            actors = actors[:1]  # one after the other, in whatever order
        fresh = False
        mine: Arm | None = None
        chosen: list[Arm] = []
        for seat in actors:
            faced = self.evaluator.facing(state, seat)
            ask = self._ask_of(node, faced, seat)
            if ask.visits == 0:
                fresh = True
            arm = self._select(ask, faced, len(actors) > 1)
            self.path.append(arm)
            self.asked.append(ask)
            chosen.append(arm)
            if seat == self.seat or len(actors) == 1:
                mine = arm
        for at, seat in enumerate(actors):
            state.play(seat, chosen[at].action)
        if fresh:
            return None
        if mine is not None:
            if mine.child is None:
                mine.child = Node()
            return mine.child
        if node.after is None:
            node.after = Node()
        return node.after

    def _ask_of(self, node: Node, state: State, seat: i64) -> Ask:
        """The question that is put to a seat here; new ones are rated by the evaluator."""
        evaluator = self.evaluator
        question = evaluator.question(state, seat)
        ask = node.ask(seat, question)
        if ask is None:
            ask = Ask(seat, question)
            node.asks.append(ask)
            self._rate(ask, state)
        elif seat == self.seat and ask.visits >= MARK_FROM and not ask.marked:
            ask.marked = True
            self.marks[int(evaluator.moment(state, seat))] = (node, ask)
        return ask

    def _rate(self, ask: Ask, state: State) -> None:
        self.found.clear()
        self.evaluator.rate(state, ask.seat, self.found)
        ask.fill(self.found, self.style.warmth)

    def _select(self, ask: Ask, state: State, together: bool) -> Arm:
        """The answer with the best mixture of value and curiosity, among the first few that are legal.

        Seats that answer at the same time would fall into step with each other without a little luck.
        """
        luck = 0.0
        if together and self.rng.below(LUCKY) == 0:
            luck = 1.0
        best = self._best_arm(ask, state, luck)
        if best is None:
            self._rate(ask, state)
            best = self._best_arm(ask, state, luck)
        if best is None:
            action = self.evaluator.pick(state, ask.seat, self.rng)
            best = Arm(action, 0.0)
            ask.arms.append(best)
        return best

    def _best_arm(self, ask: Ask, state: State, luck: float) -> Arm | None:
        style = self.style
        curious = style.curious if ask.seat == self.seat else style.rival_curious
        root = sqrt(float(ask.visits + 1))
        width = style.width + style.widen * root
        unknown = ask.total / float(ask.visits) - style.shy if ask.visits > 0 else 0.5
        best: Arm | None = None
        best_score = -1.0e9
        seen = 0.0
        number: i64 = 0
        while seen < width and ask.reaches(number):
            arm = ask.arms[number]
            number += 1
            if not self.evaluator.allowed(state, ask.seat, arm.action):
                continue
            seen += 1.0
            mean = arm.total / float(arm.visits) if arm.visits > 0 else unknown
            if luck > 0.0:
                mean += luck * arm.prior * (float(self.rng.next32()) / UNIT)
            score = mean + curious * arm.prior * root / float(1 + arm.visits)
            if score > best_score:
                best_score = score
                best = arm
        return best

    def _learn(self) -> None:
        values = self.values
        for at, arm in enumerate(self.path):
            ask = self.asked[at]
            value = values.value[ask.seat]
            arm.visits += 1
            arm.total += value
            arm.wins += values.win[ask.seat]
            ask.visits += 1
            ask.total += value

    # ---- what came of it

    def _options(self, ask: Ask, here: State) -> list[Option]:
        """Every answer that was tried, the most visited first; the favourite alone when none was."""
        legal = [arm for arm in ask.arms if self.evaluator.allowed(here, ask.seat, arm.action)]
        tried = [arm for arm in legal if arm.visits > 0] or legal[:1]
        ranked = sorted(tried, key=_rank)
        return [
            Option(int(a.action), int(a.visits), _mean(a.total, a.visits), _mean(a.wins, a.visits))
            for a in ranked
        ]


def _rank(arm: Arm) -> tuple[int, float]:
    return -int(arm.visits), -arm.total


def _mean(total: float, visits: i64) -> float:
    return total / float(visits) if visits > 0 else 0.0
