"""Words: text forms, help, questions and reports. Nothing here decides a rule.

What nearly every room speaks with is at hand here.
"""

from carson.city.words.asked import Asked
from carson.city.words.speech import HelpTopic, Label, LogLine, Values, Words
from carson.city.words.terms import listed, money, points, say

__all__ = ["Asked", "HelpTopic", "Label", "LogLine", "Values", "Words", "listed", "money", "points", "say"]
