"""Reading a deck file: its cards, or a sentence that says what is wrong with it."""

import re
import tomllib
from collections import Counter

from carson.cards.facts.characters import IDS, kinds_of
from carson.cards.facts.deck_lines import BadDeck, DeckLines, Entry, later
from carson.cards.facts.ids import ERA_CARDS, SUIT_NAMES
from carson.cards.facts.parcels import LETTERS, NAMES

FORMAT = 1
CARD_ID = re.compile(r"(?:I|II)-[0-9]{1,3}", re.IGNORECASE)
ERAS: dict[str, int] = {"I": 1, "II": 2}  # what an id begins with
TOP_KEYS = ("format", "provenance", "legend", "totals", "terrain", "character")
TERRAIN_KEYS = ("id", "era", "appeal", "layout")
CHARACTER_KEYS = ("id", "name", "appeal", "kinds", "skull", "back")
TOP_APPEAL = 20

# how many parcels of each kind the cards of an era show: the table of the rulebook (A68)
TOTALS: dict[int, dict[str, int]] = {
    1: dict(zip("MHTmRKDBSLGCPYX", (32, 18, 2, 10, 10, 2, 3, 3, 1, 1, 1, 1, 1, 0, 3), strict=True)),
    2: dict(zip("MHTmRKDBSLGCPYX", (12, 18, 10, 4, 4, 1, 8, 8, 5, 4, 1, 2, 3, 1, 5), strict=True)),
}


class TerrainCard:
    """Two by two parcels and an appeal value."""

    def __init__(self, name: str, era: int, appeal: int, parcels: str) -> None:
        self.name = name
        self.era = era
        self.appeal = appeal
        self.parcels = parcels  # four letters, upper left first


class CharacterCard:
    """The printed numbers of a character, and the back of its card."""

    def __init__(self, character: int, appeal: int, skull: bool, back: tuple[int, ...]) -> None:
        self.character = character
        self.appeal = appeal
        self.skull = skull
        self.back = back  # suits, strongest first


class Deck:
    """All cards: terrain by era and place in the file, characters by number."""

    def __init__(self, terrain: list[TerrainCard], characters: list[CharacterCard], provenance: str) -> None:
        self.terrain = terrain
        self.characters = characters
        self.provenance = provenance  # where the cards are from


