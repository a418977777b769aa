"""The table: the offer, the cities side by side, a line for each player, and a legend of the letters."""

from collections.abc import Iterable, Iterator, Sequence

from carson.cards.count.moment import all_shown, card_in_hand, is_sealed
from carson.cards.count.order import taking_order, value_of
from carson.cards.count.piles import era_of, pile_size
from carson.cards.count.scores import total_of, worth_now
from carson.cards.drawing.city import FREE, draw_city, legal_cells
from carson.cards.drawing.layout import rows_of
from carson.cards.facts.characters import DOLLARS
from carson.cards.facts.deck import BACK_SKULL, CARD_APPEAL, CARD_LAYOUT, CARD_NAMES, CHARACTER_APPEAL
from carson.cards.facts.grid import bits_of
from carson.cards.facts.ids import NONE, ROUNDS
from carson.cards.facts.parcels import LETTERS, SYMBOLS
from carson.cards.state import CardsState
from carson.cards.table.agenda import TAKING, a_of, kind_of
from carson.cards.table.schedule import stage_now
from carson.cards.words.terms import back_order, character_name, later, parcel_name, say, suit_name
from carson.core.face import Line, Span
from carson.core.layout import WIDTH, clipped, flowing_texts, left
from carson.core.seats import LETTERS as SEAT_LETTERS
from carson.core.sentence import Sentence

NOW = "▸"
NAME_WIDTH = 14
GAP = 4


def draw_board(s: CardsState, names: Sequence[str], lit: Sequence[int] = ()) -> list[Line]:
    """The whole table; of the places of a card only those that are lit are marked, if any are."""
    return [
        [Span(say("board.name"), "title"), Span("   "), Span(str(status(s)))],
        *_offer(s),
        *_pile(s),
        [],
        *rows_of([_city(s, seat, names[seat], lit) for seat in range(s.rules.players)], GAP),
        [],
        *_players(s, names),
        *people(s, range(s.rules.seats), WIDTH),
        *taking(s, names, WIDTH),
        *_beside(s, names),
        [],
        *_legend(s),
    ]


def status(s: CardsState) -> Sentence:
    """Round and stage in a few words."""
    if not s.agenda:
        return later("board.over")
    stage = later(f"stage.{stage_now(s)}")
    if s.round == 0:
        return stage
    now = later("board.round", round=int(s.round), rounds=ROUNDS, era=int(era_of(s)) + 1)
    return later("board.status", round=now, stage=stage)


# ---- offer and piles


def _offer(s: CardsState) -> list[Line]:
    """The cards on offer as drawings in a row, nearest the piles first, with their appeal."""
    cards = [] if s.shown == NONE else [_character_card(s.shown)]
    cards += [_terrain_card(card) for card in s.offer]
    waiting = card_in_hand(s)
    if waiting != NONE:
        text = say("board.placing", card=CARD_NAMES[waiting])
        cards.append([[Span(text, "legal")], *_terrain_card(waiting)[1:]])
    if not cards:
        return [[Span(say("board.no-offer"), "dim")]]
    return [[Span(say("board.offer"), "title"), Span(f"  {say('board.nearest')}", "dim")], *rows_of(cards, 3)]


def _terrain_card(card: int) -> list[Line]:
    upper, lower = CARD_LAYOUT[card][:2], CARD_LAYOUT[card][2:]
    return [
        [Span(CARD_NAMES[card])],
        [Span(f"  {' '.join(upper)}")],
        [Span(f"  {' '.join(lower)}")],
        [Span(say("board.appeal", appeal=CARD_APPEAL[card]), "dim")],
    ]


def _character_card(character: int) -> list[Line]:
    name = character_name(character)
    appeal = say("board.appeal", appeal=CHARACTER_APPEAL[character])
    return [[Span(name, "character")], [], [], [Span(appeal, "dim")]]


def _pile(s: CardsState) -> Iterator[Line]:
    if s.ranking != NONE:
        yield [Span(say("board.ranking", suits=back_order(s.ranking)), "dim")]
    if s.top_back != NONE:
        back = say("board.skull") if BACK_SKULL[s.top_back] else back_order(s.top_back)
        left_in = say("board.pile", number=pile_size(s))
        yield [Span(f"{say('board.next-back', back=back)}  ({left_in})", "dim")]
    if s.passed:
        yield _people_line("passed", bits_of(s.passed))
    if s.queue:
        yield _people_line("bottom", [card & 255 for card in s.queue])


def _people_line(key: str, characters: list[int]) -> Line:
    people = ", ".join([character_name(character) for character in characters])
    return [Span(clipped(say(f"board.{key}", characters=people), WIDTH), "dim")]


# ---- cities and players


