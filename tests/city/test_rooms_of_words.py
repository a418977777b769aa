"""The gate: every question has its words, and everything that happens has a line."""

from carson.city.table.agenda import CHANCES, FRAME_NAMES, QUESTION
from carson.city.table.events import EVENT_TABLE
from carson.city.words.log_lines import LINES, SILENT
from carson.city.words.rooms import GROUPS, HELP, LOG, WORDS
from carson.city.words.terms import TEXTS

SEVERAL = "place-together"  # each of those who place at once is asked a question of its own


def test_every_question_has_words() -> None:
    questions = {number for number in FRAME_NAMES if QUESTION <= number < CHANCES}
    lacking = [FRAME_NAMES[number] for number in sorted(questions - set(WORDS))]
    assert lacking == [SEVERAL], f"no room has words (WORDS of its words.py) for {', '.join(lacking)}"
    unknown = sorted(set(WORDS) - questions)
    assert not unknown, f"there are words for numbers that are no question of table/agenda.py: {unknown}"


def test_every_chance_has_a_sentence() -> None:
    chances = [name for number, name in FRAME_NAMES.items() if number >= CHANCES]
    lacking = [name for name in chances if not TEXTS.has(f"question.{name}")]
    assert not lacking, f"no catalogue of a room has the text question-<name> for {', '.join(lacking)}"


def test_every_event_has_a_line() -> None:
    names = {name for name, _ in EVENT_TABLE.values()}
    plain = [name for name in sorted(names - set(LINES) - SILENT) if not TEXTS.has(f"log.{name}")]
    assert not plain, f"no catalogue of a room has the text log-<name> for {', '.join(plain)}"
    assert set(LOG) <= set(EVENT_TABLE)


def test_groups_and_topics_have_their_texts() -> None:
    assert all(TEXTS.has(f"group.{group}") for group in GROUPS)
    assert len(set(GROUPS)) == len(GROUPS)
    assert all(TEXTS.has(f"topic.{topic.name}.title") for topic in HELP)
    places = [topic.place for topic in HELP]
    assert places == sorted(set(places))
