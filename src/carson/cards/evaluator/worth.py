"""Worth: what cards and places bring a player, what they score at once and what they promise."""

from carson.cards.count.gains import gain_of_character, gains_of_places
from carson.cards.count.placements import placements
from carson.cards.evaluator.scale import GROUND, PARCELS, PEOPLE
from carson.cards.facts.deck import CARD_PARCELS
from carson.cards.facts.grid import CENTRE, bits_of, card_cells
from carson.cards.facts.ids import NONE, ROUNDS
from carson.cards.table.table import CITY, COVERED, Table


def future(s: Table) -> float:
    """The share of the game that lies ahead."""
    return float(ROUNDS - s.round) / float(ROUNDS - 1)


def worth_of_places(s: Table, seat: int, card: int, cells: list[int]) -> list[float]:
    """The worth of a card on each of these cells."""
    ahead = future(s)
    promise = 0.0
    for at in range(card * 4, card * 4 + 4):
        promise += PARCELS[CARD_PARCELS[at]]
    covered = s.cells[seat * CITY + COVERED]
    empty = s.cells[seat * CITY]
    gains = gains_of_places(s, seat, card, cells)
    found: list[float] = []
    for index in range(len(cells)):
        under = card_cells(cells[index]) & covered
        hidden = 0.0
        if under != under & empty:
            for symbol in range(1, COVERED):
                if s.cells[seat * CITY + symbol] & under:
                    hidden += PARCELS[symbol]
        ground = GROUND * float(4 - under.bit_count())
        found.append(float(gains[index]) + ahead * (promise - hidden + ground))
    return found


def cells_for(s: Table, seat: int, card: int) -> list[int]:
    """Where a card may go."""
    return bits_of(placements(s, seat, card)) if s.laid[seat] else [CENTRE]


def worth_of_character(s: Table, seat: int, character: int) -> float:
    return float(gain_of_character(s, seat, character)) + future(s) * PEOPLE[character]


class Best:
    """The best place of a card in one city."""

    worth: float
    cell: int
    laid: int  # how many cards the city had

    def __init__(self, s: Table, seat: int, card: int) -> None:
        self.worth = 0.0
        self.cell = NONE
        self.laid = len(s.laid[seat])
        cells = cells_for(s, seat, card)
        worths = worth_of_places(s, seat, card, cells)
        for index in range(len(cells)):
            if self.cell == NONE or worths[index] > self.worth:
                self.worth = worths[index]
                self.cell = cells[index]
