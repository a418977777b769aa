"""What must hold for each entry of the agenda: what lies under it, and what it finds on the table."""

from __future__ import annotations

from itertools import pairwise

from carson.city.facts.ids import BUILD_3, BUILD_12, GAMBLING, NONE, SPACES, VP_2, VP_5, WAGES
from carson.city.position.duel_checks import die_that_cannot_be
from carson.city.position.entry_checks import CHECKS
from carson.city.position.frames import Frame
from carson.city.position.moment import Moment
from carson.city.position.names import STEP_TEXTS, step_name
from carson.city.position.page import Page
from carson.city.table import agenda, schedule
from carson.city.table.agenda import DEPTH
from carson.city.table.table import Table
from carson.core.errors import BadPosition

BEFORE_FIRST = f"round before-{STEP_TEXTS[0]}"


def _steps(*steps: int) -> set[str]:
    return {f"round {step_name(step)}" for step in steps}


_BUILDING = _steps(*range(BUILD_12, BUILD_3 + 1))
_CHOOSING = _steps(schedule.CHOOSE) | {"ask-character"}
_DUELLING = _steps(schedule.CITY_HALL_DUEL) | {"use-space", "fights"}
_SETTING_UP = {"draw-centre", "draw-tile"}

UNDER: dict[int, set[str]] = {  # an entry -> what may lie directly under it
    agenda.USE_SPACE: _steps(*range(SPACES)),
    agenda.FIGHTS: _steps(schedule.PARCEL_DUELS, schedule.OUTLAW_FIGHTS, schedule.ATTACKS),
    agenda.BUY_PARCELS: _steps(schedule.BUY_PARCELS),
    agenda.ROAD_WINDOW: _steps(schedule.ROAD_WINDOW, schedule.LAST_ROADS),
    agenda.DEFERRED: _steps(schedule.DEFERRED),
    agenda.BUY_HORSES: _steps(WAGES),
    agenda.MOVE_OUTLAWS: _steps(schedule.OUTLAWS_MOVE) | {"ask-character"},
    agenda.DEAL_TILES: _DUELLING | {"draw-order", "ask-heal", "ask-mourn", "ask-booty"},
    agenda.ASK_START: {BEFORE_FIRST},
    agenda.ASK_CHARACTER: _steps(schedule.CHOOSE),
    agenda.ASK_CASH_NOW: _CHOOSING,
    agenda.ASK_FREE_PARCEL: _CHOOSING,
    agenda.ASK_HIRE: _CHOOSING,
    agenda.ASK_PLACE: _steps(schedule.PLACE),
    agenda.ASK_WHITE: _steps(schedule.PLACE),
    agenda.ASK_FIGHT: {"fights"},
    agenda.ASK_PARCEL: {"buy-parcels"},
    agenda.ASK_BUILDING: _BUILDING,
    agenda.ASK_SITE: _BUILDING | {"deferred", "draw-tile"},
    agenda.ASK_HOUSE: _BUILDING | {"deferred", "draw-tile"},
    agenda.ASK_CONSENT: {"ask-house"},
    agenda.ASK_ROADS: _steps(schedule.LAST_ROADS) | {"road-window"},
    agenda.ASK_DEFERRED: {"deferred"},
    agenda.ASK_CITY_HALL: {"draw-tile"},
    agenda.ASK_DOUBLE: _steps(schedule.DOUBLING),
    agenda.ASK_VP: _steps(*range(VP_5, VP_2 + 1)) | {"use-space"},
    agenda.ASK_SPEND: _steps(schedule.CASH_LIMIT) | {"ask-spend"},
    agenda.ASK_SECOND: _CHOOSING,
    agenda.ASK_ARM: _CHOOSING,
    agenda.ASK_RETIRE: _CHOOSING,
    agenda.ASK_TILE: _CHOOSING,
    agenda.ASK_HOMESTEAD: _CHOOSING | {"draw-tile"},
    agenda.ASK_LOT: _CHOOSING,
    agenda.ASK_BID: _CHOOSING,
    agenda.ASK_TAX: _CHOOSING,
    agenda.ASK_LAND: _CHOOSING,
    agenda.ASK_DYNAMITE: _steps(schedule.PLACE),
    agenda.ASK_NO_DUEL: _steps(schedule.PLACE),
    agenda.ASK_REROLL: _DUELLING,
    agenda.ASK_HEAL: _DUELLING | {"ask-heal"},
    agenda.ASK_MOURN: _DUELLING | {"ask-mourn"},
    agenda.ASK_TRIPLE: _steps(schedule.TRIPLING) | {"ask-triple"},
    agenda.ASK_PACKAGE: _steps(schedule.ROUND_END_POWERS),
    agenda.ASK_HORSE: _steps(schedule.PLACE) | {"buy-horses"},
    agenda.ASK_RIDE: _steps(schedule.PLACE),
    agenda.ASK_MOVE: _steps(schedule.PLACE),
    agenda.ASK_HERD: _steps(schedule.HERDING) | {"ask-herd"},
    agenda.ASK_SHIFT: _steps(schedule.PLACE),
    agenda.PLACE_TOGETHER: _steps(schedule.PLACE),
    agenda.ASK_OUTLAW: {"move-outlaws"},
    agenda.ASK_BOOTY: {"fights", "ask-heal", "ask-mourn"},
    agenda.ASK_DUEL_TILES: _DUELLING,
    agenda.ASK_SHEETS: {"draw-order", "deal-tiles", BEFORE_FIRST},
    agenda.DRAW_TILE: _steps(schedule.REFILL) | _CHOOSING | _SETTING_UP | {"ask-start", BEFORE_FIRST},
    agenda.DRAW_CENTRE: {"draw-mountain"},
    agenda.DRAW_MOUNTAIN: {"draw-order", "ask-start", "deal-tiles", "ask-sheets"},
    agenda.DRAW_ORDER: {BEFORE_FIRST},
    agenda.ROLL_DUEL: _DUELLING,
    agenda.ROLL_GAMBLE: _steps(GAMBLING) | {"use-space"},
    agenda.DRAW_CHARACTER: _SETTING_UP | {"draw-character"},
    agenda.DRAW_SIDE: _SETTING_UP | {"draw-character", "draw-side"},
    agenda.DRAW_PARCEL: _CHOOSING,
    agenda.ROLL_GIFT: _CHOOSING,
    agenda.ROLL_OUTLAWS: {"ask-character", "move-outlaws"},
    agenda.DRAW_OUTLAW: {"ask-character", "move-outlaws"},
    agenda.DRAW_RAID: {"move-outlaws"},
    agenda.DRAW_CARD: {"ask-place"},
    agenda.PICK_SPOT: {"ask-place"},
    agenda.PICK_SITE: {"ask-site"},
    agenda.PICK_HOUSE: {"ask-house"},
    agenda.PICK_ROAD: {"ask-site", "ask-house"},
    agenda.DRAW_DUEL_TILE: {"deal-tiles"},
}


