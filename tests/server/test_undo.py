"""The way back to one's own last choice: alone with bots at once, with others if they agree."""

import random

from tests.server.conftest import ON_BOTH, RunningServer
from tests.server.people import Browser, Chair, Json


def asked(chair: Chair) -> Json:
    """Wait until somebody here is asked, and what the table is then."""
    while not chair.now["asked"] and chair.now["result"] is None:
        chair.hear("update")
    return chair.now


def undone(chair: Chair, seat: int = 0) -> Json:
    """Take back; what the table is then."""
    answer = chair.ask(type="undo", seat=seat, to="last")
    assert answer["type"] == "accepted", answer
    return chair.up_to(answer["version"])


def without_clock(now: Json) -> list[object]:
    return [now["scene"], now["asked"]]


def test_against_bots_every_choice_is_taken_back_one_after_the_other(ann: Browser) -> None:
    """Bots and dice have come between; afterwards the game goes on as if nothing had been."""
    table = ann.post("/api/play-now")["id"]
    with ann.sit(table) as chair:
        before = []
        assert not asked(chair)["undo"]["last"]  # nothing was chosen yet
        for _ in range(6):
            before.append(without_clock(asked(chair)))
            chair.act(lambda choices: choices[-1])
            chair.up_to(chair.now["version"])
        asked(chair)
        assert len({move["seat"] for move in chair.log if move["seat"] is not None}) > 1
        for then in reversed(before):
            assert chair.now["undo"] == {"last": True, "turn": chair.now["undo"]["turn"], "ask": False}
            now = undone(chair)
            assert without_clock(now) == then
            assert now["table"]["state"] == "playing"
        assert not chair.now["undo"]["last"]
        assert chair.ask(type="undo", seat=0, to="last")["code"] == "illegal"
        assert chair.act()["type"] == "accepted"


def test_what_a_bot_is_thinking_about_can_be_taken_back(ann: Browser, server: RunningServer) -> None:
    """One need not wait for one's turn; what the bot comes to then is worth nothing."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ann.table(2, seats=seats)["id"]
    with ann.sit(table) as chair:
        then = without_clock(asked(chair))
        for _ in range(3):
            chair.act()
            assert without_clock(undone(chair)) == then


@ON_BOTH
def test_in_a_copy_dice_are_taken_back_too(ann: Browser) -> None:
    game = ann.table(2, seats=[{"kind": "me"}, {"kind": "local", "name": "Bea"}])["id"]
    chance = random.Random(1)
    with ann.sit(ann.post(f"/api/tables/{game}/fork", {"version": 3})["id"]) as chair:
        while chair.now["undo"]["turn"] or not chair.now["undo"]["last"]:  # until a die or draw came last
            before = without_clock(chair.now)
            chair.act(chance.choice)
            chair.up_to(chair.now["version"])
        assert without_clock(undone(chair)) == before


def mover(chairs: tuple[Chair, Chair]) -> tuple[Chair, Chair]:
    newest = max(chair.now["version"] for chair in chairs)
    for chair in chairs:
        chair.up_to(newest)
    return chairs if chairs[0].now["asked"] else chairs[::-1]


@ON_BOTH
def test_with_others_one_asks_to_go_back_to_ones_last_choice(ann: Browser, ben: Browser) -> None:
    table = ann.table()["id"]
    ben.post(f"/api/tables/{table}/join", {})
    with ann.sit(table) as first, ben.sit(table) as second:
        one, other = mover((first, second))
        seat = one.now["table"]["mine"][0]
        assert other.ask(type="ask-back", seat=1 - seat)["reason"] == "you have not chosen anything yet"
        then = without_clock(one.now)
        one.act()
        while mover((one, other))[0] is other:
            other.act()
        # it is one's own turn again, and others have chosen since
        assert one.now["undo"] == {"last": False, "turn": False, "ask": True}
        assert one.ask(type="undo", seat=seat, to="last")["code"] == "illegal"
        assert one.ask(type="ask-back", seat=seat)["type"] == "accepted"
        assert other.until(lambda m: m["type"] == "poll" and m["poll"] is not None)["poll"]["mine"]
        assert other.ask(type="answer", seat=1 - seat, yes=True)["type"] == "accepted"
        mover((one, other))
        assert without_clock(one.now) == then
        assert one.act()["type"] == "accepted"


def test_from_a_moment_one_looks_at_the_way_leads_to_ones_own_choice_before(
    ann: Browser, ben: Browser
) -> None:
    """Nobody asks to go back into the thoughts of somebody else."""
    table = ann.table()["id"]
    ben.post(f"/api/tables/{table}/join", {})
    with ann.sit(table) as first, ben.sit(table) as second:
        one, other = mover((first, second))
        seat, then = one.now["table"]["mine"][0], without_clock(one.now)
        one.act()
        while mover((one, other))[0] is other:
            middle = other.now["version"]
            other.act()
        one.act()
        mover((one, other))
        assert one.ask(type="ask-back", seat=seat, version=middle)["type"] == "accepted"
        assert other.ask(type="answer", seat=1 - seat, yes=True)["type"] == "accepted"
        mover((one, other))
        assert without_clock(one.now) == then


def test_somebody_who_may_come_back_is_asked_in_a_way(ann: Browser, ben: Browser) -> None:
    """A bot keeps Ben's seat: it is not a game of Ann's own, but nobody is here to say no."""
    table = ann.table()["id"]
    ben.post(f"/api/tables/{table}/join", {})
    with ann.sit(table) as chair:
        assert chair.ask(type="replace", seat=1)["type"] == "accepted"
        then = without_clock(asked(chair))
        chair.act()
        asked(chair)
        while chair.now["undo"]["last"]:  # nothing has come between
            then = without_clock(chair.now)
            chair.act()
            asked(chair)
        assert chair.now["undo"]["ask"]
        answer = chair.ask(type="ask-back", seat=0)
        assert answer["type"] == "accepted"
        chair.up_to(answer["version"])
        assert without_clock(chair.now) == then


def test_hidden_things_that_were_shown_are_taken_back_in_a_game_of_ones_own(
    ann: Browser, server: RunningServer
) -> None:
    """Cards of an auction that lie open: one has seen those of the others and may still choose anew."""
    table = ann.table(game="cards", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    match = server.app.state.tables.awake.tables[table].match
    with ann.sit(table) as chair:
        while not match.moves[-1].reveals:
            before = asked(chair)["asked"]
            chair.act()
            asked(chair)
        assert match.own_turn_start([0]) is None
        assert undone(chair)["asked"] == before
