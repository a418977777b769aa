"""Outlaws on the map and on the agenda: who can have come, and what they can be about to do."""

from __future__ import annotations

from carson.city.count.outlaws import movers, order_seat, raid_parcels, undecided
from carson.city.count.places import attackable
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import PRISON
from carson.city.facts.outlaws import COMING, OUTLAWS, STRONGEST, WEAKEST
from carson.city.position.entry_help import Check, must_be, step_of
from carson.city.position.frames import Frame
from carson.city.position.moment import Moment
from carson.city.position.names import bits_of
from carson.city.position.page import Page
from carson.city.table import agenda, schedule
from carson.city.table.moves import stands_at
from carson.city.table.table import Table
from carson.city.words.actions import parcel_text
from carson.core.errors import BadPosition
from carson.core.seats import LETTERS

AT_ONCE = max(COMING)  # outlaws that come in one round


def check_outlaws(s: Table, moment: Moment, page: Page) -> None:
    """Refuse outlaws that cannot have come, and a strength nobody can have rolled."""
    if s.outlaws:
        reason = _wrong_outlaws(s, moment)
        if reason:
            raise BadPosition(reason, page.parcels[bits_of(int(s.outlaws))[0]])
    have_come = s.rules.outlaws and _rolls(s, moment) > 0
    if have_come and not s.outlaw_strength:
        raise BadPosition(f"outlaws have come, so write “outlaw-strength” and {WEAKEST} to {STRONGEST}")
    if s.outlaw_strength and not have_come:
        raise BadPosition("no outlaws have come, so they have no strength", page.line_of("outlaw-strength"))
    moving = moment.find(agenda.MOVE_OUTLAWS)
    begun = moving is not None and moving.a == 1
    if s.restless and (not begun or s.restless & ~s.outlaws or movers(s) != s.restless):
        raise BadPosition(
            "the line “restless” names outlaws that can still move in this movement", page.line_of("restless")
        )


def _wrong_outlaws(s: Table, moment: Moment) -> str:
    if not s.rules.outlaws:
        return "outlaws come only with “option variants outlaws”"
    most = min(AT_ONCE * _rolls(s, moment), OUTLAWS)
    if count(s.outlaws) > most:
        return f"at this moment there can be {most} outlaws, not {count(s.outlaws)}"
    for parcel in bits_of(int(s.outlaws & s.built[PRISON])):
        return f"an outlaw on the Prison of {parcel_text(parcel)} would be jailed"
    return ""


def _rolls(s: Table, moment: Moment) -> int:
    """In how many rounds outlaws have come so far."""
    waiting = moment.find(agenda.ROLL_OUTLAWS) is not None
    return max(int(s.round) - (2 if waiting else 1), 0)


# ---- entries


def _before_the_choice(s: Table, frames: list[Frame]) -> str:
    """Outlaws come and, where they move early, move before anybody has chosen."""
    if not s.rules.outlaws:
        return "there are no outlaws in this game"
    choosing = [entry for entry in frames if entry.kind == agenda.ASK_CHARACTER]
    if choosing and choosing[0].a:
        return "somebody has chosen already"
    return "outlaws come from the second round on" if s.round < 2 else ""


def _arrival(s: Table, frames: list[Frame], at: int) -> str:
    moves_later = any(entry.kind == agenda.MOVE_OUTLAWS for entry in frames)
    if s.rules.outlaws and moves_later != s.rules.outlaws_move_early:
        return f"in this game “move-outlaws” must {'' if s.rules.outlaws_move_early else 'not '}be under it"
    return _before_the_choice(s, frames)


def _draw_outlaw(s: Table, frames: list[Frame], at: int) -> str:
    if not 1 <= frames[at].a <= AT_ONCE:
        return f"1 to {AT_ONCE} outlaws are still to come"
    if count(s.outlaws) + frames[at].a > OUTLAWS:
        return f"there are only {OUTLAWS} outlaws"
    return _arrival(s, frames, at)


def _move_outlaws(s: Table, frames: list[Frame], at: int) -> str:
    early = step_of(frames) != schedule.OUTLAWS_MOVE
    if s.rules.outlaws and early != s.rules.outlaws_move_early:
        return (
            f"in this game outlaws move {'on arrival' if s.rules.outlaws_move_early else 'after the choice'}"
        )
    arriving = frames[at + 1 :] and frames[at + 1].kind in (agenda.ROLL_OUTLAWS, agenda.DRAW_OUTLAW)
    if arriving and frames[at].a:
        return "the movement cannot have begun"
    return _before_the_choice(s, frames)


def _moving(s: Table, frames: list[Frame]) -> str:
    return "" if frames[-2].a else "the movement has not begun"


def _ask_outlaw(s: Table, frames: list[Frame], at: int) -> str:
    if not undecided(s, s.restless):
        return "the order in which outlaws move does not matter now"
    return _moving(s, frames) or must_be(int(order_seat(s)), frames[at])


def _draw_raid(s: Table, frames: list[Frame], at: int) -> str:
    parcel = frames[at].a
    if not s.restless & bit(parcel):
        return "this outlaw is not among the restless ones"
    if count(raid_parcels(s, parcel)) < 2:
        return "there is nothing to draw for this outlaw"
    return _moving(s, frames)


def _ask_booty(s: Table, frames: list[Frame], at: int) -> str:
    parcel, seat = frames[at].a, frames[at].seat
    if step_of(frames) != schedule.OUTLAW_FIGHTS or s.outlaws & bit(parcel):
        return "no outlaw has just been beaten here"
    if not stands_at(s, seat, parcel) or not attackable(s, seat) & bit(parcel):
        return f"{LETTERS[seat]} cannot rob a building here"
    return ""


OUTLAW_CHECKS: dict[int, Check] = {
    agenda.ROLL_OUTLAWS: _arrival,
    agenda.DRAW_OUTLAW: _draw_outlaw,
    agenda.MOVE_OUTLAWS: _move_outlaws,
    agenda.ASK_OUTLAW: _ask_outlaw,
    agenda.DRAW_RAID: _draw_raid,
    agenda.ASK_BOOTY: _ask_booty,
}
