"""Help topics: a game in plain words, by its own rules and the tables of facts."""

from __future__ import annotations

from functools import cache

from carson.city.facts.casts import PAPERBOY_SIZE, USUAL_SIZE
from carson.city.facts.characters import (
    AUCTION_LAND,
    AUCTION_TOKEN,
    DOCTOR,
    FIREPOWER,
    GAIN_DYNAMITE,
    GAIN_NO_DUEL,
    GAIN_ROADS,
    LIMIT,
    NO_TILE,
    PAPERBOY,
    RED,
    ROAD_VP,
    SCHOOL_VP,
    SIDES,
    TEACHER,
    number_of,
    side_is_open,
)
from carson.city.facts.geometry import count
from carson.city.facts.ids import CHURCH, GAMBLING, ROAD, SPACES, STATION, WAGES
from carson.city.facts.rules import Rules
from carson.city.facts.spaces import PRICE
from carson.city.facts.standish import STRATEGIES
from carson.city.options import VARIANTS, rules_for, usual
from carson.city.topics.roads.rules import BRIDGE_ROADS
from carson.city.words import terms
from carson.city.words.building_texts import building_line
from carson.city.words.help_topic import HelpTopic, Values
from carson.city.words.own_rules import (
    company,
    has_city_hall,
    is_alone,
    never_attacked,
    sides_in_play,
    sides_with,
    types_in_play,
)
from carson.city.words.terms import (
    building_name,
    character_name,
    character_number,
    character_power,
    listed,
    money,
    say,
    score_label,
    space_numbers,
    space_word,
    two_of,
)
from carson.city.words.variant_help import VARIANT_HELP
from carson.core.game import Options


def topics(options: Options | None) -> dict[str, str]:
    """Title and text of every topic of a game with these options; without any, of the whole game."""
    return dict(_whole() if options is None else told(rules_for(options)).values())


@cache
def _whole() -> list[tuple[str, str]]:
    """All there is, by the usual rules: every character, every building, and each variant by itself."""
    rules = rules_for(usual({}))
    rules.tiles = bytes(range(NO_TILE))
    found: dict[str, tuple[str, str]] = {}
    for setting in ({"solo": STRATEGIES[0]}, *({"variants": name} for name in VARIANTS)):
        found |= told(rules_for(usual(setting)))
    found |= told(rules)
    return [found[topic.name] for topic in HELP]


def told(rules: Rules) -> dict[str, tuple[str, str]]:
    """Title and text of each topic by its name."""
    return {
        topic.name: (say(f"topic.{topic.name}.{topic.title(rules)}"), _text(topic, rules))
        for topic in HELP
        if topic.shown(rules)
    }


def _text(topic: HelpTopic, rules: Rules) -> str:
    """The text without the gaps that sentences of other games leave."""
    text = say(f"topic.{topic.name}.text", **topic.values(rules))
    return "\n".join(line.replace("  ", " ").strip() for line in text.splitlines() if line.strip())


# ---- the round


def _round(rules: Rules) -> Values:
    mountains = terms.number_of("count.mountain", int(rules.mountains))
    return {
        "rounds": rules.rounds,
        "start": say(f"rule.start.{_start_word(rules)}", things=listed(_start_things(rules))),
        "first_parcels": "" if is_alone(rules) else _first_parcels(rules),
        "city": say("rule.city.river" if rules.river else "rule.city.plain", mountains=mountains),
        "choosing": say(f"rule.choosing.{company(rules)}"),
        "placing": say(f"rule.placing.{_placing_word(rules)}"),
    }


def _start_word(rules: Rules) -> str:
    if rules.sheets:
        return "sheets"
    if is_alone(rules):
        return "tiles-alone" if rules.duel_tiles else "alone"
    return "tiles" if rules.duel_tiles else "usual"


def _start_things(rules: Rules) -> list[str]:
    """What a player has at the start, without what is not there at all."""
    counted = (
        ("count.cowboy", rules.start_cowboys),
        ("count.road", rules.start_roads),
        ("count.revolver", rules.start_revolvers),
        ("count.horse", rules.start_horses),
        ("count.parcel", rules.start_parcels),
    )
    things = [] if rules.duel_tiles else [money(int(rules.start_cash))]
    return things + [terms.number_of(noun, int(number)) for noun, number in counted if number]


def _first_parcels(rules: Rules) -> str:
    return say(f"switch.start-parcels.{'forward' if rules.forward_first else 'backward'}-first")


