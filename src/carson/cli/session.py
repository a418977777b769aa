"""Session: a match at one keyboard. It asks people, lets bots choose, and keeps the game at every action."""

from carson.cli import choosing, keyboard, shelf
from carson.cli.choosing import Form
from carson.cli.desk import Board, Desk
from carson.cli.log import tell
from carson.cli.orders import ORDERS, Leave
from carson.cli.scores import show_result, story_of
from carson.cli.words import later, say
from carson.core.bot import take_notes
from carson.core.errors import BadAction, CarsonError
from carson.core.face import Choice, Line
from carson.core.following import chosen, dismissed
from carson.core.sentence import read
from carson.core.view import View

PROMPT = "> "
AT_LEAST = 8  # lines of news that are shown however small the window is


class Session(Desk):
    """What happens between the first question and the last."""

    # ---- playing

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while seats := self.match.state.actors():
                self._turn(seats)
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt) as why:
            self._leave(asked=isinstance(why, Leave))

    def _turn(self, seats: list[int]) -> None:
        """The first of those who may act; at one keyboard even simultaneous questions come one by one."""
        seat = seats[0]
        if seat in self.people:
            if not self._has_answered(seat):
                self._ask(seat)
            return
        scripted = self.coach.reply(seat) if self.coach else None
        if scripted is not None:
            self.act(seat, scripted)
            return
        self.act(seat, chosen(self.bots[seat], self.match, seat))
        for note in take_notes(self.bots[seat]):
            self.screen.say(read(note), "wrong")

    def act(self, seat: int, action: int) -> None:
        """Take an action and keep the game. What came of it is told with the next question."""
        with keyboard.uninterrupted():
            events = self.match.act(seat, action)
            self.touched = True
            news = list(tell(self.face, len(self.match.moves), events, self.match.names))
            self.told += news
            self.news += news
            if seat in self.people:
                self.keep()
                self.curtain.fall()
        if not self.people:
            self._tell_news(len(self.news))

    # ---- asking

    def _ask(self, seat: int) -> None:
        """Ask one person until there is something new to ask."""
        view, names = self.match.view(seat), self.match.names
        self.lead = self.coach.lead() if self.coach else None
        self.offered = choosing.keyed(self.match.game, self._lit(self.face.choices(view, names)))
        self._offer_standing(view)
        question = self.face.question(view, names)
        self.curtain.rise(seat)
        self._show_question(f"{names[seat]}: {question}" if len(self.people) > 1 else question, seat)
        while True:
            typed = keyboard.line(PROMPT)
            try:
                if self._obey(seat, typed):
                    return
            except CarsonError as error:
                self.screen.say(keyboard.sentence(error), "wrong")

    def _lit(self, choices: list[Choice]) -> list[Choice]:
        """In a guided game only the answers that are lit are offered."""
        return [choice for choice in choices if choice.action in self.lit] if self.lit else choices

    def _has_answered(self, seat: int) -> bool:
        """Whether there was no need to ask."""
        action = self.by_itself(seat)
        if action is not None:
            self.act(seat, action)
        return action is not None

    def _offer_standing(self, view: View) -> None:
        """Add the answer that may be given for longer, if there is one, as the last choice."""
        standing = self.face.standing(view)
        self.standing = {}
        if standing is not None:
            key = str(len(self.offered) + 1)
            choice = Choice(standing.action, standing.label, self.offered[-1].choice.group)
            self.offered.append(choosing.Keyed(key, standing.word, choice))
            self.standing = {key: standing, standing.word: standing}

    def _show_question(self, question: str, seat: int) -> None:
        """The board, the news, the question and the choices: what a window can show at once, if possible.

        Of what players hide from each other only this seat's part is shown.
        """
        private = self.face.private(self.match.view(seat))
        board, form = self._fitting(seat, private)
        self.draw_board(board)
        self._tell_news(max(AT_LEAST if board.whole else 1, self._room([*board.lines, *private], form)))
        if private:
            self.screen.draw(private)
        for told in self._coached():
            self.screen.say(told, "coach")
        self.screen.say(question, f"seat-{seat}")
        self.show_choices(form)
        if form is Form.TIGHT:
            self.screen.say(say("session.enter"), "dim")

    def _coached(self) -> list[str]:
        """What the coach of a guided game says: what came of the last answer, and what to do now."""
        if self.lead is None:
            return []
        step = say("session.step", step=self.lead.done + 1, steps=self.lead.steps) if self.lead.lit else ""
        return [part for part in (self.lead.told, f"{step} {self.lead.said}".strip()) if part]

    def _fitting(self, seat: int, private: list[Line]) -> tuple[Board, Form]:
        """The board and the list of choices that tell most and still leave room for the news."""
        forms = [Form.SHORT, Form.TIGHT] if choosing.is_long(self.offered) else [Form.SHORT]
        ways = [(board, form) for board in self.boards(seat) for form in forms]
        for board, form in ways:
            room = self._room([*board.lines, *private], form)
            if self.screen.is_wide_enough(board.lines) and room >= min(AT_LEAST, len(self.news)):
                return board, form
        roomiest = max(ways, key=lambda way: self._room([*way[0].lines, *private], way[1]))
        return next((way for way in ways if way[0] is roomiest[0] and self._fits(way, private)), roomiest)

    def _fits(self, way: tuple[Board, Form], private: list[Line]) -> bool:
        return self._room([*way[0].lines, *private], way[1]) > 0

    def _room(self, board: list[Line], form: Form) -> int:
        """The lines that are left for the news; in a file or a pipe there is room for all."""
        if not self.screen.alive:
            return len(self.news)
        coached = sum(1 + len(part) // self.screen.width for part in self._coached())
        return self.screen.room_beside(len(board) + len(self._list(form)) + coached)

    def _tell_news(self, room: int) -> None:
        """The newest lines that nobody has seen."""
        for notice in self.notices:
            self.screen.say(notice, "dim")
        self.notices = []
        if len(self.news) > room:
            self.screen.say("  " + say("session.more", number=len(self.news) - room + 1), "dim")
            del self.news[: len(self.news) - room + 1]
        self.screen.tell((told.seat, told.text) for told in self.news)
        self.news = []

    def _obey(self, seat: int, typed: str) -> bool:
        """Do what was typed; whether the question has changed."""
        if not typed:
            self.show_choices()
            return False
        if typed.casefold() in self.standing:
            self.given.add((seat, self.standing[typed.casefold()].until))
        action = choosing.understand(typed, self.offered)
        if action is None:
            order, _, rest = typed.partition(" ")
            if order.lower() in ORDERS:
                return ORDERS[order.lower()].obey(self, rest.strip())
            action = choosing.complete(self.match.game, typed, self.offered)
        if action is None and not typed.isdecimal():
            action = choosing.named(self.match.game, typed)  # the rules will say why not
        if action is None:
            hint = say("session.hint")
            raise BadAction(later("session.no-choice", typed=typed[:40], number=len(self.offered), hint=hint))
        if self._is_aside(seat, action):
            return False
        self.act(seat, action)
        return True

    def _is_aside(self, seat: int, action: int) -> bool:
        """Whether a guided game has something else in mind for now; the coach says so."""
        lead = self.lead
        if lead is None or not lead.lit or action in lead.lit or action not in self.match.state.legal(seat):
            return False
        self.screen.say(f"{lead.aside} {say('session.leave')}", "coach")
        return True

    # ---- ending

    def _finish(self) -> None:
        self.keep()
        self.show_board()
        self._tell_news(len(self.news))
        result = self.match.state.result()
        if result is not None:
            match = self.match
            story = story_of(match.record(), self.seconds)
            show_result(self.screen, match.game, match.state, result, match.names, match.dealer.seed, story)
        for note in dismissed(self.bots, self.match):
            self.screen.say(read(note), "wrong")
        if self.on_shelf:
            self.screen.say(say("session.whole", path=shelf.shelf()), "dim")

    def _leave(self, asked: bool) -> None:
        """Keep the game and say goodbye."""
        if not asked:
            self.screen.say()
        if not self.touched:
            return
        self.keep()
        if keyboard.is_there():
            self._offer_to_save()
        if self.on_shelf:
            self.screen.say(say("session.kept"))

    def _offer_to_save(self) -> None:
        try:
            name = keyboard.line(say("session.save-too"))
            if name:
                ORDERS["save"].obey(self, name)
        except (EOFError, KeyboardInterrupt):
            self.screen.say()
        except CarsonError as error:
            self.screen.say(keyboard.sentence(error), "wrong")
