"""The position desk: lines of positions as tables show them, refusals in words, games that may be studied."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from carson.cli.app import app
from carson.core import registry
from carson.core.dealer import Dealer
from carson.core.match import Match
from tests.server.conftest import RunningServer, quick
from tests.server.people import Browser, Json
from tests.server.records import a_record, upload

DRAWN = Path(__file__).parent.parent.parent / "docs" / "positions"
GAMES = ["city", "cards"]


def sample(game: str, moves: int = 0) -> Match:
    """The beginning of a first game, after some first answers."""
    made = registry.game(game)
    options = made.settle({"seats": "4"})
    match = Match.start(made, options, "sample", [""] * made.seats(options))
    for _ in range(moves):
        seat = match.state.actors()[0]
        match.act(seat, match.state.legal(seat)[0])
    return match


def text_of(match: Match) -> str:
    return match.game.write_position(match.state)


def desk(browser: Browser, position: str, *steps: str, status: int = 200, **more: object) -> Json:
    told: Json = browser.post("/api/desk", {"position": position, "steps": steps, **more}, status)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_shown_and_answered_as_at_a_table(ann: Browser, game: str) -> None:
    match = sample(game, 3)
    seen = desk(ann, text_of(match))
    update = seen["update"]
    assert (update["table"]["game"], update["table"]["state"], seen["steps"]) == (game, "playing", [])
    assert update["table"]["mine"] == list(range(len(match.names)))
    assert seen["position"] == text_of(match)
    asked = update["asked"][0]
    assert asked["question"]
    assert {one["action"] for one in asked["choices"]} == set(match.state.legal(asked["seat"]))
    choice = asked["choices"][0]
    step = f"{'ABCDEF'[asked['seat']]} {choice['text']}"
    after = desk(ann, text_of(match), step)
    assert after["steps"][0]["step"] == step
    assert after["update"]["version"] == after["length"] == len(after["steps"]) >= 1
    assert after["update"]["log"] or after["steps"][0]["move"]["text"]
    assert after["update"]["undo"]["last"]
    assert desk(ann, text_of(match), step) | {"update": None} == after | {"update": None}
    assert desk(ann, after["position"])["update"]["asked"] == after["update"]["asked"]
    known = [one["step"] for one in after["steps"]]
    assert desk(ann, text_of(match), *known, known=len(known))["steps"] == []


def test_names_and_seats_that_look(ann: Browser) -> None:
    position = text_of(sample("city", 3))
    named = desk(ann, position, names=["Ada", "", "Cid"])["update"]["table"]["seats"]
    assert [seat["name"] for seat in named][:3] == ["Ada", "Guest 2", "Cid"]
    asked = desk(ann, position)["update"]["asked"][0]["seat"]
    watching = desk(ann, position, seats=[1 - min(asked, 1)])["update"]
    assert watching["asked"] == []
    assert watching["waiting"]


def test_dice_are_drawn_alike_or_chosen(ann: Browser) -> None:
    position = (DRAWN / "income.txt").read_text()
    drawn = desk(ann, position)
    first = drawn["steps"][0]
    assert first["step"].startswith("* ")
    assert first["move"]["seat"] is None
    assert [lot["step"] for lot in first["lots"]] == [f"* die-{pips}" for pips in range(1, 7)]
    assert len({lot["text"] for lot in first["lots"]}) == 6
    assert first["move"]["text"].startswith(
        next(lot["text"] for lot in first["lots"] if lot["step"] == first["step"])
    )
    assert desk(ann, position)["steps"] == drawn["steps"]
    other = next(lot["step"] for lot in first["lots"] if lot["step"] != first["step"])
    assert desk(ann, position, other)["steps"][0]["step"] == other


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("", 1, "a position starts like"),
        ("carson chess position 1", 1, "there is no game “chess”"),
        ("carson city position 1\noption seats 3\nplayer A cash many\n", 3, "many"),
        ("carson city position 1\noption seats 19\n", 2, "seats"),
    ],
)
def test_a_text_that_cannot_be_is_refused_with_its_line(
    ann: Browser, text: str, line: int, sentence: str
) -> None:
    refused = desk(ann, text, status=400)
    assert refused["line"] == line
    assert refused["detail"].startswith(f"line {line}: ")
    assert sentence in refused["detail"]
    assert refused["extra"][0]["key"] == "position"


@pytest.mark.parametrize(
    ("step", "sentence"),
    [("A nowhere", "nowhere"), ("Z d4", "no seat"), ("A", "step 1"), ("B pass", "turn"), ("* 3", "turn")],
)
def test_a_step_that_does_not_fit_is_refused_in_words(ann: Browser, step: str, sentence: str) -> None:
    position = (DRAWN / "opening.txt").read_text()
    refused = desk(ann, position, step, status=409)
    assert refused["detail"].startswith("step 1 (")
    assert sentence in refused["detail"]


def test_things_are_explained(ann: Browser) -> None:
    position = (DRAWN / "opening.txt").read_text()
    told = ann.post("/api/desk/explain", {"position": position, "target": "player-0"}, 200)
    assert told["title"]
    assert told["lines"]


@pytest.mark.parametrize("game", GAMES)
def test_a_fresh_game_to_begin_with(ann: Browser, game: str) -> None:
    fresh = ann.get(f"/api/games/{game}/study")
    assert desk(ann, fresh["position"])["update"]["asked"]
    assert ann.get(f"/api/games/{game}/study") == fresh
    ann.get("/api/games/chess/study", 404)


def test_the_terminal_opens_a_text_that_was_passed_on(ann: Browser, tmp_path: Path) -> None:
    shown = desk(ann, (DRAWN / "opening.txt").read_text(), "A e6")
    file = tmp_path / "passed-on.txt"
    file.write_text(shown["position"])
    told = CliRunner().invoke(app, ["inspect", str(file), "--json"])
    assert told.exit_code == 0
    assert json.loads(told.stdout)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_changed_piece_by_piece(ann: Browser, game: str) -> None:
    position = text_of(sample(game, 30))
    shown = ann.post("/api/desk/edit", {"position": position}, 200)
    assert (shown["position"], shown["problem"]) == (position, "")
    spots = [spot for area in shown["sheet"]["areas"] for spot in area["spots"] if spot["lies"]]
    change = {"piece": spots[0]["lies"][-1], "origin": spots[0]["name"]}
    less = ann.post("/api/desk/edit", {"position": position, "change": change}, 200)
    assert less["position"] != position
    wrong = {"piece": "nothing", "to": spots[0]["name"]}
    assert "cannot lie" in ann.post("/api/desk/edit", {"position": position, "change": wrong}, 409)["detail"]
    assert ann.post("/api/desk/edit", {"position": "carson chess position 1"}, 400)["line"] == 1


def test_an_impossible_change_comes_back_with_the_reason(ann: Browser) -> None:
    position = desk(ann, (DRAWN / "opening.txt").read_text())["position"]
    body = {"position": position, "change": {"piece": "mine", "to": "a8"}}
    told = ann.post("/api/desk/edit", body, 200)
    columns = next(line for line in position.split("\n") if line.split()[:2] == ["a", "b"])
    torn = {"position": f"carson city position 1\n{columns}"}  # a map without its rows
    assert "open it first" in ann.post("/api/desk/edit", torn, 400)["detail"]
    assert "needs an owner" in told["problem"]
    assert told["line"] > 0
    assert "mi" in told["position"].split("\n")[told["line"] - 1]


# ---- bots


@pytest.mark.parametrize("game", GAMES)
def test_the_best_answers_come_with_reasons_and_can_be_refined(ann: Browser, game: str) -> None:
    match = sample(game, 3)
    seat = match.state.actors()[0]
    body = {"position": text_of(match), "seat": seat}
    first = ann.post("/api/desk/advice", body, 200)
    assert (first["bot"], first["seat"]) == ("Marshal", seat)
    assert first["rounds"] > 1
    assert {one["action"] for one in first["options"]} <= set(match.state.legal(seat))
    assert all(one["visits"] > 0 and 0 <= one["win"] <= 1 for one in first["options"])
    assert ann.post("/api/desk/advice", body, 200) == first
    again = ann.post("/api/desk/advice", {**body, "round": 1}, 200)
    assert again != first or game == "cards"  # a few tries of a small question give the same
    assert ann.post("/api/desk/advice", {**body, "round": first["rounds"]}, 400)
    other = {**body, "seat": (seat + 1) % len(match.names)}
    assert ann.post("/api/desk/advice", other, 409)["detail"] == "nobody asks you anything now"


def test_a_bot_looks_only_so_often_for_one_person(tmp_path: Path) -> None:
    server = RunningServer(quick(tmp_path, searches_per_minute=6, search_burst=2))
    try:
        with Browser(server.base) as ann, Browser(server.base) as ben:
            body = json.dumps({"position": text_of(sample("city", 3)), "seat": 0})
            seat = json.loads(body) | {"seat": sample("city", 3).state.actors()[0]}
            assert [ann.post("/api/desk/advice", seat, 200)["seat"] for _ in range(2)]
            headers = {"x-csrftoken": ann.http.cookies.get("csrftoken") or ""}
            refused = ann.http.post("/api/desk/advice", json=seat, headers=headers)
            assert refused.status_code == 429
            assert 1 <= int(refused.headers["retry-after"]) <= 10
            assert ben.post("/api/desk/advice", seat, 200)["options"]
    finally:
        server.stop()


# ---- games that are taken to the desk


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_studied_from_any_moment(ann: Browser, ben: Browser, game: str) -> None:
    table = upload(ann, a_record(game))
    path = f"/api/tables/{table['id']}/study"
    study = ann.get(f"{path}?version=30")
    assert (study["at"], len(study["steps"])) == (30, table["version"])
    assert study["names"] == [seat["name"] for seat in table["seats"]]
    there = desk(ann, study["position"], *study["steps"][:30], names=study["names"])
    past = ann.get(f"/api/tables/{table['id']}/past/{there['length']}")
    assert study["steps"][:30] == [step["step"] for step in there["steps"][:30]]
    if len(study["steps"]) > 30 and not study["steps"][30].startswith("*"):
        assert there["update"]["scene"] == past["scene"]
    end = desk(ann, study["position"], *study["steps"], names=study["names"])["update"]
    assert end["table"]["state"] == "over"
    assert end["result"]["ranking"]
    assert ann.get(f"{path}?version=99999", 404)["detail"] == "there is no such move"
    ben.get(path, 404)
    code = ann.post(f"/api/tables/{table['id']}/share")["code"]
    assert ben.get(f"/api/shared/{code}/study?version=30") == study


def test_against_bots_alone_one_may_study_a_game_that_goes_on(ann: Browser) -> None:
    table = ann.post("/api/play-now")["id"]
    with ann.sit(table) as chair:
        while not chair.now["asked"]:
            chair.hear("update")
        version = chair.now["version"]
        study = ann.get(f"/api/tables/{table}/study?version={version}")
    assert len(study["steps"]) >= study["at"] == version
    copy = ann.post(f"/api/tables/{table}/fork", {"version": version})["id"]
    assert (
        ann.get(f"/api/tables/{copy}/study?version={version}")["steps"][:version] == study["steps"][:version]
    )


def test_while_other_people_play_nobody_may(ann: Browser, ben: Browser, eve: Browser) -> None:
    table = ann.table(hints=True, public=True)["id"]
    assert ann.get(f"/api/tables/{table}/study", 409)["detail"] == "the game has not begun"
    ben.post(f"/api/tables/{table}/join", {})
    for person in (ann, ben, eve):
        refused = person.get(f"/api/tables/{table}/study", 409)
        assert refused["detail"] == "other people play in this game; it can be analysed when it is over"
    copy = ann.post(f"/api/tables/{table}/fork", {"version": 1})["id"]
    assert ann.get(f"/api/tables/{copy}/study")["steps"]  # hints are allowed there, so in a copy too


def test_without_hints_or_with_secrets_it_waits_for_the_end(ann: Browser, ben: Browser) -> None:
    quiet = ann.table(hints=False)["id"]
    ben.post(f"/api/tables/{quiet}/join", {})
    copy = ann.post(f"/api/tables/{quiet}/fork", {"version": 1})["id"]
    assert "no hints" in ann.get(f"/api/tables/{copy}/study", 409)["detail"]
    seats = [{"kind": "me"}, {"kind": "bot"}]
    options = {"seats": "2", "variants": "might-is-right"}
    secret = ann.table(seats=seats, options=options)["id"]
    assert "hide things" in ann.get(f"/api/tables/{secret}/study", 409)["detail"]


def test_the_dice_to_come_are_not_those_of_the_table(ann: Browser, server: RunningServer) -> None:
    table = ann.post("/api/play-now")["id"]
    seed = server.app.state.tables.awake.tables[table].match.dealer.seed
    study = ann.get(f"/api/tables/{table}/study")
    assert seed not in json.dumps(study)
    drawn = desk(ann, study["position"])["steps"]
    state = registry.game("city").read_position(study["position"])
    dealer = Dealer(seed)
    dealt = []
    for _ in drawn:
        outcome = dealer.draw(state.chance())
        dealt.append(f"* {registry.game('city').action_text(outcome)}")
        state.play(-1, outcome)
    assert study["steps"][: len(dealt)] == dealt
    assert [step["step"] for step in drawn] != dealt
