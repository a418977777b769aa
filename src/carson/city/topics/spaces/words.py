"""The action spaces, in words."""

from carson.city.facts.characters import VP_LOST
from carson.city.facts.ids import GAMBLING, ROAD, SPACES, WAGES
from carson.city.facts.rules import Rules
from carson.city.facts.spaces import PRICE
from carson.city.table.agenda import ASK_AMMUNITION, ASK_VP
from carson.city.words import HelpTopic, Values, Words, listed, money, own_rules, say
from carson.city.words.terms import space_numbers, space_word

WORDS = {
    ASK_AMMUNITION: Words(values=lambda q: {"firepower": q.state.rules.ammunition, "vp": q.power(VP_LOST)}),
    ASK_VP: Words(
        values=lambda q: {"price": PRICE[q.a]}, numbers=lambda q, number: {"price": number * PRICE[q.a]}
    ),
}
GROUPS = {30: "amounts"}


def _help(rules: Rules) -> Values:
    """The spaces in resolving order, those of a kind once, with the two boxes among them."""
    words = list(dict.fromkeys(space_word(space) for space in range(SPACES)))
    words.insert(words.index(space_word(ROAD)) + 1, "land")
    words.insert(words.index(space_word(GAMBLING)) + 1, "income")
    return {"spaces": "\n".join(_line(word, rules) for word in words)}


def _line(word: str, rules: Rules) -> str:
    prices = listed([money(PRICE[space]) for space in range(SPACES) if space_word(space) == word])
    if word == space_word(WAGES) and rules.horses:
        word = "wages-horse"
    fights = ("both", "outlaws") if rules.outlaws else ("city-hall", "plain")
    told = say(f"rule.fights.{fights[0] if own_rules.has_city_hall(rules) else fights[1]}")
    return say(f"topic.spaces.{word}", **space_numbers(ROAD, rules), prices=prices, fights=told)


def space_text(space: int, rules: Rules) -> str:
    """What an action space does, without its name."""
    return _line(space_word(space), rules).partition(": ")[2]


HELP = [HelpTopic(30, "spaces", _help)]
