"""Placing cowboys, in words: what a place gives, what it costs, and with whom it means a duel."""

from carson.city.count.incomes import building_count, loot
from carson.city.count.payouts import THREEFOLD, payout
from carson.city.count.powers import power
from carson.city.count.prices import building_price
from carson.city.facts import characters, ids
from carson.city.facts.enclosures import HORSE_PRICE
from carson.city.facts.geometry import bit
from carson.city.facts.spaces import PRICE
from carson.city.table.agenda import ASK_DYNAMITE, ASK_PLACE
from carson.city.table.moves import building_at
from carson.city.topics.land.words import land_for_sale
from carson.city.topics.placing.words_why import no_placement
from carson.city.words.actions import parcel_text
from carson.city.words.asked import Asked, Way
from carson.city.words.own_rules import is_alone
from carson.city.words.rivals import firepower_there, lawyer_at, others_at, rivals_of
from carson.city.words.speech import Label, Words
from carson.city.words.terms import (
    TEXTS,
    building_name,
    counted,
    fights_with_tiles,
    money,
    ordinal,
    points,
    say,
    space_numbers,
    space_word,
    two_of,
)

# ---- the question


def _question(q: Asked) -> str:
    left = int(q.state.cowboys[q.seat])
    if left == 0:
        sings = power(q.state, q.seat, characters.SING)
        return say("question.ask-place-sing" if sings else "question.ask-place-white")
    return say("question.ask-place", cowboys=say("count.cowboy", number=left))


# ---- its answers


def place_label(q: Asked, action: int) -> Label:
    """Passing, a special way to place a cowboy, or a place for it."""
    if action >= ids.PASS:
        return _word(q, action)
    rivals = rivals_of(q, action)
    if action >= ids.SPACE:
        words, group = space_label(q, action - ids.SPACE), "contested-spaces" if rivals else "spaces"
    else:
        words, group = _parcel(q, action, contested=bool(rivals))
    return (_with_duel(q, words, action, rivals) if rivals else _with_others(q, words, action)), group


def _word(q: Asked, action: int) -> Label:
    if action == ids.PASS:
        return _pass(q), "finish"
    if action == ids.WHITE:
        return say("label.white"), "white"
    if action == ids.SING:
        return say("label.sing"), "tokens"
    two = two_of(fights_with_tiles(q.state))
    if action == ids.DYNAMITE:
        tokens = say("count.dynamite", number=int(q.state.dynamite[q.seat]))
        return say("label.dynamite", tokens=tokens, two=two), "tokens"
    tokens = say("count.no-duel", number=int(q.state.no_duel[q.seat]))
    return say("label.no-duel", tokens=tokens), "tokens"


def _pass(q: Asked) -> str:
    rules = q.state.rules
    if is_alone(rules):
        return say("label.pass-solo")
    position = sum(seat != ids.NONE for seat in q.state.pass_order)
    if q.state.round < rules.rounds:
        return say("label.pass", ordinal=ordinal(position))
    if rules.pass_vp == 0:
        return say("label.pass-last", ordinal=ordinal(position))
    worth = int(rules.pass_vp * (rules.seats - 1 - position))
    return say("label.pass-worth", ordinal=ordinal(position), points=points(worth))


def _with_duel(q: Asked, words: str, place: int, rivals: list[int]) -> str:
    """The rivals' firepower, and one's own once the cowboy has left home."""
    key = "label.duel-dynamite" if q.way.dynamite else "label.duel"
    two = two_of(fights_with_tiles(q.state))
    mine = firepower_there(q, place)
    return say(key, label=words, rivals=q.fighters(rivals, place), firepower=mine, two=two)


def _with_others(q: Asked, words: str, place: int) -> str:
    """Others who stand there but with whom nobody duels: tokens or the Lawyer see to that."""
    others = others_at(q.state, q.seat, place)
    if not others:
        return words
    lawyer = lawyer_at(q.state, place)
    if lawyer == q.seat:
        return say("label.lawyer-own", label=words, rivals=q.named(others))
    if lawyer in others:
        return say("label.lawyer-rival", label=words, lawyer=q.names[lawyer])
    return say("label.no-fight", label=words, rivals=q.named(others))


# ---- action spaces


def space_label(q: Asked, space: int) -> str:
    """What a space gives to this seat."""
    if ids.BUILD_12 <= space <= ids.BUILD_3:
        return _for_sale(q, space)
    if space == ids.WAGES and q.state.rules.horses:
        return say("label.wages-horse", wage=q.state.rules.wage, price_of_horse=HORSE_PRICE)
    if not q.numbers:
        q.numbers = {
            "cash": q.cash,
            "parcels": counted("parcel", q.parcels),
            "buildings": counted("building", int(building_count(q.state, q.seat))),
            **space_numbers(space, q.state.rules),
        }
    q.numbers["price"] = PRICE[space]
    return TEXTS.filled(f"space.{space_word(space)}.label", q.numbers)


def _for_sale(q: Asked, space: int) -> str:
    building = building_name(int(q.state.market[space - ids.BUILD_12]))
    cost = int(building_price(q.state, q.seat, space))
    if cost == PRICE[space]:
        return say("space.build.label", building=building, price=cost, cash=q.cash)
    return say("label.half-price", building=building, price=PRICE[space], cost=money(cost), cash=q.cash)


# ---- the map


def _parcel(q: Asked, parcel: int, contested: bool) -> Label:
    building = int(building_at(q.state, parcel))
    if building == ids.CITY_HALL:
        return say("label.city-hall", parcel=parcel_text(parcel)), "city-hall"
    if building == ids.NONE:
        return land_for_sale(q, parcel), "contested-land" if contested else "land"
    if q.owns(parcel):
        return _defend(q, building, parcel), "defend"
    return _attack(q, building, parcel), "attack"


def _attack(q: Asked, building: int, parcel: int) -> str:
    amount = int(payout(q.state, q.owner_seat(parcel), building, parcel))
    return say(
        "label.attack" if amount else "label.attack-poor",
        owner=q.owner(parcel),
        building=building_name(building),
        parcel=parcel_text(parcel),
        income=money(amount),
        loot=money(int(loot(amount))),
    )


def _defend(q: Asked, building: int, parcel: int) -> str:
    amount = int(payout(q.state, q.seat, building, parcel))
    if amount and q.kind == ASK_DYNAMITE and building == ids.MINE and not q.state.tripled & bit(parcel):
        return say("label.defend-mine", parcel=parcel_text(parcel), income=money(THREEFOLD * amount))
    return say(
        "label.defend" if amount else "label.defend-poor",
        building=building_name(building),
        parcel=parcel_text(parcel),
        income=money(amount),
    )


# ---- how the cowboy goes


def in_a_fight(q: Asked) -> Way:
    """A cowboy that may meet rivals."""
    return Way(fights=True)


def in_peace(q: Asked) -> Way:
    """A choice for which nobody fights."""
    return Way(peaceful=True)


WORDS = {ASK_PLACE: Words(place_label, _question, no_placement, in_a_fight)}
GROUPS = {
    140: "spaces",
    150: "contested-spaces",
    160: "land",
    170: "contested-land",
    180: "attack",
    190: "defend",
    200: "city-hall",
    220: "white",
    230: "tokens",
    280: "finish",
}
