"""One seat of a scene: what lies in front of a player or a virtual player."""

from msgspec.structs import asdict

from carson.cards.count.moment import is_sealed
from carson.cards.count.order import value_of
from carson.cards.count.scores import LINES, VIRTUAL_LINES, score_lines, worth_now
from carson.cards.facts.characters import AUCTIONEER
from carson.cards.facts.deck import CHARACTER_APPEAL
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import SALES, SUIT_NAMES
from carson.cards.screen.cards import character, terrains
from carson.cards.screen.cities import city
from carson.cards.screen.types import Bid, OwnCharacter, Points, Seat
from carson.cards.table.table import Table
from carson.cards.words.terms import character_name, say
from carson.core.face import ScoreRow


def player(s: Table, seat: int, viewer: int) -> Seat:
    """Everything open, and of the sealed auction card only that there is one, unless it is one's own."""
    virtual = s.rules.is_virtual(seat)
    lines = score_lines(s, seat)
    return Seat(
        seat=seat,
        suit=SUIT_NAMES[s.suits[seat]],
        strength=say(f"strength.{s.rules.strengths[seat - s.rules.players]}") if virtual else None,
        hand=bits_of(s.hand[seat]),
        spent=bits_of(s.rules.stacks[seat] & ~s.hand[seat]),
        bid=_bid(s, seat, viewer),
        characters=[_own(s, seat, number) for number in bits_of(s.owned[seat])],
        city=None if virtual else city(s, seat),
        beside=terrains(s.beside[seat]),
        sold=terrains(s.sold) if _sells(s, seat) else [],
        sales=SALES - s.sold.bit_count() if _sells(s, seat) else 0,
        total=sum([line.points for line in lines]),
        score=[Points(label=say(f"score.{line.key}"), points=line.points) for line in lines if line.points],
    )


def _bid(s: Table, seat: int, viewer: int) -> Bid:
    """The auction card of this round: not chosen, sealed or open, and what is added to it."""
    sealed = is_sealed(s)
    chosen = s.bid[seat] != 0
    known = chosen and (not sealed or seat == viewer)
    return Bid(
        chosen=chosen,
        sealed=chosen and sealed,
        value=s.bid[seat] if known else None,
        boost=s.boost[seat],
        total=value_of(s, seat) if known and seat != s.outside else None,
        outside=seat == s.outside,
        double=seat == s.doubled,
    )


def _own(s: Table, seat: int, number: int) -> OwnCharacter:
    """A character in front of its owner; what it is worth now counts for players only (A24)."""
    virtual = s.rules.is_virtual(seat)
    return OwnCharacter(
        **asdict(character(number)),
        turned=bool(s.tired >> number & 1),
        worth=None if virtual else worth_now(s, seat, number),
    )


def character_rows(s: Table) -> list[ScoreRow]:
    """What each character brings its owner, virtual players included."""
    owners = [(number, seat) for seat in range(s.rules.seats) for number in bits_of(s.owned[seat])]
    return [_row(s, number, seat) for number, seat in sorted(owners)]


def _row(s: Table, number: int, owner: int) -> ScoreRow:
    virtual = s.rules.is_virtual(owner)
    points = CHARACTER_APPEAL[number] if virtual else worth_now(s, owner, number)
    key = VIRTUAL_LINES[1] if virtual else LINES[-1]
    of_seats = tuple(points if seat == owner else None for seat in range(s.rules.seats))
    return ScoreRow(key, character_name(number), of_seats)


def _sells(s: Table, seat: int) -> bool:
    return not s.rules.is_virtual(seat) and bool(s.owned[seat] >> AUCTIONEER & 1)
