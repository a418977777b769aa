"""The class with all pieces is what the list of fields says, and forgets none of them."""

from carson.city.game import CityGame
from carson.city.state import CityState, loaded
from carson.city.table.pieces import NAMES
from tools import make_pieces

ONE_NUMBER = 77


def test_the_made_module_is_current() -> None:
    made = make_pieces.PIECES.read_text(encoding="utf-8")
    assert made == make_pieces.made(), "pieces.py is stale: run tools/make_pieces.py"


def test_every_field_counts_in_a_copy_and_in_a_fingerprint() -> None:
    game = CityGame()
    state = game.new(game.settle({}))
    for name in NAMES:
        changed = state.clone()
        _change(changed, name)
        assert changed.fingerprint() != state.fingerprint(), name
        assert changed.clone().fingerprint() == changed.fingerprint(), name


def test_a_loaded_state_is_the_dumped_one() -> None:
    game = CityGame()
    state = game.new(game.settle({"variants": "horses,outlaws"}))
    again = loaded(state.rules, state.dump())
    assert again.dump() == state.dump()
    assert again.legal(0) == state.legal(0)
    assert again.chance() == state.chance()


def _change(state: CityState, name: str) -> None:
    held = getattr(state, name)
    if isinstance(held, int):
        setattr(state, name, ONE_NUMBER)
    else:
        held[0] = ONE_NUMBER
