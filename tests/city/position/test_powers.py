"""Positions refused because an entry of the agenda does not fit the characters in force."""

import pytest

from tests.city.busy import GAME
from tests.city.position.refusing import HERE, LAND_SET, RED_SET, SET, check_refused, fixed, text_of
from tests.city.position.test_reading import DOCS

# ---- phase 1


ROUND = ["agenda", " round choose"]

POWERS = [
    ("banker", "ask-second A"),
    ("doctor", "ask-arm A"),
    ("doctor", "ask-retire A"),
    ("doctor", "ask-tax A"),
    ("doctor", "ask-land A"),
    ("doctor", "ask-cash-now A"),
    ("doctor", "ask-tile A building"),
    ("worker-red", "ask-tile A mine"),
    ("worker-red", "ask-tile A ranch"),
    ("doctor", "draw-parcel A 1"),
    ("doctor", "roll-gift A"),
    ("doctor", "ask-lot A 2"),
    ("doctor", "ask-bid B seller A"),
]


@pytest.mark.parametrize(("character", "entry"), POWERS)
def test_powers_the_character_does_not_have(character: str, entry: str) -> None:
    players = [f"player A cash 9 character {character}", "player B cash 9"]
    text = text_of(*players, *ROUND, " ask-character B 1", f" {entry} {HERE}", tiles=SET)
    check_refused(text, "A has no such power")


CHOOSING = [
    (["player B character worker-red"], ["ask-tile B building # here"], "it should ask C"),
    (["player C character worker-red"], ["draw-tile build-8 # here"], "that is filled now is build-12"),
    (["player C character indian"], ["draw-tile build-12 # here"], "nobody has just taken a tile"),
    (
        ["player C character worker-red"],
        ["draw-tile build-12", "ask-site C bank # here"],
        "C has no bank in hand",
    ),
    (
        ["player C character prospector hand bank"],
        ["draw-tile build-12", "ask-site C bank # here"],
        "C has no such power",
    ),
    (["player C character prospector"], ["ask-homestead C mine # here"], "C has no mine in hand"),
    (["player C character prospector hand bank"], ["ask-homestead C bank # here"], "no power gives a bank"),
    (["player C character worker-red hand mine"], ["ask-homestead C mine # here"], "C has no such power"),
    (["player C character auctioneer"], ["ask-lot C 1 # here"], "2 parcels are still to choose"),
    (["player C character auctioneer", "lot a1,b1"], ["ask-lot C 1 # here"], "0 parcels are still"),
    (
        ["player A cash 3", "player C character auctioneer"],
        ["ask-bid A seller C # here"],
        "must name 2 parcels",
    ),
    (
        ["player A cash 3", "player C character auctioneer", "lot a1,b1"],
        ["ask-bid A seller B # here"],
        "the seller must be the last one who has chosen",
    ),
    (
        ["player A cash 3", "player C character auctioneer", "lot a1,b1"],
        ["ask-bid A high 2 seller C # here"],
        "needs the seat that has made it",
    ),
    (
        ["player A cash 3", "player C character auctioneer", "lot a1,b1"],
        ["ask-bid A high 2 by C seller C # here"],
        "C cannot pay $2",
    ),
    (
        ["player A cash 3", "player C character auctioneer", "lot a1,b1"],
        ["ask-bid A seller C out A # here"],
        "who leads or is out is not asked",
    ),
    (
        ["player A cash 3", "player C cash 9 character auctioneer", "lot a1,b1"],
        ["ask-bid A high 3 by C seller C # here"],
        "A cannot bid more than $3",
    ),
    (["player C character auctioneer"], ["ask-bid A high 600 by C seller C # here"], "“600” is no bid"),
    (["player C character auctioneer"], ["ask-bid A out B # here"], "“out” should be the word seller"),
    (["player C character auctioneer"], ["ask-bid A seller D # here"], "“D” is no seat"),
    (["player C character christmas-red"], ["roll-gift B # here"], "B has no such power"),
]