def _placing_word(rules: Rules) -> str:
    if is_alone(rules):
        return "alone"
    if rules.all_at_once:
        return "together"
    return "shift" if rules.take_backs else "turns"


def _placing(rules: Rules) -> Values:
    also = {"city-hall": has_city_hall(rules), "outlaws": rules.outlaws, "horses": bool(rules.horses)}
    safe = [building_name(t) for t in never_attacked(rules)]
    church = CHURCH in types_in_play(rules)
    return {
        "also": " ".join(say(f"also.{word}") for word, there in also.items() if there),
        "used_up": say("rule.used-up.city-hall" if has_city_hall(rules) else "rule.used-up.plain"),
        "safe": say("rule.safe.church" if church else "rule.safe.plain", buildings=listed(safe)),
        "passing": say(f"rule.passing.{company(rules)}"),
    }


# ---- the track


def _spaces(rules: Rules) -> Values:
    return {"spaces": "\n".join(_space_line(word, rules) for word in _space_words())}


def _space_words() -> list[str]:
    """The spaces in resolving order, those of a kind once, with the two boxes among them."""
    words = list(dict.fromkeys(space_word(space) for space in range(SPACES)))
    words.insert(words.index(space_word(ROAD)) + 1, "land")
    words.insert(words.index(space_word(GAMBLING)) + 1, "income")
    return words


def _space_line(word: str, rules: Rules) -> str:
    prices = listed([money(PRICE[space]) for space in range(SPACES) if space_word(space) == word])
    if word == space_word(WAGES) and rules.horses:
        word = "wages-horse"
    fights = say(f"rule.fights.{_fights_word(rules)}")
    return say(f"topic.spaces.{word}", **space_numbers(ROAD, rules), prices=prices, fights=fights)


def _fights_word(rules: Rules) -> str:
    if rules.outlaws:
        return "both" if has_city_hall(rules) else "outlaws"
    return "city-hall" if has_city_hall(rules) else "plain"


def space_text(space: int, rules: Rules) -> str:
    """What an action space does, without its name."""
    return _space_line(space_word(space), rules).partition(": ")[2]


# ---- duels and land


def _duels(rules: Rules) -> Values:
    stronger = [
        say("topic.duels.character", firepower=SIDES[tile].powers[FIREPOWER], name=character_name(tile))
        for tile in sides_with(rules, FIREPOWER)
    ]
    if rules.horses:
        stronger.append(say("topic.duels.horses"))
    return {
        "ammunition": rules.ammunition,
        "characters": "".join(stronger),
        "adds": say(f"rule.adds.{_adds_word(rules)}"),
        "tie": say(f"rule.tie.{company(rules)}"),
        "order": say(f"rule.duel-order.{company(rules)}"),
    }


def _adds_word(rules: Rules) -> str:
    if sides_with(rules, GAIN_DYNAMITE):
        return "tile-dynamite" if rules.duel_tiles else "die-dynamite"
    return "tile" if rules.duel_tiles else "die"


def _land(rules: Rules) -> Values:
    return {
        "buying": say(f"rule.buying.{company(rules)}"),
        "price": say("rule.price.block" if rules.price_of_own_object else "rule.price.neighbours"),
        "property_tiles": rules.property_tiles,
    }


# ---- buildings, Houses and roads


def _buildings(rules: Rules) -> Values:
    return {
        "kept": say(f"switch.kept-buildings.{'one-round' if rules.deadline else 'any-time'}"),
        "houses_title": say(f"topic.houses.{_houses_title(rules)}"),
        "buildings": "\n".join(building_line(t, rules) for t in types_in_play(rules)),
    }


def _houses_title(rules: Rules) -> str:
    return "title" if rules.townhouses else "title-plain"


def _houses(rules: Rules) -> Values:
    whose = say(f"rule.whose.{company(rules)}")
    return {
        "where": say(f"rule.where.{company(rules)}"),
        "townhouses": say(f"rule.townhouses.{'yes' if rules.townhouses else 'no'}", whose=whose),
    }


def _roads(rules: Rules) -> Values:
    givers = [
        say("topic.roads.character", name=character_name(tile)) for tile in sides_with(rules, GAIN_ROADS)
    ]
    return {
        "roads": rules.roads_won,
        "last_roads": say("topic.roads.last") if sides_with(rules, ROAD_VP) else "",
        "characters": say("topic.roads.characters", names=listed(givers)) if givers else "",
    }


