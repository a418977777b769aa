"""Entries of duels: the dice, a second try, and what losers are asked."""

from __future__ import annotations

from carson.city.count import duels
from carson.city.count.outlaws import outlaw_at
from carson.city.count.powers import holder, power
from carson.city.facts.characters import HEAL, MOURN, REROLL
from carson.city.facts.geometry import bit, first
from carson.city.facts.ids import CITY_HALL, NONE, SPACE
from carson.city.facts.spaces import DUEL
from carson.city.position.entry_help import Check, must_be, out_of_order, step_of
from carson.city.position.frames import Frame
from carson.city.table import agenda, schedule
from carson.city.table.moves import carries_dynamite, carries_no_duel, stands_at
from carson.city.table.table import Table
from carson.core.seats import LETTERS

PIPS = 6
ARENAS = {
    schedule.PARCEL_DUELS: duels.ON_LAND,
    schedule.OUTLAW_FIGHTS: duels.WITH_OUTLAWS,
    schedule.ATTACKS: duels.ON_BUILDINGS,
}


def _fights(s: Table, frames: list[Frame], at: int) -> str:
    if frames[at].seat == s.rules.standish:
        return "Standish does not choose the order of duels"
    return "" if frames[at].a == ARENAS[step_of(frames)] else "these duels belong to another step"


def _ask_fight(s: Table, frames: list[Frame], at: int) -> str:
    below = frames[at - 1]
    if below.a != frames[at].a:
        return "the entry before it is about other duels"
    return must_be(below.seat, frames[at])


# ---- the dice


def _dice_are_rolled(s: Table, frames: list[Frame], at: int) -> str:
    if s.rules.duel_tiles:
        return "duels are fought with tiles in this game"
    return no_duel_at(s, frames[at].a, frames[at - 1])


def no_duel_at(s: Table, place: int, below: Frame) -> str:
    """A complaint unless there is a duel of the entry below, in which only duellists have dice."""
    if duels.duellists(s, place) < (1 if outlaw_at(s, place) else 2):
        return "a duel needs two cowboys of different players, or a cowboy and an outlaw"
    if below.kind == agenda.USE_SPACE and (place != SPACE + below.a or not DUEL[below.a]):
        return "the space in the entry before it is another one"
    if below.kind == agenda.FIGHTS and (place >= SPACE or not duels.contested(s, below.a) & bit(place)):
        return "no duel of the entry before it takes place there"
    if below.kind == agenda.ROUND and (place >= SPACE or not s.built[CITY_HALL] & bit(place)):
        return "the City Hall stands elsewhere"
    if place >= SPACE and any(carries_no_duel(s, seat, place - SPACE) for seat in range(s.rules.seats)):
        return "who carries a no-duel token comes first"
    if s.rules.standish != NONE and s.dice[s.rules.standish]:
        return "Standish rolls no die"
    if any(s.dice[seat] and not stands_at(s, seat, place) for seat in range(s.rules.seats)):
        return "somebody who is not in the duel has a die"
    return ""


def _to_roll(s: Table, place: int) -> list[int]:
    """Duellists without a result, in pass order."""
    order = [int(seat) for seat in s.pass_order]
    rolling = [seat for seat in order if seat != s.rules.standish and stands_at(s, seat, place)]
    return [seat for seat in rolling if not s.dice[seat]]


def _roll_duel(s: Table, frames: list[Frame], at: int) -> str:
    reason = _dice_are_rolled(s, frames, at)
    if reason:
        return reason
    place, before = frames[at].a, frames[at].b & (duels.AFTER_REROLL - 1)
    left = _to_roll(s, place)
    if not left:
        return "everybody has rolled"
    if before and not carries_dynamite(s, left[0], place):
        return f"{LETTERS[left[0]]} rolls next, without dynamite and so one die"
    if frames[at].b & duels.AFTER_REROLL and (left[1:] or not power(s, left[0], REROLL)):
        return "nobody can have rolled again"
    return ""


def _ask_reroll(s: Table, frames: list[Frame], at: int) -> str:
    reason = _dice_are_rolled(s, frames, at)
    if reason:
        return reason
    if _to_roll(s, frames[at].a):
        return "somebody has still to roll"
    if not power(s, frames[at].seat, REROLL) or not stands_at(s, frames[at].seat, frames[at].a):
        return f"{LETTERS[frames[at].seat]} has no second try here"
    return ""


def die_that_cannot_be(s: Table, place: int) -> str:
    """One die for each duellist, two with dynamite."""
    for seat in range(s.rules.seats):
        two = carries_dynamite(s, seat, place)
        if not two and s.dice[seat] > PIPS:
            return f"{LETTERS[seat]} rolls one die, which cannot show {s.dice[seat]}"
        if two and s.dice[seat] == 1:
            return f"{LETTERS[seat]} rolls two dice, which cannot show 1"
    return ""


# ---- what losers are asked


def _no_duel_before(s: Table, frames: list[Frame], at: int) -> str:
    """A complaint unless somebody else has just won where the entries below say."""
    seat = frames[at].seat
    below = next(entry for entry in frames[at::-1] if entry.kind != frames[at].kind)
    if s.cowboys[seat] < 1:
        return f"{LETTERS[seat]} has no beaten cowboy"
    if below.kind == agenda.USE_SPACE:
        place = SPACE + below.a
    elif below.kind == agenda.ROUND:
        place = int(first(s.built[CITY_HALL])) if s.built[CITY_HALL] else NONE
    else:
        return ""  # which of several duels it was is not said
    if place == NONE or duels.duellists(s, place) != 1 or stands_at(s, seat, place):
        return "nobody has just won a duel here"
    return ""


def _ask_heal(s: Table, frames: list[Frame], at: int) -> str:
    """The healer's own cowboy first, then pass order (R-DOCTOR-ORDER)."""
    healer = holder(s, HEAL)
    if healer == NONE:
        return "nobody has a character who heals"
    if healer in [entry.seat for entry in frames[:at] if entry.kind == agenda.ASK_HEAL]:
        return f"{LETTERS[healer]} must be on top"
    if frames[at].seat == healer:
        return _no_duel_before(s, frames, at)
    return out_of_order(s, frames, at) or _no_duel_before(s, frames, at)


def _ask_mourn(s: Table, frames: list[Frame], at: int) -> str:
    mourner = holder(s, MOURN)
    if mourner == NONE:
        return "nobody has a character who is paid by losers"
    if frames[at].seat == mourner:
        return f"{LETTERS[mourner]} does not pay for the own cowboys"
    return out_of_order(s, frames, at) or _no_duel_before(s, frames, at)


DUEL_CHECKS: dict[int, Check] = {
    agenda.FIGHTS: _fights,
    agenda.ASK_FIGHT: _ask_fight,
    agenda.ROLL_DUEL: _roll_duel,
    agenda.ASK_REROLL: _ask_reroll,
    agenda.ASK_HEAL: _ask_heal,
    agenda.ASK_MOURN: _ask_mourn,
}
