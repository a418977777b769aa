"""Thinking time: none, minutes with an increment for live games, or days for each move."""

from carson.server.wire.messages import Clock, Clocks

MINUTE = 60_000
DAY = 86_400_000


class ClockKeeper:
    """How many milliseconds each seat has left. Time is given from outside, so that it can be replayed."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [self._start()] * seats
        self.running: list[int] = []
        self.since = 0.0  # seconds

    def _start(self) -> int:
        return self.clock.minutes * MINUTE if self.clock.kind == "live" else self.clock.days * DAY

    def turn(self, acted: int | None, actors: list[int], now: float) -> None:
        """Somebody acted (or play went back): stop the running clocks and start those of the new actors."""
        if self.clock.kind == "none":
            return
        spent = self._spent(now)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        if acted is not None and acted >= 0:
            if self.clock.kind == "days":
                self.left[acted] = self._start()
            elif acted not in actors:
                self.left[acted] += self.clock.increment * 1000
        self.running = [seat for seat in actors if seat >= 0]
        self.since = now

    def out_of_time(self, seat: int, now: float) -> bool:
        return self.clock.kind != "none" and seat in self.running and self._left(seat, now) == 0

    def runs_out_in(self, now: float) -> float | None:
        """Seconds until the next of the running clocks is at zero; None when none will be."""
        if self.clock.kind == "none":
            return None
        left = [self._left(seat, now) for seat in self.running]
        return min((some / 1000 for some in left if some), default=None)

    def _left(self, seat: int, now: float) -> int:
        if seat not in self.running:
            return self.left[seat]
        return max(0, self.left[seat] - self._spent(now))

    def _spent(self, now: float) -> int:
        """Since the running clocks were started; a clock set back counts as no time."""
        return max(0, int((now - self.since) * 1000))

    def shown(self, now: float) -> Clocks | None:
        if self.clock.kind == "none":
            return None
        return Clocks([self._left(seat, now) for seat in range(len(self.left))], self.running)
