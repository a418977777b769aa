"""`hint` at the prompt: what a bot would do here, and how good it thinks that is."""

from rich.text import Text

from carson.cli.desk import Desk
from carson.cli.screen import clean
from carson.cli.words import say
from carson.core.advice import Advice
from carson.core.advisers import adviser_named, usual_adviser
from carson.core.bot import dismiss
from carson.core.clock import UNHURRIED
from carson.core.words import listed

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
    widest = max(len(offered[one.action].key) for one in advice)
    for at, one in enumerate(advice):
        item, worth, why = offered[one.action], worth_text(one), _reasons(desk, one, seat, at == 0)
        desk.screen.write(
            [Text.assemble(f"  {item.key:>{widest}}) ", clean(item.label), ("  " + worth, "dim"))]
        )
        if why:
            desk.screen.write([Text(f"{' ' * (widest + 4)}{clean(why)}", "dim")])
    return False


def _reasons(desk: Desk, advice: Advice, seat: int, best: bool) -> str:
    """What follows from an answer: from the best beside the next best, from the others beside the best."""
    told = [desk.face.effect(effect, seat, desk.match.names) for effect in advice.effects]
    reasons = [text for text in told if text]
    return say("hints.best" if best else "hints.other", reasons=listed(reasons)) if reasons else ""


def worth_text(advice: Advice) -> str:
    """How good an answer is thought to be."""
    if advice.win is not None:
        return say("hints.win", share=f"{advice.win:.0%}")
    return "" if advice.points is None else say("hints.worth", points=f"{advice.points:.1f}")
