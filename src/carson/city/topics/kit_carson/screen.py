"""Kit Carson of a scene: what everybody has in hand, and how often a cowboy may still be taken back."""

from carson.city.count.shifting import in_hand, take_backs_left
from carson.city.screen.part import ScreenPart
from carson.city.screen.types import Scene
from carson.city.state import CityState
from carson.city.view.programs import PIECES


class KitCarson(ScreenPart):
    """Everybody places at once."""

    def fill(self, s: CityState, viewer: int, scene: Scene) -> None:
        for player in scene.players:
            player.in_hand = PIECES.get(int(in_hand(s, player.seat)))
            if s.rules.take_backs:
                player.take_backs = int(take_backs_left(s, player.seat))


SCREENS = [KitCarson()]