# ---- characters and their tokens


def _characters(rules: Rules) -> Values:
    sides = sides_in_play(rules)
    numbers = {number_of(tile) for tile in sides}
    notes = {
        "two-sides": any(tile % 2 == RED and not side_is_open(number_of(tile)) for tile in sides),
        "doctor": DOCTOR in numbers,
        "teacher": TEACHER in numbers,
    }
    return {
        "size": USUAL_SIZE,
        "paperboy": say("topic.characters.paperboy", size=PAPERBOY_SIZE) if PAPERBOY in numbers else "",
        "sides": " ".join(say(f"topic.characters.{note}") for note, there in notes.items() if there),
        "taking": say(f"rule.taking.{company(rules)}"),
        "after": say(f"rule.after.{company(rules)}"),
        "characters": "\n".join(_character_line(tile, rules) for tile in sides),
    }


def _character_line(tile: int, rules: Rules) -> str:
    return say(
        "topic.characters.line",
        number=character_number(tile),
        name=character_name(tile),
        limit=money(LIMIT[tile]),
        power=character_power(tile, rules),
    )


def _tokens(rules: Rules) -> Values:
    two = two_of(bool(rules.duel_tiles))
    kinds = {"dynamite": GAIN_DYNAMITE, "no-duel": GAIN_NO_DUEL}
    texts = [
        say(f"topic.tokens.{kind}", number=rules.dynamite, two=two)
        for kind, power in kinds.items()
        if sides_with(rules, power)
    ]
    return {"tokens": "\n".join(texts)}


def _has_tokens(rules: Rules) -> bool:
    return bool(sides_with(rules, GAIN_DYNAMITE) or sides_with(rules, GAIN_NO_DUEL))


AUCTIONS = {"land": AUCTION_LAND, "ammunition": AUCTION_TOKEN}


def _auctions(rules: Rules) -> Values:
    told = [say(f"topic.auctions.{what}") for what, power in AUCTIONS.items() if sides_with(rules, power)]
    return {"auctions": "\n".join(told)}


def _has_auctions(rules: Rules) -> bool:
    return any(sides_with(rules, power) for power in AUCTIONS.values())


# ---- the end


def _round_end(rules: Rules) -> Values:
    first, second, third = rules.new_cowboys
    return {
        "rodeo": say("topic.round-end.rodeo") if rules.horses else "",
        "new1": first,
        "new2": second,
        "new3": third,
        "cowboys": rules.cowboys,
        "spending": say(f"rule.spending.{'yes' if rules.extra_spending else 'no'}"),
        "limit_rate": rules.limit_rate,
        "after": say(f"rule.after.{company(rules)}"),
    }


def _scoring(rules: Rules) -> Values:
    scored = {
        "money": True,
        "property": True,
        "bridges": bool(rules.bridge_vp),
        "horses": bool(rules.horses),
        "station": STATION in types_in_play(rules),
        "teacher": bool(sides_with(rules, SCHOOL_VP)),
        "pass-track": bool(rules.pass_vp),
    }
    keys = [key for key, there in scored.items() if there]
    lines = [say("topic.scoring.line", line=score_label(key, rules)) for key in keys]
    return {
        "rounds": rules.rounds,
        "lines": "\n".join(lines),
        "winner": say(f"rule.winner.{company(rules)}"),
    }


def _river(rules: Rules) -> Values:
    return {
        "parcels": terms.number_of("count.parcel", int(count(rules.river))),
        "mountains": terms.number_of("count.mountain", int(rules.mountains)),
        "bridge_roads": BRIDGE_ROADS,
        "bridge_vp": rules.bridge_vp,
    }


HELP = (
    HelpTopic("round", _round),
    HelpTopic("placing", _placing),
    HelpTopic("spaces", _spaces),
    HelpTopic("duels", _duels),
    HelpTopic("land", _land),
    HelpTopic("buildings", _buildings),
    HelpTopic("houses", _houses, title=_houses_title),
    HelpTopic("roads", _roads),
    HelpTopic("characters", _characters),
    HelpTopic("tokens", _tokens, _has_tokens),
    HelpTopic("auctions", _auctions, _has_auctions),
    HelpTopic("round-end", _round_end),
    HelpTopic("scoring", _scoring),
    HelpTopic("river", _river, lambda rules: bool(rules.river)),
    *VARIANT_HELP,
)
