"""What no table can show: a card in two places, a hand that cannot be, an agenda that leads nowhere."""

from carson.cards.count.moment import is_sealed
from carson.cards.count.piles import era_of, fitting_faces, pile_size
from carson.cards.count.sales import is_one_area
from carson.cards.facts.characters import ARROWS, AUCTIONEER, CAPTAIN
from carson.cards.facts.deck import BACK_OF
from carson.cards.facts.grid import FAR, NEAR, bits_of
from carson.cards.facts.ids import ERA_CARDS, ERA_ROUNDS, NONE, SALES
from carson.cards.position.forms import Fitting
from carson.cards.position.frames import FORMS, KINDS, frame_of
from carson.cards.position.names import CARD, CHARACTER, SUIT
from carson.cards.position.usual import cards_about, characters_about, characters_needed
from carson.cards.table.agenda import DRAW_BACK, GAME_OVER, REVEAL, ROUND, b_of, frame, kind_of
from carson.cards.table.table import CITY, COVERED, Table
from carson.cards.words.terms import PACKAGE
from carson.core import position_blame
from carson.core.seats import seat_text


class Blame(position_blame.Blame):
    package = PACKAGE


class Page:
    """The number of the line about something."""

    def __init__(self, lines: dict[str, int]) -> None:
        self.lines = lines

    def line(self, *words: str) -> Blame:
        """The first of these lines that there is."""
        return Blame(next((self.lines[word] for word in words if word in self.lines), 0))


def check(s: Table, lines: dict[str, int]) -> None:
    """Refuse what cannot be."""
    page = Page(lines)
    _check_cards(s, page)
    _check_characters(s, page)
    _check_pile(s, page)
    _check_backs(s, page)
    _check_seats(s, page)
    for seat in range(s.rules.players):
        _check_city(s, seat, page)
    _check_agenda(s, page)


# ---- cards


def _check_cards(s: Table, page: Page) -> None:
    cards = cards_about(s)
    for card in cards:
        name, too_early = CARD.text(card), card >= ERA_CARDS and s.round <= ERA_ROUNDS
        page.line("offer", "sold").refuse_if(cards.count(card) > 1, "card-twice", card=name)
        page.line("round", "offer").refuse_if(too_early, "second-era", card=name)
    for card in s.offer:
        page.line("offer").refuse_if(card // ERA_CARDS != era_of(s), "first-era", card=CARD.text(card))
    page.line("sold").refuse_if(s.sold.bit_count() > SALES, "sold-too-many", sales=SALES)
    seller = any(owned >> AUCTIONEER & 1 for owned in s.owned[: s.rules.players])
    page.line("sold").refuse_if(s.sold and not seller, "sold-by-nobody")


def _check_characters(s: Table, page: Page) -> None:
    people = characters_about(s)
    for character in people:
        name, twice = CHARACTER.text(character), people.count(character) > 1
        page.line("offer", "passed", "bottom").refuse_if(twice, "character-twice", character=name)
    for character in bits_of(s.tired & ~ARROWS):
        page.line().refuse_if(True, "never-turned", character=CHARACTER.text(character))


def _check_pile(s: Table, page: Page) -> None:
    """Every round to come draws a character, and the Paperboy may bring one more (A45)."""
    pile, needed = pile_size(s), characters_needed(s)
    line = page.line("passed", "round", "offer", "bottom")
    line.refuse_if(pile < needed, "few-characters", pile=pile, needed=needed)


def _check_backs(s: Table, page: Page) -> None:
    """Enough unseen backs for the unseen cards, and faces for the visible back."""
    face_up = s.unseen.bit_count() - (1 if s.top_back != NONE else 0)
    few = s.unseen and not s.rules.printed_backs and sum(s.backs_left) < face_up
    page.line("backs-seen").refuse_if(few, "backs-seen")
    page.line("back", "bottom").refuse_if(any(left < 0 for left in s.backs_left), "few-of-a-back")
    faceless = s.unseen and s.top_back != NONE and not fitting_faces(s)
    page.line("back").refuse_if(faceless, "no-such-back")
    other = s.rules.printed_backs and any(BACK_OF[card & 255] != card >> 8 for card in s.queue)
    page.line("bottom").refuse_if(other, "other-back")


# ---- seats and cities


def _check_seats(s: Table, page: Page) -> None:
    for seat, suit in enumerate(s.suits):
        line = page.line(f"player {seat_text(seat)}")
        line.refuse_if(s.suits.count(suit) > 1, "suit-twice", suit=SUIT.text(suit))
    sealing = is_sealed(s)
    for seat in range(s.rules.seats):
        line, bid, hand = page.line(f"player {seat_text(seat)}"), s.bid[seat], s.hand[seat]
        line.refuse_if(hand & ~s.rules.stacks[seat], "not-in-stack")
        line.refuse_if(bid and not s.rules.stacks[seat] >> bid & 1, "no-such-bid", value=bid)
        misplaced = bid and (hand >> bid & 1 != 0) != sealing
        line.refuse_if(misplaced, "sealed-in-hand" if sealing else "open-in-hand")
        spent = 1 if bid and not sealing else 0
        few = hand.bit_count() + spent < _rounds_left(s)
        line.refuse_if(few, "few-auction-cards", rounds=_rounds_left(s))
        line.refuse_if(sealing and s.rules.is_virtual(seat) and bid, "virtual-sealed")


def _rounds_left(s: Table) -> int:
    """Rounds of this era that need an auction card, this one too."""
    if not s.agenda or kind_of(s.agenda[0]) == GAME_OVER:
        return 0
    return ERA_ROUNDS - (s.round - 1) % ERA_ROUNDS if s.round else ERA_ROUNDS


def _check_city(s: Table, seat: int, page: Page) -> None:
    line = page.line(f"city {seat_text(seat)}", f"land {seat_text(seat)}")
    covered = s.cells[seat * CITY + COVERED]
    line.refuse_if(covered and not is_one_area(covered), "city-in-parts")
    at = seat * 4
    sides = sorted((s.box[at + 1] - s.box[at] + 1, s.box[at + 3] - s.box[at + 2] + 1))
    longest = FAR if s.owned[seat] >> CAPTAIN & 1 else NEAR
    too_large = covered and (sides[0] > NEAR or sides[1] > longest)
    line.refuse_if(too_large, "city-too-large", width=NEAR, height=longest)


# ---- the agenda


def _check_agenda(s: Table, page: Page) -> None:
    """The entries fit on each other, and a pending question or draw can be answered."""
    if not s.agenda:
        return
    lines = [page.line(f"agenda {at}").line for at in range(len(s.agenda))]
    frames = [frame_of(packed, line) for packed, line in zip(s.agenda, lines, strict=True)]
    agenda, kinds = page.line("agenda"), [entry.kind for entry in frames]
    KINDS.check_order(frames)
    page.line("round", "agenda").refuse_if((s.round == 0) != (s.agenda[0] == frame(ROUND)), "round-0")
    agenda.refuse_if(kinds == [ROUND], "nothing-to-do")
    turned_up = DRAW_BACK in kinds or _is_drawing(s)
    strange = turned_up != (s.top_back == NONE) and (s.unseen or s.queue)
    page.line("back", "agenda").refuse_if(strange, "back-visible")
    for at, entry in enumerate(frames):
        for refused in FORMS[entry.kind].checks:
            refused(Fitting(s, frames, at))


def _is_drawing(s: Table) -> bool:
    """Whether a character was drawn and the next back is not turned up yet."""
    top = s.agenda[-1]
    return kind_of(top) == REVEAL and b_of(top) == 1
