"""The choices: keys that mean one thing, lists that stay short, and typed text that is understood."""

import pytest

from carson.cli.choosing import Form, complete, is_long, keyed, listing, understand
from carson.core.errors import BadAction
from carson.core.face import Choice
from tests.cli.toy import BOW, TEXTS, WAIT, WINK, Pebbles


class Wide(Pebbles):
    """The toy with many actions: squares a1 to h8, and roads beside them."""

    def action_text(self, action: int) -> str:
        if action < 100:
            return TEXTS[action]
        square = "abcdefgh"[action % 8] + str(action % 64 // 8 + 1)
        return square if action < 200 else square + "n"


SQUARES = [
    Choice(a, f"Buy {Wide().action_text(a)} for ${a % 3 + 9}", "Land") for a in range(128, 192)
]  # for $9, $10 and $11
ROADS = [Choice(a, f"a road to the north of {Wide().action_text(a)[:2]}", "Roads") for a in range(256, 320)]
TAKE = [Choice(n, f"take {n} of them", "Take") for n in (1, 2, 3)]
POLITE = [Choice(WAIT, "stand back", "Be polite"), Choice(WINK, "wink politely", "Be polite")]


def shown(choices: list[Choice], form: Form = Form.SHORT, width: int = 100) -> str:
    lines = [line.plain for line in listing(keyed(Wide(), choices), width, form)]
    assert all(len(line) <= width for line in lines)
    return "\n".join(lines)


def test_choices_are_numbered_group_by_group() -> None:
    mixed = [SQUARES[0], ROADS[0], SQUARES[1], POLITE[0]]
    assert [(item.key, item.word) for item in keyed(Wide(), mixed)] == [
        ("1", "a1"),
        ("2", "b1"),
        ("3", "a1n"),
        ("4", "wait"),
    ]


def test_an_action_whose_word_is_a_number_has_that_number() -> None:
    offered = keyed(Wide(), POLITE + TAKE)
    assert [(item.key, item.word) for item in offered] == [
        ("4", "wait"),
        ("5", "wink"),
        ("1", "1"),
        ("2", "2"),
        ("3", "3"),
    ]
    assert understand("3", offered) == 3
    assert understand("4", offered) == WAIT


@pytest.mark.parametrize("typed", ["wink", "WINK", "2"])
def test_a_choice_is_understood_by_its_key_and_by_its_word(typed: str) -> None:
    assert understand(typed, keyed(Wide(), POLITE)) == WINK


def test_the_beginning_of_a_word_or_of_a_label_is_enough() -> None:
    offered = keyed(Wide(), POLITE)
    assert understand("wi", offered) is None
    assert complete(Wide(), "wi", offered) == WINK
    assert complete(Wide(), "stand", offered) == WAIT
    assert complete(Wide(), "dance", offered) is None
    with pytest.raises(BadAction, match="“w” could be wait, wink"):
        complete(Wide(), "w", offered)


def test_a_whole_word_is_not_the_beginning_of_another() -> None:
    class Longer(Wide):
        def action_text(self, action: int) -> str:
            return "winking" if action == BOW else super().action_text(action)

    offered = keyed(Longer(), [Choice(BOW, "keep on winking", "Be polite")])
    assert complete(Longer(), "winki", offered) == BOW
    assert complete(Longer(), "wink", offered) is None


def test_a_number_is_never_the_beginning_of_something() -> None:
    assert complete(Wide(), "1", keyed(Wide(), [Choice(WAIT, "1 more", "")])) is None


def test_long_groups_are_shown_by_what_their_labels_share() -> None:
    text = shown(SQUARES)
    assert len(text.splitlines()) < 12
    assert [text.index(f"Buy … for ${price}") for price in (9, 10, 11)] == sorted(
        text.index(f"Buy … for ${price}") for price in (9, 10, 11)
    )
    assert all(Wide().action_text(choice.action) in text for choice in SQUARES)


def test_long_groups_with_nothing_in_common_are_shown_by_their_words() -> None:
    text = shown(ROADS)
    assert len(text.splitlines()) < 10
    assert "“list” says all, such as: a road to the north of a1" in text
    assert all(Wide().action_text(choice.action) in text for choice in ROADS)


def test_the_sample_of_a_long_group_is_wrapped() -> None:
    lines = shown(ROADS, width=50).splitlines()
    assert lines[1:3] == ["  in short; “list” says all, such as: a road to", "  the north of a1"]


def test_the_whole_list_has_every_label() -> None:
    text = shown(ROADS + SQUARES, Form.WHOLE)
    assert all(choice.label in text for choice in ROADS + SQUARES)


def test_a_small_window_gets_the_words_alone() -> None:
    text = shown(SQUARES + ROADS + POLITE, Form.TIGHT)
    assert len(text.splitlines()) < 13
    assert all(Wide().action_text(choice.action) in text for choice in SQUARES + ROADS)
    assert "stand back" in text


def test_numbers_are_always_shown_with_their_labels() -> None:
    many = [Choice(1 + n % 3, f"take {n} of them", "Take") for n in range(20)]
    assert not is_long(keyed(Wide(), many))
    assert "take 17 of them" in shown(many, Form.TIGHT)


def test_a_long_label_is_wrapped_beside_its_key() -> None:
    lines = shown([Choice(WAIT, "wait " * 30, "")], width=60).splitlines()
    assert lines[1].startswith("  1) wait")
    assert lines[2].startswith("     wait")


def test_the_word_is_told_where_the_label_hides_it() -> None:
    lines = [line.strip() for line in shown(POLITE).splitlines()]
    assert lines[1:] == ["1) stand back (wait)", "2) wink politely"]
