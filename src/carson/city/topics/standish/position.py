"""A solo game in a position: the cards of Standish, what he has, and his entries of the agenda."""

from carson.city.count.shifting import own_spaces
from carson.city.count.standish import cards_due
from carson.city.count.ways import BRIDGE_ROADS, FAR
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import NONE
from carson.city.facts.standish import CARDS_IN_ROUND
from carson.city.position.blame import Blame, noun
from carson.city.position.forms import OF_BUILDING, ON_PARCEL, SEAT, EntryCheck, Fitting, Form, refuse
from carson.city.position.names import BUILDING, CARD
from carson.city.position.page import Case
from carson.city.table import Table, agenda, schedule
from carson.city.table.table import HELD
from carson.city.topics.standish.houses import possible_houses, possible_sites
from carson.city.topics.standish.orders import LAND, PURPOSES
from carson.city.topics.standish.ways import roads_to_parcels
from carson.core.agenda_text import Part
from carson.core.position_lines import several
from carson.core.position_text import Kind

LINES = [
    several(30, "deck", "deck", CARD, lambda s, seat: int(s.rules.cards & ~s.drawn), first=1),
    several(40, "drawn", "drawn", CARD, first=1),
]


def check_solo(case: Case) -> None:
    """Refuse cards and pieces that cannot be there; in other games there are no cards at all."""
    s = case.s
    for word, cards in (("deck", s.deck), ("drawn", s.drawn)):
        key = "other-strategies" if s.rules.cards else "only-solo-cards"
        case.word(word).refuse_if(cards & ~s.rules.cards, key)
    if s.rules.standish == NONE:
        return
    blame = case.word("drawn")
    blame.refuse_if(s.deck & s.drawn, "drawn-and-in-deck")
    _check_cards(case, blame)
    _check_his_pieces(s, int(s.rules.standish), case.player(int(s.rules.standish)))


def _check_cards(case: Case, blame: Blame) -> None:
    """All cards of a round lie on the table from the end of placing to the end of the round (D-61)."""
    s, moment = case.s, case.moment
    number, due = int(count(s.drawn)), CARDS_IN_ROUND[int(s.round) - 1]
    if not moment.begun(schedule.PLACE) or moment.past(schedule.NEW_COWBOYS):
        blame.refuse_if(number, "no-card-now")
    elif moment.passing():
        passed = s.rules.standish in list(s.pass_order)
        blame.refuse_if(number > due or (passed and number != due), "cards-while-placing", number=due)
    else:
        blame.refuse_if(number != due, "cards-drawn", number=due, found=number)


def _check_his_pieces(s: Table, seat: int, blame: Blame) -> None:
    blame.refuse_if(s.cash[seat] or s.revolvers[seat], "no-money")
    bridge = (0, BRIDGE_ROADS) if s.rules.river else (0,)
    blame.refuse_if(s.unplaced_roads[seat] not in bridge, "bridge-roads", number=BRIDGE_ROADS)
    blame.refuse_if(max(s.wages[seat], s.road_cowboys[seat]) > 1, "twice-there")
    held = [row for row in HELD if row != "kept_tiles" and getattr(s, row)[seat]]  # his buildings may wait
    blame.refuse_if(s.used[seat] or held, "no-tokens")
    standing = count(s.at_parcel[seat]) + count(own_spaces(s, seat))
    missing = s.cowboys[seat] + s.reserve[seat] + standing != s.rules.cowboys
    blame.refuse_if(missing, "all-cowboys", number=s.rules.cowboys)


CHECKS = check_solo


def _his_card(e: Fitting) -> None:
    """Entries over his turn to place, after a card is played."""
    turn = e.frames[1]
    his = turn.seat == e.s.rules.standish and turn.a == 1 and e.seat == turn.seat
    e.refuse_if(not his, "not-his-turn")


def _draw_card(e: Fitting) -> None:
    e.refuse_if(e.s.rules.standish == NONE or cards_due(e.s) < 1, "no-card-left")
    e.refuse_if(not e.s.deck, "empty-deck")


def _decided(e: Fitting) -> int:
    """1 + the parcel he has decided for in the entry below; 0 before that."""
    return e.below.b if e.below.kind == agenda.ASK_SITE else e.below.a


def _his(e: Fitting) -> bool:
    return bool(e.below.seat == e.seat == e.s.rules.standish)


def _decides(e: Fitting) -> None:
    """A choice he has not made yet."""
    e.refuse_if(not _his(e), "only-he-decides")
    e.refuse_if(_decided(e), "has-decided")


def _pick_road(e: Fitting) -> None:
    e.refuse_if(not _his(e) or _decided(e) - 1 != e.a, "builds-elsewhere")
    needless = e.s.connected & bit(e.a) or roads_to_parcels(e.s)[e.a] >= FAR
    e.refuse_if(needless, "no-road-needed")


PURPOSE = Part("a", Kind(noun("purpose-of-a-cowboy"), {name: number for number, name in enumerate(PURPOSES)}))
FOR_BUILDING = Part("b", BUILDING, optional=True, plus=1)
FOR_LAND = refuse("only-land", lambda e: e.b and e.a != LAND)
COWBOY_LEFT = refuse("no-cowboy-left", lambda e: not e.s.reserve[e.seat])
SAME_BUILDING = refuse("other-building", lambda e: e.a != e.below.a)
FORMS = {
    agenda.DRAW_CARD: Form((SEAT,), {"ask-place"}, (_draw_card, _his_card)),
    agenda.PICK_SPOT: Form((SEAT, PURPOSE, FOR_BUILDING), {"ask-place"}, (FOR_LAND, _his_card, COWBOY_LEFT)),
    agenda.PICK_SITE: Form((SEAT, OF_BUILDING), {"ask-site"}, (_decides, SAME_BUILDING)),
    agenda.PICK_HOUSE: Form((SEAT,), {"ask-house"}, (_decides,)),
    agenda.PICK_ROAD: Form((SEAT, ON_PARCEL), {"ask-site", "ask-house"}, (_pick_road,)),
}
SITE = refuse("cannot-build-there", lambda e: e.b and not possible_sites(e.s, e.a) & bit(e.b - 1))
HOUSE = refuse("no-house-there", lambda e: e.a and not possible_houses(e.s) & bit(e.a - 1))
MORE_CHECKS = {agenda.ASK_SITE: EntryCheck(SITE), agenda.ASK_HOUSE: EntryCheck(HOUSE)}
