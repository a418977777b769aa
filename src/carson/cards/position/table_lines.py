"""Reading the lines about the table, and filling in what they leave out."""

from collections.abc import Callable

from carson.cards.facts.deck import BACK_CARDS
from carson.cards.facts.ids import NONE, ROUNDS
from carson.cards.position.names import BACK, CARD, CHARACTER, mask_of
from carson.cards.position.usual import pile_without, unseen_now, usual_back, usual_hand, usual_round
from carson.cards.table.table import Table
from carson.cards.words.terms import say
from carson.core.position_text import NOTHING, Words, seats


def _round(s: Table, words: Words) -> None:
    s.round = words.number(say("position.the-round"), 0, ROUNDS)


def _offer(s: Table, words: Words) -> None:
    name = words.take(say("position.the-offer"))
    s.shown = NONE if name == NOTHING else words.named(CHARACTER, name)
    s.offer = words.rest(CARD)


def _offer_back(s: Table, words: Words) -> None:
    s.shown_back = words.one(BACK)


def _back(s: Table, words: Words) -> None:
    name = words.take(say("position.the-back"))
    s.top_back = NONE if name == NOTHING else words.named(BACK, name)


def _backs_seen(s: Table, words: Words) -> None:
    s.backs_left = BACK_CARDS.copy()
    for back in words.rest(BACK):
        s.backs_left[back] -= 1
        if s.backs_left[back] < 0:
            words.fail(say("position.few-of-this-back", back=BACK.text(back)))


def _bottom(s: Table, words: Words) -> None:
    while words.left():
        name, colon, back = words.take(say("position.a-character")).partition(":")
        if not colon:
            words.fail(say("position.card-under", character=name))
        s.queue.append(words.named(CHARACTER, name) | words.named(BACK, back) << 8)


def _passed(s: Table, words: Words) -> None:
    s.passed = mask_of(words.different(CHARACTER))


def _ranking(s: Table, words: Words) -> None:
    s.ranking = words.one(BACK)


def _lawyer(s: Table, words: Words) -> None:
    s.outside = words.one(seats(s.rules.players))


def _worker(s: Table, words: Words) -> None:
    s.doubled = words.one(seats(s.rules.players))


def _sold(s: Table, words: Words) -> None:
    s.sold = mask_of(words.different(CARD))


READERS: dict[str, Callable[[Table, Words], None]] = {
    "round": _round,
    "offer": _offer,
    "offer-back": _offer_back,
    "back": _back,
    "backs-seen": _backs_seen,
    "bottom": _bottom,
    "passed": _passed,
    "ranking": _ranking,
    "lawyer": _lawyer,
    "worker": _worker,
    "sold": _sold,
}


def fill_in(s: Table, known: dict[str, Words]) -> None:
    """The first possible round and back, full hands, piles of everything that lies nowhere else."""
    for seat in range(s.rules.seats):
        if s.hand[seat] == NONE:
            s.hand[seat] = usual_hand(s, seat)
    s.unseen = unseen_now(s)
    if "round" not in known:
        s.round = usual_round(s)
    if "back" not in known:
        s.top_back = usual_back(s)
    if s.rules.printed_backs:
        if "backs-seen" in known:
            known["backs-seen"].fail(say("position.backs-printed"))
        s.backs_left = [0] * len(BACK_CARDS)
    elif "backs-seen" not in known:
        s.backs_left = BACK_CARDS.copy()
        for back in [card >> 8 for card in s.queue] + [s.shown_back, s.top_back if s.unseen else NONE]:
            if back != NONE:
                s.backs_left[back] -= 1
    gone: list[int] = []
    if "era-gone" in known:
        gone = known["era-gone"].different(CARD)
        known["era-gone"].end()
    s.pile = pile_without(s, gone)
