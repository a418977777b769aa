"""Duel tiles, in words: the question which to play, its answers, and what everybody sees of the hands."""

from operator import attrgetter

from carson.city.count import duel_tiles
from carson.city.count.firepower import firepower
from carson.city.count.outlaws import outlaw_at
from carson.city.facts.ids import DUEL_TILE
from carson.city.facts.rules import Rules
from carson.city.table import agenda, events
from carson.city.words import Asked, HelpTopic, Label, LogLine, Values, Words, listed, say
from carson.city.words.asked import cowboys_at
from carson.city.words.speech import counted
from carson.core.events import Event


def tile_words(tiles: int) -> str:
    """The values one after the other."""
    return " ".join([str(value) for value in duel_tiles.values_of(tiles)])


def _values(q: Asked) -> Values:
    s, place = q.state, int(agenda.b_of(q.packed))
    rivals = [seat for seat in cowboys_at(s, place) if seat != q.seat]
    before = int(s.duel_played[q.seat])
    outlaw = int(outlaw_at(s, place))
    outlaws = [say("explain.outlaw-no-tile", strength=outlaw)] if outlaw else []
    fighters = [q.fighters(rivals, place)] if rivals else []
    form = "first" if duel_tiles.tiles_due(s, q.seat, place) > 1 else ""
    if before:
        form = "second"
    elif rivals and duel_tiles.are_shown(s):
        form = "last"
    return {
        "form": form,
        "place": q.place(place),
        "firepower": int(firepower(s, q.seat)),
        "value": tile_words(before),
        "rivals": listed(fighters + outlaws),
        "results": listed([_result(q, seat) for seat in rivals] + outlaws),
    }


def _result(q: Asked, seat: int) -> str:
    tiles = int(q.state.duel_played[seat])
    strength = int(duel_tiles.total(tiles) + firepower(q.state, seat))
    return say("question.tile-result", name=q.names[seat], total=strength, tiles=tile_words(tiles) or "-")


def _label(q: Asked, action: int) -> Label:
    """A tile, and the strength it would bring."""
    value = action - DUEL_TILE
    before = q.state.duel_played[q.seat]
    strength = int(firepower(q.state, q.seat) + duel_tiles.total(before) + value)
    left = duel_tiles.tiles_due(q.state, q.seat, agenda.b_of(q.packed)) - duel_tiles.size(before)
    key = "label.duel-tile-more" if left > 1 else "label.duel-tile"
    return say(key, value=value, strength=strength), "duel-tiles"


def _no_tile(q: Asked, action: int) -> str:
    value, hand = action - DUEL_TILE, q.state.duel_tiles[q.seat]
    lacks = 0 <= value < duel_tiles.VALUES and duel_tiles.how_many(hand, value) == 0
    return say("why.no-such-tile", value=value) if lacks else ""


def _turned_up(event: Event) -> str:
    return "log.turned-up-firepower" if event.data["firepower"] else "log.turned-up"


def _help(rules: Rules) -> Values:
    base = int(rules.start_cash) + duel_tiles.MIDDLE_TOTAL
    return {"highest": duel_tiles.VALUES - 1, "base": base, "refill": duel_tiles.TILES_WHEN_EMPTY}


WORDS = {agenda.ASK_DUEL_TILES: Words(_label, why_not=_no_tile, values=_values)}
GROUPS = {80: "duel-tiles"}
LOG = {events.TURNED_UP: LogLine(_turned_up), events.DREW_DUEL_TILES: counted("tiles", "count.duel-tile")}
HELP = [HelpTopic(230, "might-is-right", _help, attrgetter("duel_tiles"), rulings=("secrets-and-haste",))]
