"""What the card game has on its easel."""

from collections.abc import Callable
from typing import Final

from carson.cards.facts.characters import IDS
from carson.cards.facts.deck import CARD_NAMES, CARD_PARCELS
from carson.cards.facts.ids import ERA_CARDS, ROUNDS
from carson.cards.facts.parcels import NAMES
from carson.cards.position.names import BACK, SUIT, VALUE
from carson.cards.position.players import MOST_BOOST, TURNED
from carson.cards.position.table_lines import ERA_GONE
from carson.cards.words.terms import back_order, card_contents, character_name, say, suit_name
from carson.core.easel import Pick, Piece
from carson.core.easel_rows import COMMAS, JOINED, SPACES, Codec, Entry, Holding, Pile
from carson.core.position_text import NOTHING
from carson.core.seats import LETTERS

CARD: Final = "card"
CHARACTER: Final = "character"
AUCTION: Final = "auction"
BACK_KIND: Final = "back"
UPRIGHT: Final = "characters"
RESTING: Final = "turned"


# ---- pieces


def pieces() -> list[Piece]:
    """Characters, terrain cards, auction cards and backs."""
    made = [
        Piece(name, character_name(number), CHARACTER, group=say("easel.group-characters"))
        for number, name in enumerate(IDS)
    ]
    made += [_card(number) for number in range(len(CARD_NAMES))]
    made += [
        Piece(
            f"bid-{name}",
            say("easel.auction", value=name),
            AUCTION,
            short=name,
            group=say("easel.group-auction"),
        )
        for name in VALUE.names
    ]
    return made + [
        Piece(
            name,
            say("easel.back", suits=back_order(number)),
            BACK_KIND,
            short=name,
            group=say("easel.group-backs"),
        )
        for name, number in BACK.names.items()
    ]


def _card(number: int) -> Piece:
    name, era = CARD_NAMES[number], "first" if number < ERA_CARDS else "second"
    parts = tuple([NAMES[symbol] for symbol in CARD_PARCELS[number * 4 : number * 4 + 4]])
    label = say("easel.card", card=name, contents=card_contents(number))
    return Piece(name, label, CARD, short=name, group=say(f"easel.group-{era}"), parts=parts)


# ---- words that list them


def _read_people(value: str) -> list[str]:
    """Characters, those that are turned apart: `characters:doctor`, `turned:heroes`."""
    return [
        f"{RESTING if name.endswith(TURNED) else UPRIGHT}{JOINED}{name.removesuffix(TURNED)}"
        for name in COMMAS.read(value)
    ]


def _people(names: list[str]) -> str:
    parts = [name.partition(JOINED) for name in names]
    return COMMAS.write([who + (TURNED if how == RESTING else "") for how, _, who in parts])


def _offer(names: list[str]) -> str:
    """The character comes first, or a dash; there is only one."""
    shown = [name for name in names if name in IDS][-1:] or [NOTHING]
    return SPACES.write(shown + [name for name in names if name in CARD_NAMES])


PEOPLE: Final = tuple([f"{how}{JOINED}{name}" for how in (UPRIGHT, RESTING) for name in IDS])
CARDS: Final = tuple(CARD_NAMES)
HOLDINGS: Final = (
    Holding("offer", "{name}", "offer", (*IDS, *CARDS), Codec(SPACES.read, _offer), each=False),
    Holding("passed", "{name}", "passed", tuple(IDS), each=False),
    Holding("sold", "{name}", "sold", CARDS, each=False),
    Holding(ERA_GONE, "{name}", ERA_GONE, CARDS, each=False),
    Holding("backs-seen", "{name}", "backs-seen", tuple(BACK.names), SPACES, each=False, empty=NOTHING),
    Holding("hand", "bid-{name}", "hand {seat}", tuple(VALUE.names), empty=NOTHING),
    Holding("characters", "{tail}", "{head} {seat}", PEOPLE, Codec(_read_people, _people)),
    Holding("beside", "{name}", "beside {seat}", CARDS),
)


# ---- boxes and fields


def _label(key: str) -> Callable[[], str]:
    return lambda: say(f"easel.{key}")


PILES: Final = (
    Pile(10, "beside {seat}", _label("beside"), (CARD,)),
    Pile(20, "characters {seat}", _label("characters"), (CHARACTER,)),
    Pile(30, "turned {seat}", _label("turned"), (CHARACTER,)),
    Pile(40, "hand {seat}", _label("hand"), (AUCTION,)),
    Pile(50, "passed", _label("passed"), (CHARACTER,), each=False),
    Pile(60, "sold", _label("sold"), (CARD,), each=False),
    Pile(70, ERA_GONE, _label("gone"), (CARD,), each=False),
    Pile(80, "backs-seen", _label("backs-seen"), (BACK_KIND,), each=False),
)


def _seats() -> list[Pick]:
    return [Pick("", NOTHING), *[Pick(letter, letter) for letter in LETTERS]]


def _backs() -> list[Pick]:
    return [Pick("", NOTHING), *[Pick(name, back_order(number)) for name, number in BACK.names.items()]]


def _visible_backs() -> list[Pick]:
    return [Pick(NOTHING, NOTHING), *_backs()[1:]]


def _suits() -> list[Pick]:
    return [Pick(name, suit_name(number)) for name, number in SUIT.names.items()]


def _values() -> list[Pick]:
    return [Pick("", NOTHING), *[Pick(name, name) for name in VALUE.names]]


ENTRIES: Final = (
    Entry(10, "round", _label("round"), 0, ROUNDS, each=False, zero=True),
    Entry(20, "back", _label("next-back"), picks=_visible_backs, each=False),
    Entry(30, "offer-back", _label("offer-back"), picks=_backs, each=False),
    Entry(40, "ranking", _label("ranking"), picks=_backs, each=False),
    Entry(50, "lawyer", _label("lawyer"), picks=_seats, each=False),
    Entry(60, "worker", _label("worker"), picks=_seats, each=False),
    Entry(70, "bottom", _label("bottom"), each=False),
    Entry(10, "suit", _label("suit"), picks=_suits),
    Entry(20, "bid", _label("bid"), picks=_values),
    Entry(30, "boost", _label("boost"), 0, MOST_BOOST),
)
