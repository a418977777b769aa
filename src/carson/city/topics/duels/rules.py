"""Duels: their order, their dice, and what follows from winning and losing one (R-DUEL-FP)."""

from mypy_extensions import i64

from carson.city.count import duels, outlaws, powers, standish
from carson.city.count.firepower import firepower
from carson.city.evaluator.rater import EachParcel, Look
from carson.city.facts import characters, geometry, ids
from carson.city.question import Die, Question, Step, run_now
from carson.city.table import Table, agenda, events, moves, schedule, stack
from carson.city.topics.powers import doctor, undertaker

# ---- one duel


def start(s: Table, place: i64) -> None:
    """Everybody with a cowboy here rolls one die, or plays a tile."""
    for seat in range(s.rules.seats):
        s.dice[seat] = 0
    s.tell(events.DUEL, ids.NONE, place, outlaws.outlaw_at(s, place))
    if s.rules.standish != ids.NONE and moves.stands_at(s, s.rules.standish, place):
        s.tell(events.STOOD, s.rules.standish, standish.card_power(s), standish.beaten_power(s))
    if s.rules.duel_tiles == 0:
        stack.push(s, agenda.ROLL_DUEL, 0, place)
    else:
        run_now(s, agenda.PLAY_TILES, 0, place)


def settle(s: Table, place: i64) -> None:
    """The strongest stays, of equals Standish or the one who passed first; the others go home (EX-27).

    An outlaw is beaten by whoever is at least as strong, and otherwise beats everybody (R-OUTLAW-FIGHT).
    """
    winner: i64 = ids.NONE
    best: i64 = -1
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if moves.stands_at(s, seat, place):
            strength = s.dice[seat] + firepower(s, seat)
            if strength > best or (strength == best and seat == s.rules.standish):
                best = strength
                winner = seat
    outlaw = outlaws.outlaw_at(s, place)
    if best < outlaw:
        winner = ids.NONE
        s.tell(events.OUTLAW_WON, ids.NONE, place, outlaw)
    else:
        s.tell(events.WON, winner, place, best)
    losers: i64 = 0
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if seat != winner and moves.stands_at(s, seat, place):
            lost = events.FELL if seat == s.rules.standish else events.LOST
            s.tell(lost, seat, place, s.dice[seat] + firepower(s, seat))
            moves.send_home(s, seat, place)
            losers |= geometry.bit(seat)
        s.dice[seat] = 0
    _reward(s, winner, losers, place)
    if outlaw != 0 and winner != ids.NONE:
        run_now(s, agenda.BEAT_OUTLAW, winner, place)


def _reward(s: Table, winner: i64, losers: i64, place: i64) -> None:
    """Every duel counts (R-DOCTOR-WHICH, R-GUNSMITH-Y); NONE wins where an outlaw does.

    Who scores by losing may not score where he has come to somebody: nobody challenged him (R-SHERIFF-R-VP).
    """
    if winner != ids.NONE:
        moves.score(s, winner, powers.power(s, winner, characters.VP_WON), events.FOR_DUEL)
    for seat in range(s.rules.seats):
        if (losers & geometry.bit(seat)) == 0:
            continue
        if place >= ids.SPACE or (s.provoked & geometry.bit(place)) == 0:
            moves.score(s, seat, powers.power(s, seat, characters.VP_LOST), events.FOR_DUEL)
    doctor.after_duel(s, losers)
    undertaker.after_duel(s, losers)


# ---- its dice (R-DUEL-ALLROLL)


class RollDuel(Die):
    """The die of the next duellist."""

    def take(self, s: Table, seat: i64, place: i64, action: i64) -> None:
        roll(s, place, action - ids.DIE)


def roll(s: Table, place: i64, pips: i64) -> None:
    """The next duellist in pass order rolls, with dynamite a second die; after the last one it is settled."""
    before = agenda.b_of(stack.top(s)) & (duels.AFTER_REROLL - 1)
    rerolled = agenda.b_of(stack.top(s)) & duels.AFTER_REROLL
    seat = next_to_roll(s, place)
    s.tell(events.ROLLED, seat, pips, firepower(s, seat))
    if before == 0 and moves.carries_dynamite(s, seat, place):
        stack.replace(s, agenda.frame(agenda.ROLL_DUEL, 0, place, rerolled | pips))
        return
    s.dice[seat] = before + pips
    if before != 0:
        stack.replace(s, agenda.frame(agenda.ROLL_DUEL, 0, place, rerolled))
    if next_to_roll(s, place) != ids.NONE:
        return
    stack.pop(s)
    gunsmith = powers.holder(s, characters.REROLL)
    if rerolled == 0 and gunsmith != ids.NONE and moves.stands_at(s, gunsmith, place):
        stack.push(s, agenda.ASK_REROLL, gunsmith, place)  # R-GUNSMITH-REROLL: he has seen all dice
    else:
        settle(s, place)


def next_to_roll(s: Table, place: i64) -> i64:
    """The first duellist in pass order without a result, or NONE."""
    for position in range(s.rules.seats):
        seat = s.pass_order[position]
        if s.dice[seat] == 0 and seat != s.rules.standish and moves.stands_at(s, seat, place):
            return seat
    return ids.NONE


# ---- several duels on land, on buildings or with outlaws (R-DUEL-ORDER)


class BeginFights(Step):
    """The first passer among all involved will decide the order; Standish decides none (R-SOLO-PASS)."""

    def __init__(self, arena: i64) -> None:
        super().__init__()
        self.arena = arena

    def run(self, s: Table, seat: i64, a: i64) -> None:
        fights = duels.contested(s, self.arena)
        if fights == 0:
            return
        for position in range(s.rules.seats):
            seat = s.pass_order[position]
            if seat != s.rules.standish and (s.at_parcel[seat] & fights) != 0:
                stack.push(s, agenda.FIGHTS, seat, self.arena)
                return


class Fights(Step):
    """The only duel left begins, or it is asked which comes next."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        fights = duels.contested(s, a)
        if fights == 0:
            stack.pop(s)
        elif geometry.count(fights) == 1:
            start(s, geometry.first(fights))
        else:
            stack.push(s, agenda.ASK_FIGHT, seat, a)


class AskFight(Question):
    """Which duel comes next."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        s.options[ids.PARCEL] |= duels.contested(s, a)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        start(s, action)


# ---- what answers are worth


class FightRater(EachParcel):
    """Duels that will be lost come first: a beaten cowboy comes home and shoots in the next one."""

    def rate(self, s: Table, seat: i64, a: i64, look: Look) -> None:
        look.places.look(s, seat)
        super().rate(s, seat, a, look)

    def worth(self, s: Table, seat: i64, a: i64, action: i64, look: Look) -> float:
        if (s.at_parcel[seat] & geometry.bit(action)) == 0:
            return 0.0
        return 1.0 - look.places.challenging(s, seat, action)


QUESTIONS = [Fights(agenda.FIGHTS), AskFight(agenda.ASK_FIGHT), RollDuel(agenda.ROLL_DUEL)]
ROUND_STEPS = {
    schedule.PARCEL_DUELS: BeginFights(duels.ON_LAND),
    schedule.ATTACKS: BeginFights(duels.ON_BUILDINGS),
}
RATERS = {agenda.ASK_FIGHT: FightRater()}
