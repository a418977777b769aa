"""Log lines: one sentence for each event that is worth one."""

from collections.abc import Callable, Sequence

from carson.city.facts.ids import BUILD_12, CARD, EDGE, GAMBLING, PARCEL, SPACE, SPACES
from carson.city.facts.spaces import PRICE
from carson.city.table import events
from carson.city.words import LogLine, Values, actions, money, points, rooms, say, terms
from carson.city.words.speech import counted
from carson.core.events import Event

# What the board shows better, or another line of the same moment tells already.
SILENT = {"turn-order", "space-used", "mountain", "mourned"}
TOLD_ELSEWHERE = {
    events.FOR_INCOME,
    events.FOR_THEFT,
    events.FOR_LIMIT,
    events.FOR_BUILDING,
    events.FOR_CONVERSION,
}
TOLD_BY_THE_PAYER = {events.FOR_TAX, events.FOR_HEALING, events.FOR_MOURNING}  # one player pays another
PLACE_FIELDS = {"parcel": PARCEL, "place": PARCEL, "edge": EDGE, "space": SPACE, "card": CARD}  # counted from


def log_line(event: Event, names: Sequence[str]) -> str:
    """The sentence for an event; empty when it is not worth one."""
    line = LINES.get(event.kind, PLAIN)
    key = "" if event.kind in SILENT else line.key(event)
    if not key:
        return ""
    values: dict[str, object] = {"name": names[event.seat] if event.seat >= 0 else ""}
    for field, number in event.numbers.items():
        if field == "owner":
            values["owner"] = names[number]
        elif field == "sold":
            values["place"] = terms.tile_for_sale(number, event.numbers["place"] - SPACE)
        elif field in line.forms:
            values |= line.forms[field](event)
        else:
            values |= FORMS[field](number) if field in FORMS else {field: number}
    return say(key, **values)


def places(event: Event) -> list[str]:
    """The parcels, road places, spaces and cards an event is about, by their text names."""
    found = [number + PLACE_FIELDS[field] for field, number in event.data.items() if field in PLACE_FIELDS]
    if event.data.get("reason", SPACES) < SPACES:
        found.append(SPACE + event.data["reason"])
    if event.kind == "sang":
        found.append(SPACE + GAMBLING)
    return [actions.action_text(place) for place in found]


def _reason(reason: int) -> str:
    """What money or points are for: an action space or something else."""
    return terms.space_name(reason) if reason < SPACES else say(f"reason.{events.REASONS[reason]}")


FORMS: dict[str, Callable[[int], Values]] = {
    "parcel": lambda number: {"parcel": actions.parcel_text(number)},
    "place": lambda number: {"place": terms.place_name(number)},
    "space": lambda number: {"place": terms.space_name(number)},
    "edge": terms.edge_words,
    "slot": lambda number: {"price": PRICE[BUILD_12 + number]},
    "tile": lambda number: {"building": terms.building_name(number)},
    "position": lambda number: {"ordinal": terms.ordinal(number)},
    "amount": lambda number: {"amount": money(abs(number))},
    "points": lambda number: {"points": points(number)},
    "reason": lambda number: {"reason": _reason(number)},
}


def _money(event: Event) -> str:
    reason, gained = event.data["reason"], event.data["amount"] > 0
    if reason in TOLD_ELSEWHERE or (gained and reason in TOLD_BY_THE_PAYER):
        return ""
    return "log.money-in" if gained else "log.money-out"


def _points(event: Event) -> str:
    if event.data["reason"] in TOLD_ELSEWHERE:
        return ""
    return "log.points" if event.data["amount"] >= 0 else "log.points-lost"


PLAIN = LogLine()
LINES = {events.EVENT_TABLE[number][0]: line for number, line in rooms.LOG.items()} | {
    "money": LogLine(_money),
    "points": LogLine(_points, {"amount": lambda event: {"amount": points(abs(event.data["amount"]))}}),
    "gained-roads": counted("roads", "count.road"),
    "gained-cowboys": counted("cowboys", "count.cowboy"),
    "gained-revolvers": counted("revolvers", "count.revolver"),
    "gained-dynamite": counted("tokens", "count.dynamite"),
    "gained-no-duel": counted("tokens", "count.no-duel"),
    "retired": counted("cowboys", "count.cowboy"),
}
