"""Outlaws of a scene: where they sit, and what this round's tile says."""

from msgspec.structs import replace

from carson.city.count.outlaws import is_halved, tile_vp
from carson.city.facts.geometry import count
from carson.city.screen.types import Outlaws, Scene
from carson.city.state import CityState
from carson.city.table import moves
from carson.city.words.actions import parcel_text, parcels_of


def show_outlaws(s: CityState, viewer: int, scene: Scene) -> None:
    """The tile of this round's outlaws, once any have come, and which incomes they halve."""
    if s.outlaw_strength:
        scene.outlaws = Outlaws(
            strength=int(s.outlaw_strength), vp=int(tile_vp(s)), count=int(count(s.outlaws))
        )
    for parcel in parcels_of(int(s.outlaws)):
        name = parcel_text(parcel)
        there = scene.parcels[name]
        halved = there.income is not None and bool(is_halved(s, moves.owner_of(s, parcel), parcel))
        scene.parcels[name] = replace(there, outlaw=True, halved=halved)


SCREENS = show_outlaws
