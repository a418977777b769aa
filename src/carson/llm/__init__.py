"""Language models at the table: questions as texts of bounded length, answers read and counted."""

from carson.llm.bot import LanguageBot
from carson.llm.prompt import LIMIT, brief, question_text
from carson.llm.reply import action_in
from carson.llm.tokens import tokens

__all__ = ["LIMIT", "LanguageBot", "action_in", "brief", "question_text", "tokens"]
