"""Horses in a position: horses, rodeo tokens, what stands in enclosures, and the questions about them."""

from carson.city.count import payouts, powers, rodeo, shifting
from carson.city.facts.enclosures import HERD, HORSE_PRICE, RIDE, YARD_BITS, YARDS
from carson.city.facts.geometry import bit, count
from carson.city.facts.ids import RANCH, SPACE, WAGES
from carson.city.position.blame import noun, on
from carson.city.position.forms import COUNT, SEAT, Fitting, Form, passed, played_with, refuse, steps
from carson.city.position.names import PLACE, parcels
from carson.city.position.page import Case
from carson.city.table import Table, agenda, schedule, stable
from carson.city.topics.placing.position import PLACING, not_passed
from carson.core.agenda_text import Part, flag
from carson.core.position_lines import amount, digits, several, stored
from carson.core.position_text import Words, numbers
from carson.core.seats import LETTERS

YARD = numbers(noun("enclosure"), 1, YARDS)
HORSES_IN_YARD = numbers(noun("number-of-horses"), 0, (1 << YARD_BITS) - 1)


def _read_yards(s: Table, words: Words) -> int:
    horses = words.many(HORSES_IN_YARD)
    on(words).refuse_if(len(horses) != YARDS, "enclosures", number=YARDS)
    return sum([number << YARD_BITS * yard for yard, number in enumerate(horses)])


def _yards(packed: int) -> str:
    horses = digits(packed, YARD_BITS)
    return HORSES_IN_YARD.texts(horses + [0] * (YARDS - len(horses)))


PLAYER_WORDS = [
    amount(110, "horses", "horses"),
    amount(120, "rodeo-tokens", "rodeo_tokens"),
    stored(150, "enclosures", "enclosures", _read_yards, _yards, kind=YARD),
    several(160, "hats", "enclosure_cowboys", YARD, first=1),
    parcels(170, "herds", "herds"),
]


def check_stables(case: Case) -> None:
    """Refuse horses and tokens that nobody can have, or not there at this moment."""
    s, moment = case.s, case.moment
    rodeos = int(s.round) - (0 if moment.at == 0 or moment.begun(schedule.RODEO) else 1)
    tokens = sum([int(number) for number in s.rodeo_tokens])
    for seat in case.seats:
        blame = case.player(seat)
        if any(word.text(s, seat) for word in PLAYER_WORDS):
            blame.refuse_if(s.rules.horses == 0, "not-in-this-game", what=noun("horses"))
            blame.refuse_if(rodeo.horses_left(s) < 0, "horses", number=s.rules.horses)
            blame.refuse_if(tokens > rodeos, "rodeo-tokens", number=max(rodeos, 0), found=tokens)
        for yard in range(YARDS):
            if stable.horses_in(s, seat, yard) or stable.has_cowboy_in(s, seat, yard):
                blame.refuse_if(not s.rules.enclosures & bit(yard), "unused-enclosure", yard=yard + 1)
                blame.refuse_if(not moment.within(schedule.PLACE, schedule.RODEO), "enclosures-when")
        herds = s.herds[seat]
        if herds:  # own Ranches, one for each horse in the third enclosure (R-HORSE3-GROCER)
            blame.refuse_if(not moment.within(schedule.HERDING, schedule.PAY_OUT), "herds-when")
            blame.refuse_if(herds & ~(s.built[RANCH] & s.owned[seat]), "herds-own")
            few = count(herds) > stable.horses_in(s, seat, HERD) or payouts.doubles(s, seat)
            blame.refuse_if(few, "herds")


CHECKS = check_stables


def _buy_horses(e: Fitting) -> None:
    """Who has had a turn has no cowboy on Wages any more."""
    for position in range(e.a):
        seat = passed(e.s, position)
        works_white = e.s.white_at == SPACE + WAGES and powers.white_holder(e.s) == seat
        e.refuse_if(e.s.wages[seat] or works_white, "left-on-wages", seat=LETTERS[seat])


def _ask_horse(e: Fitting) -> None:
    if e.below.kind == agenda.BUY_HORSES:
        e.refuse_if(not e.a, "bought-must-follow")
        e.refuse_if(rodeo.horses_left(e.s) < 1, "no-horse-left")
        e.refuse_if(e.s.cash[e.seat] < HORSE_PRICE, "cannot-pay", amount=HORSE_PRICE)
    else:
        e.refuse_if(e.a, "bought-on-wages")
        not_passed(e)
        e.refuse_if(not e.s.horses[e.seat], "no-horse-at-home")


def _ask_move(e: Fitting) -> None:
    """A cowboy that may move, once one is chosen."""
    places = shifting.movable_spaces(e.s, e.seat) if e.a > SPACE else shifting.movable_parcels(e.s, e.seat)
    e.refuse_if(e.a and not places & bit((e.a - 1) % SPACE), "no-such-cowboy")


def _ask_herd(e: Fitting) -> None:
    ranches = count(e.s.built[RANCH] & e.s.owned[e.seat])
    all_of_them = stable.horses_in(e.s, e.seat, HERD) >= ranches or payouts.doubles(e.s, e.seat)
    e.refuse_if(all_of_them, "no-ranches")


HORSES = played_with("horses")
RIDING = (refuse("no-horse-in", lambda e: not stable.horses_in(e.s, e.seat, RIDE), yard=RIDE + 1), not_passed)
FROM = Part("a", PLACE, word="from", optional=True, plus=1)
FORMS = {
    agenda.BUY_HORSES: Form((COUNT,), steps(WAGES), (_buy_horses, HORSES)),
    agenda.ASK_HORSE: Form((SEAT, flag("a", "bought")), PLACING | {"buy-horses"}, (HORSES, _ask_horse)),
    agenda.ASK_RIDE: Form((SEAT,), PLACING, RIDING),
    agenda.ASK_MOVE: Form((SEAT, FROM), PLACING, (*RIDING, _ask_move)),
    agenda.ASK_HERD: Form((SEAT,), steps(schedule.HERDING) | {"ask-herd"}, (HORSES, _ask_herd)),
}
