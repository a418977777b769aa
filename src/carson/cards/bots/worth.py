"""What cards and places are worth to the rancher: what they score at once, and what they promise."""

from __future__ import annotations

from carson.cards.bots.taste import Taste
from carson.cards.count.gains import gain_of_character, gains_of_places
from carson.cards.count.placements import placements
from carson.cards.facts.deck import CARD_PARCELS
from carson.cards.facts.grid import CENTRE, bits_of, card_cells
from carson.cards.facts.ids import CHARACTER, NONE, ROUNDS, TERRAIN
from carson.cards.table.table import CITY, COVERED, Table


def future(s: Table) -> float:
    """The share of the game that lies ahead."""
    return (ROUNDS - s.round) / (ROUNDS - 1)


def worth_of_places(s: Table, seat: int, card: int, cells: list[int], taste: Taste) -> list[float]:
    """The worth of a card on each of these cells."""
    ahead = future(s)
    promise = ahead * sum(taste.promise.get(symbol, 0.0) for symbol in CARD_PARCELS[card * 4 : card * 4 + 4])
    covered = s.cells[seat * CITY + COVERED]
    empty = s.cells[seat * CITY]
    found: list[float] = []
    for cell, gain in zip(cells, gains_of_places(s, seat, card, cells), strict=True):
        under = card_cells(cell) & covered
        hidden = sum(
            taste.promise.get(symbol, 0.0)
            for symbol in range(1, COVERED)
            if under != under & empty and s.cells[seat * CITY + symbol] & under
        )
        ground = ahead * taste.ground * (4 - under.bit_count())
        found.append(gain + promise - ahead * hidden + ground)
    return found


def best_worth(s: Table, seat: int, card: int, taste: Taste) -> float:
    """The worth of a terrain card on its best place; 0 when it fits nowhere."""
    cells = bits_of(placements(s, seat, card)) if s.laid[seat] else [CENTRE]
    return max(worth_of_places(s, seat, card, cells, taste), default=0.0)


def worth_of_character(s: Table, seat: int, character: int, taste: Taste) -> float:
    return gain_of_character(s, seat, character) + future(s) * taste.people[character]


def worth_of_card(s: Table, seat: int, action: int, taste: Taste) -> float:
    """The worth of a card of the offer, by its action."""
    if action >= CHARACTER:
        return worth_of_character(s, seat, action - CHARACTER, taste)
    return best_worth(s, seat, action - TERRAIN, taste)


def offer_actions(s: Table) -> list[int]:
    """Everything on offer, nearest the piles first."""
    character = [] if s.shown == NONE else [CHARACTER + s.shown]
    return character + [TERRAIN + card for card in s.offer]
