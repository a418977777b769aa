"""Topics: a room for each thing that happens in a game, in the order of the rulebook:

    eras       setting up, the change of eras, the end
    offer      the character and the terrain cards of a round
    windows    the seven moments at which a character may be used
    auction    auction cards
    taking     who takes which card of the offer
    placing    where a terrain card goes
    selling    what the Auctioneer sells
    paperboy   whom the Paperboy brings

What a room exports, by layer:

    rules      QUESTIONS: list[Entry], and ROUND_STEPS: dict[int, Step] by numbers of table/schedule.py
    words      WORDS: dict[int, Words] by question, LOG: dict[int, LogLine] by event, HELP: list[HelpTopic],
               HIGHLIGHTS: dict[int, int], events that the end of a game counts
    rate       RATERS: dict[int, Rater] by question
    position   FORMS: dict[int, Form] by any entry of the agenda

Rules are imported with `carson.cards.flow`, so a rules module and what it imports must not import flow or
state.
"""

from typing import Final

from carson.core.topics import Topics

TOPICS: Final = Topics(__name__)
