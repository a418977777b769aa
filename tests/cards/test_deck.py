"""The shipped deck keeps the totals the rulebook gives (A68), and a bad deck is refused with a reason."""

import os
import re
import subprocess
import sys
from collections import Counter
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

from carson.cards.facts.deck import DECK
from carson.cards.facts.deck_file import TOTALS, TerrainCard, read_deck
from carson.cards.facts.deck_lines import BadDeck
from carson.cards.facts.ids import SUITS
from carson.cards.game import CardsGame
from tests.helping import texts

TEXT = (files("carson.cards.facts") / "deck.toml").read_text(encoding="utf-8")


def era(number: int) -> list[TerrainCard]:
    return [card for card in DECK.terrain if card.era == number]


def test_totals_of_each_era() -> None:
    """A68: the rulebook's table; its first two rows are mountains and houses."""
    assert TOTALS[1]["M"] == 32
    assert TOTALS[2]["M"] == 12
    assert TOTALS[1]["H"] == TOTALS[2]["H"] == 18
    for number, totals in TOTALS.items():
        seen = Counter("".join(card.parcels for card in era(number)))
        assert {letter: seen[letter] for letter in totals} == totals
    assert [sum(totals.values()) for totals in TOTALS.values()] == [88, 86]


def test_sizes() -> None:
    sizes = [Counter(4 - card.parcels.count(".") for card in era(number)) for number in (1, 2)]
    assert sizes == [{0: 1, 1: 14, 2: 25, 3: 8}, {1: 15, 2: 28, 3: 5}]


def test_all_layouts_differ() -> None:
    assert len({card.parcels for card in DECK.terrain}) == len(DECK.terrain) == 96


def test_symbols_are_spread_over_the_corners() -> None:
    for number, totals in TOTALS.items():
        for letter in totals:
            corners = [sum(card.parcels[corner] == letter for card in era(number)) for corner in range(4)]
            assert max(corners) - min(corners) <= 1, (number, letter)
        pairs = Counter(
            tuple(corner for corner in range(4) if card.parcels[corner] != ".")
            for card in era(number)
            if card.parcels.count(".") == 2
        )
        assert set(pairs) == set(combinations(range(4), 2))
        assert max(pairs.values()) - min(pairs.values()) <= 1


def test_appeal() -> None:
    """More of the same and no more outlaws never appeals less."""
    appeals = [card.appeal for card in DECK.terrain]
    assert (min(appeals), max(appeals)) == (3, 9)
    for small in DECK.terrain:
        for large in DECK.terrain:
            extra = Counter(large.parcels.replace(".", "")) - Counter(small.parcels.replace(".", ""))
            lost = Counter(small.parcels.replace(".", "")) - Counter(large.parcels.replace(".", ""))
            if not lost and "X" not in extra and large.era == small.era:
                assert large.appeal >= small.appeal, (small.name, large.name)


def test_outlaws_are_never_alone() -> None:
    assert all(set(card.parcels) - set(".X") for card in DECK.terrain if "X" in card.parcels)


def test_backs() -> None:
    """Among the plain backs every suit is in every place three times and beats each other nine times."""
    plain = [card.back for card in DECK.characters if not card.skull]
    assert len(plain) == 18
    for suit in range(SUITS):
        assert [sum(back[place] == suit for back in plain) for place in range(SUITS)] == [3] * SUITS
        for other in set(range(SUITS)) - {suit}:
            assert sum(back.index(suit) < back.index(other) for back in plain) == 9
    firsts = Counter(card.back[0] for card in DECK.characters)
    assert set(firsts.values()) == {3, 4}


