"""Scale: every number the evaluator of the card game goes by, in victory points."""

from typing import Final

from carson.cards.facts import characters as who
from carson.cards.facts import parcels
from carson.cards.facts.ids import CHARACTERS

# what a visible parcel may still bring when the whole game lies ahead, beyond what it scores at once;
# these and the next are close to the straight line through what came of it in games of Legend
PARCEL: Final[dict[int, float]] = {
    parcels.MOUNTAIN: -0.5,
    parcels.HOUSE: 0.5,
    parcels.TOWNHOUSE: 4.0,
    parcels.MINE: 3.0,
    parcels.RANCH: 1.5,
    parcels.BLACKSMITH: 3.5,
    parcels.DRUGSTORE: 4.0,
    parcels.BANK: 4.0,
    parcels.SALOON: 6.0,
    parcels.HOTEL: 3.0,
    parcels.STORE: 9.0,
    parcels.CHURCH: 7.0,
    parcels.PRISON: 4.0,
    parcels.HALL: 6.0,
}
# what a character may still bring when the whole game lies ahead
PERSON: Final[dict[int, float]] = {
    who.GUNSMITH: 12.0,
    who.LAWYER: 13.0,
    who.BANKER: 12.0,
    who.CAPTAIN: 6.0,
    who.SINGER: 13.0,
    who.SETTLER: 12.0,
    who.AUCTIONEER: 17.0,
    who.COWBOY: 9.0,
    who.GROCER: 12.0,
    who.UNDERTAKER: 11.0,
    who.DOCTOR: 5.0,
    who.EDITOR: 11.0,
    who.HEROES: 8.0,
    who.GOVERNOR: 14.0,
    who.TEACHER: 18.0,
    who.INDIAN: -20.0,
    who.WORKER: 20.0,
    who.PAPERBOY: 4.0,
    who.PROSPECTOR: 12.0,
    who.SHERIFF: 9.0,
    who.MERCENARY: 9.0,
}
PARCELS: Final[list[float]] = [PARCEL.get(symbol, 0.0) for symbol in range(parcels.SYMBOLS)]
PEOPLE: Final[list[float]] = [PERSON.get(character, 0.0) for character in range(CHARACTERS)]
GROUND: Final = 0.1  # for each cell a card newly covers
THRIFT: Final = 1.0  # what one step of an auction card is worth in a later round
EAGER: Final = 3.0  # the advantage of the first choice that is worth a character
LAST_EAGER: Final = 0.5  # in the last rounds of an era
SALE: Final = 5.0  # the gain that is worth a sale before the end
TOP_CARD: Final = 6.0  # the top card of the character pile, unseen

# ---- how a quick player errs
NOISE: Final = 1.0  # points by which it misjudges a card
BID_NOISE: Final = 3.0  # and an auction card

# ---- how the points grow and how sure a guess is, by share of the game that lies ahead
GROWTH: Final = 45.0  # points from the first round to the last, beyond what a city and auction cards promise
VIRTUAL_GROWTH: Final = 112.0  # all the points of a virtual player
DOUBT: Final = 14.0  # at the beginning
