"""Playing through a pipe: every line is a line that somebody types."""

from pathlib import Path

import pytest

from carson.core.bot import RandomBot
from carson.core.clock import UNHURRIED
from carson.core.match import Match
from carson.core.record import read_record, verify
from carson.core.view import View
from tests.cli.conftest import Carson
from tests.cli.toy import WAIT, Pebbles, PebblesFace, pebbles

HOT_SEAT = ("play", "--people", "2", "--set", "heap=21", "--seed", "3")  # nothing happens by itself


def moves(path: Path) -> list[str]:
    """The actions of a record, without those of chance."""
    lines = path.read_text().splitlines()
    return [line.split()[1] for line in lines[lines.index("moves") + 1 :] if line[0] in "ABC"]


def prompts(shown: str) -> list[str]:
    """What is shown before each prompt."""
    return shown.split("> ")[:-1]


# ---- actions


def whole_game(seed: str, people: int) -> list[str]:
    """The words of a random game."""
    game = Pebbles()
    options = game.settle({"seats": str(people)})
    match = Match.start(game, options, seed, ["" for _ in range(people)])
    bot = RandomBot(seed)
    typed = []
    while seats := match.state.actors():
        action = bot.choose(match.view(seats[0]), match.state.legal(seats[0]), UNHURRIED)
        typed.append(game.action_text(action))
        match.act(seats[0], action)
    return typed


@pytest.mark.parametrize("people", [2, 3])
def test_a_whole_game_can_be_typed(carson: Carson, shelf: Path, people: int) -> None:
    typed = whole_game("abc", people)
    result = carson(
        "play", "--people", str(people), "--seats", str(people), "--seed", "abc", typed="\n".join(typed)
    )
    assert result.exit_code == 0
    assert "The heap is gone." in result.stdout
    assert "Seed abc, commitment" in result.stdout
    assert moves(shelf / "last-game.txt") == typed
    assert verify(read_record((shelf / "last-game.txt").read_text())) is not None


def test_people_and_bots_mix(carson: Carson, shelf: Path) -> None:
    shown = carson("play", "--seats", "3", "--names", "Zoë,Al", typed="1\n" * 30).stdout
    assert "Pebbles and Politeness: Zoë, Al, Bot Clem" in shown
    assert "· Bot Clem: " in shown
    assert "Total" in shown


def test_bots_can_play_alone(carson: Carson, shelf: Path) -> None:
    shown = carson("play", "--people", "0").stdout
    assert "· Bot Abe: bow" in shown
    assert "Total" in shown
    assert (shelf / "last-game.txt").exists()


def test_another_bot_can_be_chosen(carson: Carson) -> None:
    shown = carson("play", "--bot", "sleepy", typed="1\n1\n").stdout
    assert shown.count("· Bot Belle: wait") >= 2


def test_numbers_words_and_beginnings_are_actions(carson: Carson, shelf: Path) -> None:
    carson(*HOT_SEAT, typed="3\nwink\nWA\n2\n4\n")
    assert moves(shelf / "last-game.txt") == ["3", "wink", "wait", "2", "wait"]


def test_several_people_are_called_by_name(carson: Carson) -> None:
    shown = carson(*HOT_SEAT, "--names", "Zoë,Al", typed="1\n").stdout
    assert "Al: Al, how many pebbles?" in shown
    assert "Zoë: Zoë, how many pebbles?" in shown


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("dance", "“dance” is none of the 5 choices"),
        ("7", "“7” is none of the 5 choices"),
        ("bow", "That does not go now, the pebbles say."),
        ("BOW", "That does not go now, the pebbles say."),
        ("w", "“w” could be wait, wink."),
        ("-1", "is none of"),
        ("\x1b[31mred", "is none of"),
        ("x" * 5000, "is none of"),
        ("save", "Type a file name after it"),
        ("load", "Type a file name after it"),
        ("load missing.txt", "There is no file “missing.txt”."),
        ("save /", "“/” is a folder, not a file."),
        ("save nowhere/game.txt", "there is no folder"),
        ("undo", "There is nothing to take back yet."),
        ("help dancing", "There is no help on “dancing”; there is help on Taking, Bowing."),
        ("count sheep", "Type “count” and one of: heap, players"),
    ],
)
def test_what_is_not_understood_is_explained_and_asked_again(
    carson: Carson, shelf: Path, typed: str, says: str
) -> None:
    shown = carson(*HOT_SEAT, typed=f"{typed}\n3\n").stdout
    assert says in " ".join(shown.split())
    assert "\x1b" not in shown
    assert moves(shelf / "last-game.txt") == ["3"]


# ---- orders


def test_help_lists_the_orders_and_the_topics(carson: Carson) -> None:
    shown = prompts(carson(*HOT_SEAT, typed="help\nHELP bow\n?\nhelp wink\n").stdout)
    for word in ("undo", "save FILE", "load FILE", "list", "board", "count", "log", "quit", "Taking, Bowing"):
        assert word in shown[1]
    assert "Bow when the heap is gone." in shown[2]
    assert shown[3] == shown[1]
    assert shown[4] == "wink: wink politely\n"


