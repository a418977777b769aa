"""Horses, in words."""

from operator import attrgetter

from carson.city.count.incomes import income
from carson.city.count.payouts import TWOFOLD
from carson.city.count.rodeo import yard_points
from carson.city.count.shifting import has_own_cowboy, movable_parcels, movable_spaces, take_backs_left
from carson.city.facts import enclosures
from carson.city.facts.geometry import PARCELS, bit, count
from carson.city.facts.ids import BACK_HAT, HAT, HORSE, MOVE, NONE, RANCH, SPACE
from carson.city.facts.rules import Rules
from carson.city.table import agenda, events, moves, stable
from carson.city.topics.placing.words import in_a_fight, place_label
from carson.city.topics.placing.words_why import is_space, no_placement
from carson.city.topics.placing.words_worth import place_worth
from carson.city.topics.powers.sheriff import no_white_place
from carson.city.words import Asked, HelpTopic, Label, LogLine, Values, Words, listed, money, say
from carson.city.words.actions import parcel_text
from carson.city.words.asked import Way
from carson.city.words.speech import Answers, counted
from carson.city.words.why import first_reason, parcel_reason
from carson.city.words.worths import in_dollars
from carson.core.face import Worth

YARD_WORDS = ("guns", "ride", "herd", "purse", "show")


def enclosure_name(yard: int) -> str:
    """The name of an enclosure as a place that can be pointed at."""
    return f"enclosure-{yard + 1}"


def enclosure_word(yard: int, bought: bool = False) -> str:
    """Which words tell what a horse in an enclosure does; a bought one comes too late for riding."""
    return "ride-bought" if bought and yard == enclosures.RIDE else YARD_WORDS[yard]


def enclosure_text(yard: int, bought: bool = False) -> str:
    """What a horse in an enclosure does."""
    word = enclosure_word(yard, bought)
    return say(f"enclosure.{word}", many=enclosures.HORSES_FOR_MORE, cash=enclosures.PURSE_CASH)


def _yard(action: int) -> int:
    return action - (HAT if action >= HAT else HORSE)


def _enclosure(q: Asked, action: int) -> Label:
    """A horse in an enclosure, or a cowboy that doubles its rodeo points."""
    yard = _yard(action)
    number = int(yard_points(q.state, q.seat, yard))
    if action < HAT:
        twice = enclosures.HAT_COWBOY if stable.has_cowboy_in(q.state, q.seat, yard) else 1
        number = enclosures.HATS[yard] * twice
    use = enclosure_text(yard, q.kind == agenda.ASK_HORSE and q.a != 0)
    key, points = "hat" if action >= HAT else "horse", say("count.rodeo-point", number=number)
    return say(f"label.{key}", number=yard + 1, use=use, points=points), "enclosures"


def _no_enclosure(q: Asked, action: int) -> str:
    s, yard = q.state, _yard(action)
    if s.rules.horses == 0:
        return say("why.no-horses-here")
    if not s.rules.enclosures & bit(yard):
        return say("why.enclosure-shut", number=yard + 1)
    if action < HAT:
        return say("why.horse-later")
    if stable.has_cowboy_in(s, q.seat, yard):
        return say("why.hat-there", number=yard + 1)
    return say("why.no-cowboy") if s.cowboys[q.seat] == 0 else ""


def _back(q: Asked, action: int) -> Label:
    left = say("count.take-back", number=int(take_backs_left(q.state, q.seat)) - 1)
    return say("label.take-back-hat", number=action - BACK_HAT + 1, left=left), "take-back"


def _not_back(q: Asked, action: int) -> str:
    """Why no cowboy can be taken back from an enclosure."""
    s, yard = q.state, action - BACK_HAT
    if not s.rules.take_backs:
        return say("why.hat-stays")
    if not stable.has_cowboy_in(s, q.seat, yard):
        return say("why.no-hat", number=yard + 1)
    left = take_backs_left(s, q.seat)
    return say("why.no-take-back-left", most=s.rules.take_backs) if left <= 0 else ""


def _horse_values(q: Asked) -> Values:
    """Horses are told with the enclosures; one is bought only on Wages."""
    horses = say("count.horse", number=int(q.state.horses[q.seat]))
    wage = q.state.rules.wage
    return {"form": "bought" if q.a else "", "price": enclosures.HORSE_PRICE, "wage": wage, "horses": horses}


def _ride(q: Asked, action: int) -> Label:
    """A cowboy that moves, or a place for one."""
    if action == MOVE:
        return say("label.move"), "movers"
    chosen = q.kind != agenda.ASK_MOVE or q.a != 0
    return place_label(q, action) if chosen else (say("label.mover", place=q.place(action)), "movers")


