"""Questions about outlaws, and labels for their answers."""

from __future__ import annotations

from collections.abc import Callable

from carson.city.count.incomes import loot
from carson.city.count.outlaws import raid_parcels, tile_vp
from carson.city.count.payouts import full_payout
from carson.city.facts.ids import NONE, POINTS
from carson.city.table import agenda
from carson.city.table.moves import building_at
from carson.city.words.actions import parcel_text, parcels_of
from carson.city.words.asked import Asked
from carson.city.words.placing_labels import Label
from carson.city.words.terms import building_name, listed, money, points, say


def _booty_question(q: Asked) -> str:
    building = building_name(int(building_at(q.state, q.a)))
    return say("question.ask-booty", owner=q.owner(q.a), building=building, parcel=parcel_text(q.a))


OUTLAW_SENTENCES: dict[int, Callable[[Asked], str]] = {agenda.ASK_BOOTY: _booty_question}


def _outlaw(q: Asked, action: int) -> Label:
    """Where an outlaw would go if its turn came now."""
    places = [_goal(q, parcel) for parcel in parcels_of(int(raid_parcels(q.state, action)))]
    key = "label.outlaw-stays" if not places else "label.outlaw-goes"
    if len(places) > 1:
        key = "label.outlaw-draws"
    return say(key, parcel=parcel_text(action), places=listed(places) if places else ""), "outlaws"


def _goal(q: Asked, parcel: int) -> str:
    building = int(building_at(q.state, parcel))
    income = money(int(full_payout(q.state, q.owner_seat(parcel), building, parcel)))
    return say(
        "label.outlaw-goal",
        owner=q.owner(parcel),
        building=building_name(building),
        parcel=parcel_text(parcel),
        income=income,
    )


def _booty(q: Asked, action: int) -> Label:
    """The points, or half of what the building will pay as things stand."""
    if action == POINTS:
        return say("label.booty-points", points=points(int(tile_vp(q.state)))), "answer"
    building = int(building_at(q.state, q.a))
    amount = int(full_payout(q.state, q.owner_seat(q.a), building, q.a)) if building != NONE else 0
    words = say("label.booty-rob", income=money(amount), loot=money(int(loot(amount))))
    return words, "answer"


OUTLAW_LABELS: dict[int, Callable[[Asked, int], Label]] = {
    agenda.ASK_OUTLAW: _outlaw,
    agenda.ASK_BOOTY: _booty,
}
