"""Every entry of the agenda has rules, words, rater and form in a room; every field is in the lists."""

import ast
from pathlib import Path

import carson.cards.flow  # noqa: F401  (furnishes the agenda)
from carson.cards.evaluator.evaluator import RATERS
from carson.cards.position.frames import FORMS
from carson.cards.question import ENTRIES, Chance, Entry, Question, Step
from carson.cards.table import fields
from carson.cards.table.agenda import CHANCES, FRAME_NAMES, QUESTION, ROUND
from carson.cards.topics import TOPICS
from carson.cards.view.known import OPEN, SECRET
from carson.cards.words.asked import WORDS

TABLE = Path(fields.__file__).with_name("table.py")
QUESTIONS = {number: name for number, name in FRAME_NAMES.items() if QUESTION <= number < CHANCES}


def without(known: dict[int, object], wanted: dict[int, str], what: str) -> list[str]:
    """A sentence for each entry that lacks something."""
    return [
        f"{name} has no {what} in any room of carson/cards/topics"
        for number, name in wanted.items()
        if number not in known
    ]


def test_every_entry_has_rules() -> None:
    rules = {number: entry for number, entry in enumerate(ENTRIES) if type(entry) is not Entry}
    wanted = {number: name for number, name in FRAME_NAMES.items() if number != ROUND}  # flow itself
    assert without(dict(rules), wanted, "rules") == []
    for number, entry in rules.items():
        kind = Step if number < QUESTION else Question if number < CHANCES else Chance
        assert isinstance(entry, kind), FRAME_NAMES[number]
        assert entry.number == number


def test_every_question_has_words() -> None:
    assert without(dict(WORDS), QUESTIONS, "words") == []


def test_every_question_has_a_rater() -> None:
    assert without(dict(RATERS), QUESTIONS, "rater") == []


def test_every_entry_has_a_form() -> None:
    assert without(dict(FORMS), FRAME_NAMES, "form") == []


def test_no_room_is_about_nothing() -> None:
    """Words, raters and forms are about entries that there are."""
    for known in (WORDS, RATERS):
        assert set(known) <= set(QUESTIONS)
    assert set(FORMS) <= set(FRAME_NAMES)
    assert TOPICS.rooms()


# ---- fields


def annotated() -> set[str]:
    """The fields that Table declares."""
    tree = ast.parse(TABLE.read_text(encoding="utf-8"))
    table = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    return {
        node.target.id
        for node in table.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def test_every_field_is_in_the_list() -> None:
    """What is not in the list would be neither copied nor dumped."""
    assert annotated() - {"rules", "heard"} == set(fields.COPIED)


def test_every_field_is_open_or_secret() -> None:
    """What is in neither list is hidden from everybody."""
    assert sorted(OPEN + SECRET) == sorted(fields.COPIED)
