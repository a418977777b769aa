"""The table for a small window: what a seat needs for its question, at most so wide and hardly twenty lines.

The own city lies beside the offer and the players; the other cities are on the whole board.
"""

from collections.abc import Sequence

from carson.cards.count.moment import card_in_hand
from carson.cards.count.piles import pile_size
from carson.cards.count.scores import total_of
from carson.cards.drawing.board import NOW, people, played, status, taking
from carson.cards.drawing.city import draw_city
from carson.cards.facts.deck import CARD_APPEAL, CARD_LAYOUT, CARD_NAMES, CHARACTER_APPEAL
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import NONE
from carson.cards.state import CardsState
from carson.cards.words.terms import back_order, card_contents, character_name, say, suit_name
from carson.core.face import Line, Span
from carson.core.layout import beside, cut, left, width
from carson.core.seats import LETTERS as SEAT_LETTERS

NAME_WIDTH = 11
GAP = 3


def draw_small(s: CardsState, seat: int, names: Sequence[str], wide: int, lit: Sequence[int]) -> list[Line]:
    """What this seat needs to see."""
    own = _own(s, seat, names[seat], lit)
    room = wide - max(map(width, own)) - GAP
    others = [cut(line, room) for line in [*_offer(s), *_players(s, names)]]
    lines = [[Span(str(status(s)), "title")], *_ties(s), *beside([own, others], GAP)]
    lines += [*people(s, [seat], wide), *taking(s, names, wide)]
    return [cut(line, wide) for line in lines]


def _ties(s: CardsState) -> list[Line]:
    if s.ranking == NONE:
        return []
    pile = say("board.pile", number=pile_size(s))
    return [[Span(say("board.ties", suits=back_order(s.ranking), pile=pile), "dim")]]


def _own(s: CardsState, seat: int, name: str, lit: Sequence[int]) -> list[Line]:
    heading = say("board.own", name=name, points=total_of(s, seat))
    return [
        [Span(f"{SEAT_LETTERS[seat]} {heading}", f"seat-{seat}")],
        *(draw_city(s, seat, lit) or [[Span(say("board.no-city"), "dim")]]),
    ]


def _offer(s: CardsState) -> list[Line]:
    """A line for each card, nearest the piles first; the one to be placed on top."""
    lines: list[Line] = []
    waiting = card_in_hand(s)
    if waiting != NONE:
        lines.append([Span(say("board.placing", card=_card(waiting)), "legal")])
    lines.append([Span(say("board.offer" if s.offer or s.shown != NONE else "board.no-offer"), "title")])
    if s.shown != NONE:
        text = say("board.character", character=character_name(s.shown), appeal=CHARACTER_APPEAL[s.shown])
        lines.append([Span(f"  {text}")])
    return lines + [[Span(f"  {_card(card)}")] for card in s.offer]


def _card(card: int) -> str:
    upper, lower = CARD_LAYOUT[card][:2], CARD_LAYOUT[card][2:]
    return say(
        "board.card",
        card=CARD_NAMES[card],
        layout=f"{upper}/{lower}",
        appeal=CARD_APPEAL[card],
        contents=card_contents(card),
    )


def _players(s: CardsState, names: Sequence[str]) -> list[Line]:
    return [_player(s, seat, names[seat]) for seat in range(s.rules.seats)]


def _player(s: CardsState, seat: int, name: str) -> Line:
    """What counts most comes first: the rest may be cut off beside a broad city."""
    points = left(say("word.points", amount=total_of(s, seat)), 8)
    cards = " ".join(map(str, bits_of(s.hand[seat])))
    return [
        Span(f"{NOW} " if seat in s.actors() else "  ", "legal"),
        Span(f"{SEAT_LETTERS[seat]} {left(name, NAME_WIDTH)} ", f"seat-{seat}"),
        Span(points + left(played(s, seat), 7) + left(suit_name(s.suits[seat]), 10) + cards),
    ]
