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
from carson.city.words.speech import counted
from carson.city.words.terms import building_name, one_of
from carson.core.events import Event

CARD_WORDS = dict(zip(standish.LETTERS, "a b c d e f g h i x".split(), strict=True))
NOTHING_GAINED = ("hurts", "spite", "own-townhouse", "house-income")  # reasons with words for no dollars


def strategy_word(rules: Rules, word: str) -> str:
    """A text about his strategy: its name, level or character card."""
    return say(f"solo.{standish.STRATEGIES[int(rules.strategy)]}.{word}")


def card_text(letter: str, strategy: str = "") -> str:
    """What a card tells him; card G depends on the strategy, and without one both are told."""
    if letter == "G" and not strategy:
        return say("word.or", first=card_text("G", "miner"), second=card_text("G", "urban"))
    return say(f"solo-card.g-{strategy}" if letter == "G" else f"solo-card.{CARD_WORDS[letter]}")


def why_text(packed: int) -> str:
    """Why he does it, and whether a die had to decide."""
    why = why_of(packed)
    building = "" if why.building == NONE else building_name(why.building)
    reason = REASONS[why.reason]
    for_nothing = why.amount == 0 and reason in NOTHING_GAINED
    key = f"solo-why.{reason}-none" if for_nothing else f"solo-why.{reason}"
    text = say(key, building=building, amount=money(why.amount))
    return say("solo-log.die", why=text, equals=why.equals) if why.equals > 1 else text


def _card(event: Event) -> Values:
    card = event.data["card"]
    return {"letter": standish.LETTERS[standish.LETTER[card]], "strength": standish.POWER[card]}


def _help(rules: Rules) -> Values:
    strategies = [
        say("topic.solo.strategy", name=say(f"solo.{name}.name"), text=say(f"solo.{name}.text"))
        for name in standish.STRATEGIES
    ]
    cards = [say("topic.solo.letter", letter=letter, text=card_text(letter)) for letter in standish.LETTERS]
    return {
        "strategy_now": say("topic.solo.now", name=strategy_word(rules, "name")),
        "townhouses": say("topic.solo.townhouses") if rules.townhouses else "",
        "one": one_of(bool(rules.duel_tiles)),
        "strategies": "\n".join(strategies),
        "deck": standish.CARDS_OF_STRATEGY,
        "cards": listed([str(number) for number in standish.CARDS_IN_ROUND]),
        "rates": listed([money(rate) for rate in standish.DOLLARS_FOR_VP]),
        "bonus": max(strategy.bonus for strategy in standish.STRATEGY_TABLE),
        "source": source_note("solo"),
        "letters": "\n".join(cards),
    }


REASONED = LogLine(forms={"why": lambda event: {"why": why_text(event.data["why"])}})
LOG = {
    events.DREW_CARD: LogLine(forms={"card": _card}),
    events.SENT: REASONED,
    events.REASONED: REASONED,
    events.STOOD: LogLine(lambda event: "log.stood-beaten" if event.data["beaten"] else "log.stood"),
    events.RELEASED: counted("cowboys", "count.cowboy"),
    events.DISCARDED: LogLine(forms={"tile": character_of}),
}
HELP = [HelpTopic(270, "solo", _help, is_alone, rulings=("solo",))]
