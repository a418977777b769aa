"""The options of a game in plain words, for forms."""

from collections.abc import Callable
from functools import cache

from carson.city.facts import buildings, casts, characters, rules, sheets
from carson.city.facts.editions import EDITIONS, EXPANSIONS, NEWEST, SWITCHES, Switch, spans, switches_of
from carson.city.options import rules_for, usual
from carson.city.words.boxes import box_text
from carson.city.words.building_texts import building_text
from carson.city.words.sources import source_note, with_source
from carson.city.words.terms import TEXTS, building_name, character_name, character_power, listed, money, say
from carson.core.face import ChoiceArt
from carson.core.game import RuleLine
from carson.core.spoken_face import SpokenFace

Text = Callable[[str], str]


# ---- characters


def _tile_label(value: str) -> str:
    """A side of a tile; both names where the side is open until somebody takes it."""
    tile = characters.TILE_BY_NAME[value]
    first, second = character_name(tile), character_name(tile ^ 1)
    return say("tile.either", first=first, second=second) if _is_open(tile) else first


def _tile_help(value: str) -> str:
    tile = characters.TILE_BY_NAME[value]
    if not _is_open(tile):
        return say("tile.one", limit=money(characters.LIMIT[tile]), power=character_power(tile, _usual()))
    one, two = character_power(tile, _usual()), character_power(tile ^ 1, _usual())
    return say("tile.both", first=character_name(tile), one=one, second=character_name(tile ^ 1), two=two)


def _is_open(tile: int) -> bool:
    return bool(characters.side_is_open(characters.number_of(tile)))


@cache
def _usual() -> rules.Rules:
    """The rules that a form speaks of, as long as no game is settled."""
    return rules_for(usual({}))


def _building_help(value: str) -> str:
    """What a building does, and what other editions see differently about it."""
    text = building_text(buildings.TYPE_BY_NAME[value], _usual())
    older = {switch.name: switch.older for switch in SWITCHES}.get(f"{value}-houses", {})
    for edition, own in older.items():
        text = say("edition.but", text=text, editions=edition, rule=say(f"switch.{value}-houses.{own}"))
    return text


# ---- editions and their rules


def _edition_help(value: str) -> str:
    if value == NEWEST:
        return say("edition.newest", box=box_text(value, []))
    newest, own = switches_of(NEWEST), switches_of(value)
    differences = say("count.rule", number=sum(newest[name] != own[name] for name in own))
    return say("edition.older", box=box_text(value, []), differences=differences)


def _expansion_help(value: str) -> str:
    more = EXPANSIONS[value]
    return say(f"expansion.{value}.text", seats=more.seats, numbers=spans(more.characters))


def _rule_label(setting: str) -> str:
    name, _, value = setting.partition("=")
    return say(f"switch.{name}.{value}")


def _rule_help(setting: str) -> str:
    """The editions that play so."""
    name, _, value = setting.partition("=")
    switch = next(switch for switch in SWITCHES if switch.name == name)
    editions = [
        edition
        for edition in EDITIONS
        if switch.concerns(edition) and switch.older.get(edition, switch.values[0]) == value
    ]
    return say("edition.as-in", editions=listed(editions)) if editions else say("edition.in-none")


def rule_lines(edition: str, values: dict[str, str]) -> list[RuleLine]:
    """What each switch of an edition's box means at its value, and where the books say so."""
    return [_rule_line(switch, values[switch.name]) for switch in SWITCHES if switch.concerns(edition)]


def _rule_line(switch: Switch, value: str) -> RuleLine:
    books = [f"{edition}: {source}" for edition, source in switch.sources.items()]
    source = "; ".join([switch.ruling, *books])
    return RuleLine(switch.name, value, say(f"switch.{switch.name}.{value}"), source)


def _variant_help(value: str) -> str:
    """What a variant is about, and whose values it is played with where only its pieces show them."""
    text = say(
        f"variant.{value}.text", take_backs=rules.TAKE_BACKS, pass_vp=rules.PASS_VP, shares=sheets.SHARES
    )
    return with_source(value, text)


# an option -> the label of a value, and what it means; others are told by `<option>-<value>-name` and `-text`
CHOICES: dict[str, tuple[Text, Text]] = {
    "edition": (lambda value: say("edition.name", edition=value), _edition_help),
    "expansions": (lambda value: say(f"expansion.{value}.name"), _expansion_help),
    "characters": (
        lambda value: say(f"cast.{value}.name"),
        lambda value: say(f"cast.{value}.text", size=casts.USUAL_SIZE),
    ),
    "tiles": (_tile_label, _tile_help),
    "buildings": (lambda value: building_name(buildings.TYPE_BY_NAME[value]), _building_help),
    "variants": (lambda value: say(f"variant.{value}.name"), _variant_help),
    "rules": (_rule_label, _rule_help),
}


def _plain(option: str, value: str, what: str) -> str:
    """The `name` or `text` of a value that needs no numbers; nothing where the value says it all."""
    key = f"{option}.{value or 'none'}.{what}"
    return say(key) if TEXTS.has(key) else ""


class FormFace(SpokenFace):
    def option_label(self, option: str) -> str:
        return say(f"option.{option}")

    def option_note(self, option: str) -> str:
        """Whose values a solo game is played with."""
        return source_note(option) if option == "solo" else ""

    def choice_label(self, option: str, value: str) -> str:
        """A value of an option, short enough for a button or a list."""
        return CHOICES[option][0](value) if option in CHOICES else _plain(option, value, "name") or value

    def choice_help(self, option: str, value: str) -> str:
        """What a value means; empty where its label says it all."""
        return CHOICES[option][1](value) if option in CHOICES else _plain(option, value, "text")

    def choice_art(self, option: str, value: str) -> ChoiceArt:
        """A tile with the colour of its side, a set with the tiles in it."""
        if option == "tiles":
            tile = characters.TILE_BY_NAME[value]
            tone = "" if _is_open(tile) else "red" if tile % 2 == characters.RED else "yellow"
            return ChoiceArt(f"c-{characters.number_of(tile)}", tone)
        if option == "characters" and value in casts.CASTS:
            return ChoiceArt(holds=tuple([characters.SIDES[tile].name for tile in casts.CASTS[value]]))
        return ChoiceArt()
