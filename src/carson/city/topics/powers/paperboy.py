"""The Paperboy fetches a second tile and acts as that character."""

from mypy_extensions import i64

from carson.city.count import casting, powers
from carson.city.facts.characters import FETCH, FETCH_PRICE, LIMIT, NO_TILE, SHERIFF
from carson.city.facts.geometry import bit
from carson.city.facts.ids import CHARACTER, NO
from carson.city.question import Asks, Question
from carson.city.table import Table, agenda, events, moves, stack
from carson.city.topics.choosing.rules import CharacterRater, at_once, offer_tiles
from carson.city.topics.choosing.words import character_label, no_character
from carson.city.words import Asked, Values, Words, say, why


class AskSecond(Question):
    """Which tile the Paperboy fetches."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        """Any free one but the Sheriff; who has to pay may decline (R-PAPERBOY-TAKEN, R-PAPERBOY-NOPAY)."""
        price = powers.power(s, seat, FETCH_PRICE)
        tiles = casting.offered_tiles(s) & ~(bit(2 * SHERIFF) | bit(2 * SHERIFF + 1))
        if price > 0 or tiles == 0:
            stack.allow(s, NO)
        if price <= s.cash[seat]:
            offer_tiles(s, tiles)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        tile = action - CHARACTER
        moves.pay(s, seat, powers.power(s, seat, FETCH_PRICE), events.FOR_FETCHING)
        s.second_character[seat] = tile + 1
        moves.assume_role(s, seat, tile)
        s.tell(events.FETCHED, seat, tile)
        at_once(s, seat)


def _values(q: Asked) -> Values:
    price, less = q.power(FETCH_PRICE), -LIMIT[int(q.state.character[q.seat])]
    return {"form": "paid" if price else "free", "price": price, "less": less}


def _no_second(q: Asked, action: int) -> str:
    tile = action - CHARACTER
    if not 0 <= tile < NO_TILE:
        return ""
    if tile >> 1 == SHERIFF:
        return say("why.no-sheriff")
    return no_character(q, action) or why.too_dear(q, say("why.a-second-character"), q.power(FETCH_PRICE))


POWERS = {FETCH: Asks(agenda.ASK_SECOND)}
QUESTIONS = [AskSecond(agenda.ASK_SECOND, FETCH)]
WORDS = {agenda.ASK_SECOND: Words(character_label, why_not=_no_second, values=_values)}
RATERS = {agenda.ASK_SECOND: CharacterRater()}
