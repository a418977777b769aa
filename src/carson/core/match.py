"""Match: a game in progress with its Dealer, its history, and the way back.

History only grows. Going back is an entry like any other, so that a version number never means two things and
what was taken back can still be shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carson.core.dealer import Dealer, commitment
from carson.core.errors import BadRecord, StaleAction
from carson.core.events import Event
from carson.core.game import Game, Options
from carson.core.record import Move, Record, replay, write_record
from carson.core.state import CHANCE, NOBODY, State
from carson.core.view import View, view_of
from carson.core.words import later

BACK: Final = -3  # the seat of an entry that goes back to an earlier version
SNAPSHOT_EVERY = 16  # moves between two kept copies: going back replays fewer than this


@dataclass(frozen=True)
class Node:
    """One move in the tree of everything that was played; `parent` is the node it was played after."""

    parent: int
    seat: int
    action: int
    depth: int
    draws: int  # outcomes of CHANCE up to here
    asked: tuple[int, ...] = ()  # the seats that could act instead
    sealed: bool = False  # they answered in secret
    veiled: bool = False  # after it there are answers that not everybody may see
    reveals: bool = False  # it showed something that was hidden
    version: int = 0  # at which it was first reached

    @property
    def crowded(self) -> bool:
        """Whether somebody else could have acted first, and would have been seen doing so."""
        return len(self.asked) > 1 and not self.sealed

    @property
    def secret(self) -> bool:
        """Whether it was an answer that the others could not see at once."""
        return self.sealed or self.veiled

    def is_free(self, seats: Sequence[int]) -> bool:
        """Whether these seats may take it back: it showed nothing, and nobody else could have acted first."""
        alone = not self.crowded or all(seat in seats for seat in self.asked)
        return alone and not self.reveals


class Match:
    """Plays chance by itself, keeps every move, and goes back to any of them.

    `Match.start` deals up to the first question; `act(seat, action)` answers it and deals on. `state` is how
    things stand, `view(seat)` what a seat may know of it, `text()` the record. The same seed and answers
    make the same game.
    """

    def __init__(
        self, game: Game, options: Options, seed: str, names: Sequence[str], start: State | None = None
    ) -> None:
        """A game with settled options before its first draw, or one that begins at another moment."""
        self.game = game
        self.options = options
        self.names = list(names)
        self.dealer = Dealer(seed)
        self.state: State = game.new(options) if start is None else start
        self.nodes = [Node(-1, NOBODY, 0, 0, 0)]
        self.history = [0]  # the node at each version
        self.entries: list[tuple[int, int]] = []  # seat and action of each version, ways back included
        self._snapshots = {0: self.state.clone()}
        self._prints: dict[int, str] = {}  # fingerprints by node, made when a record is first wanted

    @classmethod
    def start(cls, game: Game, options: Options, seed: str, names: Sequence[str]) -> Match:
        """A new game, dealt up to its first question."""
        match = cls(game, options, seed, names)
        match.deal()
        return match

    @classmethod
    def resume(cls, record: Record) -> Match:
        """Go on with a saved game."""
        if record.seed is None:
            raise BadRecord(later("match.secret-seed"))
        match = cls(record.game, record.options, record.seed, record.names)
        for step in replay(record):
            match.enter(step.move.seat, step.move.action)
        match.deal()
        return match

    # ---- playing

    @property
    def version(self) -> int:
        """Counts the entries of the history; an action may name the version it answers."""
        return len(self.history) - 1

    def act(self, seat: int, action: int, version: int | None = None) -> list[Event]:
        """Take a seat's action, then every die and draw that follows it."""
        if version is not None:
            self.check_version(seat, version)
        self.state.check(seat, action)
        return self.enter(seat, action) + self.deal()

    def check_version(self, seat: int, version: int) -> None:
        """Raise StaleAction unless what a seat answers at a version is still its question.

        Whoever is asked together with others does not answer too late because they were faster: all that has
        come or gone since then must be what the others did while this seat was asked with them.
        """
        if version == self.version:
            return
        if 0 <= version < self.version:
            changes = set(self.path(self.history[version])) ^ set(self.path())
            if all(self._is_beside(self.nodes[node], seat) for node in changes):
                return
        raise StaleAction(later("match.stale"))

    def _is_beside(self, move: Node, seat: int) -> bool:
        return move.seat != seat and seat in move.asked

    def deal(self) -> list[Event]:
        """Let the Dealer decide until a seat is asked or the game is over."""
        events: list[Event] = []
        while self.state.actor() == CHANCE:
            events += self.enter(CHANCE, self.dealer.draw(self.state.chance()))
        return events

    def enter(self, seat: int, action: int) -> list[Event]:
        """Take an entry that is known to be right, without dealing what follows.

        It is a move of a seat, an outcome of CHANCE, or BACK with a version as its action.
        """
        events: list[Event] = []
        if seat == BACK:
            self._go_to(self.history[action])
            self.history.append(self.history[action])
        else:
            events = self._move(seat, action)
        self.entries.append((seat, action))
        return events

    def _move(self, seat: int, action: int) -> list[Event]:
        asked = tuple(self.state.actors())
        sealed = len(asked) > 1 and self.state.sealed()
        events = self.state.take(seat, action)
        here = self.history[-1]
        depth, draws = self.nodes[here].depth + 1, self.nodes[here].draws + (seat == CHANCE)
        veiled = self.state.holds_sealed_answers()
        reveals = any(event.kind in self.game.reveals for event in events)
        version = len(self.history)
        self.nodes.append(Node(here, seat, action, depth, draws, asked, sealed, veiled, reveals, version))
        self.history.append(len(self.nodes) - 1)
        self.dealer.drawn = draws
        if depth % SNAPSHOT_EVERY == 0:
            self._snapshots[self.history[-1]] = self.state.clone()
        return events

    def view(self, seat: int) -> View:
        """What a seat gets to see now; NOBODY is a spectator."""
        return view_of(self.state, seat, self.dealer.seed, self.version)

    def view_at(self, version: int, seat: int) -> View:
        """What a seat got to see at any version."""
        return view_of(self.state_at(version), seat, self.dealer.seed, version)

    # ---- going back

    def back_to(self, version: int) -> None:
        """Return to how things were at an earlier version; what came after stays in the history, undone."""
        self.enter(BACK, version)

    def forget(self, version: int) -> None:
        """Drop everything after a version, as if it had never been entered."""
        del self.history[version + 1 :], self.entries[version:]
        del self.nodes[max(self.history) + 1 :]
        self._prints = {node: text for node, text in self._prints.items() if node < len(self.nodes)}
        self._snapshots = {node: state for node, state in self._snapshots.items() if node < len(self.nodes)}
        self._go_to(self.history[-1])

    def _go_to(self, node: int) -> None:
        self.state = self._state_of(node)
        self.dealer.drawn = self.nodes[node].draws

    def state_at(self, version: int) -> State:
        """A copy of the state at any version."""
        return self._state_of(self.history[version])

    def _state_of(self, node: int) -> State:
        moves: list[Node] = []
        while node not in self._snapshots:
            moves.append(self.nodes[node])
            node = self.nodes[node].parent
        state = self._snapshots[node].clone()
        for move in reversed(moves):
            state.play(move.seat, move.action)
        return state

    def version_of(self, node: int) -> int:
        """The first version at which this node was reached."""
        return self.nodes[node].version

    def way_back(self, seats: Sequence[int], version: int | None = None) -> int | None:
        """The version at which one of these seats last had a choice: before its last action, or with a
        version the last moment up to then. None when there was none.

        Where sealed answers have come open since, all of them are given anew: nobody answers a second time
        who has seen what the others had sealed.
        """
        node = self._last_choice(seats, version)
        if node is not None and self.nodes[node].veiled and self._came_open_after(node):
            node = self._before_answers(node)
        return None if node is None else self.version_of(node)

    def _last_choice(self, seats: Sequence[int], version: int | None) -> int | None:
        """The last node at which one of these seats chose on the way to a version; that version too."""
        if version is not None and any(seat in seats for seat in self.state_at(version).actors()):
            return self.history[version]
        node = self.history[-1 if version is None else version]
        while node and self.nodes[node].seat not in seats:
            node = self.nodes[node].parent
        return self.nodes[node].parent if node else None

    def _came_open_after(self, node: int) -> bool:
        """Whether what was sealed at a node has been shown since, or may have been."""
        path = self.path()
        return node not in path or not all(self.nodes[one].veiled for one in path[path.index(node) :])

    def _before_answers(self, node: int) -> int:
        """The node before the first of the sealed answers that lie there at a node."""
        path, settled = self.path(node), self.settled(node)
        after = path[path.index(settled) + 1 :] if settled else path
        first = next((one for one in after if self.nodes[one].seat != CHANCE), None)
        return node if first is None else self.nodes[first].parent

    def undo(self, seats: Sequence[int]) -> bool:
        """Go back to before the last action of one of these seats; False when there is none."""
        version = self.way_back(seats)
        if version is not None:
            self.back_to(version)
        return version is not None

    def own_turn_start(self, seats: Sequence[int]) -> tuple[int, int] | None:
        """Versions before the last action and before its whole turn, if these seats may take it back alone.

        It must be theirs, and nobody else may have had the chance to act in the open just before or after it:
        where the order of commands counts, what is done is done. Nor can anybody choose anew who has seen
        what others had hidden.
        """
        nodes, here = self.nodes, self.history[-1]
        if nodes[here].seat not in seats or self._others_may_act(seats) or not nodes[here].is_free(seats):
            return None
        start = nodes[here].parent
        while nodes[start].seat == nodes[here].seat and nodes[start].is_free(seats):
            start = nodes[start].parent
        return self.version_of(nodes[here].parent), self.version_of(start)

    def _others_may_act(self, seats: Sequence[int]) -> bool:
        """Whether somebody else may act now at the same time as others, in the open."""
        actors = self.state.actors()
        return len(actors) > 1 and not self.state.sealed() and any(seat not in seats for seat in actors)

    def path(self, node: int | None = None) -> list[int]:
        """The nodes that led to this one, or to the last one; first to last, without the root."""
        nodes: list[int] = []
        node = self.history[-1] if node is None else node
        while node:
            nodes.append(node)
            node = self.nodes[node].parent
        return nodes[::-1]

    @property
    def moves(self) -> list[Node]:
        """The moves that stand, first to last."""
        return [self.nodes[node] for node in self.path()]

    def settled(self, node: int) -> int:
        """This node, or the last one before it at which nobody has given an answer that others may not see.

        What some have answered while others still think is nobody else's business.
        """
        while self.nodes[node].veiled:
            node = self.nodes[node].parent
        return node

    # ---- writing down

    def record(self) -> Record:
        """The game as it stands, with its seed: whoever hands it out before the end leaves the seed out."""
        state = self.game.new(self.options)
        moves: list[Move] = []
        for node in self.path():
            seat, action = self.nodes[node].seat, self.nodes[node].action
            state.play(seat, action)
            if node not in self._prints:
                self._prints[node] = state.fingerprint()
            moves.append(Move(seat, action, self._prints[node]))
        result = state.result()
        totals = None if result is None else [result.total(seat) for seat in range(len(result.scores))]
        seed = self.dealer.seed
        return Record(
            self.game,
            self.game.version_of(self.options),
            self.options,
            commitment(seed),
            seed,
            self.names,
            moves,
            totals,
        )

    def text(self) -> str:
        """The record as a text, with the seed; `read_record` reads it."""
        return write_record(self.record())
