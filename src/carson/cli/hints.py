"""`hint` at the prompt: what a bot would do here, and how good it thinks that is."""

from rich.text import Text

from carson.cli.desk import Desk
from carson.cli.screen import clean
from carson.cli.words import say
from carson.core.advice import Advice, adviser_named, usual_adviser
from carson.core.bot import dismiss
from carson.core.clock import UNHURRIED

SHOWN = 3


def hint(desk: Desk, wanted: str) -> bool:
    """The best few answers in the opinion of the named bot, or of the usual one."""
    match, face = desk.match, desk.face
    name = wanted or usual_adviser(match.game)
    seat = match.state.actors()[0]
    bot = adviser_named(match.game, name, f"hint/{match.dealer.seed}/{match.version}", outside=True)
    advice = bot.explain(match.view(seat), match.state.legal(seat), UNHURRIED)[:SHOWN]
    dismiss([bot])
    desk.screen.say(say("hints.title", bot=face.bot_label(name.partition(":")[0])), "title")
    offered = {item.choice.action: item for item in desk.offered}
    items = [(offered[one.action], worth_text(one)) for one in advice]
    widest = max(len(item.key) for item, _ in items)
    lines = [
        Text.assemble(f"  {item.key:>{widest}}) ", clean(item.label), ("  " + worth if worth else "", "dim"))
        for item, worth in items
    ]
    desk.screen.write(lines)
    return False


def worth_text(advice: Advice) -> str:
    """How good an answer is thought to be, and how sure that is."""
    if advice.win is not None:
        return say("hints.win", share=f"{advice.win:.0%}", number=advice.visits)
    return "" if advice.points is None else say("hints.worth", points=f"{advice.points:.1f}")
