"""Kit Carson in words: taking cowboys back, shifting them, and everybody placing at once."""

from __future__ import annotations

from carson.city.count import shifting
from carson.city.count.powers import power
from carson.city.count.shifting import in_hand, may_sing, take_backs_left
from carson.city.facts.characters import WHITE_COWBOY
from carson.city.facts.ids import DONE, SPACE
from carson.city.table.agenda import PLACE_TOGETHER, kind_of
from carson.city.table.moves import carries_dynamite, carries_no_duel
from carson.city.view.programs import PIECES
from carson.city.words.asked import Asked
from carson.city.words.terms import number_of, place_name, say

# ---- questions


def place_or_shift(q: Asked) -> str:
    """What somebody is asked who may place, take back or pass."""
    left = int(q.state.cowboys[q.seat])
    if left:
        return say(f"question.ask-place-{_mode(q)}", cowboys=number_of("count.cowboy", left))
    if may_sing(q.state, q.seat):
        return say("question.ask-place-sing")
    if power(q.state, q.seat, WHITE_COWBOY) and not q.state.used[q.seat]:
        return say("question.ask-place-white")
    return say("question.ask-place-back")


def _mode(q: Asked) -> str:
    if not q.state.rules.all_at_once:
        return "turns"
    return "together" if kind_of(q.packed) == PLACE_TOGETHER else "begin"


def shift_question(q: Asked) -> str:
    return say("question.ask-shift-white" if q.a == shifting.TOOK_WHITE else "question.ask-shift")


# ---- labels


def shift_label(q: Asked, action: int) -> tuple[str, str]:
    """Taking back, keeping at home, or putting a special piece away."""
    if action == DONE:
        return say("label.shift-done"), "finish"
    if not shifting.is_take_back(action):
        return say(f"label.put-away-{PIECES[int(in_hand(q.state, q.seat))]}"), "finish"
    place = int(shifting.place_of(action))
    key = f"label.take-back{_with(q, place)}"
    left = number_of("count.take-back", int(take_backs_left(q.state, q.seat)) - 1)
    return say(key, place=place_name(place), left=left), "take-back"


def _with(q: Asked, place: int) -> str:
    """What comes back besides an ordinary cowboy."""
    if q.state.white_at == place and not shifting.has_own_cowboy(q.state, q.seat, place):
        return "-white"
    if carries_dynamite(q.state, q.seat, place):
        return "-dynamite"
    if place >= SPACE and carries_no_duel(q.state, q.seat, place - SPACE):
        return "-no-duel"
    return ""
