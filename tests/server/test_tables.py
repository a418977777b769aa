"""Opening, joining, leaving and finding tables."""

import pytest

from tests.server.conftest import ON_BOTH
from tests.server.people import Browser


def test_games_describe_their_options(ann: Browser) -> None:
    city = next(game for game in ann.get("/api/games") if game["name"] == "city")
    seats = next(option for option in city["options"] if option["name"] == "seats")
    assert [choice["value"] for choice in seats["choices"]] == ["2", "3", "4", "5", "6"]
    assert all(option["label"] and option["help"] for option in city["options"])
    assert city["bots"]
    assert len(ann.get("/api/games/city/help")) > 5
    older = ann.get("/api/games/city/help?option=edition%3D2009&option=seats%3D3")
    assert "Houses" in [topic["title"] for topic in older]


def test_play_now_is_one_click(ann: Browser) -> None:
    table = ann.post("/api/play-now")
    assert table["state"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    assert table["options"]["buildings"] == ""
    assert table["id"] in [mine["id"] for mine in ann.get("/api/tables")["mine"]]


@ON_BOTH
def test_a_table_starts_when_the_last_seat_is_taken(ann: Browser, ben: Browser) -> None:
    table = ann.table()
    assert table["state"] == "open"
    assert table["id"] in [other["id"] for other in ben.get("/api/tables")["open"]]
    joined = ben.post(f"/api/tables/{table['id']}/join", {})
    assert joined["state"] == "playing"
    assert joined["mine"] == [1]
    assert ann.post(f"/api/tables/{table['id']}/join", {}, 409)["detail"] == "this game has begun"


@ON_BOTH
def test_a_private_table_needs_its_invitation(ann: Browser, ben: Browser) -> None:
    table = ann.table(public=False)
    assert table["id"] not in [other["id"] for other in ben.get("/api/tables")["open"]]
    for path in ("", "/record", "/charts", "/past/0"):
        assert ben.get(f"/api/tables/{table['id']}{path}", 404)["detail"] == "there is no such table"
    assert (
        ben.post(f"/api/tables/{table['id']}/join", {"invite": "guess"}, 404)["detail"]
        == "there is no such table"
    )
    seen = ben.get(f"/api/tables/{table['id']}?invite={table['invite']}")
    assert seen["invite"] is None  # only those at the table hand it on
    assert ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})["mine"] == [1]


def test_several_people_on_one_device(ann: Browser) -> None:
    table = ann.table(3, seats=[{"kind": "me"}, {"kind": "local", "name": "Bea"}, {"kind": "bot"}])
    assert table["mine"] == [0, 1]
    assert table["seats"][1]["name"] == "Bea"


@ON_BOTH
def test_leaving_before_the_start_frees_the_seat(ann: Browser, ben: Browser) -> None:
    table = ann.table(3)
    ben.post(f"/api/tables/{table['id']}/join", {"seat": 2})
    left = ben.post(f"/api/tables/{table['id']}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]


def test_the_host_fills_a_seat_with_a_bot(ann: Browser, ben: Browser) -> None:
    table = ann.table()
    bot = ann.get("/api/games")[0]["bots"][0]["name"]
    assert ben.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "bot": bot}, 403)["detail"]
    assert ann.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "bot": "nobody"}, 400)["detail"]
    assert ann.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "bot": bot})["state"] == "playing"


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"options": {"seats": "9"}}, "seats cannot be"),
        ({"options": {"colour": "red"}}, "no option"),
        ({"game": "chess"}, "no game"),
        ({"seats": [{"kind": "me"}]}, "2 seats, not 1"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "no bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random:ms=5"}]}, "takes no parameters"),
        ({"clock": {"kind": "sand"}}, "Invalid enum value"),
        ({"clock": {"kind": "live", "minutes": -1}}, "Expected `int` >= 0"),
        ({"surprise": 1}, "unknown field"),
    ],
)
def test_nonsense_is_refused_with_a_reason(ann: Browser, wish: dict[str, object], reason: str) -> None:
    body = {"game": "city", "options": {"seats": "2"}, "seats": [{"kind": "me"}, {"kind": "open"}], **wish}
    assert reason in ann.post("/api/tables", body, 400)["detail"]


def test_garbage_and_huge_bodies_are_refused(ann: Browser) -> None:
    headers = {"x-csrftoken": ann.http.cookies["csrftoken"], "content-type": "application/json"}
    assert ann.http.post("/api/tables", content=b"{nonsense", headers=headers).status_code == 400
    assert ann.http.post("/api/tables", content=b"[" * 100_000, headers=headers).status_code == 400
    assert ann.http.post("/api/tables", content=b" " * 2_000_000, headers=headers).status_code == 413
    assert ann.http.get("/api/tables/nonsense").status_code == 404
    assert ann.http.get("/api/nothing").status_code == 404