def test_the_board_and_the_choices_can_be_shown_again(carson: Carson) -> None:
    shown = prompts(carson(*HOT_SEAT, typed="board\n\nlist\n").stdout)
    assert shown[1].strip().startswith("heap ooo")
    assert shown[2].startswith("Take")
    assert shown[3].startswith("Take")


def test_count_shows_what_the_game_counts(carson: Carson) -> None:
    shown = prompts(carson(*HOT_SEAT, typed="count\ncount PLAY\n").stdout)
    assert "heap, players, by_seat" in shown[1]
    assert "bowed" in shown[2]


def test_a_number_is_explained(carson: Carson) -> None:
    shown = prompts(carson(*HOT_SEAT, typed="explain HEAP\nexplain\nexplain wink\n").stdout)
    assert shown[1].splitlines() == [
        "The heap",
        "How many are left: 21",
        "    -0  pebbles taken so far (a1, b2)",
        "Ben is next.",
    ]
    assert "Type what to explain" in shown[2]
    assert "There is nothing to explain about “wink”." in shown[3]


def test_the_log_tells_what_happened(carson: Carson) -> None:
    shown = prompts(carson(*HOT_SEAT, typed="3\nwink\nlog\nlog all\n").stdout)
    assert shown[3].splitlines()[1:] == ["· Ben: 3", "· Ann: wink"]
    assert shown[4] == shown[3]


def test_undo_goes_back_one_action_at_a_time(carson: Carson, shelf: Path) -> None:
    shown = prompts(carson(*HOT_SEAT, typed="3\nwink\n2\nundo\nundo\nlog\nwait\n").stdout)
    assert "Taken back: Ben, 2, and all that followed." in shown[4]
    assert "Taken back: Ann, wink, and all that followed." in shown[5]
    assert "Ann: Ann, how many" in shown[5]
    assert shown[6].splitlines()[1:] == ["· Ben: 3"]
    assert moves(shelf / "last-game.txt") == ["3", "wait"]


def test_undo_takes_back_what_bots_did_since(carson: Carson, shelf: Path) -> None:
    carson("play", "--set", "heap=21", "--seed", "3", typed="3\nundo\n")
    assert "A" not in [line[0] for line in (shelf / "last-game.txt").read_text().splitlines()[11:]]


def test_an_undone_choice_is_asked_like_the_first_time(carson: Carson) -> None:
    shown = prompts(carson(*HOT_SEAT, typed="3\nwink\nundo\n").stdout)
    assert shown[1].partition("heap")[2] == shown[3].partition("heap")[2].replace("· Ben: 3\n", "", 1) or (
        shown[1].splitlines()[-7:] == shown[3].splitlines()[-7:]
    )


# ---- saving and loading


def test_a_saved_game_goes_on_where_it_was(carson: Carson, shelf: Path) -> None:
    carson(*HOT_SEAT, typed="3\nwink\nsave my game.txt\n2\n")
    assert moves(Path("my game.txt")) == ["3", "wink"]
    shown = carson("play", "--load", "my game.txt", typed="wait\n").stdout
    assert "· Ann: wink" in prompts(shown)[0]
    assert moves(shelf / "last-game.txt") == ["3", "wink", "wait"]
    assert moves(Path("my game.txt")) == ["3", "wink"]


def test_saving_loading_and_saving_gives_the_same_file(carson: Carson) -> None:
    carson(*HOT_SEAT, typed="3\nwink\nsave one.txt\n2\nload one.txt\nsave two.txt\n")
    assert Path("one.txt").read_bytes() == Path("two.txt").read_bytes()


def test_the_game_is_saved_again_without_a_question(carson: Carson) -> None:
    shown = carson(*HOT_SEAT, typed="3\nsave one.txt\n2\nsave one.txt\n").stdout
    assert "Overwrite" not in shown
    assert moves(Path("one.txt")) == ["3", "2"]


def test_another_game_of_the_same_seed_is_not_overwritten_unasked(carson: Carson) -> None:
    carson(*HOT_SEAT, typed="3\nsave one.txt\n")
    shown = carson(*HOT_SEAT, typed="2\nsave one.txt\n\n").stdout
    assert "one.txt is there already and is another game. Overwrite it? [y/N]" in shown
    assert moves(Path("one.txt")) == ["3"]


@pytest.mark.parametrize(("answer", "overwritten"), [("", False), ("no", False), ("yes", True)])
@pytest.mark.parametrize("there", ["a letter", "another game", "a broken record"])
def test_a_file_that_is_something_else_is_overwritten_only_if_wanted(
    carson: Carson, there: str, answer: str, overwritten: bool
) -> None:
    path = Path("there.txt")
    if there == "another game":
        carson("demo", "--save", "there.txt")
    else:
        path.write_text("Dear Ann\n" if there == "a letter" else "carson record 1\nand then\n")
    before = path.read_text()
    shown = carson(*HOT_SEAT, typed=f"3\nsave there.txt\n{answer}\n").stdout
    assert "there.txt is there already" in shown
    assert (path.read_text() != before) is overwritten
    assert overwritten or "Nothing was saved." in shown


