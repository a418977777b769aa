"""What one player has, as a line of words, and back.

A word and its value follow each other in any order; what is not named is zero or nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from carson.city.facts.characters import NO_TILE
from carson.city.facts.ids import ROAD, TYPES, WAGES
from carson.city.facts.spaces import DUEL
from carson.city.position.held import HELD_WORDS, held_words, read_held
from carson.city.position.names import BUILDING, CHARACTER, SPACES_KIND, bits_of
from carson.city.table.pieces import HELD
from carson.city.table.table import Table
from carson.core.position_text import Words

# Far above anything a game reaches, and low enough that every amount a seat can be asked for has a number.
LIMITS = {"cash": 3000, "vp": 9999, "roads": 999, "revolvers": 99, "cowboys": 99}


@dataclass
class Player:
    """The pieces of one seat that are not drawn on the map."""

    numbers: dict[str, int] = field(default_factory=lambda: dict.fromkeys(LIMITS, 0))
    reserve: int | None = None  # None: whatever is left of the cowboys
    character: int | None = None  # None: not said
    used: bool = False
    hand: list[int] = field(default_factory=list)  # building types
    on: list[int] = field(default_factory=list)  # spaces, one entry for each cowboy
    held: dict[str, int] = field(default_factory=lambda: dict.fromkeys(HELD, 0))  # besides those

    def second(self) -> int:
        """The character fetched by a Paperboy, or NO_TILE."""
        return self.held["second_character"] - 1 if self.held["second_character"] else NO_TILE


def player_of(s: Table, seat: int) -> Player:
    """The pieces of a seat as they lie on the table."""
    return Player(
        numbers={
            "cash": s.cash[seat],
            "vp": s.vp[seat],
            "roads": s.unplaced_roads[seat],
            "revolvers": s.revolvers[seat],
            "cowboys": s.cowboys[seat],
        },
        reserve=s.reserve[seat],
        character=s.character[seat],
        used=s.used[seat] != 0,
        hand=[t for t in range(TYPES) for _ in range(s.hand[seat * TYPES + t])],
        on=[WAGES] * s.wages[seat] + [ROAD] * s.road_cowboys[seat] + bits_of(s.at_space[seat]),
        held={name: int(getattr(s, name)[seat]) for name in HELD},
    )


def player_words(player: Player, usual_reserve: int) -> list[str]:
    """The words that tell this player from one who has nothing."""
    words = [f"{word} {number}" for word, number in player.numbers.items() if number]
    if player.reserve != usual_reserve:
        words.append(f"reserve {player.reserve}")
    if player.character is not None and player.character != NO_TILE:
        words.append(f"character {CHARACTER.text(player.character)}")
    if player.used:
        words.append("used")
    if player.hand:
        words.append(f"hand {BUILDING.texts(player.hand)}")
    if player.on:
        words.append(f"on {SPACES_KIND.texts(player.on)}")
    return words + held_words(player.held)


def read_player(words: Words) -> Player:
    """The inverse of `player_words`."""
    player = Player()
    said: set[str] = set()
    while words.left():
        word = words.take("a word")
        if word in said:
            words.fail(f"“{word}” is said twice")
        said.add(word)
        _read_word(player, word, words)
    return player


def _read_word(player: Player, word: str, words: Words) -> None:
    if word in LIMITS:
        player.numbers[word] = words.number(word, 0, LIMITS[word])
    elif word == "reserve":
        player.reserve = words.number(word, 0, LIMITS["cowboys"])
    elif word == "character":
        player.character = words.one(CHARACTER)
    elif word == "used":
        player.used = True
    elif word == "hand":
        player.hand = words.many(BUILDING)
    elif word == "on":
        player.on = _read_spaces(words)
    elif word in HELD_WORDS:
        read_held(player.held, word, words)
    else:
        known = ", ".join([*LIMITS, "reserve", "character", "used", "hand", "on", *HELD_WORDS])
        words.fail(f"“{word}” is nothing a player has; there are {known}")


def _read_spaces(words: Words) -> list[int]:
    """Spaces with cowboys; only Wages and Road hold several of one player (R-DUP-COWBOY)."""
    spaces = words.many(SPACES_KIND)
    for space in spaces:
        if DUEL[space] and spaces.count(space) > 1:
            words.fail(f"a player can have only one cowboy on {SPACES_KIND.text(space)}")
    return spaces
