"""What players hide from each other stays hidden on a server: scenes, logs, the past, records and copies."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.people import Browser, Chair, Json

MIGHT = {"seats": "3", "variants": "might-is-right"}
SHEETS = {"seats": "2", "variants": "new-beginning"}


@pytest.fixture
def hands(ann: Browser, ben: Browser, eve: Browser) -> Iterator[tuple[Chair, Chair, Chair]]:
    """Ann and Ben at a table with hidden hands, a bot beside them, and Eve who watches."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    table = ann.table(3, options=MIGHT, seats=seats)
    ben.post(f"/api/tables/{table['id']}/join", {})
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second, eve.sit(table["id"]) as third:
        yield first, second, third


@pytest.fixture
def sheets(ann: Browser, ben: Browser) -> Iterator[tuple[Chair, Chair]]:
    """Ann and Ben fill their sheets."""
    table = ann.table(2, options=SHEETS)
    ben.post(f"/api/tables/{table['id']}/join", {})
    with ann.sit(table["id"]) as first, ben.sit(table["id"]) as second:
        yield first, second


def seen(scene: Json) -> list[Any]:
    """The hands of duel tiles that a scene shows, by seat."""
    return [player["duelTiles"]["own"] for player in scene["players"]]


def write(chair: Chair, number: int, version: int | None = None) -> Json:
    """Put a number on the next line of the own sheet."""
    asked = chair.now["asked"][0]
    choice = next(choice for choice in asked["choices"] if choice["text"] == str(number))
    at = chair.now["version"] if version is None else version
    answer = chair.ask(type="act", seat=asked["seat"], action=choice["action"], version=at)
    if answer["type"] == "accepted":
        chair.up_to(answer["version"])
    return answer


# ---- hands


def test_everybody_sees_the_own_hand_only(hands: tuple[Chair, Chair, Chair]) -> None:
    shown = [seen(chair.now["scene"]) for chair in hands]
    for seat in (0, 1):
        assert [tiles is not None for tiles in shown[seat]] == [at == seat for at in range(3)]
        assert len(shown[seat][seat]) == 6
    assert shown[2] == [None, None, None]
    totals = [player["duelTiles"]["total"] for player in hands[2].now["scene"]["players"]]
    assert sum(totals) == 45
    assert totals[0] == sum(shown[0][0])


def test_the_past_shows_no_other_hands(hands: tuple[Chair, Chair, Chair]) -> None:
    """Not even while tiles were dealt, when what is left of the pile would tell."""
    for seat, chair in enumerate(hands):
        for version in range(chair.now["version"] + 1):
            scene = chair.ask(type="past", version=version)["scene"]
            assert [tiles for at, tiles in enumerate(seen(scene)) if at != seat and tiles is not None] == []
            assert scene["tilePile"]["open"] == []


def test_the_record_is_closed_until_the_game_is_over(
    hands: tuple[Chair, Chair, Chair], ann: Browser, eve: Browser
) -> None:
    table = hands[0].now["table"]["id"]
    for browser in (ann, eve):
        refused = browser.get(f"/api/tables/{table}/record", 409)
        assert "open when it is over" in refused["detail"]
    assert "when it is over" in ann.post(f"/api/tables/{table}/fork", {"version": 3}, 409)["detail"]


def test_of_several_people_at_one_device_only_who_is_asked_sees_a_hand(ann: Browser) -> None:
    options = {"seats": "2", "variants": "might-is-right"}
    table = ann.table(2, options=options, seats=[{"kind": "me"}, {"kind": "local", "name": "Ada"}])
    with ann.sit(table["id"]) as chair:
        for _ in range(6):
            asked = chair.now["asked"][0]["seat"]
            shown = [tiles is not None for tiles in seen(chair.now["scene"])]
            assert shown == [seat == asked for seat in range(2)]
            before = chair.now["version"]
            chair.act()
            chair.up_to(before + 1)


def test_people_at_one_device_who_act_at_once_see_no_hand(ann: Browser) -> None:
    """In the open both look at the screen, and what one of them hides must not be on it."""
    options = {"seats": "2", "variants": "might-is-right,kit-carson", "kit-mode": "live"}
    table = ann.table(2, options=options, seats=[{"kind": "me"}, {"kind": "local", "name": "Ada"}])
    with ann.sit(table["id"]) as chair:
        for _ in range(30):
            if len(chair.now["asked"]) > 1:
                break
            before = chair.now["version"]
            chair.act()
            chair.up_to(before + 1)
        assert len(chair.now["asked"]) == 2
        assert seen(chair.now["scene"]) == [None, None]


# ---- sheets


def test_people_at_one_device_fill_their_sheets_one_after_the_other(ann: Browser) -> None:
    """Both are asked, and the scene is that of the first one until that sheet is handed in."""
    seats = [{"kind": "me"}, {"kind": "local", "name": "Ada"}]
    table = ann.table(2, options=SHEETS, seats=seats)
    with ann.sit(table["id"]) as chair:
        assert [asked["seat"] for asked in chair.now["asked"]] == [0, 1]
        for number in (4, 2, 1, 1, 0):
            write(chair, number)
        assert chair.now["scene"]["sheetForm"]["own"]["cowboys"] == 4
        before = chair.now["version"]
        chair.act()
        chair.up_to(before + 1)
        assert chair.now["scene"]["sheetForm"]["own"] == {}
        assert [asked["seat"] for asked in chair.now["asked"]] == [1]


def test_two_fill_their_sheets_at_the_same_time(sheets: tuple[Chair, Chair]) -> None:
    """What the other one has done meanwhile does not make an answer stale."""
    ann, ben = sheets
    start = ben.now["version"]
    assert write(ann, 3)["type"] == "accepted"
    assert write(ann, 2)["type"] == "accepted"
    assert write(ben, 4, start)["type"] == "accepted"
    assert write(ann, 1, start)["code"] == "stale"  # the own sheet has gone on
    ben.up_to(start + 3)
    assert ben.now["scene"]["sheetForm"]["own"] == {"cowboys": 4}
    assert ben.now["scene"]["sheetForm"]["waiting"] == [0, 1]


def test_a_record_leaves_out_sheets_that_are_not_shown(sheets: tuple[Chair, Chair], eve: Browser) -> None:
    ann, ben = sheets
    table = ann.now["table"]["id"]
    before = eve.http.get(f"/api/tables/{table}/record").text
    for number in (3, 2, 1, 1, 0):
        write(ann, number)
    assert ann.act()["type"] == "accepted"
    assert write(ben, 4)["type"] == "accepted"
    assert eve.http.get(f"/api/tables/{table}/record").text == before


def test_whoever_has_seen_the_others_sheets_cannot_choose_anew(sheets: tuple[Chair, Chair]) -> None:
    """Until then the own last line can be taken back."""
    for chair in sheets:
        for number in (3, 2, 1, 1, 0):
            write(chair, number)
        assert chair.now["undo"]["last"]
        start = chair.now["version"]
        chair.act()
        chair.up_to(start + 1)
        if chair is sheets[0]:
            sheets[1].up_to(chair.now["version"])
    ben = sheets[1]
    assert ben.now["undo"] == {"last": False, "turn": False, "ask": True}
    assert ben.ask(type="undo", seat=1, to="last")["code"] == "illegal"
