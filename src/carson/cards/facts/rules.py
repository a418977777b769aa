"""Rules: every switch of a game, named for what it changes."""

from typing import Final

from carson.cards.facts.ids import SUIT_NAMES, SUITS
from carson.core.options import names_in
from carson.core.origin import Origin

NOVICE: Final = "novice"
INTERMEDIATE: Final = "intermediate"
EXPERT: Final = "expert"
STRENGTHS: Final = (NOVICE, INTERMEDIATE, EXPERT)
LEAST_SEATS: Final = 4  # empty seats up to here are filled with virtual players
MOST_SEATS: Final = 6

# auction cards as sets of bits: a player has 1 to 9; a stronger virtual player has 10 for its 1, 11 for its 2
HAND: Final = 0b0011_1111_1110
STACKS: Final[dict[str, int]] = {
    NOVICE: HAND,
    INTERMEDIATE: HAND ^ 0b0100_0000_0010,
    EXPERT: HAND ^ 0b1100_0000_0110,
}


class Rules:
    """The switches of one game; never changed once made."""

    origin: Origin
    options: dict[str, str]  # what the game was made with
    players: int  # seats that decide: people or bots
    seats: int  # with the virtual players, who sit behind them
    strengths: list[str]  # of the virtual players, in the order of their seats
    stacks: list[int]  # by seat: the auction cards of an era
    suits: list[int]  # by seat (A72)
    shown: int  # terrain cards shown in a round
    free_choice: bool  # the Paperboy looks through the pile instead of taking its top card (A43)
    printed_backs: bool  # every character has its own back instead of one dealt by chance
    rematch: bool  # equal totals at the top play again instead of sharing the victory (A71)

    def __init__(self, options: dict[str, str], players: int, strengths: list[str]) -> None:
        self.origin = Origin("cards", options)
        self.options = options
        self.players = players
        self.strengths = strengths
        self.seats = players + len(strengths)
        self.stacks = [HAND] * players + [STACKS[strength] for strength in strengths]
        self.shown = 4 if self.seats == LEAST_SEATS else 5
        self.free_choice = options["paperboy"] == "any"
        self.printed_backs = options["backs"] == "printed"
        self.rematch = options["rematch-on-tie"] == "yes"
        self.suits = dealt_suits(named_suits(options))[: self.seats]

    def is_virtual(self, seat: int) -> bool:
        return seat >= self.players


def filled_up(players: int, named: list[str]) -> list[str]:
    """The virtual players: those named, and as many more like the last one as the table needs."""
    last = named[-1] if named else INTERMEDIATE
    return named + [last] * (LEAST_SEATS - players - len(named))


def named_strengths(options: dict[str, str]) -> list[str]:
    """The virtual players that were asked for."""
    return names_in(options["virtual"])


def named_suits(options: dict[str, str]) -> list[int]:
    """The suits that were asked for, in the order of the seats."""
    return [SUIT_NAMES.index(part) for part in names_in(options["suits"])]


def dealt_suits(named: list[int]) -> list[int]:
    """All suits in the order of the seats: those named, then the others as they are printed (A72)."""
    return named + [suit for suit in range(SUITS) if suit not in named]


def rules_for(options: dict[str, str]) -> Rules:
    """The Rules of settled options."""
    players = int(options["seats"])
    return Rules(options, players, filled_up(players, named_strengths(options)))
