"""What a room adds to the screen: its part of the scene, and its explanations."""

from collections.abc import Sequence

from carson.city.screen.types import Scene
from carson.city.state import CityState
from carson.core.face import Explanation


class ScreenPart:
    """A room's part of the screen; listed as SCREENS in its screen.py."""

    def fill(self, s: CityState, viewer: int, scene: Scene) -> None:
        """Fill in what this room knows, as far as the viewer may see it."""

    def explain(self, s: CityState, seat: int, target: str, names: Sequence[str]) -> Explanation | None:
        """What is known about a target of this room; None when it is not one."""
        return None
