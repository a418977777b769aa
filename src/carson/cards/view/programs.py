"""A table as plain JSON data."""

from carson.cards.count.appeal import terrain_appeal, town_folk_appeal
from carson.cards.count.moment import all_shown, card_in_hand, is_sealed
from carson.cards.count.order import taking_order
from carson.cards.count.piles import era_of, in_pile, pile_size
from carson.cards.count.scores import total_of
from carson.cards.facts import deck
from carson.cards.facts.characters import AUCTIONEER, IDS
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import ERA_CARDS, NONE, SUIT_NAMES
from carson.cards.facts.parcels import LETTERS
from carson.cards.table.agenda import FRAME_NAMES, a_of, b_of, kind_of, seat_of
from carson.cards.table.cities import DRAWN, cell_of, piece_of
from carson.cards.table.schedule import stage_now
from carson.cards.table.stack import top
from carson.cards.table.table import CITY, COVERED, Table
from carson.cards.view.types import Asked, Back, Card, CharacterShown, City, Entry, Pile, Player, View
from carson.cards.words.actions import cell_text


def view_of(s: Table) -> View:
    """Everything on a table, which a seat sees; seats are numbers, cards and cells have their text names."""
    return {
        "round": s.round,
        "era": era_of(s) + 1,
        "stage": stage_now(s),
        "asked": _asked(s),
        "agenda": [_entry(packed) for packed in s.agenda],
        "offer": {
            "character": _character(s.shown),
            "back": _back(s.shown_back),
            "terrain": [_card(card) for card in s.offer],
        },
        "terrain_pile": [deck.CARD_NAMES[card + era_of(s) * ERA_CARDS] for card in bits_of(s.pile)],
        "characters": _pile(s),
        "ranking": _back(s.ranking),
        "order": taking_order(s) if all_shown(s) else None,
        "players": [_player(s, seat) for seat in range(s.rules.seats)],
    }


def _entry(packed: int) -> Entry:
    """An entry of the agenda, the first one lowest; `table/agenda.py` tells what a and b are."""
    return {
        "kind": FRAME_NAMES[kind_of(packed)],
        "seat": seat_of(packed),
        "a": a_of(packed),
        "b": b_of(packed),
    }


def _asked(s: Table) -> Asked | None:
    """The question or chance on top of the agenda."""
    if not s.agenda:
        return None
    packed = top(s)
    card = card_in_hand(s)
    return {
        "kind": FRAME_NAMES[kind_of(packed)],
        "seat": None if is_sealed(s) else seat_of(packed),
        "card": None if card == NONE else _card(card),
    }


def _pile(s: Table) -> Pile:
    """The character pile: the visible back, what is in it, and the known cards at its bottom."""
    return {
        "left": pile_size(s),
        "back": _back(s.top_back),
        "backs_left": {deck.BACK_NAMES[back]: left for back, left in enumerate(s.backs_left) if left},
        "faces": [IDS[character] for character in bits_of(in_pile(s))],
        "bottom": [{"character": IDS[card & 255], "back": _back(card >> 8)} for card in s.queue],
        "passed": [IDS[character] for character in bits_of(s.passed)],
    }


def _player(s: Table, seat: int) -> Player:
    virtual = s.rules.is_virtual(seat)
    return {
        "suit": SUIT_NAMES[s.suits[seat]],
        "virtual": s.rules.strengths[seat - s.rules.players] if virtual else None,
        "cards": bits_of(s.hand[seat]),
        "chosen": s.bid[seat] != 0,
        "value": s.bid[seat] if s.bid[seat] > 0 else None,
        "boost": s.boost[seat],
        "outside": s.outside == seat,
        "doubled": s.doubled == seat,
        "characters": [
            {"character": IDS[character], "turned": bool(s.tired >> character & 1)}
            for character in bits_of(s.owned[seat])
        ],
        "beside": [deck.CARD_NAMES[card] for card in bits_of(s.beside[seat])],
        "city": None if virtual else _city(s, seat),
        "sold": [deck.CARD_NAMES[card] for card in bits_of(s.sold)] if _sells(s, seat) else [],
        "appeal": terrain_appeal(s.beside[seat]) + town_folk_appeal(s.owned[seat]) if virtual else None,
        "total": total_of(s, seat),
    }


def _sells(s: Table, seat: int) -> bool:
    return bool(s.owned[seat] >> AUCTIONEER & 1)


def _city(s: Table, seat: int) -> City:
    """The cards in the order they were placed, and what is visible, by cell."""
    return {
        "cards": [
            {"card": deck.CARD_NAMES[piece_of(laid)], "cell": cell_text(cell_of(laid))}
            for laid in s.laid[seat]
            if piece_of(laid) < DRAWN
        ],
        "parcels": {
            cell_text(cell): LETTERS[symbol]
            for symbol in range(COVERED)
            for cell in bits_of(s.cells[seat * CITY + symbol])
        },
    }


def _card(card: int) -> Card:
    return {"card": deck.CARD_NAMES[card], "appeal": deck.CARD_APPEAL[card], "layout": deck.CARD_LAYOUT[card]}


def _character(character: int) -> CharacterShown | None:
    if character == NONE:
        return None
    return {"character": IDS[character], "appeal": deck.CHARACTER_APPEAL[character]}


def _back(back: int) -> Back | None:
    if back == NONE:
        return None
    return {
        "back": deck.BACK_NAMES[back],
        "skull": deck.BACK_NAMES[back].startswith("skull"),
        "suits": [SUIT_NAMES[suit] for suit in deck.BACK_SUITS[back]],
    }
