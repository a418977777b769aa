"""Jeb Standish, in words: what he does and why, and the help about him."""

from carson.city.facts import standish
from carson.city.facts.ids import NONE
from carson.city.facts.rules import Rules
from carson.city.table import events
from carson.city.topics.choosing.words import character_of
from carson.city.topics.standish.why import REASONS, why_of
from carson.city.words import HelpTopic, LogLine, Values, listed, money, say
from carson.city.words.own_rules import is_alone
from carson.city.words.sources import source_note
from carson.city.words.speech import nothing
from carson.city.words.terms import building_name, one_of
from carson.core.events import Event


def strategy_word(rules: Rules, word: str) -> str:
    """A text about his strategy: its name, level or character card."""
    return say(f"solo.{standish.STRATEGIES[int(rules.strategy)]}.{word}")


# ---- the log

NOTHING_GAINED = {
    "hurts": "hurts-none",
    "spite": "spite-none",
    "own-townhouse": "own-townhouse-none",
    "house-income": "house-income-none",
}


def _key(event: Event) -> str:
    return f"solo-log.{event.kind}"


def _stood_key(event: Event) -> str:
    return "solo-log.stood-beaten" if event.data["beaten"] else "solo-log.stood"


def _card(event: Event) -> Values:
    card = event.data["card"]
    return {
        "letter": standish.LETTERS[standish.LETTER[card]],
        "power": standish.POWER[card],
        "total": event.data["power"],
    }


def _why(event: Event) -> Values:
    return {"why": why_text(event.data["why"])}


def _released(event: Event) -> Values:
    return {"cowboys": say("count.cowboy", number=event.data["amount"])}


def _reshuffled(event: Event) -> Values:
    return {"number": event.data["cards"]}


def why_text(packed: int) -> str:
    """Why he does it, and whether a die had to decide."""
    why = why_of(packed)
    building = "" if why.building == NONE else building_name(why.building)
    reason = REASONS[why.reason]
    key = NOTHING_GAINED.get(reason, reason) if why.amount == 0 else reason
    text = say(f"solo-why.{key}", building=building, amount=money(why.amount))
    return say("solo-log.die", why=text, equals=why.equals) if why.equals > 1 else text


PLAIN = LogLine(_key)
LOG = {
    events.DREW_CARD: LogLine(_key, {"card": _card, "power": nothing}),
    events.SENT: LogLine(_key, {"why": _why}),
    events.REASONED: LogLine(_key, {"why": _why}),
    events.STAYED: PLAIN,
    events.RESHUFFLED: LogLine(_key, {"cards": _reshuffled}),
    events.FELL: PLAIN,
    events.STOOD: LogLine(_stood_key),
    events.CONVERTED: PLAIN,
    events.SHELTERED: PLAIN,
    events.RELEASED: LogLine(_key, {"amount": _released}),
    events.DISCARDED: LogLine(_key, {"tile": character_of}),
}
PAID_FOR = {events.FOR_CARD: "card", events.FOR_BEATEN: "beaten"}


# ---- help

CARD_KEYS = ("a", "b", "c", "d", "e", "f", "g", "h", "i", "x")


def _help(rules: Rules) -> Values:
    return {
        "rounds": rules.rounds,
        "property_vp": rules.property_vp,
        "strategy_now": say("topic.solo.now", name=strategy_word(rules, "name")),
        "townhouses": say("topic.solo.townhouses") if rules.townhouses else "",
        "one": one_of(bool(rules.duel_tiles)),
        "strategies": "\n".join(_strategy(name) for name in standish.STRATEGIES),
        "deck": standish.CARDS_OF_STRATEGY,
        "cards": listed([str(number) for number in standish.CARDS_IN_ROUND]),
        "rates": listed([money(rate) for rate in standish.DOLLARS_FOR_VP]),
        "bonus": max(strategy.bonus for strategy in standish.STRATEGY_TABLE),
        "source": source_note("solo"),
        "letters": "\n".join(_letter(letter) for letter in standish.LETTERS),
    }


def _strategy(name: str) -> str:
    return say("topic.solo.strategy", name=say(f"solo.{name}.name"), text=say(f"solo.{name}.text"))


def _letter(letter: str) -> str:
    return say("topic.solo.letter", letter=letter, text=letter_text(letter))


def letter_text(letter: str) -> str:
    """What a card tells him, for all strategies that have it."""
    if letter == "G":
        return say("word.or", first=say("solo-card.g-miner"), second=say("solo-card.g-urban"))
    return say(f"solo-card.{CARD_KEYS[standish.LETTERS.index(letter)]}")


HELP = [HelpTopic(270, "solo", _help, is_alone)]
