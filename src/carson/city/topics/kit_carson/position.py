"""Kit Carson in a position: cowboys taken back, pieces in hand, placing at once (R-KIT-REALTIME)."""

from carson.city.count import placing, shifting
from carson.city.position.blame import noun
from carson.city.position.forms import SEAT, Fitting, Form
from carson.city.position.names import mask_of
from carson.city.position.page import Case
from carson.city.table import agenda, schedule
from carson.city.topics.placing.position import PLACING, has_white, may_place_white, not_passed
from carson.core.agenda_text import Part, flag
from carson.core.position_lines import amount, one
from carson.core.position_text import Kind
from carson.core.seats import LETTERS

PIECE = Kind(
    noun("special-piece"),
    {"white": shifting.WHITE_PIECE, "dynamite": shifting.DYNAMITE_PIECE, "no-duel": shifting.NO_DUEL_PIECE},
)
COUNTED_BACK = (1 << shifting.COUNT_BITS) - 1
PLAYER_WORDS = [
    amount(250, "taken-back", "shifts", COUNTED_BACK, bits=(0, COUNTED_BACK)),
    one(260, "in-hand", "shifts", PIECE, 0, bits=(shifting.COUNT_BITS, COUNTED_BACK)),
]


def check_shifts(case: Case) -> None:
    """Refuse what can only be while cowboys are placed, or not at all in this game."""
    s, moment = case.s, case.moment
    for seat in case.seats:
        blame, piece = case.player(seat), shifting.in_hand(s, seat)
        if shifting.taken_back(s, seat):
            blame.refuse_if(not s.rules.take_backs, "only-kit-carson")
            blame.refuse_if(shifting.take_backs_left(s, seat) < 0, "take-backs", number=s.rules.take_backs)
            blame.refuse_if(not moment.under_way(schedule.PLACE), "take-backs-when")
        together = moment.find(agenda.PLACE_TOGETHER) and not placing.has_passed(s, seat)
        blame.refuse_if(piece != shifting.NO_PIECE and not together, "piece-when")
        if piece == shifting.WHITE_PIECE:
            blame.refuse_if(not may_place_white(s, seat), "no-white")
        elif piece != shifting.NO_PIECE:
            tokens = s.dynamite if piece == shifting.DYNAMITE_PIECE else s.no_duel
            blame.refuse_if(tokens[seat] < 1 or s.cowboys[seat] < 1, "no-such-token")


CHECKS = check_shifts


def _ask_shift(e: Fitting) -> None:
    not_passed(e)
    e.refuse_if(e.s.rules.all_at_once or not shifting.taken_back(e.s, e.seat), "nothing-taken-back")
    if e.a:
        has_white(e)
    else:
        e.refuse_if(not e.s.cowboys[e.seat], "no-cowboy")


def _place_together(e: Fitting) -> None:
    e.refuse_if(not e.s.rules.all_at_once, "placed-in-turns")
    waiting = [seat for seat in e.case.seats if not placing.has_passed(e.s, seat)]
    names = ", ".join([LETTERS[seat] for seat in waiting])
    e.refuse_if(e.a != mask_of(waiting), "not-passed", seats=names)
    not_passed(e)


FORMS = {
    agenda.ASK_SHIFT: Form((SEAT, flag("a", "white")), PLACING, (_ask_shift,)),
    agenda.PLACE_TOGETHER: Form((SEAT, Part("a", word="of", many=True)), PLACING, (_place_together,)),
}
