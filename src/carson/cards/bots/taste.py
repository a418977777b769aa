"""Taste: every number of the rancher that is a matter of opinion, in victory points."""

from __future__ import annotations

from dataclasses import dataclass, field

from carson.cards.facts import characters as who
from carson.cards.facts import parcels


def _promise() -> dict[int, float]:
    """What a parcel may still bring when the whole game lies ahead, beyond what it scores at once."""
    return {
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


def _people() -> dict[int, float]:
    """What a character may still bring when the whole game lies ahead."""
    return {
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


@dataclass(frozen=True)
class Taste:
    """The numbers of one rancher."""

    promise: dict[int, float] = field(default_factory=_promise)
    people: dict[int, float] = field(default_factory=_people)
    ground: float = 0.1  # for each cell a card newly covers
    thrift: float = 0.5  # what one step of an auction card is worth in a later round
    eager: float = 3.0  # the advantage of the first choice that is worth a character
    last_rounds: int = 2  # of an era, in which characters are used on smaller occasions
    sale: int = 5  # the gain that is worth a sale before the end


RANCHER = Taste()
