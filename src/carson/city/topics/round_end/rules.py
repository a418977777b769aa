"""Phase 4: powers that wait for it, new cowboys, the cash limit, and the next round (R-END-ORDER)."""

from mypy_extensions import i64

from carson.city.count import powers, prices
from carson.city.evaluator.rater import EachAmount, Look
from carson.city.facts.characters import CHOOSE_FIRST, HOUSE_VP, MOUNTAIN_VP, NO_TILE, PACKAGES
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import AMOUNT, NONE
from carson.city.question import AskAll, Question, Step, run_now
from carson.city.table import Table, agenda, events, moves, schedule, stack


class RoundEndPowers(Step):
    """Points for Houses and mountains, and the offer of a package (R-GROCER-R, R-SETTLER-R, R-BANKER-R)."""

    def run(self, s: Table, _seat: i64, _a: i64) -> None:
        for seat in range(s.rules.seats):
            if s.used[seat] == 0:
                houses = count(s.owned[seat] & (s.houses | s.townhouses))
                mountains = count(s.owned[seat] & s.mountains)
                moves.score(s, seat, houses * powers.power(s, seat, HOUSE_VP), events.FOR_HOUSES)
                moves.score(s, seat, mountains * powers.power(s, seat, MOUNTAIN_VP), events.FOR_MOUNTAINS)
            if powers.power(s, seat, PACKAGES) != 0:
                stack.push(s, agenda.ASK_PACKAGE, seat)


class NewCowboys(Step):
    """+4, +5, +5, as far as the general supply reaches; none after the last round (R-TEN-LIMIT)."""

    def run(self, s: Table, _seat: i64, _a: i64) -> None:
        s.tell(events.ROUND_ENDS, NONE, s.round)
        if s.rules.standish != NONE:
            run_now(s, agenda.END_STANDISH)
        if s.round == s.rules.rounds:
            return
        grant: i64 = s.rules.new_cowboys[s.round - 1]
        for seat in range(s.rules.players):
            moves.hire(s, seat, min(grant, s.reserve[seat]))


# ---- the cash limit


class AskSpend(Question):
    """Every number of points from what must be spent anyway to what the cash allows (R-CASH-LIMIT)."""

    def offer(self, s: Table, seat: i64, a: i64) -> None:
        least = max(s.cash[seat] - powers.cash_limit(s, seat), 0) // s.rules.limit_rate
        most = s.cash[seat] // s.rules.limit_rate if s.rules.extra_spending else least
        for points in range(least, most + 1):
            stack.allow(s, AMOUNT + points)

    def act(self, s: Table, seat: i64, action: i64) -> None:
        points = action - AMOUNT
        amount = prices.spending(s, seat, points)
        if amount > 0:
            s.tell(events.SPENT_DOWN, seat, amount, points)
        moves.pay(s, seat, amount, events.FOR_LIMIT)
        moves.score(s, seat, points, events.FOR_LIMIT)


# ---- the next round, or none


class LastRound(Step):
    """After the last round the game is over."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        if s.round == s.rules.rounds:
            s.tell(events.GAME_OVER, NONE)
            stack.pop(s)


class ReturnToken(Step):
    """The "3 revolvers" go back to their space; the characters before them where the edition says so."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        if s.rules.characters_return_first:
            return_characters(s)
        s.ammunition = NONE


class ReturnCharacters(Step):
    """The characters go back last, unless they have done so before the track was filled (R-END-ORDER)."""

    def run(self, s: Table, seat: i64, a: i64) -> None:
        if not s.rules.characters_return_first:
            return_characters(s)


def return_characters(s: Table) -> None:
    """Tiles and their pieces go back; unused dynamite stays (R-SHERIFF-END, R-TEACHER-Y, R-DYNAMITE-WHO)."""
    for seat in range(s.rules.seats):
        if powers.power(s, seat, CHOOSE_FIRST) != 0:
            s.first_chooser = seat
            s.tell(events.CHOOSES_FIRST, seat)
        if s.rules.standish != NONE and s.character[seat] != NO_TILE:
            _discard(s, seat)
        s.character[seat] = NO_TILE
        s.role[seat] = NO_TILE
        s.used[seat] = 0
        s.second_character[seat] = 0
        s.no_duel[seat] = 0
        s.dynamite_parcels[seat] = 0
    s.in_force = 0
    s.white_at = NONE
    s.provoked = 0


def _discard(s: Table, seat: i64) -> None:
    """In a solo game a character helps only once (R-SOLO-PHASE1)."""
    tile = s.character[seat]
    s.in_play &= ~(bit(tile | 1) | bit(tile & ~1))
    s.tell(events.DISCARDED, seat, tile)


# ---- what answers are worth


class SpendRater(EachAmount):
    """Points for money above the limit, or a little below it."""

    def worth(self, s: Table, seat: i64, a: i64, number: i64, look: Look) -> float:
        left = s.cash[seat] - max(prices.spending(s, seat, number), 0)
        return float(number) + look.values.kept(s, seat, left)


QUESTIONS = [AskSpend(agenda.ASK_SPEND)]
ROUND_STEPS = {
    schedule.ROUND_END_POWERS: RoundEndPowers(),
    schedule.NEW_COWBOYS: NewCowboys(),
    schedule.CASH_LIMIT: AskAll(agenda.ASK_SPEND),
    schedule.LAST_ROUND: LastRound(),
    schedule.RETURN_TOKEN: ReturnToken(),
    schedule.RETURN_CHARACTERS: ReturnCharacters(),
}
RATERS = {agenda.ASK_SPEND: SpendRater(exact=True)}
