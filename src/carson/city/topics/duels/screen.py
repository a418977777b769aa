"""A duel of a scene: whose dice are rolling."""

from carson.city.count.outlaws import outlaw_at
from carson.city.screen.types import Duel, Scene
from carson.city.state import CityState
from carson.city.table import agenda, stack
from carson.city.words.actions import TEXTS


def show_duel(s: CityState, viewer: int, scene: Scene) -> None:
    if s.depth == 0 or agenda.kind_of(stack.top(s)) not in (agenda.ROLL_DUEL, agenda.ASK_REROLL):
        return
    place = int(agenda.a_of(stack.top(s)))
    dice = [int(die) or None for die in s.dice]
    scene.duel = Duel(place=TEXTS[place], dice=dice, outlaw=int(outlaw_at(s, place)) or None)


SCREENS = show_duel