# ---- other decks


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("format = 1", "format = 2", "format = 1"),
        ("format = 1", "format = ", "no TOML"),
        ("format = 1", "format = true", "format = 1"),
        ('provenance = "reconstructed"', "", "line 1: say where the cards are from"),
        ('provenance = "reconstructed"', "provenance = 7", "say where the cards are from"),
        ("format = 1", "format = 1\\nowner = 1", "line 7: “owner” means nothing here"),
        ('id = "I-02"', 'id = "I-01"', "the id i-01 is already on line"),
        ('id = "I-02"', 'id = "i-01"', "the id i-01 is already on line"),
        ('id = "I-02"', 'id = "card two"', "I or II for its era, a dash and a number"),
        ('id = "I-02"', 'id = "II-02"', "II-02: its id belongs to another era than 1"),
        ('id = "I-02"', 'id = "I-02"\\nname = "Rich"', "“name” means nothing here; there are id, era"),
        ("era = 1", "era = true", "era must be 1 or 2"),
        ("era = 1", "era = 1.0", "era must be 1 or 2"),
        ("skull = false", "skull = false\\nface = 2", "“face” means nothing here"),
        ('name = "Gunsmith"', "name = 3", "gunsmith: name must be a text"),
        ('back = ["star", "horseshoe"', 'back = [1, "horseshoe"', "each of hat, star"),
        ('"M" = "mountain"', '"M" = 4', "the legend of “M” must be a text"),
        ('"M" = "mountain"', '"Z" = "zoo"', "“Z” means nothing here"),
        ('"M" = 32', '"M" = 31', "era 1 has 32 of M"),
        ('layout = [".M", "Mm"]', 'layout = [".M", "Mq"]', "“q” is no parcel"),
        ('layout = [".M", "Mm"]', 'layout = [".M"]', "two texts of two letters"),
        ('layout = [".M", "Mm"]', 'layout = ["..", "Mm"]', "era 1 needs 32 of M .mountain., not 31"),
        ("era = 1", "era = 3", "era must be 1 or 2"),
        ("era = 1", "era = 2", "I-01: its id belongs to another era than 2"),
        ("appeal = 8", 'appeal = "8"', "appeal must be a number"),
        ('id = "gunsmith"', 'id = "gunslinger"', "no character 'gunslinger'"),
        ('id = "gunsmith"', 'id = "lawyer"', "the id lawyer is already on line"),
        ('kinds = ["use"]', 'kinds = ["score"]', "gunsmith: kinds must be"),
        ("skull = true", 'skull = "yes"', "skull must be true or false"),
        ('back = ["star", "horseshoe"', 'back = ["star", "star"', "each of hat, star"),
    ],
)
def test_a_bad_deck_is_refused(old: str, new: str, complaint: str) -> None:
    spoiled = TEXT.replace(old, new.replace("\\n", "\n"), 1)
    with pytest.raises(BadDeck, match=complaint) as refused:
        read_deck(spoiled)
    named = re.match(r"line (\d+):", str(refused.value))
    if named is not None and new and "already" not in complaint:
        there = TEXT[: TEXT.index(old)].count("\n") + 1
        assert abs(int(named[1]) - there) <= 1


def test_a_card_too_few_is_refused() -> None:
    head, _, rest = TEXT.partition("[[terrain]]")
    fewer = head + "[[terrain]]" + rest.partition("[[terrain]]")[2]
    with pytest.raises(BadDeck, match="era 1 needs 48 terrain cards, not 47"):
        read_deck(fewer)
    head, _, rest = TEXT.partition("[[character]]")
    with pytest.raises(BadDeck, match="needs the character gunsmith once, not 0 times"):
        read_deck(head + "[[character]]" + rest.partition("[[character]]")[2])
    with pytest.raises(BadDeck, match=r"line 1: the deck has no \[\[character\]\] entries"):
        read_deck(head)


def test_where_the_cards_are_from_is_told() -> None:
    """On the help page, and where a table is set up."""
    face = CardsGame().face()
    assert texts(face)["The cards"].endswith("are reconstructed.")
    assert face.choice_help("backs", "printed").endswith("are reconstructed.")


def test_only_skulls_are_refused() -> None:
    with pytest.raises(BadDeck, match="not every character"):
        read_deck(TEXT.replace("skull = false", "skull = true"))


def load(path: Path) -> subprocess.CompletedProcess[str]:
    """Start the game with another deck in a process of its own."""
    code = "from carson.cards.game import CardsGame as G; print(G.version, G().bots().keys())"
    env = {**os.environ, "CARSON_DECK": str(path)}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)


def test_the_owner_of_the_box_can_bring_a_deck(tmp_path: Path) -> None:
    """Another deck has another rules version, so that records of the two are never mixed up."""
    own = tmp_path / "own.toml"
    own.write_text(TEXT.replace("appeal = 9", "appeal = 8"), encoding="utf-8")
    assert load(own).stdout.startswith("cards.1+")
    own.write_text("# typed in\n" + TEXT, encoding="utf-8")
    assert load(own).stdout.startswith("cards.1 ")  # the same values are the same rules
    own.write_text(TEXT.replace("format = 1", "format = 7"), encoding="utf-8")
    refused = load(own)
    assert refused.returncode != 0
    assert (
        f"the deck {own}, named by CARSON_DECK, cannot be used: line 6: the deck must say" in refused.stderr
    )
    assert "cannot be read" in load(tmp_path / "missing.toml").stderr
