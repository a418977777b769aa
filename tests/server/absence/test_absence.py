"""Fair absence: who may be replaced when, what clocks count, and the way back to one's seat."""

from tests.server.absence.conftest import HOUR, LIVE, House, begun, gone, turn_of
from tests.server.people import Browser

# ---- without a clock


def test_without_a_clock_one_may_stay_away_for_two_days(house: House, ann: Browser, ben: Browser) -> None:
    table = begun(ann, ben)
    with ann.sit(table) as chair:
        house.time += 47 * HOUR
        refused = chair.ask(type="replace", seat=1)
        name = ben.me["name"]
        assert refused["reason"] == f"{name} may still come; a bot can play from here in an hour"
        with ben.sit(table):
            house.time += 60 * HOUR
            assert chair.ask(type="replace", seat=1)["reason"] == f"{name} is here; wait a little"
        chair.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["online"])
        house.time += 24 * HOUR
        assert "in 24 hours" in chair.ask(type="replace", seat=1)["reason"]
        house.time += 24 * HOUR
        assert chair.ask(type="replace", seat=1)["type"] == "accepted"


def test_absence_is_known_after_a_restart_and_the_time_the_server_was_down_does_not_count(
    house: House, ann: Browser, ben: Browser
) -> None:
    table = begun(ann, ben)
    with ann.sit(table), ben.sit(table):
        house.beat()
    gone(ann, table)
    house.time += 47 * HOUR
    house.restart(ann, ben)
    with ann.sit(table) as chair:
        assert "in an hour" in chair.ask(type="replace", seat=1)["reason"]
        house.time += 1 * HOUR
        assert chair.ask(type="replace", seat=1)["type"] == "accepted"


def test_who_was_here_when_the_server_crashed_has_left_then(house: House, ann: Browser, ben: Browser) -> None:
    table = begun(ann, ben)
    with ann.sit(table), ben.sit(table):
        house.time += 100 * HOUR
        house.beat()
        house.restart(ann, ben, crash=True)
    with ann.sit(table) as chair:
        assert "in 48 hours" in chair.ask(type="replace", seat=1)["reason"]


# ---- with a clock


def test_with_a_clock_only_the_clock_counts_and_only_on_ones_turn(
    house: House, ann: Browser, ben: Browser
) -> None:
    table = begun(ann, ben, clock=LIVE)
    with ann.sit(table) as first, ben.sit(table) as second:
        seat = turn_of(first)
        asked, other = (first, second) if seat == 0 else (second, first)
        house.time += 240
        assert "still has time" in other.ask(type="replace", seat=seat)["reason"]
        asked.close()  # being away is no reason
        other.until(lambda m: m["type"] == "table" and not m["table"]["seats"][seat]["online"])
        assert "still has time" in other.ask(type="replace", seat=seat)["reason"]
        house.time += 61
        assert other.ask(type="replace", seat=seat)["type"] == "accepted"


def test_who_is_not_on_turn_loses_no_time_and_no_seat(house: House, ann: Browser, ben: Browser) -> None:
    table = begun(ann, ben, clock=LIVE)
    with ann.sit(table) as first, ben.sit(table) as second:
        seat = turn_of(first)
        asked, other = (first, second) if seat == 0 else (second, first)
        other.close()
        asked.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1 - seat]["online"])
        house.time += 1000 * HOUR
        assert "still has time" in asked.ask(type="replace", seat=1 - seat)["reason"]
        asked.act()
        assert asked.now["clocks"]["left"][1 - seat] == 300_000


def test_clocks_stand_still_while_the_server_is_down(house: House, ann: Browser, ben: Browser) -> None:
    table = begun(ann, ben, clock=LIVE)
    with ann.sit(table) as chair:
        seat = turn_of(chair)
    house.time += 60
    house.restart(ann, ben)
    with ann.sit(table) as chair:
        assert chair.now["clocks"]["left"][seat] == 240_000
        assert chair.now["clocks"]["left"][1 - seat] == 300_000
    house.time += 30
    with ann.sit(table) as chair:
        assert chair.now["clocks"]["left"][seat] == 210_000


def test_what_a_crash_took_is_given_back(house: House, ann: Browser, ben: Browser) -> None:
    table = begun(ann, ben, clock=LIVE)
    with ann.sit(table) as chair:
        seat = turn_of(chair)
    house.time += 60
    house.beat()
    house.time += 10
    house.restart(ann, ben, crash=True)
    with ann.sit(table) as chair:
        assert chair.now["clocks"]["left"][seat] == 240_000


# ---- the way back


def test_a_replaced_person_finds_the_table_and_gets_the_seat_back(
    house: House, ann: Browser, ben: Browser
) -> None:
    table = begun(ann, ben)
    with ann.sit(table) as chair:
        house.time += 49 * HOUR
        assert chair.ask(type="replace", seat=1)["type"] == "accepted"
    house.restart(ann, ben)
    found = ben.get("/api/tables")["mine"]
    assert [(one["id"], one["mine"], one["kept"]) for one in found] == [(table, [], [1])]
    assert ann.get(f"/api/tables/{table}")["kept"] == []
    assert "no bot plays for you" in ann.post(f"/api/tables/{table}/return", status=409)["detail"]
    with ben.sit(table) as back:
        assert back.now["asked"] == []
        info = ben.post(f"/api/tables/{table}/return")
        assert (info["mine"], info["kept"]) == ([1], [])
        assert (info["seats"][1]["kind"], info["seats"][1]["bot"]) == ("person", None)
        back.until(lambda m: m["type"] == "update" and m["table"]["mine"] == [1])
        with ann.sit(table) as chair:
            while turn_of(chair) == 0:
                before = chair.now["version"]
                chair.act()
                chair.up_to(before + 1)
            while not back.now["asked"]:
                back.hear("update")
            assert back.act()["type"] == "accepted"
    house.restart(ann, ben)
    assert ben.get(f"/api/tables/{table}")["mine"] == [1]