def test_no_half_written_file_is_left(
    carson: Carson, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    shown = carson(*HOT_SEAT, typed="save one.txt\n3\n").stdout
    assert "“one.txt” cannot be written: no space left on device." in shown
    assert "This game is not kept by itself" in shown
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_broken_file_does_not_disturb_the_game(carson: Carson, shelf: Path) -> None:
    carson("demo", "--save", "game.txt")
    text = Path("game.txt").read_text()
    Path("game.txt").write_text(text.replace("bow ", "wink "))
    shown = carson(*HOT_SEAT, typed="3\nload game.txt\nwink\n").stdout
    assert "game.txt: line " in shown
    assert moves(shelf / "last-game.txt") == ["3", "wink"]


def test_a_finished_game_shows_its_end_when_it_is_loaded(carson: Carson) -> None:
    carson("demo", "--save", "game.txt")
    assert "Total" in carson("play", "--load", "game.txt", "--people", "1").stdout


def test_a_game_of_bots_can_be_taken_over(carson: Carson, shelf: Path) -> None:
    carson("demo", "--save", "game.txt")
    lines = Path("game.txt").read_text().splitlines()
    Path("game.txt").write_text("\n".join(lines[: lines.index("moves") + 3]))
    assert "only bots play" in carson("play", "--load", "game.txt").stderr
    shown = carson("play", "--load", "game.txt", "--people", "1", typed="1\n").stdout
    assert "Pebbles and Politeness: Abe, Bot Belle" in shown
    assert "Abe, how many pebbles?" in shown


# ---- the shelf


def test_the_last_game_goes_on(carson: Carson, shelf: Path) -> None:
    carson(*HOT_SEAT, typed="3\nwink\nquit\n")
    shown = carson("play", "--continue", typed="2\n").stdout
    assert "· Ann: wink" in shown
    assert moves(shelf / "last-game.txt") == ["3", "wink", "2"]
    assert not (shelf / "previous-game.txt").exists()


def test_a_new_game_puts_the_unfinished_one_aside(carson: Carson, shelf: Path) -> None:
    carson(*HOT_SEAT, typed="3\nwink\n")
    carson(*HOT_SEAT, typed="")
    assert moves(shelf / "last-game.txt") == ["3", "wink"]
    carson(*HOT_SEAT, typed="1\n")
    assert moves(shelf / "last-game.txt") == ["1"]
    assert moves(shelf / "previous-game.txt") == ["3", "wink"]


def test_a_loaded_game_puts_the_one_that_was_played_aside(carson: Carson, shelf: Path) -> None:
    carson(*HOT_SEAT, typed="3\nsave three.txt\nundo\n1\nload three.txt\nwink\n")
    assert moves(shelf / "last-game.txt") == ["3", "wink"]
    assert moves(shelf / "previous-game.txt") == ["1"]


def test_a_shelf_that_cannot_be_used_does_not_stop_the_game(
    carson: Carson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    shown = carson(*HOT_SEAT, typed="3\nwink\nsave one.txt\n").stdout
    assert shown.count("This game is not kept by itself") == 1
    assert moves(Path("one.txt")) == ["3", "wink"]


def test_a_broken_kept_game_is_named(carson: Carson, shelf: Path) -> None:
    shelf.mkdir(parents=True)
    (shelf / "last-game.txt").write_text("carson record 1\nhello\n")
    result = carson("play", "--continue")
    assert result.exit_code == 2
    assert "last-game.txt: line 2" in result.stderr


# ---- questions that need no answer


@pytest.fixture
def idle_while_tall(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to take anything while more than 18 pebbles are left: they wait without being asked."""

    def idle(face: PebblesFace, view: View) -> int | None:
        return WAIT if 18 < pebbles(view.state).heap < 21 and WAIT in view.legal() else None

    monkeypatch.setattr(PebblesFace, "idle", idle)


def test_what_changes_nothing_is_not_asked(carson: Carson, shelf: Path, idle_while_tall: None) -> None:
    carson(*HOT_SEAT, typed="1\n3\n")
    assert moves(shelf / "last-game.txt") == ["1", "wait", "wait", "3"]


def test_who_wants_to_is_asked_everything(carson: Carson, shelf: Path, idle_while_tall: None) -> None:
    shown = carson(*HOT_SEAT, typed="ask\n1\n1\n3\n").stdout
    assert "From now on you are asked everything." in shown
    assert moves(shelf / "last-game.txt") == ["1", "1", "3"]


def test_undo_goes_back_over_what_nobody_was_asked(
    carson: Carson, shelf: Path, idle_while_tall: None
) -> None:
    """To the last answer that somebody gave; there one may choose anew."""
    shown = prompts(carson(*HOT_SEAT, typed="1\nundo\n3\n").stdout)
    assert "Taken back: Ben, 1, and all that followed." in shown[2]
    assert moves(shelf / "last-game.txt") == ["3"]
