"""Scale: every number the judge of the card game goes by, in victory points."""

from __future__ import annotations

from typing import Final

from carson.cards.facts import characters as who
from carson.cards.facts import parcels
from carson.cards.facts.ids import CHARACTERS

# what a visible parcel may still bring when the whole game lies ahead, beyond what it scores at once
PARCEL: Final[dict[int, float]] = {
    parcels.MOUNTAIN: 0.5,
    parcels.HOUSE: 0.8,
    parcels.TOWNHOUSE: 1.6,
    parcels.MINE: 1.5,
    parcels.RANCH: 1.0,
    parcels.BLACKSMITH: 1.5,
    parcels.DRUGSTORE: 1.5,
    parcels.BANK: 1.5,
    parcels.SALOON: 2.5,
    parcels.HOTEL: 1.6,
    parcels.STORE: 4.0,
    parcels.CHURCH: 3.5,
    parcels.PRISON: 0.8,
    parcels.HALL: 3.0,
    parcels.OUTLAWS: 0.5,
}
# what a character may still bring when the whole game lies ahead
PERSON: Final[dict[int, float]] = {
    who.GUNSMITH: 5.6,
    who.LAWYER: 7.0,
    who.BANKER: 9.8,
    who.CAPTAIN: 1.4,
    who.SINGER: 9.8,
    who.SETTLER: 9.8,
    who.AUCTIONEER: 19.6,
    who.COWBOY: 7.0,
    who.GROCER: 9.8,
    who.UNDERTAKER: 8.4,
    who.DOCTOR: 2.1,
    who.EDITOR: 5.6,
    who.HEROES: 3.5,
    who.GOVERNOR: 8.4,
    who.TEACHER: 14.0,
    who.INDIAN: -28.0,
    who.WORKER: 14.0,
    who.PAPERBOY: 7.0,
    who.PROSPECTOR: 11.2,
    who.SHERIFF: 5.6,
    who.MERCENARY: 4.2,
}
PARCELS: Final[list[float]] = [PARCEL.get(symbol, 0.0) for symbol in range(parcels.SYMBOLS)]
PEOPLE: Final[list[float]] = [PERSON.get(character, 0.0) for character in range(CHARACTERS)]
GROUND: Final = 0.1  # for each cell a card newly covers
THRIFT: Final = 0.5  # what one step of an auction card is worth in a later round
EAGER: Final = 3.0  # the advantage of the first choice that is worth a character
LAST_EAGER: Final = 0.5  # in the last rounds of an era
SALE: Final = 5.0  # the gain that is worth a sale before the end
TOP_CARD: Final = 6.0  # the top card of the character pile, unseen

# ---- how a quick player errs
NOISE: Final = 1.0  # points by which it misjudges a card
BID_NOISE: Final = 3.0  # and an auction card

# ---- how the points grow and how sure a guess is, by share of the game that lies ahead
GROWTH: Final = 110.0  # points a player wins from the first round to the last, beyond what a city promises
VIRTUAL_GROWTH: Final = 112.0
DOUBT: Final = 14.0  # at the beginning