def _city(s: CardsState, seat: int, name: str, lit: Sequence[int]) -> list[Line]:
    heading = [Span(f"{SEAT_LETTERS[seat]} {clipped(name, NAME_WIDTH)}", f"seat-{seat}")]
    return [heading, *(draw_city(s, seat, lit) or [[Span(say("board.no-city"), "dim")]])]


def _players(s: CardsState, names: Sequence[str]) -> list[Line]:
    heading = " " * 4 + "".join(
        [
            left(say("board.player"), NAME_WIDTH + 1),
            left(say("board.suit-column"), 10),
            left(say("board.cards-column"), 20),
            left(say("board.value-column"), 9),
            say("board.total-column"),
        ]
    )
    return [[Span(heading, "dim")], *[_player(s, seat, names[seat]) for seat in range(s.rules.seats)]]


def _player(s: CardsState, seat: int, name: str) -> Line:
    row = "".join(
        [
            left(suit_name(s.suits[seat]), 10),
            left(" ".join(map(str, bits_of(s.hand[seat]))), 20),
            left(played(s, seat), 9),
            left(str(total_of(s, seat)), 5),
        ]
    )
    return [
        Span(f"{NOW} " if seat in s.actors() else "  ", "legal"),
        Span(SEAT_LETTERS[seat] + " ", f"seat-{seat}"),
        Span(left(name, NAME_WIDTH) + " ", f"seat-{seat}"),
        Span(row),
        Span(_strength(s, seat), "dim"),
    ]


def played(s: CardsState, seat: int) -> str:
    """The auction card of this round, as far as everybody may see it."""
    if s.bid[seat] == 0:
        return f"+{s.boost[seat]}" if s.boost[seat] else ""
    if is_sealed(s):
        return say("board.sealed")
    if s.outside == seat:
        return say("board.lawyer", value=s.bid[seat])
    return f"{s.bid[seat]}+{s.boost[seat]}" if s.boost[seat] else str(s.bid[seat])


def _strength(s: CardsState, seat: int) -> str:
    if not s.rules.is_virtual(seat):
        return ""
    strength = say(f"strength.{s.rules.strengths[seat - s.rules.players]}").lower()
    return say("board.virtual", strength=strength)


def people(s: CardsState, seats: Iterable[int], wide: int) -> Iterator[Line]:
    """The characters of some seats with what each brings now, on as many lines as they need."""
    for seat in seats:
        found = [_person(s, seat, character) for character in bits_of(s.owned[seat])]
        if found:
            texts = [f"{SEAT_LETTERS[seat]}  {found[0]}", *found[1:]]
            yield from flowing_texts([text + "," for text in texts[:-1]] + texts[-1:], "", " ", wide, 3)


def _person(s: CardsState, seat: int, character: int) -> str:
    """A name, its points for a player who gets any, and whether it was used."""
    name = character_name(character)
    if not s.rules.is_virtual(seat) and DOLLARS >> character & 1:
        name = say("board.worth", character=name, points=worth_now(s, seat, character))
    return say("board.used", character=name) if s.tired >> character & 1 else name


def taking(s: CardsState, names: Sequence[str], wide: int) -> list[Line]:
    """Who takes when, once all auction cards lie open; those who have taken are in brackets."""
    if s.ranking == NONE or not all_shown(s):
        return []
    done = [a_of(packed) for packed in s.agenda if kind_of(packed) == TAKING]
    now = s.actors()
    texts: list[str] = []
    for seat in taking_order(s):
        text = say("board.taker", name=names[seat], value=value_of(s, seat))
        if done and done[0] >> seat & 1 and seat not in now:
            text = say("board.has-taken", taker=text)
        texts.append(f"{NOW} {text}" if seat in now else text)
    ordered = [f"{text}," for text in texts[:-1]] + texts[-1:]
    return flowing_texts([say("board.order"), *ordered], "", " ", wide, 2)


def _beside(s: CardsState, names: Sequence[str]) -> Iterator[Line]:
    """Cards that lie beside a city, cards that virtual players took, cards that were sold."""
    for seat in range(s.rules.seats):
        if s.beside[seat]:
            cards = " ".join([CARD_NAMES[card] for card in bits_of(s.beside[seat])])
            text = say("board.took" if s.rules.is_virtual(seat) else "board.beside", cards=cards)
            yield [Span(clipped(f"{SEAT_LETTERS[seat]} {text}", WIDTH), "dim")]
    if s.sold:
        text = say("board.sold", cards=" ".join([CARD_NAMES[card] for card in bits_of(s.sold)]))
        yield [Span(clipped(text, WIDTH), "dim")]


def _legend(s: CardsState) -> list[Line]:
    places = any(legal_cells(s, seat) for seat in range(s.rules.players))
    marks = [say("board.legend-place", mark=FREE)] if places else []
    letters = [say("board.legend", letter=LETTERS[n], parcel=parcel_name(n)) for n in range(SYMBOLS)]
    return flowing_texts(marks + letters)
