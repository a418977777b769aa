"""Choosing characters, in words."""

from carson.city.count.casting import offered_tiles
from carson.city.facts import characters
from carson.city.facts.casts import PAPERBOY_SIZE, USUAL_SIZE
from carson.city.facts.geometry import bit
from carson.city.facts.ids import CHARACTER
from carson.city.facts.rules import Rules
from carson.city.table import agenda, events
from carson.city.words import Asked, HelpTopic, Label, LogLine, Values, Words, money, say
from carson.city.words.own_rules import company, is_alone, sides_in_play
from carson.city.words.terms import character_name, character_number, character_power
from carson.core.events import Event


def _question(q: Asked) -> str:
    """In a solo game each character helps once."""
    return say("question.ask-character-solo" if is_alone(q.state.rules) else "question.ask-character")


def _label(q: Asked, action: int) -> Label:
    return character_label(q, action - CHARACTER, characters.LIMIT[action - CHARACTER])


def character_label(q: Asked, tile: int, limit: int) -> Label:
    """A tile with its power and a limit."""
    words = say(
        "label.character",
        number=character_number(tile),
        name=character_name(tile),
        limit=money(limit),
        power=character_power(tile, q.state.rules),
    )
    return words, "characters"


def no_character(q: Asked, action: int) -> str:
    """Why a tile cannot be taken."""
    s, tile = q.state, action - CHARACTER
    if not 0 <= tile < characters.NO_TILE:
        return ""
    name = characters.SIDES[tile].name
    both = bit(tile | 1) | bit(tile & ~1)
    if not s.in_play & both:
        return say("why.not-in-play", character=name)
    if offered_tiles(s) & both:
        return "" if offered_tiles(s) & bit(tile) else say("why.other-side", character=name)
    for other in range(int(s.rules.seats)):
        second = int(s.second_character[other]) - 1
        if tile >> 1 in (int(s.character[other]) >> 1, second >> 1):
            return say("why.taken", character=name, owner=q.names[other])
    return ""


WORDS = {agenda.ASK_CHARACTER: Words(_label, _question, no_character)}
GROUPS = {10: "characters"}
PAID_FOR = {events.FOR_CHARACTER: "character", events.FOR_STORY: "story"}


# ---- the log


def character_of(event: Event) -> Values:
    """The name and number of the tile an event is about."""
    tile = event.data["tile"]
    return {"character": character_name(tile), "number": character_number(tile)}


CHARACTER_LINE = LogLine(forms={"tile": character_of})
LOG = {
    events.CHOSE: CHARACTER_LINE,
    events.FETCHED: CHARACTER_LINE,
    events.IN_PLAY: CHARACTER_LINE,
}


# ---- help


def _help(rules: Rules) -> Values:
    sides = sides_in_play(rules)
    numbers = {characters.number_of(tile) for tile in sides}
    notes = {
        "two-sides": any(
            tile % 2 == characters.RED and not characters.side_is_open(characters.number_of(tile))
            for tile in sides
        ),
        "doctor": characters.DOCTOR in numbers,
        "teacher": characters.TEACHER in numbers,
    }
    return {
        "size": USUAL_SIZE,
        "paperboy": say("topic.characters.paperboy", size=PAPERBOY_SIZE)
        if characters.PAPERBOY in numbers
        else "",
        "sides": " ".join(say(f"topic.characters.{note}") for note, there in notes.items() if there),
        "taking": say(f"rule.taking.{company(rules)}"),
        "after": say(f"rule.after.{company(rules)}"),
        "characters": "\n".join(_line(tile, rules) for tile in sides),
    }


def _line(tile: int, rules: Rules) -> str:
    return say(
        "topic.characters.line",
        number=character_number(tile),
        name=character_name(tile),
        limit=money(characters.LIMIT[tile]),
        power=character_power(tile, rules),
    )


HELP = [HelpTopic(90, "characters", _help)]
