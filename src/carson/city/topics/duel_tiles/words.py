"""Duel tiles, in words: the question which to play, its answers, and what everybody sees of the hands."""

from carson.city.count import duel_tiles
from carson.city.count.firepower import firepower
from carson.city.count.outlaws import outlaw_at
from carson.city.facts.ids import DUEL_TILE
from carson.city.facts.rules import Rules
from carson.city.table import agenda, events
from carson.city.words import Asked, HelpTopic, Label, LogLine, Values, Words, listed, say
from carson.city.words.asked import cowboys_at
from carson.city.words.terms import place_name
from carson.core.events import Event


def tile_words(tiles: int) -> str:
    """The values one after the other."""
    return " ".join([str(value) for value in duel_tiles.values_of(tiles)])


# ---- the question


def _question(q: Asked) -> str:
    s, place = q.state, int(agenda.b_of(q.packed))
    mine = int(firepower(s, q.seat))
    rivals = [seat for seat in cowboys_at(s, place) if seat != q.seat]
    before = int(duel_tiles.played(s, q.seat))
    where = place_name(place)
    if before:
        value = tile_words(before)
        return say("question.ask-duel-tiles-second", place=where, value=value, firepower=mine)
    outlaw = int(outlaw_at(s, place))
    against = [say("explain.outlaw-no-tile", strength=outlaw)] if outlaw else []
    if rivals and duel_tiles.are_shown(s):
        results = listed([_result(q, seat) for seat in rivals] + against)
        return say("question.ask-duel-tiles-last", place=where, results=results, firepower=mine)
    if rivals:
        against.insert(0, q.fighters(rivals, place))
    key = "ask-duel-tiles-first" if duel_tiles.tiles_due(s, q.seat, place) > 1 else "ask-duel-tiles"
    return say(f"question.{key}", place=where, rivals=listed(against), firepower=mine)


def _result(q: Asked, seat: int) -> str:
    tiles = int(duel_tiles.played(q.state, seat))
    strength = int(duel_tiles.total(tiles) + firepower(q.state, seat))
    return say("question.tile-result", name=q.names[seat], total=strength, tiles=tile_words(tiles) or "-")


def _label(q: Asked, action: int) -> Label:
    """A tile, and the strength it would bring."""
    value = action - DUEL_TILE
    before = duel_tiles.played(q.state, q.seat)
    strength = int(firepower(q.state, q.seat) + duel_tiles.total(before) + value)
    left = duel_tiles.tiles_due(q.state, q.seat, agenda.b_of(q.packed)) - duel_tiles.size(before)
    key = "label.duel-tile-more" if left > 1 else "label.duel-tile"
    return say(key, value=value, strength=strength), "duel-tiles"


def _no_tile(q: Asked, action: int) -> str:
    value = action - DUEL_TILE
    if (
        0 <= value < duel_tiles.VALUES
        and duel_tiles.how_many(duel_tiles.in_hand(q.state, q.seat), value) == 0
    ):
        return say("why.no-such-tile", value=value)
    return ""


WORDS = {agenda.ASK_DUEL_TILES: Words(_label, _question, _no_tile)}
GROUPS = {80: "duel-tiles"}


# ---- the log


def _turned_up(event: Event) -> str:
    return "log.turned-up-firepower" if event.data["firepower"] else "log.turned-up"


def _drew(event: Event) -> Values:
    return {"tiles": say("count.duel-tile", number=event.data["amount"])}


LOG = {events.TURNED_UP: LogLine(_turned_up), events.DREW_DUEL_TILES: LogLine(forms={"amount": _drew})}


# ---- help


def _is_played(rules: Rules) -> bool:
    return bool(rules.duel_tiles)


def _help(rules: Rules) -> Values:
    return {
        "highest": duel_tiles.VALUES - 1,
        "dealt": say(f"rule.dealt.{'some' if rules.dealt_tiles else 'each'}", number=rules.dealt_tiles),
        "money": _money(rules),
        "refill": duel_tiles.TILES_WHEN_EMPTY,
    }


def _money(rules: Rules) -> str:
    if rules.sheets:
        return say("rule.tile-money.sheets")
    base = int(rules.start_cash) + duel_tiles.MIDDLE_TOTAL
    return say("rule.tile-money.usual", base=base, start_cash=rules.start_cash)


HELP = [HelpTopic(230, "might-is-right", _help, _is_played)]
