"""Duel tiles of a scene: the viewer's own, and of the others what lies open."""

from carson.city.count.duel_tiles import are_shown, holds_tiles, pile, size, values_of
from carson.city.count.outlaws import outlaw_at
from carson.city.screen.types import DuelTiles, Scene, TileDuel, TilePile
from carson.city.state import CityState
from carson.city.table import agenda, stack
from carson.city.view import known
from carson.city.words import actions, asked


def show_tiles(s: CityState, viewer: int, scene: Scene) -> None:
    """The hands, the common pile, and the duel for which tiles are chosen."""
    if not s.rules.duel_tiles:
        return
    scene.tile_pile = TilePile(left=int(size(pile(s))), open=values_of(s.face_up))
    for player in scene.players:
        if holds_tiles(s, player.seat):
            player.duel_tiles = DuelTiles(
                left=known.tiles_left(s, player.seat),
                total=known.total(s, player.seat),
                own=known.hand(s, player.seat, viewer),
                played=known.played_tiles(s, player.seat, viewer),
            )
    if s.depth > 0 and agenda.kind_of(stack.top(s)) == agenda.ASK_DUEL_TILES:
        scene.tile_duel = _duel(s)


def _duel(s: CityState) -> TileDuel:
    """Who fights, who has still to choose, and if tiles lie open.

    Of equals the first of these seats wins; an outlaw loses to all of them.
    """
    order = [int(s.rules.standish), *[int(seat) for seat in s.pass_order]]  # Standish first
    place, waiting = int(agenda.b_of(stack.top(s))), int(agenda.a_of(stack.top(s)))
    return TileDuel(
        place=actions.TEXTS[place],
        seats=sorted(asked.cowboys_at(s, place), key=order.index),
        outlaw=int(outlaw_at(s, place)) or None,
        waiting=[seat for seat in range(int(s.rules.seats)) if waiting >> seat & 1],
        shown=bool(are_shown(s)),
    )


SCREENS = show_tiles
