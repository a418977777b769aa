"""Horses of a scene: what is printed on the enclosures, and what stands in a player's own."""

from collections.abc import Sequence

from msgspec.structs import replace

from carson.city.count.rodeo import horses_left, rodeo_points, yard_points
from carson.city.facts.enclosures import HATS, PURSE_CASH, YARDS
from carson.city.facts.geometry import bit
from carson.city.screen.types import Enclosure, Scene, Stable
from carson.city.state import CityState
from carson.city.table import agenda, stable, stack
from carson.city.topics.horses.words import YARD_WORDS, enclosure_name, enclosure_text, enclosure_word
from carson.city.words import actions, say
from carson.core.face import Explanation, reason

ENCLOSURES = {enclosure_name(yard): yard for yard in range(YARDS)}


def show_horses(s: CityState, viewer: int, scene: Scene) -> None:
    """Enclosures and what stands in them; nothing in a game without horses."""
    if s.rules.horses == 0:
        return
    sold = _is_sold(s)
    scene.enclosures = [_enclosure(s, yard, sold) for yard in range(YARDS)]
    scene.horses_left = int(horses_left(s))
    for player in scene.players:
        seat, yards = player.seat, range(YARDS)
        player.stable = Stable(
            horses=int(s.horses[seat]),
            tokens=int(s.rodeo_tokens[seat]),
            inside=[int(stable.horses_in(s, seat, yard)) for yard in yards],
            cowboys=[bool(stable.has_cowboy_in(s, seat, yard)) for yard in yards],
            points=[int(yard_points(s, seat, yard)) for yard in yards],
            rodeo=int(rodeo_points(s, seat)),
        )
        for parcel in actions.parcels_of(int(s.herds[player.seat])):
            name = actions.parcel_text(parcel)
            scene.parcels[name] = replace(scene.parcels[name], doubled=True)


def _is_sold(s: CityState) -> bool:
    """The horse that is asked about comes too late for riding (R-HORSE-WAGES-E2)."""
    asked = stack.top(s) if s.depth > 0 else 0
    return bool(agenda.kind_of(asked) == agenda.ASK_HORSE and agenda.a_of(asked) != 0)


def _enclosure(s: CityState, yard: int, sold: bool) -> Enclosure:
    """What is printed on an enclosure, and what a horse does there."""
    return Enclosure(
        at=enclosure_name(yard),
        number=yard + 1,
        kind=YARD_WORDS[yard],
        sign=say(f"enclosure-sign.{enclosure_word(yard, sold)}", cash=PURSE_CASH),
        text=enclosure_text(yard, sold),
        hats=HATS[yard],
        closed=not s.rules.enclosures & bit(yard),
    )


def explain_enclosure(s: CityState, target: str, names: Sequence[str]) -> Explanation | None:
    """What an enclosure is good for, and the rodeo points everybody has there; None for other targets."""
    yard = ENCLOSURES.get(target)
    if yard is None or s.rules.horses == 0:
        return None
    lines = [
        reason(_line(s, seat, yard, names[seat]), int(yard_points(s, seat, yard)))
        for seat in range(int(s.rules.seats))
        if stable.horses_in(s, seat, yard) or stable.has_cowboy_in(s, seat, yard)
    ]
    title = say("explain.enclosure", number=yard + 1)
    points = say("count.rodeo-point", number=HATS[yard])
    use = say("explain.enclosure-use", use=enclosure_text(yard, _is_sold(s)), points=points)
    return Explanation(title, use, "", tuple(lines), say("explain.enclosure-note"))


def _line(s: CityState, seat: int, yard: int, name: str) -> str:
    key = "explain.enclosure-cowboy" if stable.has_cowboy_in(s, seat, yard) else "explain.enclosure-horses"
    return say(key, name=name, horses=say("count.horse", number=int(stable.horses_in(s, seat, yard))))


SCREENS = show_horses
EXPLAINED = explain_enclosure
