"""Words: text forms, help, questions and reports. Nothing here decides a rule.

What nearly every room speaks with is at hand here.
"""

from carson.city.words.asked import Asked
from carson.city.words.speech import Label, LogLine, Values, Words
from carson.city.words.terms import listed, money, points, say
from carson.core.spoken_face import HelpTopic

__all__ = ["Asked", "HelpTopic", "Label", "LogLine", "Values", "Words", "listed", "money", "points", "say"]