def read_deck(text: str) -> Deck:
    """The deck in a text; BadDeck with the line when it is not one that can be played with."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDeck(later("bad-deck.no-toml", error=str(error))) from error
    lines = DeckLines(text)
    top = Entry("", data, lines.top)
    top.only(TOP_KEYS)
    if type(data.get("format")) is not int or data["format"] != FORMAT:
        top.fail("format", later("bad-deck.format", format=FORMAT))
    provenance = data.get("provenance")
    if not isinstance(provenance, str) or not provenance.strip():
        top.fail("provenance", later("bad-deck.provenance"))
    _check_legend(data, lines)
    _check_totals(data, lines)
    entries = _entries(top, lines, "terrain")
    people = _entries(top, lines, "character")
    terrain = [_terrain(entry) for entry in entries]
    characters = [_character(entry) for entry in people]
    _check_once(entries)
    _check_once(people)
    _check_terrain(terrain)
    _check_characters(characters)
    terrain.sort(key=lambda card: card.era)
    characters.sort(key=lambda card: card.character)
    return Deck(terrain, characters, str(provenance))


# ---- what only explains the rest of the file


def _check_legend(data: dict[str, object], lines: DeckLines) -> None:
    """A word for each letter, if there is a legend."""
    if "legend" in data:
        legend = Entry("legend", data["legend"], lines.section("legend"))
        legend.only(tuple(LETTERS))
        for letter, word in legend.data.items():
            if not isinstance(word, str):
                legend.fail(letter, later("bad-deck.bad-legend", letter=letter))


def _check_totals(data: dict[str, object], lines: DeckLines) -> None:
    """The numbers of the rulebook, if they are written down."""
    if "totals" not in data:
        return
    totals = Entry("totals", data["totals"], lines.section("totals"))
    totals.only(tuple([f"era{era}" for era in TOTALS]))
    for era, right in TOTALS.items():
        if f"era{era}" in totals.data:
            given = Entry(f"totals.era{era}", totals.data[f"era{era}"], lines.section(f"totals.era{era}"))
            given.only(tuple(right))
            for letter, number in given.data.items():
                if type(number) is not int or number != right[letter]:
                    given.fail(
                        letter, later("bad-deck.bad-total", era=era, letter=letter, total=right[letter])
                    )


# ---- one card


def _entries(top: Entry, lines: DeckLines, kind: str) -> list[Entry]:
    entries = top.data.get(kind)
    if not isinstance(entries, list) or not entries:
        top.fail(kind, later("bad-deck.no-entries", kind=kind))
        return []
    return [Entry(kind, entry, lines.entry(kind, at)) for at, entry in enumerate(entries)]


def _terrain(entry: Entry) -> TerrainCard:
    name = entry.data.get("id")
    if not isinstance(name, str) or not CARD_ID.fullmatch(name):
        entry.fail("id", later("bad-deck.bad-id", id=repr(name)))
    card = str(name)
    entry.only(TERRAIN_KEYS)
    era = entry.data.get("era")
    if type(era) is not int or era not in TOTALS:
        entry.fail("era", later("bad-deck.bad-era", card=card))
    if ERAS[card.upper().partition("-")[0]] != era:
        entry.fail("id", later("bad-deck.other-era", card=card, era=str(era)))
    rows = entry.texts("layout")
    if len(rows) != 2 or [len(row) for row in rows] != [2, 2]:
        entry.fail("layout", later("bad-deck.bad-layout", card=card))
    parcels = "".join(rows)
    for letter in parcels:
        if letter not in LETTERS:
            entry.fail("layout", later("bad-deck.no-parcel", card=card, letter=letter, letters=LETTERS))
    return TerrainCard(card.lower(), 1 if era == 1 else 2, _appeal(entry, card), parcels)


def _character(entry: Entry) -> CharacterCard:
    name = entry.data.get("id")
    if not isinstance(name, str) or name not in IDS:
        entry.fail("id", later("bad-deck.no-character", id=repr(name), known=", ".join(IDS)))
    who = str(name)
    entry.only(CHARACTER_KEYS)
    character = IDS.index(who)
    if not isinstance(entry.data.get("name"), str):
        entry.fail("name", later("bad-deck.bad-name", character=who))
    if tuple(entry.texts("kinds")) != kinds_of(character):
        entry.fail("kinds", later("bad-deck.bad-kinds", character=who, kinds=str(list(kinds_of(character)))))
    skull = entry.data.get("skull")
    if not isinstance(skull, bool):
        entry.fail("skull", later("bad-deck.bad-skull", character=who))
    back = entry.texts("back")
    if sorted(back) != sorted(SUIT_NAMES):
        entry.fail("back", later("bad-deck.bad-back", character=who, suits=", ".join(SUIT_NAMES)))
    suits = tuple([suit for text in back for suit, known in enumerate(SUIT_NAMES) if known == text])
    return CharacterCard(character, _appeal(entry, who), skull is True, suits)


def _appeal(entry: Entry, who: str) -> int:
    appeal = entry.data.get("appeal")
    if isinstance(appeal, int) and not isinstance(appeal, bool) and 0 <= appeal <= TOP_APPEAL:
        return appeal
    entry.fail("appeal", later("bad-deck.bad-appeal", card=who, most=TOP_APPEAL))
    return 0


def _check_once(entries: list[Entry]) -> None:
    """No two cards have the same id."""
    seen: dict[str, Entry] = {}
    for entry in entries:
        name = str(entry.data["id"]).lower()
        if name in seen:
            first = seen[name].line("id")
            entry.fail("id", later("bad-deck.id-twice", id=name, line=first))
        seen[name] = entry


# ---- the whole deck


def _check_terrain(cards: list[TerrainCard]) -> None:
    """48 cards for each era, and the symbols of the rulebook's table."""
    for era, totals in TOTALS.items():
        of_era = [card for card in cards if card.era == era]
        if len(of_era) != ERA_CARDS:
            raise BadDeck(later("bad-deck.era-cards", era=era, cards=ERA_CARDS, given=len(of_era)))
        seen = Counter("".join([card.parcels for card in of_era]))
        for letter, total in totals.items():
            if seen[letter] != total:
                name = NAMES[LETTERS.index(letter)]
                given = seen[letter]
                raise BadDeck(
                    later("bad-deck.symbols", era=era, total=total, letter=letter, parcel=name, given=given)
                )


def _check_characters(cards: list[CharacterCard]) -> None:
    """Every character once, and not only skulls."""
    seen = Counter([card.character for card in cards])
    for character, name in enumerate(IDS):
        if seen[character] != 1:
            raise BadDeck(later("bad-deck.character-times", character=name, times=seen[character]))
    if all(card.skull for card in cards):
        raise BadDeck(later("bad-deck.all-skulls"))