@pytest.mark.parametrize(("lines", "entries", "complaint"), CHOOSING)
def test_questions_of_phase_1_that_do_not_fit(lines: list[str], entries: list[str], complaint: str) -> None:
    named = [line.split()[1] for line in lines if "character" in line]
    others = {"A": "banker-red", "B": "governor", "C": "indian"}
    missing = [f"player {seat} character {others[seat]}" for seat in "ABC" if seat not in named]
    merged = [line for line in lines if "character" in line or not line.startswith("player")]
    for line in lines:
        if line.startswith("player") and "character" not in line:
            seat = line.split()[1]
            merged.append(f"{line} character {others[seat]}")
            missing = [other for other in missing if not other.startswith(f"player {seat}")]
    text = text_of(*merged, *missing, *ROUND, *[f" {entry}" for entry in entries], tiles=LAND_SET)
    check_refused(text, complaint)


def test_an_auction_of_the_token_has_no_parcels() -> None:
    """R-AUCTION-R-SPACE."""
    seller = [
        "player A cash 9 character doctor",
        "player B character lawyer",
        "player C character auctioneer-red",
    ]
    bid = [*ROUND, f" ask-bid A seller C {HERE}"]
    check_refused(text_of(*seller, "lot a1,b1", *bid, tiles=RED_SET), "the token is sold")
    check_refused(text_of(*seller, "ammunition B", *bid, tiles=RED_SET), "the token is taken")
    GAME.read_position(text_of(*seller, *bid, tiles=RED_SET))


# ---- the agenda: later questions


LATER = [
    (["player A character doctor"], ["round place", "ask-dynamite A # here"], "no cowboy with dynamite"),
    (
        ["player A character gunsmith-red dynamite 1"],
        ["round place", "ask-dynamite A # here"],
        "A has no cowboy with dynamite to place",
    ),
    (
        ["player A character singer"],
        ["round place", "ask-no-duel A # here"],
        "no cowboy with a no-duel token",
    ),
    (
        ["pass A", "player A character singer cowboys 1 no-duel 1"],
        ["round place", "ask-no-duel A # here"],
        "A has passed",
    ),
    (["player A character doctor"], ["round gambling", "roll-gamble A multiplied # here"], "does not sing"),
    (
        ["player A character doctor"],
        ["round gambling", "use-space gambling", "roll-gamble A # here"],
        "A has no such power",
    ),
    (
        ["player A character doctor"],
        ["round roads", "use-space roads", "roll-gamble A # here"],
        "is at roads",
    ),
    (
        ["player A character doctor"],
        ["round vp-5", "use-space vp-5", "ask-vp A vp-5 # here"],
        "A has no such power",
    ),
    (["player A character doctor"], ["round tripling", "ask-triple A # here"], "A has no dynamite"),
    (
        ["player A dynamite 1", "player B dynamite 1"],
        ["round tripling", "ask-triple A", "ask-triple B # here"],
        "the first in pass order must be on top",
    ),
    (["player A character doctor"], ["round evening", "ask-package A # here"], "A has no such power"),
    (["player A character doctor"], ["round last-roads", "ask-roads A # here"], "in the last round"),
    (["player A character doctor"], ["round last-roads", "road-window 1 # here"], "in the last round"),
    (["round 4", "player A character doctor"], ["round last-roads", "ask-roads A # here"], "no such power"),
    (
        ["player A character doctor"],
        ["round refill", "draw-tile build-12", "ask-site A bank # here"],
        "in hand",
    ),
    (
        ["player A character doctor hand bank"],
        ["round refill", "draw-tile build-12", "ask-site A bank # here"],
        "A has no such power",
    ),
    (
        ["player A character doctor"],
        ["round refill", "draw-tile build-12 no-city-hall # here"],
        "only before the first round",
    ),
]


@pytest.mark.parametrize(("lines", "entries", "complaint"), LATER)
def test_later_questions_that_do_not_fit(lines: list[str], entries: list[str], complaint: str) -> None:
    text = text_of(*lines, "agenda", *[f" {entry}" for entry in entries], tiles=SET)
    check_refused(text, complaint)


FOUGHT = ["player A character doctor cowboys 1", "player B cowboys 1 on roads", "player C cowboys 1"]

