"""Kit Carson of a scene: what everybody has in hand, and how often a cowboy may still be taken back."""

from carson.city.count.shifting import in_hand, take_backs_left
from carson.city.screen.types import Scene
from carson.city.state import CityState
from carson.city.view.programs import PIECES


def show_hands(s: CityState, viewer: int, scene: Scene) -> None:
    """Everybody places at once."""
    for player in scene.players:
        player.in_hand = PIECES.get(int(in_hand(s, player.seat)))
        if s.rules.take_backs:
            player.take_backs = int(take_backs_left(s, player.seat))


SCREENS = show_hands
