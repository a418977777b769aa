"""Thinking time: none, minutes with an increment for live games, or days for each move."""

from carson.server.wire.messages import Clock, Clocks

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
BREATH = 30 * SECOND  # nobody begins a turn with less


class ClockKeeper:
    """How many milliseconds each seat has left. Time is given from outside, so that it can be replayed.

    A clock that runs goes on below zero; what was overdrawn is forgiven with the move.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [self._start()] * seats
        self.running: list[int] = []
        self.since = 0.0  # seconds
        self.began: dict[int, float] = {}  # by seat: when its turn began, of those that run

    def _start(self) -> int:
        return self.clock.minutes * MINUTE if self.clock.kind == "live" else self.clock.days * DAY

    def turn(self, acted: int | None, actors: list[int], now: float) -> None:
        """Somebody acted (or play went back): stop the running clocks and start those of the new actors."""
        if self.clock.kind == "none":
            return
        for seat in self.running:
            self.left[seat] = max(0, self._left(seat, now))
        if acted is not None and acted >= 0:
            if self.clock.kind == "days":
                self.left[acted] = self._start()
            elif acted not in actors:
                self.left[acted] += self.clock.increment * SECOND
        self.running = [seat for seat in actors if seat >= 0]
        self.since = now
        self.began = {seat: self.began.get(seat, now) for seat in self.running}
        for seat in self.running:
            if self.began[seat] == now:
                self._catch_breath(seat, now)

    def come_back(self, seat: int, now: float) -> None:
        """Somebody has the seat back that a bot has played."""
        if self.clock.kind != "none" and seat in self.running:
            self._catch_breath(seat, now)

    def _catch_breath(self, seat: int, now: float) -> None:
        """A turn begins for somebody: there is time to look."""
        self.began[seat] = now
        self.left[seat] += max(0, BREATH - self._left(seat, now))

    def out_of_time(self, seat: int, now: float) -> bool:
        return self.clock.kind != "none" and seat in self.running and self._left(seat, now) <= 0

    def runs_out_in(self, now: float) -> float | None:
        """Seconds until the next of the running clocks is at zero; None when none will be."""
        if self.clock.kind == "none":
            return None
        left = [self._left(seat, now) for seat in self.running]
        return min((some / SECOND for some in left if some > 0), default=None)

    def _left(self, seat: int, now: float) -> int:
        return self.left[seat] - (self._spent(now) if seat in self.running else 0)

    def _spent(self, now: float) -> int:
        """Since the running clocks were started; a clock set back counts as no time."""
        return max(0, int((now - self.since) * SECOND))

    def shown(self, now: float) -> Clocks | None:
        if self.clock.kind == "none":
            return None
        return Clocks([self._left(seat, now) for seat in range(len(self.left))], self.running)
