"""Writing a position: canonical, and without what is usual."""

from __future__ import annotations

from collections.abc import Iterator

from carson.city.count.duel_tiles import values_of
from carson.city.facts.ids import NONE, SPACE, TYPES
from carson.city.options import OPTIONS
from carson.city.position.drawing import draw
from carson.city.position.frames import frame_text, unpacked
from carson.city.position.held import DUEL_TILE
from carson.city.position.moment import (
    Moment,
    nibble,
    usual_agenda,
    usual_bag,
    usual_bank,
    usual_deck,
    usual_houses_due,
    usual_in_play,
    usual_pass_order,
    usual_reserve,
    usual_turn_order,
)
from carson.city.position.names import (
    BUILDING,
    CARD,
    CHARACTER_TILE,
    GAME_OVER,
    HEADER,
    PARCEL,
    PRICE_SLOT,
    SPACES_KIND,
    TILE,
    bits_of,
)
from carson.city.position.picture import picture_of
from carson.city.position.players import player_of, player_words
from carson.city.state import CityState
from carson.city.table.table import Table
from carson.core.position_text import NOTHING
from carson.core.seats import LETTERS

ALWAYS_SAID = ("seats", "edition", "characters", "buildings")  # options that are written whatever they are
USUAL = {option.name: option.default for option in OPTIONS if option.name not in ALWAYS_SAID}


def write_position(state: CityState) -> str:
    """A state as a text that people can read and edit."""
    moment = Moment([unpacked(int(packed)) for packed in state.agenda[: state.depth]])
    blocks = (
        [HEADER],
        _option_lines(state.rules.options),
        [f"round {state.round}"] if state.round != 1 else [],
        draw(picture_of(state)),
        list(_table_lines(state, moment)),
        [_player_line(state, seat) for seat in range(state.rules.seats)],
        _agenda_lines(state, moment),
    )
    return "\n\n".join(["\n".join(block) for block in blocks if block]) + "\n"


def _option_lines(options: dict[str, str]) -> list[str]:
    said = {name: value for name, value in options.items() if USUAL.get(name) != value}
    return [f"option {name} {value}".rstrip() for name, value in said.items()]


def _table_lines(s: Table, moment: Moment) -> Iterator[str]:
    """The lines about the table as a whole."""
    if s.in_play != usual_in_play(s.rules):
        yield f"in-play {CHARACTER_TILE.texts(bits_of(int(s.in_play)))}"
    if s.first_chooser != NONE:
        yield f"first-chooser {LETTERS[s.first_chooser]}"
    yield from _card_lines(s)
    yield from _tile_lines(s)
    yield from _order_lines(s, moment)
    yield from _token_lines(s)
    yield from _progress_lines(s)


def _card_lines(s: Table) -> Iterator[str]:
    """The cards of Standish."""
    if s.deck != usual_deck(s):
        yield f"deck {_cards(int(s.deck))}"
    if s.drawn:
        yield f"drawn {_cards(int(s.drawn))}"


def _cards(mask: int) -> str:
    return CARD.texts([card + 1 for card in bits_of(mask)]) if mask else NOTHING


def _tile_lines(s: Table) -> Iterator[str]:
    """The building tiles on the track, in the bag and out of the game."""
    tiles = [(PRICE_SLOT.text(slot), int(tile)) for slot, tile in enumerate(s.market) if tile != NONE]
    if tiles:
        yield " ".join(["market", *[f"{price}:{BUILDING.text(tile)}" for price, tile in tiles]])
    bag = [int(number) for number in s.bag]
    if bag != usual_bag(s):
        inside = [f"{TILE.text(t)} {bag[t]}" for t in range(TYPES) if bag[t]]
        yield f"bag {' '.join(inside) or NOTHING}"
    scrapped = [nibble(int(s.scrapped), t) for t in range(TYPES)]
    if s.scrapped:
        yield " ".join(["scrapped", *[f"{TILE.text(t)} {n}" for t, n in enumerate(scrapped) if n]])


def _order_lines(s: Table, moment: Moment) -> Iterator[str]:
    turn_order, pass_order = _seats(list(s.turn_order)), _seats(list(s.pass_order))
    if turn_order != usual_turn_order(s.rules):
        yield f"turn {_letters(turn_order)}"
    if pass_order != usual_pass_order(moment, int(s.rules.seats)):
        yield f"pass {_letters(pass_order)}"


def _token_lines(s: Table) -> Iterator[str]:
    """Single pieces and where they are."""
    if s.white_at >= SPACE:
        yield f"white {SPACES_KIND.text(s.white_at - SPACE)}"
    for word, seat in (("ammunition", s.ammunition), ("mayor", s.mayor)):
        if seat != NONE:
            yield f"{word} {LETTERS[seat]}"
    if s.outlaw_strength:
        yield f"outlaw-strength {s.outlaw_strength}"
    if s.restless:
        yield f"restless {PARCEL.texts(bits_of(int(s.restless)))}"
    if s.bank != usual_bank(s):
        yield f"bank {s.bank}"


def _progress_lines(s: Table) -> Iterator[str]:
    """What has been decided for a while only."""
    if s.doubled != NONE:
        yield f"doubled {BUILDING.text(s.doubled)}"
    for word, parcels in (("tripled", s.tripled), ("lot", s.lot)):
        if parcels:
            yield f"{word} {PARCEL.texts(bits_of(int(parcels)))}"
    if s.face_up:
        yield f"face-up {DUEL_TILE.texts(values_of(s.face_up))}"
    if s.uncounted:
        yield f"uncounted {_letters(bits_of(int(s.uncounted)))}"
    dice = [f"{LETTERS[seat]} {die}" for seat, die in enumerate(s.dice) if die]
    if dice:
        yield f"dice {' '.join(dice)}"
    if s.site != NONE:
        yield _placing_line(s)


def _placing_line(s: Table) -> str:
    """The building that waits for its Houses."""
    words = [f"placing {PARCEL.text(s.site)}"]
    if s.houses_due != usual_houses_due(s):
        words.append(f"due {s.houses_due}")
    for word, mask in (
        ("houses", s.new_houses),
        ("townhouses", s.new_townhouses),
        ("refused", s.refused),
    ):
        if mask:
            words.append(f"{word} {PARCEL.texts(bits_of(mask))}")
    return " ".join(words)


def _player_line(s: Table, seat: int) -> str:
    return " ".join([f"player {LETTERS[seat]}", *player_words(player_of(s, seat), usual_reserve(s, seat))])


def _agenda_lines(s: Table, moment: Moment) -> list[str]:
    """What is to do, from what comes last to what comes first."""
    if moment.over:
        return ["agenda", f"  {GAME_OVER}"]
    if moment.frames == usual_agenda(_seats(list(s.turn_order)), _seats(list(s.pass_order))):
        return []
    return ["agenda", *[f"  {frame_text(entry)}" for entry in moment.frames]]


def _seats(order: list[int]) -> list[int]:
    return [int(seat) for seat in order if seat != NONE]


def _letters(order: list[int]) -> str:
    return " ".join([LETTERS[seat] for seat in order]) or NOTHING
