"""What the file of the card game's easel may name: pieces, names, and how some words are written."""

from typing import Final

from carson.cards.facts.characters import IDS
from carson.cards.facts.deck import CARD_NAMES, CARD_PARCELS
from carson.cards.facts.ids import ERA_CARDS
from carson.cards.facts.parcels import NAMES
from carson.cards.position.names import BACK, SUIT
from carson.cards.position.players import HOLDINGS as WORDS
from carson.cards.position.players import TURNED
from carson.cards.position.table_lines import LINES
from carson.cards.topics import TOPICS
from carson.cards.words.terms import TEXTS, back_order, card_contents, character_name, say, suit_name
from carson.core.easel import Pick, Piece
from carson.core.easel_file import Stock, easel_files
from carson.core.easel_rows import COMMAS, JOINED, SPACES, Codec
from carson.core.position_text import NOTHING

CARD: Final = "card"
CHARACTER: Final = "character"
UPRIGHT: Final = "characters"
RESTING: Final = "turned"


# ---- pieces


def _characters() -> list[Piece]:
    group = say("easel.group-characters")
    return [Piece(name, character_name(number), CHARACTER, group=group) for number, name in enumerate(IDS)]


def _cards() -> list[Piece]:
    return [_card(number) for number in range(len(CARD_NAMES))]


def _card(number: int) -> Piece:
    name, era = CARD_NAMES[number], "first" if number < ERA_CARDS else "second"
    parts = tuple([NAMES[symbol] for symbol in CARD_PARCELS[number * 4 : number * 4 + 4]])
    label = say("easel.card", card=name, contents=card_contents(number))
    return Piece(name, label, CARD, short=name, group=say(f"easel.group-{era}"), parts=parts)


def _backs() -> list[Piece]:
    group, labels = say("easel.group-backs"), {one.value: one.label for one in _back_picks()}
    return [
        Piece(name, say("easel.back", suits=label), "back", short=name, group=group)
        for name, label in labels.items()
    ]


def _back_picks() -> list[Pick]:
    return [Pick(name, back_order(number)) for name, number in BACK.names.items()]


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


STOCK: Final = Stock(
    TEXTS,
    easel_files("carson.cards", TOPICS),
    LINES,
    WORDS,
    pieces={"characters": _characters, "cards": _cards, "backs": _backs},
    picks={
        "backs": _back_picks,
        "suits": lambda: [Pick(name, suit_name(number)) for name, number in SUIT.names.items()],
    },
    names={
        "people": tuple([f"{how}{JOINED}{name}" for how in (UPRIGHT, RESTING) for name in IDS]),
        "offered": (*IDS, *CARD_NAMES),
        "cards": tuple(CARD_NAMES),
        "backs": tuple(BACK.names),
    },
    codecs={"people": Codec(_read_people, _people), "offer": Codec(SPACES.read, _offer)},
)
