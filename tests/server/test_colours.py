"""The colours of seats: chosen by people, different at a table, and no matter for the game."""

import io
import random
from collections import Counter

from PIL import Image

from carson.core import registry
from carson.core.record import read_record
from carson.pictures.paint import SEATS
from carson.pictures.preview import preview
from carson.server.tables.seats import SeatState, colours_of
from tests.server.people import Browser, Json

BLUE, GOLD, GREEN, GREY = 0, 1, 2, 5


def colours(table: Json) -> list[int]:
    return [seat["colour"] for seat in table["seats"]]


def test_whoever_chooses_nothing_gets_the_colour_of_the_seat_or_the_first_free_one() -> None:
    def seats(*chosen: int | None) -> list[SeatState]:
        return [SeatState(n, "person", "", colour=colour) for n, colour in enumerate(chosen)]

    assert colours_of(seats(None, None, None)) == [0, 1, 2]
    assert colours_of(seats(None, 0, None)) == [1, 0, 2]
    assert colours_of(seats(2, None, None)) == [2, 1, 0]
    assert sorted(colours_of(seats(5, None, None, 0, None, None))) == list(range(6))


def test_a_colour_is_chosen_when_a_table_is_opened(ann: Browser) -> None:
    seats = [
        {"kind": "me", "colour": GREY},
        {"kind": "local", "name": "Bea", "colour": BLUE},
        {"kind": "bot"},
    ]
    table = ann.table(3, seats=seats)
    assert colours(table) == [GREY, BLUE, GOLD + 1]
    same = [{"kind": "me", "colour": GREY}, {"kind": "local", "name": "Bea", "colour": GREY}]
    wish = {"game": "city", "options": {"seats": "2"}, "seats": same}
    assert "colour" in ann.post("/api/tables", wish, 400)["detail"]
    assert ann.post("/api/tables", {**wish, "seats": [{"kind": "me", "colour": 6}, {"kind": "bot"}]}, 400)


def test_a_colour_is_chosen_when_somebody_joins(ann: Browser, ben: Browser) -> None:
    table = ann.table(3)
    path = f"/api/tables/{table['id']}"
    assert "colour" in ben.post(f"{path}/join", {"colour": BLUE}, 409)["detail"]  # that is Ann's
    joined = ben.post(f"{path}/join", {"seat": 2, "colour": GOLD})
    assert colours(joined) == [BLUE, GREEN, GOLD]
    assert colours(ann.get(path)) == [BLUE, GREEN, GOLD]
    assert "colour" in ben.send("PUT", f"{path}/colour", {"seat": 2, "colour": BLUE}, 409)["detail"]
    assert ben.send("PUT", f"{path}/colour", {"seat": 0, "colour": GREY}, 403)["detail"]
    assert colours(ben.send("PUT", f"{path}/colour", {"seat": 2, "colour": GREY}, 200))[2] == GREY
    left = ben.post(f"{path}/leave")
    assert colours(left)[2] == GREEN
    begun = ann.post(f"{path}/fill", {})
    assert len(set(colours(begun))) == 3
    assert (
        ann.send("PUT", f"{path}/colour", {"seat": 0, "colour": GREY}, 409)["detail"] == "this game has begun"
    )


def test_colours_are_kept_and_leave_the_game_alone(ann: Browser) -> None:
    """They go along into copies and rematches, and no record knows of them."""
    seats = [{"kind": "me", "colour": GREY}, {"kind": "local", "name": "Bea", "colour": BLUE}]
    table = ann.table(2, seats=seats)
    chance = random.Random(4)
    with ann.sit(table["id"]) as chair:
        while chair.now["result"] is None:
            chair.act(chance.choice)
        assert colours(chair.now["table"]) == [GREY, BLUE]
    assert colours(ann.post(f"/api/tables/{table['id']}/fork", {"version": 9})) == [GREY, BLUE]
    assert colours(ann.post(f"/api/tables/{table['id']}/rematch")) == [BLUE, GREY]  # places move on
    text = ann.http.get(f"/api/tables/{table['id']}/record").text
    assert "colour" not in text
    assert registry.game("city").name in text
    record = read_record(text)
    usual, grey = (used_in(preview(record, chosen)) for chosen in ((0, 1), (GREY, BLUE)))
    assert SEATS[BLUE] in usual & grey
    assert SEATS[GOLD] in usual - grey
    assert SEATS[GREY] in grey - usual


def used_in(picture: bytes) -> set[str]:
    """The colours of a picture that fill something."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    pixels = Counter(zip(*[iter(image.tobytes())] * 3, strict=True))
    return {f"#{bytes(colour).hex()}" for colour, number in pixels.items() if number > 20}
