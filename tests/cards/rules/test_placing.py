"""Where a card may lie, and what it may cover."""

import pytest

from carson.cards.count.placements import placements
from carson.cards.facts.grid import CENTRE
from carson.cards.facts.parcels import LETTERS, may_cover
from carson.cards.state import CardsState
from carson.cards.table.cities import lay
from carson.cards.topics.placing.words import no_place
from tests.cards.table import at, cell, city, deal, do, kinds, lines_of, printed, words

RULEBOOK_CITY = "MM.M/mMP."


def fits(state: CardsState, card: str, x: int, y: int) -> bool:
    """Whether a card with these parcels may lie there; the reasons agree."""
    with printed(card) as number:
        legal = placements(state, 0, number) >> cell(x, y) & 1 != 0
        assert legal == (no_place(state, 0, number, cell(x, y)) == "")
    return legal


# ---- the rulebook's examples


def test_a_legal_place_that_makes_two_mines_rich() -> None:
    """T02 and A07: the new card covers empty land, a mountain and nothing else; what shows counts."""
    state = city(RULEBOOK_CITY)
    assert fits(state, "../Mm", 1, -1)
    with printed("../Mm") as card:
        lay(state, 0, card, cell(1, -1))
    assert lines_of(state) == {"mines": 12}


def test_a_corner_is_not_enough() -> None:
    """T03."""
    assert not fits(city(RULEBOOK_CITY), "../Mm", 4, 2)


def test_a_building_is_not_built_over() -> None:
    """T04 and A08: a prison may be covered by a mine as little as by empty land."""
    assert not fits(city(RULEBOOK_CITY), "m./M.", 2, 1)
    assert not fits(city(RULEBOOK_CITY), "../..", 2, 1)


def test_a_mountain_on_a_mountain() -> None:
    """T05."""
    assert fits(city(RULEBOOK_CITY), "../Mm", 3, -1)


# ---- joined


def test_touching_and_overlapping_both_join() -> None:
    """A05 and A06: whole parcels only, next to the city or on it."""
    state = city("../..")
    places = {(x, y) for x in range(-3, 4) for y in range(-3, 4) if fits(state, "../..", x, y)}
    corners = {(-2, -2), (-2, 2), (2, -2), (2, 2)}
    assert places == {(x, y) for x in range(-2, 3) for y in range(-2, 3)} - corners


def test_a_card_may_be_covered_completely() -> None:
    """A04."""
    assert fits(city("H./.M"), "T./.M", 0, 0)


def test_the_first_card_lies_in_the_middle() -> None:
    """A22: anywhere is the same, so nobody is asked."""
    state = at("offer - i-07 i-11\nagenda\n  round taking\n  taking A\n  ask-take A\n", seats=1)
    events = do(state, "A i-07")
    assert ("placed", CENTRE) in [(event.kind, event.data.get("cell")) for event in events]


# ---- size


def wide(columns: int) -> str:
    return "." * columns + "/" + "." * columns


def test_eight_columns_and_no_more() -> None:
    """T12 and A18: the square floats; only its size is limited."""
    state = city(wide(8))
    assert not fits(state, "../..", 7, 0)
    assert not fits(state, "../..", -1, 0)
    assert fits(state, "../..", 0, 2)
    assert fits(state, "../..", 6, 0)
    narrow = city(wide(7))
    assert fits(narrow, "../..", 6, 0)
    assert fits(narrow, "../..", -1, 0)


def test_the_captain_allows_nine_on_one_side() -> None:
    """T12 and A20: nine columns or nine rows, never both."""
    assert fits(city(wide(8), "captain"), "../..", 7, 0)
    assert not fits(city(wide(9), "captain"), "../..", 8, 0)
    full = city("/".join(["." * 9] * 8), "captain")
    assert not fits(full, "../..", 0, 7)
    assert fits(full, "../..", 0, 0)
    tall = city("/".join(["." * 8] * 9), "captain")
    assert not fits(tall, "../..", 7, 0)


def test_a_captain_from_the_paperboy_counts_at_once() -> None:
    """A20: the larger limit applies from the moment he is there."""
    drawing = f"land A l12\n  {wide(8).replace('/', chr(10) + '  ')}\n"
    state = at(f"offer - i-40\n{drawing}agenda\n  round taking\n  taking -\n  ask-fetch A\n", seats=1)
    assert not fits(state, "../..", 7, 0)
    do(state, "A captain")
    assert fits(state, "../..", 7, 0)


