"""The statistics of a task, put together from its games: for people and for programs."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median

from carson.arena.benchmark import machine
from carson.arena.contest import Contest
from carson.arena.markdown import markdown_table
from carson.arena.standings import wilson
from carson.arena.statistics import Counts, tree_size
from carson.env.tasks import Task

FORMAT = 1


@dataclass(frozen=True)
class Studied:
    """A task and what was counted in each of its games."""

    task: Task
    plan: Contest
    games: list[Counts]

    @property
    def decisions(self) -> list[int]:
        return [len(game.answers) for game in self.games]

    @property
    def answers(self) -> list[int]:
        return [answers for game in self.games for answers in game.answers]

    @property
    def hidden(self) -> list[float]:
        return [bits for game in self.games for bits in game.hidden]

    @property
    def questions(self) -> Counter[str]:
        return sum((game.questions for game in self.games), Counter())

    @property
    def rounds(self) -> list[tuple[int, float]]:
        """The decisions of each round, on the average of all games."""
        together: Counter[int] = sum((game.rounds for game in self.games), Counter())
        return [(number, together[number] / len(self.games)) for number in sorted(together)]

    @property
    def forced(self) -> float:
        """The share of questions that had a single answer."""
        forced = sum(game.forced for game in self.games)
        return forced / (forced + sum(self.decisions))

    @property
    def first_wins(self) -> float | None:
        """The victories of whoever decides first; shared ones count as a part. None where nobody is first."""
        if len(self.task.seats) == 1 or any(game.first is None for game in self.games):
            return None
        return sum(game.shares[game.first or 0] for game in self.games)


def as_json(seed: str, all_studied: Sequence[Studied]) -> dict[str, object]:
    """Everything that was found, and what is needed to find it again."""
    return {
        "statistics": FORMAT,
        **machine(),
        "seed": seed,
        "tasks": [_task_json(studied) for studied in all_studied],
    }


def _task_json(one: Studied) -> dict[str, object]:
    return {
        "task": one.task.name,
        "mark": one.task.mark,
        "rules": one.task.game.version_of(one.task.options),
        "bot": one.plan.bots[0],
        "games": len(one.games),
        "actions": one.task.actions,
        "observation": one.task.legend.size,
        **_choices_json(one),
        **_unknown_json(one),
        **_wins_json(one),
    }


def _choices_json(one: Studied) -> dict[str, object]:
    answers, decisions = one.answers, one.decisions
    return {
        "answers": {"mean": round(fmean(answers), 2), "median": median(answers), "most": max(answers)},
        "decisions": {
            "mean": round(fmean(decisions), 2),
            "shortest": min(decisions),
            "longest": max(decisions),
        },
        "rounds": {str(number): round(mean, 2) for number, mean in one.rounds},
        "questions": dict(sorted(one.questions.items())),
        "forced": round(one.forced, 4),
        "together": round(sum(game.together for game in one.games) / sum(decisions), 4),
        "tree_log10": round(fmean(map(tree_size, one.games)), 1),
    }


def _unknown_json(one: Studied) -> dict[str, object]:
    hidden = one.hidden
    return {
        "chance_events": round(fmean(game.chances for game in one.games), 2),
        "luck_bits": round(fmean(game.luck for game in one.games), 2),
        "hidden": {
            "decisions": round(fmean(bits > 0 for bits in hidden), 4),
            "mean_bits": round(fmean(hidden), 3),
            "most_bits": round(max(hidden), 2),
        },
    }


def _wins_json(one: Studied) -> dict[str, object]:
    games, wins = len(one.games), one.first_wins
    return {
        "first": None
        if wins is None
        else {"wins": round(wins / games, 4), "interval": [round(bound, 4) for bound in wilson(wins, games)]},
        "wins_by_seat": [
            round(fmean(seat), 4) for seat in zip(*(game.shares for game in one.games), strict=True)
        ],
    }


# ---- as tables

TO_CHOOSE = ("task", "answers", "median", "most", "decisions", "from, to", "rounds", "kinds", "forced")
UNKNOWN = ("task", "chance", "luck, bits", "hidden at", "bits", "most", "tree", "first wins", "95% interval")
NUMBERS = range(1, len(TO_CHOOSE))


def to_choose(one: Studied) -> tuple[str, ...]:
    """How much there is to choose, and how long it lasts."""
    return (
        one.task.name,
        f"{fmean(one.answers):.1f}",
        f"{median(one.answers):g}",
        f"{max(one.answers)}",
        f"{fmean(one.decisions):.0f}",
        f"{min(one.decisions)}, {max(one.decisions)}",
        _rounds(one),
        f"{len(one.questions)}",
        f"{one.forced:.1%}",
    )


def _rounds(one: Studied) -> str:
    """How many there are, and the decisions in the shortest and in the longest of them."""
    means = [mean for number, mean in one.rounds if number > 0]  # 0 is the set-up
    return f"{len(means)}: {min(means):.0f} to {max(means):.0f}" if means else ""


def unknown(one: Studied) -> tuple[str, ...]:
    """How much is luck, how much is hidden, and whether it is good to be first."""
    games, wins = len(one.games), one.first_wins
    return (
        one.task.name,
        f"{fmean(game.chances for game in one.games):.0f}",
        f"{fmean(game.luck for game in one.games):.0f}",
        f"{fmean(bits > 0 for bits in one.hidden):.0%}",
        f"{fmean(one.hidden):.1f}",
        f"{max(one.hidden):.1f}",
        f"10^{fmean(map(tree_size, one.games)):.0f}",
        "" if wins is None else f"{wins / games:.1%}",
        "" if wins is None else "{:.1%} to {:.1%}".format(*wilson(wins, games)),
    )


def markdown(seed: str, all_studied: Sequence[Studied]) -> str:
    """Both tables as a page can hold them."""
    bot, games = all_studied[0].plan.bots[0], len(all_studied[0].games)
    lines = [f"`{bot}` on every seat, {games} games on each task, seed {seed}."]
    for headings, row in ((TO_CHOOSE, to_choose), (UNKNOWN, unknown)):
        lines += ["", *markdown_table(headings, NUMBERS, [row(studied) for studied in all_studied])]
    return "\n".join(lines) + "\n"
