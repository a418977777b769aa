"""The offer in words."""

from carson.cards.table import events
from carson.cards.words.speech import LogLine, Silent
from carson.core.spoken_face import HelpTopic

LOG: dict[int, LogLine] = {events.NEXT_BACK: Silent()}
HELP: list[HelpTopic] = [HelpTopic(30, "ties", rulings=("auction",))]
