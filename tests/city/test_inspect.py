"""Inspect: everything that can be counted in a position, checked by hand on the documented ones."""

import json
from typing import Any

import pytest

from carson.city.count.scores import result_now
from carson.city.facts.characters import TILE_BY_NAME
from carson.city.table.moves import refresh
from carson.core.errors import BadAction
from tests.city.busy import GAME, busy_game
from tests.city.position.test_reading import DOCS, ONE_SALOON

KEYS = "round prices connected incomes firepower limits tokens attackable actors legal scores ranking".split()


def counted(text: str) -> dict[str, Any]:
    """What is counted in a position, after a trip through JSON."""
    found: dict[str, Any] = json.loads(json.dumps(GAME.inspect(GAME.read_position(text))))
    return found


def documented(name: str) -> dict[str, Any]:
    return counted((DOCS / "positions" / f"{name}.txt").read_text(encoding="utf-8"))


def items(*rows: tuple[str, int, int]) -> list[dict[str, object]]:
    return [{"what": what, "count": count, "adds": adds} for what, count, adds in rows]


def income_of(found: dict[str, Any], parcel: str) -> Any:
    return next(row for row in found["incomes"] if row["parcel"] == parcel)


# ---- the documented positions


def test_the_opening() -> None:
    found = documented("opening")
    assert list(found) == KEYS
    assert found["round"] == 1
    assert found["connected"] == "c3 d3 e3 c4 d4 e4 c5 d5 e5".split()  # EX-03
    assert found["prices"]["a8"] == {"price": 1, "items": items(("land", 1, 1))}  # D-01
    assert found["prices"]["d4"] == {"price": 2, "items": items(("land", 1, 1), ("on-it", 1, 1))}
    assert found["prices"]["f6"]["price"] == 4  # itself, e6 and g5 are mountains
    assert "d5" not in found["prices"]
    assert found["incomes"] == []
    assert found["attackable"] == {"A": [], "B": [], "C": []}
    assert found["actors"] == ["A"]
    assert list(found["legal"]) == ["A"]
    assert "build-8" not in found["legal"]["A"]
    assert {"pass", "build-6", "c5", "d4e"} - set(found["legal"]["A"]) == {"d4e"}


def test_the_duels() -> None:
    found = documented("duels")
    assert found["legal"] == {"B": ["d3", "f6"]}
    saloon = income_of(found, "e5")
    assert (saloon["building"], saloon["owner"], saloon["income"]) == ("saloon", "A", 20)
    assert saloon["items"] == items(("homes", 4, 20))
    bank = income_of(
        found, "f4"
    )  # the mayor's: two neutral Houses, the City Hall, a Ranch, a Mine, one level
    assert bank["items"] == items(("homes", 3, 9), ("own-mines", 1, 3), ("city-hall", 3, 3))
    assert bank["income"] == 15
    assert found["firepower"][0] == {
        "seat": "A",
        "firepower": 9,
        "items": items(("revolvers", 2, 2), ("cowboys", 1, 1), ("ammunition", 3, 3), ("character", 3, 3)),
    }
    assert found["attackable"]["B"] == "g2 f3 f4 e5 b6 e6 g6".split()


def test_the_income() -> None:
    found = documented("income")
    assert list(found) == [*KEYS[:10], "chance", *KEYS[10:]]
    assert found["actors"] == ["*"]
    assert found["legal"] == {}
    assert found["chance"] == [{"outcome": f"die-{pips}", "weight": 1} for pips in range(1, 7)]
    blacksmith = income_of(found, "c3")
    assert blacksmith["items"] == items(("round", 4, 20), ("own-ranches", 1, 5))
    assert "d4" not in found["attackable"]["B"]  # R-CHURCH-ADJ
    assert "c3" in found["attackable"]["B"]
    score = found["scores"][0]
    assert score["total"] == sum(line["points"] for line in score["lines"]) == 9 + 3 + 10
    assert score["lines"][1] == {"key": "money", "count": 18, "points": 3}
    assert sorted(found["ranking"]) == ["A", "B", "C"]


def test_a_church_earns_nothing() -> None:
    church = income_of(documented("income"), "c5")
    assert (church["income"], church["items"]) == (0, [])


def test_the_short_one() -> None:
    """EX-08: a House next door, a rival's Ranch that does not count."""
    assert income_of(counted(ONE_SALOON), "c4")["income"] == 5


def test_a_paperboy_keeps_what_the_other_tile_allows() -> None:
    """R-PAPERBOY-LIMIT: the other tile's limit less $5."""
    state = next(iter(busy_game(2, 1)))
    state.character[0], state.character[1] = TILE_BY_NAME["paperboy-red"], TILE_BY_NAME["banker"]
    state.second_character[0] = 1 + TILE_BY_NAME["singer"]
    state.dynamite[0], state.no_duel[1] = 1, 2
    refresh(state)
    found = json.loads(json.dumps(GAME.inspect(state)))
    assert found["limits"] == [
        {"seat": "A", "character": "paperboy-red", "second": "singer", "limit": 10},
        {"seat": "B", "character": "banker", "second": None, "limit": 120},
    ]
    assert found["tokens"] == [
        {"seat": "A", "dynamite": 1, "no_duel": 0},
        {"seat": "B", "dynamite": 0, "no_duel": 2},
    ]


# ---- any position


@pytest.mark.parametrize("seats", range(2, 7))
def test_items_add_up_and_texts_are_actions(seats: int) -> None:
    for number, state in enumerate(busy_game(seats, 7)):
        if number % 12:
            continue
        found: dict[str, Any] = json.loads(json.dumps(GAME.inspect(state)))
        assert set(found) - {"chance"} == set(KEYS)
        for row in found["incomes"]:
            assert row["income"] == sum(item["adds"] for item in row["items"])
        for row in found["firepower"]:
            assert row["firepower"] == sum(item["adds"] for item in row["items"])
        for row in found["prices"].values():
            assert row["price"] == sum(item["adds"] for item in row["items"])
        for texts in found["legal"].values():
            assert [GAME.action_text(GAME.parse_action(text)) for text in texts] == texts
        assert found["ranking"] == ["ABCDEF"[seat] for seat in result_now(state).ranking]
        assert ("chance" in found) == (found["actors"] == ["*"])


def test_the_end_of_a_game() -> None:
    for state in busy_game(2, 1):
        last = state
    found = GAME.inspect(last)
    assert (found["actors"], found["legal"]) == ([], {})
    result = last.result()
    assert result is not None
    assert found["scores"] == [
        {
            "seat": "AB"[seat],
            "total": result.total(seat),
            "lines": [
                {"key": line.key, "count": line.count, "points": line.points} for line in result.scores[seat]
            ],
        }
        for seat in range(2)
    ]
    with pytest.raises(BadAction):
        GAME.parse_action("no such action")