LOSERS = [
    ("doctor", ["use-space roads", "ask-heal B # here"], "nobody has just won a duel here"),
    ("doctor", ["use-space roads", "ask-heal A", "ask-heal C # here"], "A must be on top"),
    ("doctor", ["use-space roads", "ask-mourn C # here"], "nobody has a character who is paid by losers"),
    ("undertaker", ["use-space roads", "ask-heal C # here"], "nobody has a character who heals"),
    ("undertaker", ["use-space roads", "ask-mourn A # here"], "A does not pay for the own cowboys"),
    ("undertaker", ["use-space roads", "ask-mourn C", "ask-mourn C # here"], "must be on top"),
]


@pytest.mark.parametrize(("character", "entries", "complaint"), LOSERS)
def test_losers_that_cannot_be_asked(character: str, entries: list[str], complaint: str) -> None:
    """R-DOCTOR-ORDER, R-UNDERTAKER-POOR."""
    players = [line.replace("doctor", character) for line in FOUGHT]
    text = text_of(*players, "agenda", " round roads", *[f" {entry}" for entry in entries], tiles=SET)
    check_refused(text, complaint)


def test_a_loser_has_a_beaten_cowboy_at_home() -> None:
    players = [*FOUGHT[:2], "player C cash 9"]
    text = text_of(*players, "agenda", " round roads", " use-space roads", f" ask-heal C {HERE}", tiles=SET)
    check_refused(text, "C has no beaten cowboy")
    fixed(text, "cash 9", "cash 9 cowboys 1")


# ---- duels with dynamite and a second try


DYNAMITE = (DOCS / "positions" / "dynamite.txt").read_text(encoding="utf-8")

DUELS = [
    ("roll-duel e5 first 4", "roll-duel e5 first 7", "“7” is no die"),
    ("roll-duel e5 first 4", "roll-duel e5 first", "the die is missing"),
    ("roll-duel e5 first 4", "roll-duel e5 again", "nobody can have rolled again"),
    ("roll-duel e5 first 4", "ask-reroll B e5", "somebody has still to roll"),
    ("roll-duel e5 first 4", "ask-reroll B d6", "B has no second try here"),
    ("dice A 2 C 5", "dice A 7 C 5", "A rolls one die, which cannot show 7"),
    ("dynamite-at e5,e7", "dynamite-at e7,e8", "B has dynamite where no cowboy of B stands"),
    ("tripled e7", "tripled d6", "only Mines are tripled"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), DUELS)
def test_dice_that_cannot_be(old: str, new: str, complaint: str) -> None:
    check_refused(DYNAMITE.replace(old, f"{new} {HERE}"), complaint)


def test_only_dynamite_gives_a_second_die() -> None:
    one = DYNAMITE.replace("dynamite-at e5,e7", "dynamite-at e7")
    check_refused(one.replace("first 4", f"first 4 {HERE}"), "without dynamite and so one die")
    fixed(one, " first 4", "")


def test_two_dice_show_at_least_two() -> None:
    rolled = DYNAMITE.replace("pass C A B", "pass C B A").replace(" first 4", "")
    check_refused(rolled.replace("dice A 2 C 5", f"dice B 1 C 5 {HERE}"), "two dice, which cannot show 1")
    fixed(rolled, "dice A 2 C 5", "dice B 12 C 5")


def test_a_second_try_is_for_the_gunsmith() -> None:
    """R-GUNSMITH-REROLL."""
    players = [
        "dice A 3 B 4",
        "player A character doctor on roads",
        "player B on roads character gunsmith-red",
    ]
    entries = ["agenda", " round roads", " use-space roads"]
    check_refused(text_of(*players, *entries, f" ask-reroll A roads {HERE}", tiles=SET), "no second try here")
    GAME.read_position(text_of(*players, *entries, " ask-reroll B roads", tiles=SET))
    again = text_of("dice A 3", *players[1:], *entries, " roll-duel roads again", tiles=SET)
    GAME.read_position(again)


def test_whoever_sings_or_carries_a_token_comes_before_the_duel() -> None:
    """R-SINGER-FIRST."""
    players = ["player A character singer on roads no-duel-at roads", "player B on roads"]
    entries = ["agenda", " round roads", " use-space roads", f" roll-duel roads {HERE}"]
    check_refused(text_of(*players, *entries, tiles=SET), "who carries a no-duel token comes first")
