"""The lines about the table, and filling in what they leave out."""

from typing import Final

from carson.cards.facts.deck import BACK_CARDS
from carson.cards.facts.ids import NONE, ROUNDS
from carson.cards.position.names import BACK, CARD, CHARACTER
from carson.cards.position.usual import backs_seen, pile_without, unseen_now, usual_back, usual_round
from carson.cards.table.table import Table
from carson.cards.words.terms import later, say
from carson.core.position_lines import NO_SEAT, Said, amount, one, several
from carson.core.position_text import NOTHING, Kind, Words

ERA_GONE: Final = "era-gone"  # read when all that lies elsewhere is known
NEVER_USUAL: Final = -1


def _or_nothing(kind: Kind, value: int) -> str:
    return NOTHING if value == NONE else kind.text(value)


def _read_offer(s: Table, seat: int, words: Words) -> None:
    name = words.take(say("position.the-offer"))
    s.shown = NONE if name == NOTHING else words.named(CHARACTER, name)
    s.offer = words.rest(CARD)


def _offer(s: Table, seat: int) -> str | None:
    if s.shown == NONE and not s.offer:
        return None
    return " ".join([_or_nothing(CHARACTER, s.shown), *[CARD.text(card) for card in s.offer]])


def _read_back(s: Table, seat: int, words: Words) -> None:
    name = words.take(say("position.the-back"))
    s.top_back = NONE if name == NOTHING else words.named(BACK, name)


def _back(s: Table, seat: int) -> str | None:
    return None if s.top_back == usual_back(s) else _whole_back(s, seat)


def _whole_back(s: Table, seat: int) -> str:
    return _or_nothing(BACK, s.top_back)


def _read_backs_seen(s: Table, seat: int, words: Words) -> None:
    s.backs_left = BACK_CARDS.copy()
    for back in words.rest(BACK):
        s.backs_left[back] -= 1
        if s.backs_left[back] < 0:
            words.fail(say("position.few-of-this-back", back=BACK.text(back)))


def _backs_seen(s: Table, seat: int) -> str | None:
    return None if s.rules.printed_backs else " ".join([BACK.text(back) for back in backs_seen(s)])


def _read_bottom(s: Table, seat: int, words: Words) -> None:
    while words.left():
        name, colon, back = words.take(say("position.a-character")).partition(":")
        if not colon:
            words.fail(say("position.card-under", character=name))
        s.queue.append(words.named(CHARACTER, name) | words.named(BACK, back) << 8)


def _bottom(s: Table, seat: int) -> str | None:
    return " ".join([f"{CHARACTER.text(card & 255)}:{BACK.text(card >> 8)}" for card in s.queue]) or None


LINES: Final = {
    line.word: line
    for line in (
        amount(10, "round", "round", ROUNDS, NEVER_USUAL, what=later("position.the-round")),
        Said(20, "offer", _read_offer, _offer),
        one(30, "offer-back", "shown_back", BACK),
        Said(40, "back", _read_back, _back, whole=_whole_back),
        Said(
            50, "backs-seen", _read_backs_seen, _backs_seen, whole=lambda s, seat: _backs_seen(s, seat) or ""
        ),
        Said(60, "bottom", _read_bottom, _bottom),
        several(70, "passed", "passed", CHARACTER),
        one(80, "ranking", "ranking", BACK),
        one(90, "lawyer", "outside", None),
        one(100, "worker", "doubled", None),
        several(110, "sold", "sold", CARD),
    )
}


def read_lines(s: Table, known: dict[str, Words]) -> None:
    """Put on the table what the lines say."""
    for word, line in LINES.items():
        if word in known:
            line.read(s, NO_SEAT, known[word])
            known[word].end()


def fill_in(s: Table, known: dict[str, Words]) -> None:
    """The first possible round and back, piles of everything that lies nowhere else."""
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
    if ERA_GONE in known:
        gone = known[ERA_GONE].different(CARD)
        known[ERA_GONE].end()
    s.pile = pile_without(s, gone)
