"""When the clock is at zero: the others are asked at once, or a bot takes over, as the table was made."""

from collections.abc import Iterator

import pytest

from tests.server.absence.conftest import LIVE, House, begun, turn_of
from tests.server.people import Browser, Chair, Json

BOT = {**LIVE, "timeout": "bot"}
FIVE_MINUTES = 300.0


def poll_of(chair: Chair) -> Json:
    """The next question to the table."""
    poll: Json = chair.until(lambda m: m["type"] == "poll" and m["poll"] is not None)["poll"]
    return poll


def end_of_poll(chair: Chair) -> None:
    chair.until(lambda m: m["type"] == "poll" and m["poll"] is None)


@pytest.fixture
def pair(house: House, ann: Browser, ben: Browser) -> Iterator[tuple[Chair, Chair, int]]:
    """Whoever is asked, the one who waits, and the seat of the first; the others are to be asked."""
    yield from seated(ann, ben, LIVE)


def seated(ann: Browser, ben: Browser, clock: Json) -> Iterator[tuple[Chair, Chair, int]]:
    table = begun(ann, ben, clock=clock)
    with ann.sit(table) as first, ben.sit(table) as second:
        seat = turn_of(first)
        yield (first, second, seat) if seat == 0 else (second, first, seat)


def test_at_zero_the_others_are_asked_and_may_let_a_bot_play_on(
    house: House, pair: tuple[Chair, Chair, int]
) -> None:
    slow, other, seat = pair
    house.time += FIVE_MINUTES
    poll = poll_of(other)
    assert (poll["kind"], poll["seat"], poll["mine"]) == ("time", seat, True)
    assert poll["text"].endswith("has no time left. Shall a bot play on?")
    assert not poll_of(slow)["mine"]
    assert other.ask(type="answer", seat=1 - seat, yes=True)["type"] == "accepted"
    slow.until(lambda m: m["type"] == "update" and m["table"]["kept"] == [seat])
    assert slow.now["asked"] == []
    other.until(lambda m: m["type"] == "update" and bool(m["asked"]))  # the bot has played


def test_they_may_wait_and_are_asked_once_in_a_turn(house: House, pair: tuple[Chair, Chair, int]) -> None:
    slow, other, seat = pair
    house.time += FIVE_MINUTES + 12
    poll_of(other)
    assert other.ask(type="answer", seat=1 - seat, yes=False)["type"] == "accepted"
    end_of_poll(slow)
    house.time += 60
    house.server.on_loop(house.server.app.state.keeper._see_to_time())
    with other.browser.sit(other.now["table"]["id"]) as again:
        assert again.now["clocks"]["left"][seat] == -72_000
        assert not [m for m in again.heard if m["type"] == "poll"]
        assert again.ask(type="replace", seat=seat)["type"] == "accepted"  # one may change one's mind


def test_whoever_moves_after_all_is_not_asked_about_any_more(
    house: House, pair: tuple[Chair, Chair, int]
) -> None:
    slow, other, seat = pair
    house.time += FIVE_MINUTES
    poll_of(other)
    assert slow.act()["type"] == "accepted"
    end_of_poll(other)
    assert other.ask(type="answer", seat=1 - seat, yes=True)["code"] == "stale"


def test_a_bot_takes_over_where_the_table_was_made_so(house: House, ann: Browser, ben: Browser) -> None:
    for slow, other, seat in seated(ann, ben, BOT):
        assert other.now["table"]["clock"]["timeout"] == "bot"
        house.time += FIVE_MINUTES
        replaced(slow)
        other.until(lambda m: m["type"] == "update" and bool(m["asked"]))
        slow.browser.post(f"/api/tables/{slow.now['table']['id']}/return")
        slow.until(lambda m: m["type"] == "update" and m["table"]["mine"] != [])
        while other.now["asked"]:
            other.act()
        slow.up_to(other.now["version"])
        assert slow.now["clocks"]["left"][seat] == 30_000  # time to look, and no more
        house.time += 30
        replaced(slow)


def replaced(chair: Chair) -> None:
    """Wait until a bot plays for somebody."""
    chair.until(lambda m: m["type"] == "update" and m["table"]["kept"] != [])


def test_where_nobody_waits_overtime_harms_nobody(house: House, ann: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ann.table(2, seats=seats, clock=BOT)["id"]
    with ann.sit(table) as chair:
        while not chair.now["asked"]:
            chair.hear("update")
        house.time += 2 * FIVE_MINUTES
        house.server.on_loop(house.server.app.state.keeper._see_to_time())
        assert chair.act()["type"] == "accepted"
        assert chair.now["table"]["mine"] == [0]


def test_a_table_that_sleeps_wakes_when_time_is_up(house: House, ann: Browser, ben: Browser) -> None:
    table = begun(ann, ben, clock=BOT)
    tables = house.server.app.state.tables

    async def sleep() -> bool:
        live = tables.awake.tables[table]
        await tables.awake.let_sleep([live])
        return live.play.standing().wake_at is not None

    assert house.server.on_loop(sleep())
    house.time += FIVE_MINUTES
    house.server.on_loop(tables.table(table))  # as the keeper does then
    while "bot" not in [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["seats"]]:
        pass