def _ride_worth(q: Asked, action: int) -> Worth | None:
    """Of a place to go to, not of one to leave."""
    return place_worth(q, action) if q.kind != agenda.ASK_MOVE or q.a != 0 else None


def _way(q: Asked) -> Way:
    """A cowboy takes along what it carries; while it is not known which one moves, nobody fights."""
    origin = q.a - 1
    if origin < 0:
        return Way(peaceful=True)
    if not has_own_cowboy(q.state, q.seat, origin):
        return Way(peaceful=True, origin=origin)
    peaceful = origin >= SPACE and bool(moves.carries_no_duel(q.state, q.seat, origin - SPACE))
    return Way(True, peaceful, bool(moves.carries_dynamite(q.state, q.seat, origin)), origin)


def _no_move(q: Asked, action: int) -> str:
    if not (action < PARCELS or is_space(action)):
        return ""
    s, name = q.state, q.place(action)
    if q.way.origin == NONE:
        movers = movable_parcels(s, q.seat) if action < PARCELS else movable_spaces(s, q.seat)
        return first_reason(action % SPACE, name, (~int(movers), "why.no-mover"))
    if action == q.way.origin:
        return say("why.cannot-stay", place=name)
    by_itself = has_own_cowboy(s, q.seat, q.way.origin)
    return no_placement(q, action) if by_itself else no_white_place(q, action)


def _herd_values(q: Asked) -> Values:
    herds = count(q.state.herds[q.seat])
    return {"number": int(stable.horses_in(q.state, q.seat, enclosures.HERD) - herds)}


def _herd(q: Asked, parcel: int) -> Label:
    amount = int(income(q.state, q.seat, RANCH, parcel))
    values = {"income": money(amount), "doubled": money(TWOFOLD * amount)}
    return say("label.herd", parcel=parcel_text(parcel), **values), "buildings"


def _no_herd(q: Asked, parcel: int) -> str:
    s = q.state
    ranches = int(s.built[RANCH] & s.owned[q.seat])
    return parcel_reason(parcel, (~ranches, "why.no-own-ranch"), (int(s.herds[q.seat]), "why.herded"))


def _help(rules: Rules) -> Values:
    used = [yard for yard in range(enclosures.YARDS) if rules.enclosures & bit(yard)]
    lines = [say("topic.horses.enclosure", number=yard + 1, use=enclosure_text(yard)) for yard in used]
    return {
        "start_horses": say("count.horse", number=int(rules.start_horses)),
        "horse_price": enclosures.HORSE_PRICE,
        "hats": listed([str(hats) for hats in enclosures.HATS]),
        "enclosures": "\n".join(lines),
        "shut": "" if enclosures.RIDE in used else say("topic.horses.shut", number=enclosures.RIDE + 1),
    }


WORDS = {
    agenda.ASK_HORSE: Words(values=_horse_values),
    agenda.ASK_RIDE: Words(_ride, why_not=no_placement, way=in_a_fight, worth=_ride_worth),
    agenda.ASK_MOVE: Words(
        _ride,
        _no_move,
        _way,
        lambda q: {"form": "to", "place": q.place(q.a - 1)} if q.a else {},
        worth=_ride_worth,
    ),
    agenda.ASK_HERD: Words(
        _herd,
        _no_herd,
        values=_herd_values,
        worth=lambda q, ranch: in_dollars(int(income(q.state, q.seat, RANCH, ranch))),
    ),
}
ANSWERS = [
    Answers(
        range(first, first + enclosures.YARDS),
        _enclosure,
        _no_enclosure,
        lambda action: enclosure_name(_yard(action)),
    )
    for first in (HORSE, HAT)
]
ANSWERS.append(
    Answers(
        range(BACK_HAT, BACK_HAT + enclosures.YARDS),
        _back,
        _not_back,
        lambda action: enclosure_name(action - BACK_HAT),
        "back",
    )
)
GROUPS = {240: "enclosures", 250: "movers"}
IN_ENCLOSURE = LogLine(forms={"enclosure": lambda event: {"enclosure": event.data["enclosure"] + 1}})
LOG = {
    events.PLACED_HORSE: IN_ENCLOSURE,
    events.PLACED_IN_ENCLOSURE: IN_ENCLOSURE,
    events.TOOK_BACK_HAT: IN_ENCLOSURE,
    events.GAINED_HORSES: counted("horses", "count.horse"),
}
HELP = [HelpTopic(240, "horses", _help, attrgetter("horses"), rulings=("horses",))]
