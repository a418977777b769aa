"""Kit Carson: pieces are taken back (R-KIT-SHERIFF), and everybody may place at once (R-KIT-REALTIME)."""

from mypy_extensions import i64

from carson.city.count import placing, powers, shifting
from carson.city.facts import characters, enclosures, geometry, ids
from carson.city.question import ENTRIES, Question, Step
from carson.city.table import Table, agenda, events, moves, stable, stack
from carson.city.topics.placing.rules import offer_cowboys, offer_places, take_place
from carson.city.topics.placing.turns import next_turn

# ---- taking back, as long as take-backs are left


def take_back(s: Table, seat: i64, action: i64) -> i64:
    """A piece leaves its place; which one it is. The white cowboy goes last where two stand."""
    s.shifts[seat] += 1
    if shifting.is_from_enclosure(action):
        stable.take_cowboy_out(s, seat, action - ids.BACK_HAT)
        return shifting.TOOK_COWBOY
    place = shifting.place_of(action)
    if shifting.has_own_cowboy(s, seat, place):
        s.tell(events.TOOK_BACK, seat, place)
        sings = s.used[seat] != 0 and powers.power(s, seat, characters.SING) != 0
        if sings and place == ids.SPACE + ids.GAMBLING:
            moves.retire(s, seat, place)  # to the general supply it came from (R-SINGER-R-TURN)
            s.used[seat] = 0
            return shifting.TOOK_SINGER
        moves.take_back(s, seat, place)
        return shifting.TOOK_COWBOY
    s.tell(events.TOOK_BACK_WHITE, seat, place)
    s.white_at = ids.NONE
    s.used[seat] = 0
    return shifting.TOOK_WHITE


class TakeBack(Step):
    """In turns: the piece of an action of the frame comes back, and its seat says where it goes instead."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        taken = take_back(s, seat, a)
        stack.replace(s, agenda.frame(agenda.ASK_SHIFT, seat, taken, 0))


class AskShift(Question):
    """Where the piece goes that was taken back, before the next seat's turn; or nowhere."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        """The white cowboy goes to empty places; a Singer's cowboy goes nowhere else."""
        stack.allow(s, ids.DONE)
        if a == shifting.TOOK_WHITE:
            ENTRIES[agenda.ASK_WHITE].offer(s, seat, a)
        elif a == shifting.TOOK_COWBOY:
            offer_cowboys(s, seat)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        if action == ids.DONE:
            next_turn(s, seat)
        elif a == shifting.TOOK_WHITE:
            ENTRIES[agenda.ASK_WHITE].take(s, seat, a, action)
        else:
            take_place(s, seat, action)


# ---- everybody at once: each command stands alone, so that nobody waits for another


class PlaceAtOnce(Step):
    """After the first player's first command all who have not passed may act; the seat is named first."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        if agenda.kind_of(stack.top(s)) != agenda.PLACE_TOGETHER:
            s.tell(events.ALL_AT_ONCE, ids.NONE)
        waiting: i64 = 0
        for other in range(s.rules.seats):
            if not placing.has_passed(s, other):
                waiting |= geometry.bit(other)
        stack.replace(s, agenda.frame(agenda.PLACE_TOGETHER, seat, waiting, 0))


class PlaceTogether(Question):
    """A command of one of those who place."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        """Whoever has a special piece in hand places it or puts it away."""
        if shifting.in_hand(s, seat) == shifting.NO_PIECE:
            offer_places(s, seat)
            if s.rules.horses != 0 and shifting.may_bring_horse(s, seat):
                stable.offer_enclosures(s)  # R-HORSE-WHEN: a command of its own, so that nobody is held up
            return
        stack.allow(s, ids.PASS)
        if shifting.take_backs_left(s, seat) > 0:
            stack.allow(s, ids.NO)
        ENTRIES[shifting.question_of(s, seat)].offer(s, seat, a)

    def take(self, s: Table, seat: i64, a: i64, action: i64) -> None:
        """Carry out one command; only passing ends the placing of a seat."""
        asked = shifting.question_of(s, seat)
        holds = shifting.in_hand(s, seat) != shifting.NO_PIECE
        _hold(s, seat, shifting.NO_PIECE)
        if action == ids.NO:
            s.shifts[seat] += 1  # putting away counts, so that no game goes on for ever
        elif ids.WHITE <= action <= ids.NO_DUEL:  # the words and the pieces have the same order
            _hold(s, seat, action - ids.WHITE + shifting.WHITE_PIECE)
        elif shifting.is_take_back(action):
            take_back(s, seat, action)
        elif ids.HORSE <= action < ids.HORSE + enclosures.YARDS:
            stable.work_in(s, seat, action - ids.HORSE)
        elif holds and action != ids.PASS:
            ENTRIES[asked].take(s, seat, a, action)
        else:
            take_place(s, seat, action)


def _hold(s: Table, seat: i64, piece: i64) -> None:
    s.shifts[seat] = shifting.taken_back(s, seat) | (piece << shifting.COUNT_BITS)


QUESTIONS = [
    TakeBack(agenda.TAKE_BACK),
    AskShift(agenda.ASK_SHIFT),
    PlaceAtOnce(agenda.PLACE_AT_ONCE),
    PlaceTogether(agenda.PLACE_TOGETHER),
]
