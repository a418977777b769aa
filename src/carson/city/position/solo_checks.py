"""A solo game: the cards of Standish, what he has, and the entries of the agenda that are his."""

from __future__ import annotations

from carson.city.count.standish import cards_due
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import NONE
from carson.city.facts.standish import CARDS_IN_ROUND
from carson.city.position.entry_help import Check
from carson.city.position.frames import Frame
from carson.city.position.moment import Moment
from carson.city.position.page import Page
from carson.city.table import agenda, schedule
from carson.city.table.pieces import HELD
from carson.city.table.table import Table
from carson.city.topics.roads.rules import BRIDGE_ROADS
from carson.city.topics.standish.houses import good_houses, good_sites, possible_houses, possible_sites
from carson.city.topics.standish.spots import LAND, spots_for
from carson.city.topics.standish.ways import FAR, roads_to_parcels
from carson.core.errors import BadPosition
from carson.core.seats import LETTERS


def check_solo(s: Table, moment: Moment, page: Page) -> None:
    """Refuse cards and pieces that cannot be there; in other games there are no cards at all."""
    for word, cards in (("deck", s.deck), ("drawn", s.drawn)):
        if cards & ~s.rules.cards:
            reason = (
                "these cards belong to other strategies" if s.rules.cards else "only a solo game has cards"
            )
            raise BadPosition(reason, page.line_of(word))
    if s.rules.standish == NONE:
        return
    if s.deck & s.drawn:
        raise BadPosition("a card cannot be in the deck and drawn", page.line_of("drawn"))
    wrong = _wrong_cards(s, moment)
    if wrong:
        raise BadPosition(wrong, page.line_of("drawn"))
    seat = int(s.rules.standish)
    reason = _wrong_pieces(s, seat)
    if reason:
        raise BadPosition(reason, page.player_lines.get(seat, 0))


def _wrong_cards(s: Table, moment: Moment) -> str:
    """All cards of a round lie on the table from the end of placing to the end of the round (D-61)."""
    number = int(count(s.drawn))
    if not moment.begun(schedule.PLACE) or moment.past(schedule.NEW_COWBOYS):
        return "no card of this round is drawn at this moment" if number else ""
    due = CARDS_IN_ROUND[int(s.round) - 1]
    if moment.passing():
        passed = s.rules.standish in list(s.pass_order)
        if number > due or (passed and number != due):
            return f"he has {due} cards in this round, and draws all of them before he passes"
        return ""
    return "" if number == due else f"he has drawn {due} cards in this round, not {number}"


def _wrong_pieces(s: Table, seat: int) -> str:
    letter = LETTERS[seat]
    if s.cash[seat] or s.revolvers[seat]:
        return f"{letter} has neither money nor revolvers"
    if s.unplaced_roads[seat] not in ((0, BRIDGE_ROADS) if s.rules.river else (0,)):
        return f"{letter} has only the {BRIDGE_ROADS} roads for a bridge, where there is a river"
    if s.wages[seat] or s.road_cowboys[seat]:
        return f"{letter} sends nobody to these spaces"
    if s.used[seat] or any(getattr(s, name)[seat] for name in HELD):
        return f"{letter} has no tokens and no character"
    if s.cowboys[seat] + s.reserve[seat] + _standing(s, seat) != s.rules.cowboys:
        return f"all {s.rules.cowboys} cowboys of {letter} are in the game"
    return ""


def _standing(s: Table, seat: int) -> int:
    return int(count(s.at_parcel[seat]) + count(s.at_space[seat]))


# ---- entries


def _his(s: Table, frames: list[Frame], at: int) -> str:
    """Entries over his turn to place, after a card is played."""
    below = frames[1]
    if below.seat != s.rules.standish or below.a != 1 or frames[at].seat != s.rules.standish:
        return "it is not his turn after a card"
    return ""


def _draw_card(s: Table, frames: list[Frame], at: int) -> str:
    if s.rules.standish == NONE or cards_due(s) < 1:
        return "no card is left to draw in this round"
    if s.deck == 0:
        return "the deck is empty, and is made anew before a card is drawn"
    return _his(s, frames, at)


def _pick_spot(s: Table, frames: list[Frame], at: int) -> str:
    entry = frames[at]
    if entry.b and entry.a != LAND:
        return "only land is wanted for a building"
    if _his(s, frames, at):
        return _his(s, frames, at)
    if not s.reserve[entry.seat]:
        return "he has no cowboy left"
    return "" if spots_for(s, entry.a, entry.b - 1) else "there is no such place"


def _below_is_open(s: Table, frames: list[Frame], at: int) -> str:
    """A choice he has not made yet."""
    below = frames[at - 1]
    decided = below.b if below.kind == agenda.ASK_SITE else below.a
    if below.seat != s.rules.standish or frames[at].seat != below.seat:
        return "only Standish decides in this way"
    return "he has decided already" if decided else ""


def _pick_site(s: Table, frames: list[Frame], at: int) -> str:
    if _below_is_open(s, frames, at):
        return _below_is_open(s, frames, at)
    if frames[at].a != frames[at - 1].a:
        return "the entry before it is about another building"
    return "" if good_sites(s, frames[at].a) else "there is no site"


def _pick_house(s: Table, frames: list[Frame], at: int) -> str:
    return _below_is_open(s, frames, at) or ("" if good_houses(s) else "there is no place for a House")


def _pick_road(s: Table, frames: list[Frame], at: int) -> str:
    below, parcel = frames[at - 1], frames[at].a
    decided = (below.b if below.kind == agenda.ASK_SITE else below.a) - 1
    if below.seat != s.rules.standish or frames[at].seat != below.seat or decided != parcel:
        return "he builds elsewhere"
    if s.connected & bit(parcel) or roads_to_parcels(s)[parcel] >= FAR:
        return "no road is needed, or none can lead there"
    return ""


SOLO_CHECKS: dict[int, Check] = {
    agenda.DRAW_CARD: _draw_card,
    agenda.PICK_SPOT: _pick_spot,
    agenda.PICK_SITE: _pick_site,
    agenda.PICK_HOUSE: _pick_house,
    agenda.PICK_ROAD: _pick_road,
}


def wrong_decision(s: Table, frame: Frame) -> str:
    """A complaint when an entry notes a decision that Standish has not made or cannot have made."""
    noted = frame.b if frame.kind == agenda.ASK_SITE else frame.a
    if not noted:
        return ""
    if frame.seat != s.rules.standish:
        return "only Standish decides before he acts"
    if frame.kind == agenda.ASK_SITE:
        return "" if possible_sites(s, frame.a) & bit(noted - 1) else "he cannot build there"
    if frame.kind == agenda.ASK_HOUSE:
        return "" if possible_houses(s) & bit(noted - 1) else "he can add no House there"
    return ""
