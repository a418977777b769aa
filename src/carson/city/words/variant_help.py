"""Help on the variants and the solo game, by the rules of a game."""

from __future__ import annotations

from carson.city.count.duel_tiles import MIDDLE_TOTAL, REFILL, VALUES
from carson.city.facts.characters import HEAL, MOURN, SIDES, TILE_BY_NAME
from carson.city.facts.enclosures import HATS, HORSE_PRICE, RIDE, YARDS
from carson.city.facts.geometry import bit
from carson.city.facts.ids import NONE
from carson.city.facts.outlaws import OUTLAW_VP, STRONGEST, WEAKEST
from carson.city.facts.rules import Rules
from carson.city.words.help_topic import HelpTopic, Values
from carson.city.words.horse_labels import enclosure_text
from carson.city.words.sheets import sheet_numbers
from carson.city.words.solo_help import solo_numbers
from carson.city.words.terms import listed, number_of, points, say


def _new_beginning(rules: Rules) -> Values:
    tiles = say("rule.sheet-tiles", middle=MIDDLE_TOTAL) if rules.duel_tiles else ""
    return {**sheet_numbers(rules), "bids": say(f"rule.bids.{'yes' if rules.bids else 'no'}"), "tiles": tiles}


def _might_is_right(rules: Rules) -> Values:
    return {
        "highest": VALUES - 1,
        "dealt": say(f"rule.dealt.{'some' if rules.dealt_tiles else 'each'}", number=rules.dealt_tiles),
        "money": _money(rules),
        "refill": REFILL,
    }


def _money(rules: Rules) -> str:
    if rules.sheets:
        return say("rule.tile-money.sheets")
    base = int(rules.start_cash) + MIDDLE_TOTAL
    return say("rule.tile-money.usual", base=base, start_cash=rules.start_cash)


def _horses(rules: Rules) -> Values:
    used = [yard for yard in range(YARDS) if rules.enclosures & bit(yard)]
    lines = [say("topic.horses.enclosure", number=yard + 1, use=enclosure_text(yard)) for yard in used]
    return {
        "horses": rules.horses,
        "start_horses": number_of("count.horse", int(rules.start_horses)),
        "horse_price": HORSE_PRICE,
        "wage": rules.wage,
        "hats": listed([str(hats) for hats in HATS]),
        "enclosures": "\n".join(lines),
        "shut": "" if RIDE in used else say("topic.horses.shut", number=RIDE + 1),
    }


def _kit_carson(rules: Rules) -> Values:
    mode = say(f"topic.kit-carson.{'live' if rules.all_at_once else 'turns'}")
    return {"take_backs": rules.take_backs, "pass_vp": rules.pass_vp, "mode": mode}


def _outlaws(rules: Rules) -> Values:
    return {
        "rounds": listed([str(number) for number in range(2, int(rules.rounds) + 1)]),
        "weakest": WEAKEST,
        "strongest": STRONGEST,
        "moving": say(f"switch.outlaw-move.{'on-arrival' if rules.outlaws_move_early else 'after-choosing'}"),
        "heal": SIDES[TILE_BY_NAME["doctor"]].powers[HEAL],
        "mourn": SIDES[TILE_BY_NAME["undertaker"]].powers[MOURN],
        "tiles": listed([_outlaw_tile(strength) for strength in range(WEAKEST, STRONGEST + 1)]),
    }


def _outlaw_tile(strength: int) -> str:
    return say("topic.outlaws.tile", points=points(OUTLAW_VP[strength - WEAKEST]), strength=strength)


VARIANT_HELP = (
    HelpTopic("new-beginning", _new_beginning, lambda rules: bool(rules.sheets)),
    HelpTopic("might-is-right", _might_is_right, lambda rules: bool(rules.duel_tiles)),
    HelpTopic("horses", _horses, lambda rules: bool(rules.horses)),
    HelpTopic("kit-carson", _kit_carson, lambda rules: bool(rules.take_backs)),
    HelpTopic("outlaws", _outlaws, lambda rules: rules.outlaws),
    HelpTopic("solo", solo_numbers, lambda rules: bool(rules.standish != NONE)),
)