def check_order_of_entries(frames: list[Frame], line: int) -> None:
    """The round comes first, and each entry lies on one that can have asked for it."""
    if frames[0].kind != agenda.ROUND:
        raise BadPosition("an agenda starts with the round, such as “round place”", frames[0].line)
    if len(frames) > DEPTH:
        raise BadPosition(f"an agenda has at most {DEPTH} entries", line)
    for below, entry in pairwise(frames):
        if _name(below) not in UNDER.get(entry.kind, set()):
            message = f"“{entry.name}” cannot follow “{_name(below)}”"
            allowed = ", ".join(sorted(UNDER.get(entry.kind, set())))
            raise BadPosition(f"{message}; it follows {allowed}" if allowed else message, entry.line)


def _name(entry: Frame) -> str:
    """The name of an entry; of the round also the step it is at."""
    if entry.kind != agenda.ROUND:
        return entry.name
    return f"round {step_name(schedule.ROUND_STEPS[entry.a - 1])}" if entry.a else BEFORE_FIRST


def check_agenda(s: Table, moment: Moment, page: Page) -> None:
    """Refuse entries that do not fit what lies on the table."""
    for at, entry in enumerate(moment.frames):
        if entry.kind in CHECKS:
            reason = CHECKS[entry.kind](s, moment.frames, at)
            if reason:
                raise BadPosition(f"“{entry.name}” does not fit: {reason}", entry.line)
    if s.site != NONE and not moment.find(agenda.ASK_HOUSE):
        raise BadPosition(
            "a building waits for its Houses only with an entry “ask-house”", page.line_of("placing")
        )
    duel = moment.find(agenda.ROLL_DUEL, agenda.ASK_REROLL)
    if any(s.dice):
        wrong = die_that_cannot_be(s, duel.a) if duel else "dice lie on the table only while a duel is rolled"
        if wrong:
            raise BadPosition(wrong, page.line_of("dice"))