def test_a_sale_shrinks_the_box() -> None:
    """A19: the size is measured on what is there."""
    state = at(
        """
        player A characters auctioneer
        city A i-48@l12 i-47@n12 i-46@p12 i-45@r12
        agenda
          round taking
          taking A
          ask-sale A
        """,
        seats=1,
    )
    assert not fits(state, "../M.", 7, 0)
    do(state, "A i-48")
    assert fits(state, "../M.", 7, 0)


# ---- covering


def test_the_table_of_coverings() -> None:
    """T11, A08, A09, A10, A12: every pair of parcels, without protection."""
    allowed = {(new, ".") for new in LETTERS} | {("H", "H"), ("T", "H")}
    allowed |= {(letter, letter) for letter in LETTERS if letter not in ".HX"}
    for old in LETTERS:
        for new in LETTERS:
            assert fits(city(f"{old}./.."), f"{new}./..", 0, 0) == ((new, old) in allowed)
            assert may_cover(LETTERS.index(new), LETTERS.index(old), False) == ((new, old) in allowed)


def test_outlaws_with_the_sheriff() -> None:
    """T10, A11, A16: anything but outlaws may cover them."""
    state = city("X./..", "sheriff")
    assert [letter for letter in LETTERS if not fits(state, f"{letter}./..", 0, 0)] == ["X"]


def test_outlaws_with_a_prison() -> None:
    """T10, A15: outlaws first, the prison later: from then on they may be covered."""
    assert fits(city("X./P."), "H./P.", 0, 0)
    assert not fits(city("X./.."), "H./..", 0, 0)


def test_a_prison_must_stand_before() -> None:
    """T10, A13: the prison on the new card itself does not help."""
    assert not fits(city("X./.."), "P./..", 0, 0)
    assert not fits(city("X./.."), "HP/..", 0, 0)


def test_only_the_visible_parcel_counts() -> None:
    """A07: a house under a townhouse is gone for covering and for scoring."""
    state = city("H./..")
    with printed("T./..") as card:
        lay(state, 0, card, cell(0, 0))
    assert not fits(state, "H./..", 0, 0)
    assert fits(state, "T./..", 0, 0)


# ---- taking and placing

TAKE = """
offer - i-31 i-07
city A i-11@n14
agenda
  round taking
  taking -
  ask-take A
"""


def test_a_taken_card_is_placed_before_anybody_else_acts() -> None:
    """A01."""
    state = at("player A bid 9\nplayer B bid 8\n" + TAKE.replace("taking -", "taking A"))
    do(state, "A i-07")
    assert state.actors() == [0]
    assert "n16" in words(state, 0)


@pytest.mark.parametrize(("window", "owner"), [("governor", "A"), ("lawyer", "A")])
def test_also_after_governor_and_lawyer(window: str, owner: str) -> None:
    """A01: their card is placed before the next window."""
    state = at(
        f"""
        offer - i-31 i-07
        player A characters {window}
        city A i-11@n14
        agenda
          round {window}
          ask-use {owner} {window}
        """
    )
    do(state, "A yes")
    deal(state)
    do(state, "A i-07")
    assert state.actors() == [0]
    assert "n16" in words(state, 0)


def test_nobody_may_refuse() -> None:
    """A03 and A66: a card must be taken while there is one, whatever for, and a legal place must be used."""
    state = at(TAKE, seats=1)
    assert words(state, 0) == ["i-07", "i-31"]
    do(state, "A i-31")
    assert words(state, 0)
    assert all(word[0].isalpha() and word[-1].isdecimal() for word in words(state, 0))


def test_a_card_without_a_place_stays_beside_the_city() -> None:
    """A02: no parcels, no area, no points; it cannot be placed or sold later."""
    mountains = "\n  ".join(["M" * 8] * 8)
    state = at(
        f"""
offer - i-48 i-47
player A bid 9
land A l12
  {mountains}
agenda
  round taking
  taking A
  ask-take A
""",
        seats=1,
    )
    before = lines_of(state)
    events = do(state, "A i-48")
    assert "kept" in kinds(events)
    assert state.beside[0] == 1 << 47
    assert lines_of(state) == before
