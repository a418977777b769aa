"""The desk: a table made of a position for one request, so that all that shows tables shows positions."""

import math
from datetime import UTC, datetime
from typing import Any

import structlog

from carson.core.bot_names import usual_bot
from carson.core.state import CHANCE, State
from carson.server.accounts.sessions import Visitor
from carson.server.bots.fair_queue import Asker
from carson.server.bots.lane import BotFailed
from carson.server.desk.walk import step_text, walked
from carson.server.refusal import Refused
from carson.server.tables import looking_back
from carson.server.tables.game_log import LoggedMatch
from carson.server.tables.hints import in_words
from carson.server.tables.moment import Moment
from carson.server.tables.moves import told_moves
from carson.server.tables.seats import VIRTUAL, SeatState
from carson.server.tables.services import Services
from carson.server.tables.settings import TableSettings
from carson.server.tables.table import Table
from carson.server.wire.desk_messages import (
    ROUNDS,
    Advised,
    DeskOut,
    Line,
    Lot,
    Place,
    Search,
    StepOut,
    Target,
)
from carson.server.wire.messages import Clock, HintOption, MoveOut
from carson.server.words import later, say

log = structlog.get_logger()

DESK = "desk"  # the table of everything that bots are asked here
SHOWN = 8  # answers of a search


class Desk:
    """Shows positions, explains what is on them, and asks bots about them."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def show(self, visitor: Visitor, place: Place) -> DeskOut:
        """The end of a line, and the words of the steps that led there."""
        table = self._table(visitor, place)
        match = table.match
        known = min(place.known, len(match.moves))
        moves = told_moves(match, over=True, since=known)
        return DeskOut(
            update=Moment(table).for_reader(visitor.id),
            steps=[_step(match, at, move) for at, move in enumerate(moves, known)],
            length=len(match.moves),
            position=match.game.write_position(match.state),
        )

    def explain(self, visitor: Visitor, target: Target) -> dict[str, Any]:
        """What is known about a place, a piece or a player."""
        return looking_back.explain(self._table(visitor, target), visitor.id, target.target)

    async def advise(self, visitor: Visitor, search: Search) -> Advised:
        """The best answers of a seat that is asked, after one more look of the bot."""
        match = walked(search)
        bot = self.services.advisers[match.game.name]
        if not bot:
            raise Refused(later("refused.no-adviser", game=match.game.title), "illegal", 409)
        if search.seat not in match.state.actors():
            raise Refused(later("refused.not-asked"), "stale", 409)
        searches = self.services.searches
        if not searches.spend(visitor.id):
            wait = math.ceil(searches.wait(visitor.id))
            raise Refused(later("refused.too-fast"), "busy", 429, wait=wait)
        try:
            asker = Asker(visitor.id, DESK)
            advice = await self.services.bots.explain(match, search.seat, bot, asker, search.round)
        except BotFailed as error:
            log.error("no advice", bot=bot, reason=str(error), exc_info=error)
            raise Refused(later("refused.no-hint"), "busy", 503) from error
        label = self.services.faces[match.game.name].bot_label(bot.partition(":")[0])
        options = [in_words(match, one, search.seat) for one in advice[:SHOWN]]
        return Advised(search.seat, label, _rounds(options), options)

    def _table(self, visitor: Visitor, line: Line) -> Table:
        """Everybody's seat is the reader's own, or those that are to look."""
        match = walked(line)
        virtual = match.game.virtual(match.options)
        looking = range(len(match.names)) if line.seats is None else line.seats
        seats = [
            SeatState(seat, VIRTUAL, name)
            if seat in virtual
            else SeatState(seat, "person", name, visitor.id)
            if seat in looking
            else SeatState(seat, "bot", name, bot=None if line.puzzle else usual_bot(match.game))
            for seat, name in enumerate(match.names)
        ]
        return Table(self.services, _settings(match, line.puzzle), seats, match)


def _settings(match: LoggedMatch, puzzle: bool) -> TableSettings:
    return TableSettings(
        id=DESK,
        name=say("name.puzzle" if puzzle else "name.desk"),
        game=match.game.name,
        options=match.options,
        public=False,
        invite="",
        host="",
        clock=Clock(),
        state="playing" if match.state.actors() else "over",
        forked=True,
        hints=not puzzle,
        rematch=None,
        updated=datetime.now(UTC),
    )


def _step(match: LoggedMatch, at: int, move: MoveOut) -> StepOut:
    made = match.moves[at]
    lots = _lots(match, match.state_at(at)) if made.seat == CHANCE else []
    return StepOut(step_text(match, made.seat, made.action), move, lots)


def _lots(match: LoggedMatch, before: State) -> list[Lot]:
    """All that could have come at a moment of chance, in words."""
    lots: list[Lot] = []
    for outcome, weight in before.chance():
        lines = (match.face.tell(event, match.names) for event in before.clone().take(CHANCE, outcome))
        text = next((line for line in lines if line), match.game.action_text(outcome))
        lots.append(Lot(step_text(match, CHANCE, outcome), text, weight))
    return lots


def _rounds(options: list[HintOption]) -> int:
    """A bot that tries answers out knows more after another look; any other says the same again."""
    return ROUNDS if any(option.visits for option in options) else 1