def test_pages_carry_the_security_headers(ann: Browser) -> None:
    page = ann.http.get("/")
    assert page.status_code == 200
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"
    assert ann.http.get("/table/abc").status_code == 200
    assert ann.http.get("/schema/openapi.json").json()["info"]["title"] == "Carson"


def test_health_and_metrics(ann: Browser) -> None:
    assert ann.get("/health") == {"status": "ok"}
    assert "carson_moves_total" in ann.http.get("/metrics").text


def test_seats_the_rules_play_need_nobody(ann: Browser) -> None:
    table = ann.post("/api/play-now?game=cards")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "virtual", "virtual", "virtual"]
    assert table["state"] == "playing"
    assert ann.post("/api/play-now?game=chess", {}, 400)["detail"].startswith("there is no game")


def test_a_refused_option_is_named(ann: Browser) -> None:
    wish = {"game": "city", "options": {"edition": "2009", "seats": "6"}, "seats": [{"kind": "me"}]}
    refused = ann.post("/api/tables", wish, 400)
    assert refused["extra"] == [{"key": "seats", "message": refused["detail"]}]


def test_rulings_are_given_page_by_page_and_may_be_kept(ann: Browser) -> None:
    answer = ann.http.get("/api/games/city/rulings")
    assert answer.headers["cache-control"] == "max-age=3600, private"
    pages = answer.json()
    assert pages[0]["name"] == "boxes"
    setup = next(page for page in pages if page["name"] == "setup")
    ruling = next(each for each in setup["rulings"] if each["id"] == "R-START-PARCELS")
    assert ruling["readings"][0]["editions"] == ["2023", "2015"]
    assert ann.get("/api/games/cards/rulings")[0]["rulings"]
    assert "poker" in ann.http.get("/api/games/poker/rulings").json()["detail"]


# ---- tables in words, and in two clicks


def test_presets_and_bots_are_described(ann: Browser) -> None:
    """Whatever a preset says can be opened as it is: the first click chooses it, the second one plays."""
    games = ann.get("/api/games")
    presets = {preset["name"]: (game["name"], preset) for game in games for preset in game["presets"]}
    assert set(presets) == {"first-game", "quick-duel", "full-box", "solo", "cards"}
    for game, preset in presets.values():
        assert preset["label"]
        assert preset["about"]
        assert preset["lasts"].startswith("about ")
        wish = {"game": game, "options": preset["options"], "seats": [{"kind": "me"}]}
        if preset["name"] not in ("solo", "cards"):
            wish["seats"] += [{"kind": "bot"}] * (1 if preset["name"] == "quick-duel" else 3)
        told = ann.post("/api/described", wish, 200)
        assert (preset["about"], preset["lasts"]) == (told["about"], told["lasts"])
    stars = {bot["name"]: bot["stars"] for bot in games[0]["bots"]}
    assert stars["legend"] > stars["rancher"] > stars["random"] > 0


def test_a_table_is_described_before_and_after_it_is_opened(ann: Browser, ben: Browser) -> None:
    wish = {
        "game": "city",
        "options": {"characters": "gold-rush", "variants": "horses"},
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}],
        "clock": {"kind": "days", "days": 2},
    }
    told = ann.post("/api/described", wish, 200)
    assert told["about"] == "Gold rush with Horses, 4 players, 2 days a move"
    assert told["lasts"].startswith("about ")
    table = ann.post("/api/tables", wish)
    assert table["about"] == told["about"]
    listed = {one["id"]: one["about"] for one in ben.get("/api/tables")["open"]}
    assert listed[table["id"]] == told["about"]
    wrong = ann.post("/api/described", {**wish, "options": {"seats": "9"}}, 200)
    assert (wrong["about"], wrong["lasts"]) == ("", "")
    assert "seats cannot be" in wrong["problem"]


def test_the_host_fills_a_table_with_bots(ann: Browser, ben: Browser) -> None:
    table = ann.table(4)
    assert ben.post(f"/api/tables/{table['id']}/fill", {}, 403)["detail"] == "only the host can do that"
    assert ann.post(f"/api/tables/{table['id']}/fill", {"bot": "nobody"}, 400)["detail"]
    begun = ann.post(f"/api/tables/{table['id']}/fill", {"bot": "drifter"})
    assert begun["state"] == "playing"
    assert [seat["bot"] for seat in begun["seats"]] == [None, "drifter", "drifter", "drifter"]
    assert len({seat["name"] for seat in begun["seats"]}) == 4
    assert ann.post(f"/api/tables/{table['id']}/fill", {}, 409)["detail"] == "this game has begun"
