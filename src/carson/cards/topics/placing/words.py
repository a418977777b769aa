"""Places of a card in words, and why it may not lie somewhere."""

from carson.cards.count.gains import gains_of_places
from carson.cards.count.placements import is_safe, joined, within_limits
from carson.cards.facts.characters import CAPTAIN
from carson.cards.facts.deck import CARD_PARCELS
from carson.cards.facts.grid import CARD_PLACES
from carson.cards.facts.ids import CELL, NONE, TERRAIN
from carson.cards.facts.parcels import OUTLAWS, may_cover
from carson.cards.table import events
from carson.cards.table.agenda import ASK_PLACE, a_of
from carson.cards.table.cities import CARD_STEPS, visible_at
from carson.cards.table.table import CITY, COVERED, Table
from carson.cards.words.actions import cell_text
from carson.cards.words.speech import Words
from carson.cards.words.terms import card_contents, parcel_name, say, signed, worth_of
from carson.core.face import Choice
from carson.core.spoken_face import HelpTopic


class PlaceWords(Words):
    """Every cell with what the card brings there."""

    def question(self, s: Table, seat: int, packed: int) -> str:
        card = a_of(packed)
        return say("question.ask-place", contents=card_contents(card))

    def choices(self, s: Table, seat: int, packed: int, legal: list[int]) -> list[Choice]:
        """From the most to the least gain."""
        gains, group = gains_of_places(s, seat, a_of(packed), legal), say("group.cells")
        places = sorted(zip(legal, gains, strict=True), key=lambda place: -place[1])
        return [_place(cell, gain, group) for cell, gain in places]

    def why_not(self, s: Table, seat: int, packed: int, action: int) -> str:
        return no_place(s, seat, a_of(packed), action - CELL) if action < TERRAIN else ""


def _place(cell: int, gain: int, group: str) -> Choice:
    name = cell_text(cell)
    return Choice(
        cell, say("label.place", cell=name, gain=signed(gain)), group, name, "free", worth=worth_of(gain)
    )


def no_place(s: Table, seat: int, card: int, cell: int) -> str:
    """Why a card may not lie there; empty when it may."""
    spot = 1 << cell
    if not CARD_PLACES & spot:
        return say("why-not.off-the-ground", cell=cell_text(cell))
    if not joined(s.cells[seat * CITY + COVERED]) & spot:
        return say("why-not.not-joined", cell=cell_text(cell))
    if not within_limits(s, seat) & spot:
        return say("why-not.too-big-captain" if s.owned[seat] >> CAPTAIN & 1 else "why-not.too-big")
    for place, step in enumerate(CARD_STEPS):
        old = visible_at(s, seat, cell + step)
        new = CARD_PARCELS[card * 4 + place]
        if old != NONE and not may_cover(new, old, is_safe(s, seat)):
            return _no_cover(new, old, cell + step)
    return ""


def _no_cover(new: int, old: int, cell: int) -> str:
    key = "cover" if old != OUTLAWS else "outlaws" if new != OUTLAWS else "more-outlaws"
    return say(f"why-not.{key}", cell=cell_text(cell), old=parcel_name(old), new=parcel_name(new))


WORDS: dict[int, Words] = {ASK_PLACE: PlaceWords()}
HELP: list[HelpTopic] = [HelpTopic(50, "placing", rulings=("terrain",))]
HIGHLIGHTS = {10: events.PLACED}
