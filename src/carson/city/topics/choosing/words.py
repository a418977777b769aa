"""Choosing characters, in words."""

from carson.city.count.casting import offered_tiles
from carson.city.facts import casts, characters, geometry, ids
from carson.city.facts.rules import Rules
from carson.city.table import agenda, events
from carson.city.words import Asked, HelpTopic, Label, LogLine, Values, Words, money, own_rules, say, terms
from carson.core.events import Event


def character_label(q: Asked, action: int) -> Label:
    """A tile with its power and the limit it brings; the Paperboy's own is added to it."""
    tile, own = action - ids.CHARACTER, int(q.state.character[q.seat])
    limit = characters.LIMIT[tile]
    if own != characters.NO_TILE:
        limit = max(limit + characters.LIMIT[own], 0)
    return _tile("label.character", tile, limit, q.state.rules), "characters"


def _tile(key: str, tile: int, limit: int, rules: Rules) -> str:
    name, number = terms.character_name(tile), terms.character_number(tile)
    return say(key, number=number, name=name, limit=money(limit), power=terms.character_power(tile, rules))


def no_character(q: Asked, action: int) -> str:
    """Why a tile cannot be taken."""
    s, tile = q.state, action - ids.CHARACTER
    if not 0 <= tile < characters.NO_TILE:
        return ""
    name = characters.SIDES[tile].name
    both = geometry.bit(tile | 1) | geometry.bit(tile & ~1)
    if not s.in_play & both:
        return say("why.not-in-play", character=name)
    if offered_tiles(s) & both:
        return "" if offered_tiles(s) & geometry.bit(tile) else say("why.other-side", character=name)
    for other in range(int(s.rules.seats)):
        second = int(s.second_character[other]) - 1
        if tile >> 1 in (int(s.character[other]) >> 1, second >> 1):
            return say("why.taken", character=name, owner=q.names[other])
    return ""


def _values(q: Asked) -> Values:
    """In a solo game each character helps once."""
    return {"form": "solo" if own_rules.is_alone(q.state.rules) else ""}


WORDS = {agenda.ASK_CHARACTER: Words(character_label, why_not=no_character, values=_values)}
GROUPS = {10: "characters"}


def character_of(event: Event) -> Values:
    """The name and number of the tile an event is about."""
    tile = event.data["tile"]
    return {"character": terms.character_name(tile), "number": terms.character_number(tile)}


LOG = dict.fromkeys((events.CHOSE, events.FETCHED, events.IN_PLAY), LogLine(forms={"tile": character_of}))


def _help(rules: Rules) -> Values:
    sides = own_rules.sides_in_play(rules)
    numbers = {characters.number_of(tile) for tile in sides}
    red = {characters.number_of(tile) for tile in sides if tile % 2 == characters.RED}
    notes = {
        "two-sides": not all(characters.side_is_open(number) for number in red),
        "doctor": characters.DOCTOR in numbers,
        "teacher": characters.TEACHER in numbers,
    }
    lines = [_tile("topic.characters.line", tile, characters.LIMIT[tile], rules) for tile in sides]
    paperboy = say("topic.characters.paperboy", size=casts.PAPERBOY_SIZE)
    return {
        "size": casts.USUAL_SIZE,
        "paperboy": paperboy if characters.PAPERBOY in numbers else "",
        "sides": " ".join(say(f"topic.characters.{note}") for note, there in notes.items() if there),
        "characters": "\n".join(lines),
    }


HELP = [HelpTopic(90, "characters", _help, rulings=("choosing", "characters-0-8", "characters-9-19"))]
