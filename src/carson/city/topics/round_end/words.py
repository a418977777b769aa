"""The end of the round and of the game, in words."""

from carson.city.count import powers, prices
from carson.city.facts.characters import SCHOOL_VP
from carson.city.facts.ids import STATION
from carson.city.facts.rules import Rules
from carson.city.table.agenda import ASK_SPEND
from carson.city.words import Asked, HelpTopic, Values, Words, money, own_rules, say, terms


def _values(q: Asked) -> Values:
    limit, rules = int(powers.cash_limit(q.state, q.seat)), q.state.rules
    free, due = ("none", "some") if rules.extra_spending else ("nothing", "due")
    form = free if limit >= q.state.cash[q.seat] else due
    return {"form": form, "limit": money(limit), "rate": int(rules.limit_rate)}


def _spent(q: Asked, number: int) -> Values:
    spent = max(int(prices.spending(q.state, q.seat, number)), 0)
    return {"spent": spent, "kept": money(int(q.state.cash[q.seat]) - spent)}


WORDS = {ASK_SPEND: Words(values=_values, numbers=_spent)}


def _scoring(rules: Rules) -> Values:
    scored = {
        "money": True,
        "property": True,
        "bridges": bool(rules.bridge_vp),
        "horses": bool(rules.horses),
        "station": STATION in own_rules.types_in_play(rules),
        "teacher": bool(own_rules.sides_with(rules, SCHOOL_VP)),
        "pass-track": bool(rules.pass_vp),
    }
    keys = [key for key, there in scored.items() if there]
    lines = [say("topic.scoring.line", line=terms.score_label(key, rules)) for key in keys]
    return {"lines": "\n".join(lines)}


HELP = [
    HelpTopic(
        120,
        "round-end",
        lambda rules: {f"new{n}": new for n, new in enumerate(rules.new_cowboys, 1)},
        rulings=("round-end",),
    ),
    HelpTopic(130, "scoring", _scoring, rulings=("end",)),
]
