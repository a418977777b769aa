"""Examples from games, and what is learned from them."""

from dataclasses import replace

import msgspec
import pytest

from carson.core import registry
from carson.core.errors import BadOption
from carson.core.rng import Rng
from carson.search.course import Table, course_of
from carson.search.forecast import Learned
from carson.search.learned import read_learned, write_learned
from carson.search.lessons import Lessons
from carson.search.matches import play_match
from carson.search.network import Network
from carson.search.training import Effort, Progress, train

ROUNDS = {"city": 3, "cards": 17}  # after which the game goes on


def fresh(name: str) -> Learned:
    course = course_of(name)
    networks = [Network(course.inputs, 4) for _ in range(course.parts)]
    for network in networks:
        network.begin(Rng(1), course.middle)
    return Learned(networks, [5.0] * course.parts)


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_game_has_an_example_for_every_round_but_the_last(name: str) -> None:
    course = course_of(name)
    game = registry.game(name)
    book = Lessons(course.inputs)
    rng = Rng(7)
    for number in range(3):
        state = game.new(game.settle({"seats": "4"}))
        book.play(state, course.quick(state), course.features(state), rng)
        assert book.number == ROUNDS[name] * (number + 1)
        result = state.result()
        assert result is not None
        totals = [result.total(seat) for seat in range(4)]
        for example in range(ROUNDS[name] * number, book.number):
            first = book.first[example]
            assert list(book.points[first : first + 4]) == pytest.approx(totals, abs=0.5)
    assert set(book.part) == set(range(course.parts))


@pytest.mark.parametrize("name", registry.GAMES)
def test_what_a_network_sees_are_small_numbers(name: str) -> None:
    """Or one of them would drown the others."""
    course = course_of(name)
    game = registry.game(name)
    for options in [table.options for table in course.plan.tables]:
        book = Lessons(course.inputs)
        state = game.new(game.settle(options))
        book.play(state, course.quick(state), course.features(state), Rng(3))
        assert all(-15 < number < 15 for number in book.rows)
        assert any(number != 0 for number in book.rows)


@pytest.mark.once("what is learned is the same on both engines")
def test_lessons_make_guesses_better() -> None:
    """Games it has not learned from surprise it less than before."""
    course = course_of("city")
    game = registry.game("city")
    books = [Lessons(course.inputs) for _ in range(2)]
    rng = Rng(5)
    for number in range(24):
        state = game.new(game.settle({"seats": "4"}))
        books[number % 2].play(state, course.quick(state), course.features(state), rng)
    learned = fresh("city")
    network = learned.networks[2]
    before = books[1].test(network, 2, [5.0])[0]
    for _ in range(30):
        books[0].teach(network, 2, 5.0, rng, 0.003, 6.0)
    after = books[1].test(network, 2, [5.0])[0]
    assert after.off < before.off


@pytest.mark.once("what is learned is the same on both engines")
@pytest.mark.parametrize("name", registry.GAMES)
def test_a_match_can_be_repeated(name: str) -> None:
    text = write_learned(fresh(name))
    matches = [play_match(name, text, 2, 9, number) for number in (4, 4, 5)]
    assert matches[0] == matches[1]
    assert matches[0].points != matches[2].points
    assert len(matches[0].seen) == ROUNDS[name]


@pytest.mark.once("what is learned is the same on both engines")
def test_training_can_be_repeated() -> None:
    course = course_of("cards")
    plan = msgspec.structs.replace(course.plan, tables=(Table(1, {"seats": "4"}),))
    course = replace(course, plan=plan)
    effort = Effort(games=3, matches=2, playouts=2, seed=1)
    told: list[Progress] = []
    texts = [write_learned(train(course, effort, told.append)) for _ in range(2)]
    assert texts[0] == texts[1]
    assert texts[0] != write_learned(train(course, replace(effort, seed=2), told.append))
    tests = [progress for progress in told if progress.marks]
    assert len(tests[0].marks) == course.parts


def test_what_was_learned_is_written_and_read_back() -> None:
    course = course_of("city")
    text = write_learned(fresh("city"))
    assert write_learned(read_learned(text, course.inputs, course.parts)) == text
    with pytest.raises(BadOption, match="carson train"):
        read_learned(text, course.inputs + 1, course.parts)
