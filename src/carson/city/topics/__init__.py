"""Topics: a room for each thing that happens in a game. The rooms that exist are found by listing the folder.

A room has its rules, words, rater, position forms and part of the screen. A module belongs to the layer it is
named after (`words.py`, `words_log.py`); all others are rules. A small topic may keep all layers in its rules
module, as those in `powers` do. What a layer exports is keyed by numbers of table/agenda.py:

    rules      QUESTIONS: list[Entry], and ROUND_STEPS: dict[int, Step] by numbers of table/schedule.py
    words      WORDS, ..., see words/speech.py
    drawing    NOTES, ..., see drawing/__init__.py
    rate       RATERS, ...
    position   FORMS, ...
    screen     SCREENS and EXPLAINED, functions
    options    VARIANT

`carson.city.flow` imports all rules, so a rules module and what it imports must not import flow or state.
"""

from typing import Final

from carson.core.topics import Topics

TOPICS: Final = Topics(__name__)
rooms = TOPICS.rooms
collected = TOPICS.collected
listed = TOPICS.listed
