"""Sales in words, and why a card cannot be sold."""

from carson.cards.count.gains import gain_of_sale
from carson.cards.count.sales import cells_under
from carson.cards.facts.grid import card_cells
from carson.cards.facts.ids import CHARACTER, DONE, NONE, SALES, TERRAIN
from carson.cards.table import events
from carson.cards.table.agenda import ASK_SALE
from carson.cards.table.cities import place_of
from carson.cards.table.table import Table
from carson.cards.words.actions import TEXTS, cell_text
from carson.cards.words.speech import Words
from carson.cards.words.terms import card_contents, say, signed, worth_of
from carson.core.face import Choice
from carson.core.spoken_face import HelpTopic

SALE_POINTS = 7  # of a sold card


class SaleWords(Words):
    """Every card that can be sold, with what that brings."""

    def question(self, s: Table, seat: int, packed: int) -> str:
        return say("question.ask-sale", sales=say("count.sale", number=SALES - s.sold.bit_count()))

    def choice(self, s: Table, seat: int, packed: int, action: int) -> Choice:
        if action == DONE:
            return Choice(action, say("label.sell-done"), say("group.answers"))
        card = action - TERRAIN
        net = gain_of_sale(s, seat, card)
        words = say(
            "label.sell-free" if net == SALE_POINTS else "label.sell",
            contents=card_contents(card),
            cell=cell_text(place_of(s, seat, card)),
            lost=SALE_POINTS - net,
            gain=signed(net),
        )
        return Choice(action, words, say("group.sales"), TEXTS[action], "free", worth=worth_of(net))

    def why_not(self, s: Table, seat: int, packed: int, action: int) -> str:
        return _no_sale(s, seat, action) if TERRAIN <= action < CHARACTER else ""


def _no_sale(s: Table, seat: int, action: int) -> str:
    cell = place_of(s, seat, action - TERRAIN)
    if cell == NONE:
        return say("why-not.not-in-city", card=TEXTS[action])
    own = card_cells(cell)
    overlaps = [laid for laid in s.laid[seat] if own & cells_under(laid)]
    if len(s.laid[seat]) == 1:
        return say("why-not.last-card")
    return say("why-not.overlapped" if len(overlaps) > 1 else "why-not.would-split", card=TEXTS[action])


WORDS: dict[int, Words] = {ASK_SALE: SaleWords()}
HELP: list[HelpTopic] = [HelpTopic(80, "auctioneer", rulings=("people",))]
HIGHLIGHTS = {30: events.SOLD}
