"""Hints: whose they are, where they are allowed, and that nobody is flooded with them."""

from pathlib import Path

import pytest

from carson.core import registry
from carson.core.match import Match
from carson.server.bots.lane import BotFailed
from carson.server.bots.pool import BotPool
from tests.loops import finished
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, Chair, Json


def hint(browser: Browser, table: str, chair: Chair, status: int = 201, seat: int = 0) -> Json:
    body = {"seat": seat, "version": chair.now["version"]}
    told: Json = browser.post(f"/api/tables/{table}/hint", body, status)
    return told


def until_asked(chair: Chair) -> None:
    while not chair.now["asked"]:
        chair.hear("update")


@pytest.mark.parametrize("game", ["city", "cards"])
def test_one_who_plays_alone_gets_a_hint_and_takes_it(ann: Browser, game: str) -> None:
    table = ann.post(f"/api/play-now?game={game}")
    assert table["hints"] == "Marshal"
    with ann.sit(table["id"]) as chair:
        until_asked(chair)
        told = hint(ann, table["id"], chair)
        assert (told["bot"], told["version"]) == ("Marshal", chair.now["version"])
        offered = {choice["action"] for choice in chair.now["asked"][0]["choices"]}
        assert 1 <= len(told["options"]) <= 3
        assert {option["action"] for option in told["options"]} <= offered
        assert all(0 <= option["win"] <= 1 and option["visits"] > 0 for option in told["options"])
        assert all(
            isinstance(reason, str) and reason for option in told["options"] for reason in option["reasons"]
        )
        assert hint(ann, table["id"], chair) == told  # the same question, the same hint
        taken = told["options"][0]["action"]
        answer = chair.act(lambda choices: next(c for c in choices if c["action"] == taken))
        assert answer["type"] == "accepted"


def test_among_several_people_there_are_none_unless_the_host_allows_them(ann: Browser, ben: Browser) -> None:
    for wish, name in [({}, None), ({"hints": True}, "Marshal"), ({"hints": False}, None)]:
        table = ann.table(**wish)
        joined = ben.post(f"/api/tables/{table['id']}/join", {})
        assert joined["hints"] == name
        with ann.sit(table["id"]) as chair:
            mine = chair.now["asked"]
            other = ben if not mine else ann
            seat = 0 if mine else 1
            if name is None:
                refused = hint(other, table["id"], chair, 403, seat)
                assert refused["detail"] == "there are no hints at this table"
            else:
                assert hint(other, table["id"], chair, seat=seat)["options"]


def test_the_host_may_forbid_them_to_himself(ann: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    assert ann.table(seats=seats, hints=False)["hints"] is None
    assert ann.table(seats=seats)["hints"] == "Marshal"
    assert ann.table(seats=[{"kind": "me"}, {"kind": "local", "name": "Bea"}])["hints"] is None


def test_a_seat_says_which_bot_plays_it(ann: Browser) -> None:
    bots = ["marshal:ms=50", "drifter", "greedy"]
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    told = ann.table(4, seats=seats)["seats"]
    assert [seat["strength"] for seat in told] == [None, "Marshal", "Drifter", "Rancher"]


def test_nobody_gets_hints_for_another_seat_or_another_moment(
    ann: Browser, ben: Browser, eve: Browser
) -> None:
    table = ann.table(hints=True)["id"]
    ben.post(f"/api/tables/{table}/join", {})
    with ann.sit(table) as chair:
        asked = 0 if chair.now["asked"] else 1
        mine, other = (ann, ben) if asked == 0 else (ben, ann)
        assert hint(other, table, chair, 403, asked)["detail"] == "this seat is not yours"
        assert hint(eve, table, chair, 403, asked)["detail"] == "this seat is not yours"
        assert hint(other, table, chair, 409, 1 - asked)["detail"] == "nobody asks you anything now"
        stale = {"seat": asked, "version": chair.now["version"] - 1}
        assert "moved on" in mine.post(f"/api/tables/{table}/hint", stale, 409)["detail"]


def test_a_copy_to_try_things_out_has_hints_for_all_seats(ann: Browser) -> None:
    table = ann.post("/api/play-now")["id"]
    copy = ann.post(f"/api/tables/{table}/fork", {"version": 0})
    assert copy["hints"] == "Marshal"


def over(server: RunningServer, table: str) -> None:
    """As if the game had just ended."""
    server.app.state.tables.awake.tables[table].settings.state = "over"


def test_a_copy_of_a_game_without_hints_has_none_while_that_game_goes_on(
    ann: Browser, ben: Browser, server: RunningServer
) -> None:
    table = ann.table(hints=False)["id"]
    ben.post(f"/api/tables/{table}/join", {})
    copy = ann.post(f"/api/tables/{table}/fork", {"version": 1})
    assert copy["hints"] is None
    copy_of_copy = ann.post(f"/api/tables/{copy['id']}/fork", {"version": 1})
    assert copy_of_copy["hints"] is None
    over(server, copy["id"])  # a copy that was played to its end is no way around
    assert ann.post(f"/api/tables/{copy['id']}/fork", {"version": 1})["hints"] is None
    refused = ann.post(f"/api/tables/{copy['id']}/review", status=403)["detail"]
    assert refused == "the game this is a copy of has no hints, so this copy has none either"
    over(server, table)
    assert ann.post(f"/api/tables/{table}/fork", {"version": 1})["hints"] == "Marshal"


def test_the_setting_outlives_a_restart_and_a_flood_of_questions_is_slowed_down(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path))
    with Browser(server.base) as ann:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = ann.table(seats=seats, hints=False)["id"]
        free = ann.table(seats=seats)["id"]
        server.stop()
        server = RunningServer(quick(tmp_path, hints_per_minute=0, hint_burst=2))
        port = server.base.rpartition(":")[2]
        ann.http.base_url, ann.base = ann.http.base_url.copy_with(port=int(port)), server.base
        assert ann.get(f"/api/tables/{table}")["hints"] is None
        with ann.sit(free) as chair:
            for status in (201, 201, 429):
                until_asked(chair)
                hint(ann, free, chair, status)
                before = chair.now["version"]
                chair.act()
                chair.up_to(before + 1)
    server.stop()


def test_a_hint_that_does_not_come_in_time_is_no_hint() -> None:
    async def run() -> None:
        game = registry.game("city")
        match = Match.start(game, game.settle({"seats": "2"}), "late", ["Ann", "Ben"])
        pool = BotPool(1, 5000)
        pool.patience = 0.0
        with pytest.raises(BotFailed):
            await pool.explain(match, match.state.actors()[0], "marshal:playouts=4")
        with pytest.raises(BotFailed):
            await pool.explain(match, match.state.actors()[0], "drifter")
        pool.stop()

    finished(run())
