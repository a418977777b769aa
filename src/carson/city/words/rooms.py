"""What all rooms say, collected once."""

from collections.abc import Callable
from typing import cast

from carson.city.facts.ids import ACTIONS
from carson.city.table.events import EVENT_TABLE
from carson.city.topics import collected, listed
from carson.city.words.asked import Asked
from carson.city.words.speech import Answers, LogLine, Words
from carson.core.spoken_face import HelpTopic

LAYER = "words"

WORDS = collected(LAYER, "WORDS", Words)
SENTENCES = cast("dict[int, Callable[[Asked], str]]", collected(LAYER, "SENTENCES", object))
ANSWERS = listed(LAYER, "ANSWERS", Answers)
ANSWERS_OF = [tuple([each for each in ANSWERS if action in each.actions]) for action in range(ACTIONS)]
LOG = collected(LAYER, "LOG", LogLine)
HELP = sorted(listed(LAYER, "HELP", HelpTopic))
HIGHLIGHTS = [EVENT_TABLE[event][0] for _, event in sorted(collected(LAYER, "HIGHLIGHTS", int).items())]
GROUPS = [group for _, group in sorted(collected(LAYER, "GROUPS", str).items())]
