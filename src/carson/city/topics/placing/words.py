"""Placing cowboys, in words: what a place gives, what it costs, and with whom it means a duel."""

from carson.city.count import incomes, payouts, prices
from carson.city.facts import characters, ids
from carson.city.facts.enclosures import HORSE_PRICE
from carson.city.facts.geometry import bit
from carson.city.facts.rules import Rules
from carson.city.facts.spaces import PRICE
from carson.city.table import agenda, moves
from carson.city.topics.land.words import land_for_sale, land_look
from carson.city.topics.placing.words_why import no_placement
from carson.city.topics.placing.words_worth import place_worth
from carson.city.words import Asked, HelpTopic, Label, Values, Words, money, own_rules, say, terms
from carson.city.words.actions import action_text, parcel_text
from carson.city.words.asked import Way
from carson.city.words.rivals import firepower_there, lawyer_at, others_at, rivals_of


def _left(q: Asked) -> Values:
    """How many cowboys are left; without one, a Singer or the white cowboy."""
    left = int(q.state.cowboys[q.seat])
    form = "" if left else "sing" if q.power(characters.SING) else "white"
    return {"cowboys": say("count.cowboy", number=left), "form": form}


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
    word, held = action_text(action), {ids.DYNAMITE: q.state.dynamite, ids.NO_DUEL: q.state.no_duel}
    tokens = say(f"count.{word}", number=int(held[action][q.seat])) if action in held else ""
    words = say(f"label.{word}", tokens=tokens, two=terms.two_of(terms.fights_with_tiles(q.state)))
    return words, "white" if action == ids.WHITE else "tokens"


def _pass(q: Asked) -> str:
    rules = q.state.rules
    position = sum(seat != ids.NONE for seat in q.state.pass_order)
    key = "pass"
    if own_rules.is_alone(rules):
        key = "pass-solo"
    elif q.state.round >= rules.rounds:
        key = "pass-worth" if rules.pass_vp else "pass-last"
    worth = int(rules.pass_vp * (rules.seats - 1 - position))
    return say(f"label.{key}", ordinal=terms.ordinal(position), points=terms.points(worth))


def _with_duel(q: Asked, words: str, place: int, rivals: list[int]) -> str:
    """The rivals' firepower, and one's own once the cowboy has left home."""
    key = "label.duel-dynamite" if q.way.dynamite else "label.duel"
    two = terms.two_of(terms.fights_with_tiles(q.state))
    mine = firepower_there(q)
    return say(key, label=words, rivals=q.fighters(rivals, place), firepower=mine, two=two)


def _with_others(q: Asked, words: str, place: int) -> str:
    """Others who stand there but with whom nobody duels: tokens or the Lawyer see to that."""
    others = others_at(q.state, q.seat, place) if q.is_crowded(place) else []
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
            "parcels": terms.counted("parcel", q.parcels),
            "buildings": terms.counted("building", int(incomes.building_count(q.state, q.seat))),
            **terms.space_numbers(space, q.state.rules),
        }
    q.numbers["price"] = PRICE[space]
    return terms.TEXTS.filled(f"space.{terms.space_word(space)}.label", q.numbers)


def _for_sale(q: Asked, space: int) -> str:
    building = terms.building_name(int(q.state.market[space - ids.BUILD_12]))
    cost = int(prices.building_price(q.state, q.seat, space))
    if cost == PRICE[space]:
        return say("space.build.label", building=building, price=cost, cash=q.cash)
    return say("label.half-price", building=building, price=PRICE[space], cost=money(cost), cash=q.cash)


# ---- the map


def _parcel(q: Asked, parcel: int, contested: bool) -> Label:
    building = int(moves.building_at(q.state, parcel))
    if building == ids.CITY_HALL:
        return say("label.city-hall", parcel=parcel_text(parcel)), "city-hall"
    if building == ids.NONE:
        return land_for_sale(q, parcel), "contested-land" if contested else "land"
    return _owned(q, building, parcel)


def _owned(q: Asked, building: int, parcel: int) -> Label:
    """To defend one's own building, or to attack another's."""
    owner = q.owner_seat(parcel)
    kind = "defend" if owner == q.seat else "attack"
    amount = int(payouts.payout(q.state, owner, building, parcel))
    tripled = q.kind == agenda.ASK_DYNAMITE and building == ids.MINE and not q.state.tripled & bit(parcel)
    tripled = tripled and payouts.may_triple(q.state, q.seat)
    if kind == "defend" and amount and tripled:
        income = money(payouts.THREEFOLD * amount)
        return say("label.defend-mine", parcel=parcel_text(parcel), income=income), kind
    name = terms.building_name(building)
    facts = {"owner": q.names[owner], "building": name, "parcel": parcel_text(parcel)}
    sums = {"earned": amount, "income": money(amount), "loot": money(int(incomes.loot(amount)))}
    return say(f"label.{kind}", **facts, **sums), kind


# ---- how the cowboy goes


def in_a_fight(q: Asked) -> Way:
    """A cowboy that may meet rivals."""
    return Way(fights=True)


def in_peace(q: Asked) -> Way:
    """A choice for which nobody fights."""
    return Way(peaceful=True)


WORDS = {
    agenda.ASK_PLACE: Words(
        place_label, why_not=no_placement, way=in_a_fight, values=_left, worth=place_worth, look=land_look
    )
}
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


# ---- help


TOKENS = {"dynamite": characters.GAIN_DYNAMITE, "no-duel": characters.GAIN_NO_DUEL}


def _placing(rules: Rules) -> Values:
    hall = own_rules.has_city_hall(rules)
    also = {"city-hall": hall, "outlaws": rules.outlaws, "horses": bool(rules.horses)}
    safe = [terms.building_name(t) for t in own_rules.never_attacked(rules)]
    church = ids.CHURCH in own_rules.types_in_play(rules)
    return {
        "also": " ".join(say(f"also.{word}") for word, there in also.items() if there),
        "used_up": say("rule.used-up.city-hall" if hall else "rule.used-up.plain"),
        "safe": say("rule.safe.church" if church else "rule.safe.plain", buildings=terms.listed(safe)),
    }


def _tokens(rules: Rules) -> Values:
    two = terms.two_of(bool(rules.duel_tiles))
    grocer = ""
    if characters.GROCER in [characters.number_of(tile) for tile in own_rules.sides_in_play(rules)]:
        grocer = say("topic.tokens.grocer", form="never" if rules.grocer_without_dynamite else "doubling")
    texts = [
        say(f"topic.tokens.{kind}", number=rules.dynamite, two=two, grocer=grocer) for kind in _kinds(rules)
    ]
    return {"tokens": "\n".join(texts)}


def _kinds(rules: Rules) -> list[str]:
    return [kind for kind, power in TOKENS.items() if own_rules.sides_with(rules, power)]


HELP = [
    HelpTopic(20, "placing", _placing, rulings=("placing",)),
    HelpTopic(100, "tokens", _tokens, lambda rules: bool(_kinds(rules)), rulings=("characters-9-19",)),
]
