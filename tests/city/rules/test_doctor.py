"""14 Doctor and Undertaker: what a lost duel may bring and cost (2.D)."""

import pytest

from tests.city.rules.draw import DrawnTable, position

CAST = """
        option characters picked
        option tiles sheriff,banker,worker,settler,singer,doctor,lawyer
"""


def drawn(text: str) -> DrawnTable:
    """A position with the Doctor among the characters."""
    return position(CAST + text)


# ---- which side


def test_the_holder_picks_the_side() -> None:
    """R-CHAR-SIDE: both are on offer, and with one the other is taken."""
    table = drawn("""
        player A
        player B
        player C
        agenda
          round before-choose
    """)
    assert {"doctor", "undertaker"} < table.choices
    table.play("A undertaker")
    assert table.asked == "B ask-character"
    assert {"doctor", "undertaker"} & table.choices == set()
    table.play("B banker", "C worker")
    table.shows("turn B C A")


def test_the_paperboy_picks_the_side_too() -> None:
    """R-PAPERBOY-SIDES, R-CHAR-SIDE: and acts before everybody; his beaten rivals pay him."""
    table = position("""
        option characters picked
        option tiles paperboy-red,sheriff,banker,worker,settler,singer,doctor,lawyer
        bag -
        player A cowboys 1
        player B cash 2 cowboys 1
        player C cowboys 1
        agenda
          round before-choose
    """)
    table.play("A paperboy-red")
    assert {"doctor", "undertaker"} < table.choices
    table.play("A undertaker")
    assert {"doctor", "undertaker"} & table.choices == set()
    table.play("B singer", "C worker")
    table.shows("turn A C B")
    table.play("A wages", "C roads", "B roads")
    table.roll(6, 1)
    assert table.cash == [4 + 2, 0, 0]


# ---- the Doctor


def test_a_loser_pays_3_dollars_and_goes_on() -> None:
    """D-65, R-DOCTOR-SPACE: from the lost duel to an empty space, where the cowboy acts."""
    table = drawn("""
        player A character banker on roads
        player B cash 5 character worker on roads
        player C character doctor
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    assert table.asked == "B ask-heal"
    table.play("B gambling")
    assert table.cash == [0, 2, 3]
    table.shows("player B cowboys 0 reserve 10")
    assert table.asked == "* roll-gamble"
    table.roll(1, 1)
    assert table.cash == [0, 4, 3]


def test_nobody_must_be_healed() -> None:
    """R-DOCTOR-ORDER: then the cowboy goes home as usual."""
    table = drawn("""
        player A character banker on roads,gambling
        player B cash 5 character worker on roads
        player C character doctor
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    table.play("B no")
    assert table.cash == [0, 5, 0]
    table.shows("player B cowboys 1 on -")


def test_empty_open_spaces_still_to_come() -> None:
    """R-DOCTOR-SPACE: with a tile on building spaces; no land, no building, no City Hall."""
    table = drawn("""
               c      d      e      f
         5                        B ho
         4     CH          A ho

        market 12:mine 8:bank
        white vp-5
        player A character sheriff used on roads,build-8
        player B cash 5 character worker on roads
        player C character singer on cowboy-income no-duel-at cowboy-income
        player D character doctor on vp-3
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    assert table.choices == set(
        "no road build-12 parcel-income gambling parcel-vp cowboy-vp building-vp vp-4 vp-2".split()
    )


def test_road_is_not_empty_when_somebody_digs_there() -> None:
    """R-DOCTOR-SPACE."""
    table = drawn("""
        player A character banker on roads
        player B cash 5 character worker on roads
        player C character doctor on road
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    assert "road" not in table.choices
    assert "gambling" in table.choices


def test_on_road_the_healed_cowboy_digs() -> None:
    """R-DOCTOR-SPACE, D-06: Road comes after Roads."""
    table = drawn("""
        player A character banker on roads,gambling
        player B cash 3 character worker on roads
        player C character doctor
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    table.play("B road")
    assert table.asked == "* roll-gamble"
    table.shows("player B cash 0 roads 1 cowboys 0 reserve 10")


def test_after_the_last_space_there_is_nowhere_to_go() -> None:
    """R-DOCTOR-SPACE: in round 4 the $5 purchase is the last one."""
    table = drawn("""
        round 4
        player A cash 5 character banker on vp-5
        player B cash 5 character worker on vp-5
        player C character doctor
        agenda
          round before-vp-5
    """)
    table.roll(6, 1)
    assert table.asked == "A ask-vp"
    table.shows("""
        player B cash 5 cowboys 1
        player C cash 0
    """)


def test_purchases_closed_this_round_stay_closed() -> None:
    """R-DOCTOR-SPACE, D-11: in round 3 only $5 and $4 are open."""
    table = drawn("""
        round 3
        player A character banker on cowboy-income
        player B cash 5 character worker on cowboy-income
        player C character doctor
        agenda
          round before-cowboy-income
    """)
    table.roll(6, 1)
    assert table.choices == set("no gambling parcel-vp cowboy-vp building-vp vp-5 vp-4".split())


def test_from_land_to_the_buildings() -> None:
    """R-DOCTOR-SPACE: after a parcel duel the building spaces are still to come, Road is not."""
    table = drawn("""
               d
         4
             ab

        market 5:ranch
        player A cash 5 character banker
        player B cash 8 character settler
        player C character doctor
        agenda
          round before-parcel-duels
    """)
    table.roll(6, 1)
    assert "road" not in table.choices
    assert table.parcels == set()
    table.play("B build-5")
    table.play("A d4")
    assert table.asked == "B ask-building"
    assert table.cash == [4, 5, 3]


def test_the_doctor_is_first_and_free_then_the_pass_order() -> None:
    """R-DOCTOR-ORDER: D is the Doctor and passed last; C passed before B."""
    table = drawn("""
        pass A C B D
        player A character banker on roads
        player B cash 3 character worker on roads
        player C cash 3 character settler on roads
        player D character doctor on roads
        agenda
          round before-roads
    """)
    table.roll(6, 1, 1, 1)
    assert table.asked == "D ask-heal"
    table.play("D gambling")
    assert table.asked == "C ask-heal"
    assert "gambling" not in table.choices
    table.play("C vp-5")
    assert table.asked == "B ask-heal"
    assert {"gambling", "vp-5"} & table.choices == set()
    table.play("B no")
    assert table.asked == "* roll-gamble", "D's cowboy has gone on to Gambling"
    table.shows("""
        player A roads 3
        player B cash 3 cowboys 1 on -
        player C cash 0 cowboys 0 on vp-5
        player D cash 3 cowboys 0
    """)


def test_healing_makes_no_new_duel() -> None:
    """R-DOCTOR-ORDER, R-DOCTOR-SPACE: the healed cowboy stands alone and acts alone."""
    table = drawn("""
        player A character banker on roads
        player B cash 6 character worker on roads,cowboy-income
        player C character settler on cowboy-income
        player D character doctor
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    table.play("B gambling")
    assert table.asked == "* roll-duel cowboy-income"
    table.roll(1, 6)
    assert table.asked == "B ask-heal", "a second loss, a second visit"
    assert "gambling" not in table.choices
    table.play("B vp-2")
    assert table.cash == [0, 0, 0, 6]


def test_who_cannot_pay_goes_home() -> None:
    """R-DOCTOR-ORDER: with $2 there is nothing to ask."""
    table = drawn("""
        player A character banker on roads,gambling
        player B cash 2 character worker on roads
        player C character doctor
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    assert table.asked == "* roll-gamble"
    table.shows("player B cash 2 cowboys 1")


def test_the_winner_needs_no_doctor() -> None:
    """R-DOCTOR-WHICH: not even the Doctor himself."""
    table = drawn("""
        player A character banker on roads,gambling
        player B character doctor on roads
        agenda
          round before-roads
    """)
    table.roll(1, 6)
    assert table.asked == "* roll-gamble"
    assert table.cash == [0, 0]


def test_a_cowboy_beaten_in_the_city_hall_is_healed() -> None:
    """R-DOCTOR-WHICH: the Town Council is still to come."""
    table = drawn("""
               d
         4     CH
             ab

        mayor B
        player A character banker
        player B cash 3 character worker
        player C character doctor
        agenda
          round before-city-hall-duel
    """)
    table.roll(6, 1)
    assert table.asked == "B ask-heal"
    assert table.choices == set("no parcel-vp cowboy-vp building-vp vp-5 vp-4 vp-3 vp-2".split())
    table.play("B cowboy-vp")
    table.shows("""
        mayor A
        player B cash 0
        player C cash 3
    """)


def test_a_beaten_attacker_is_healed() -> None:
    """R-DOCTOR-WHICH: and the Doctor's own beaten defender for nothing."""
    table = drawn("""
               d      e      f
         4   A ho          C ho
             ab            bc

        player A character banker
        player B cash 9 character worker
        player C character doctor
        agenda
          round before-attacks
    """)
    table.play("A d4")
    table.roll(6, 1)
    assert table.asked == "B ask-heal"
    table.play("B building-vp")
    table.roll(6, 1)
    assert table.asked == "C ask-heal"
    assert "building-vp" not in table.choices
    table.play("C cowboy-vp")
    assert table.cash == [6, 9 - 3 + 3, 3 + 3]


def test_a_church_sends_nobody_to_the_doctor() -> None:
    """R-DOCTOR-WHICH, R-CHURCH-CANCEL: that is no lost duel."""
    table = drawn("""
               c      d      e
         5   A ho   A
             ab
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        player A character banker hand church
        player B cash 5 character worker on gambling
        player C character doctor
        agenda
          round before-deferred
    """)
    table.play("A d5", "A e3")
    assert table.asked == "* roll-gamble"
    table.shows("player B cash 5 cowboys 1")


def test_the_lawyer_sends_nobody_to_the_doctor() -> None:
    """R-DOCTOR-WHICH, R-LAWYER-MULTI."""
    table = drawn("""
               d
         4
             abc

        player A cash 5 character lawyer
        player B cash 5 character worker
        player C character doctor
        agenda
          round before-road
    """)
    assert table.asked == "A ask-parcel"
    table.shows("""
        player B cash 5 cowboys 1
        player C cash 0 cowboys 1
    """)


def test_losers_of_a_duel_beside_the_singer_are_healed() -> None:
    """R-DOCTOR-SPACE, R-SINGER-FIRST: not to the Singer's other space."""
    table = drawn("""
        player A character singer on roads,gambling no-duel-at roads,gambling
        player B character banker on roads
        player C cash 3 character worker on roads
        player D character doctor
        agenda
          round before-roads
    """)
    table.shows("player A roads 3")
    table.roll(6, 1)
    assert table.asked == "C ask-heal"
    assert "gambling" not in table.choices
    assert "parcel-income" in table.choices


def test_a_healed_cowboy_is_not_at_home_for_the_next_duel() -> None:
    """R-DUEL-FP, D-65: B's firepower is 0 in the duel that follows."""
    table = drawn("""
        player A character banker on roads,parcel-income
        player B cash 3 character worker on roads,parcel-income
        player C character doctor
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    table.play("B vp-5")
    table.roll(1, 2)
    assert table.told("rolled") == [("A", "1", "0"), ("B", "2", "0")]


# ---- the Undertaker


@pytest.mark.parametrize(
    ("answer", "cash", "points"), [("pay", [0, 3, 2], [0, 3, 0]), ("points", [0, 5, 0], [0, 2, 0])]
)
def test_a_loser_pays_2_dollars_or_loses_a_point(answer: str, cash: list[int], points: list[int]) -> None:
    """D-64: to the Undertaker, who has nothing to do with the duel."""
    table = drawn("""
        player A character banker on roads,gambling
        player B cash 5 vp 3 character worker on roads
        player C character undertaker
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    assert table.asked == "B ask-mourn"
    assert table.choices == {"pay", "points"}
    table.play(f"B {answer}")
    assert table.cash == cash
    assert table.vp == points
    table.shows("player B cowboys 1")


@pytest.mark.parametrize(
    ("cash", "points", "cash_after", "points_after", "gained"),
    [(1, 2, 1, 1, 0), (2, 0, 0, 0, 2), (1, 0, 1, 0, 0), (0, 0, 0, 0, 0)],
)
def test_a_loser_gives_what_there_is(
    cash: int, points: int, cash_after: int, points_after: int, gained: int
) -> None:
    """R-UNDERTAKER-POOR, R-VP-NEG: only what can be paid, and nothing from nothing."""
    table = drawn(f"""
        player A character banker on roads,gambling
        player B cash {cash} vp {points} character worker on roads
        player C character undertaker
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    assert table.asked == "* roll-gamble"
    assert table.cash == [0, cash_after, gained]
    assert table.vp == [0, points_after, 0]


def test_the_undertaker_pays_nothing_for_his_own() -> None:
    """D-64: C loses too and is not asked."""
    table = drawn("""
        pass C B A
        player A character banker on roads,gambling
        player B cash 5 vp 3 character worker on roads
        player C cash 5 vp 3 character undertaker on roads
        agenda
          round before-roads
    """)
    table.roll(1, 1, 6)
    assert table.asked == "B ask-mourn"
    table.play("B pay")
    assert table.asked == "* roll-gamble"
    assert table.cash == [0, 3, 7]
    assert table.vp == [0, 3, 3]


def test_every_loser_pays_in_pass_order() -> None:
    """D-64, R-DOCTOR-ORDER: B passed before A."""
    table = drawn("""
        pass B A C D
        player A cash 5 vp 1 character banker on roads
        player B cash 5 vp 1 character worker on roads
        player C character settler on roads,gambling
        player D character undertaker
        agenda
          round before-roads
    """)
    table.roll(1, 1, 6)
    assert table.asked == "B ask-mourn"
    table.play("B pay")
    assert table.asked == "A ask-mourn"
    table.play("A points")
    assert table.cash == [5, 3, 0, 2]
    assert table.vp == [0, 1, 0, 0]


def test_every_lost_duel_costs_again() -> None:
    """D-64, R-UNDERTAKER-POOR: the first $2 are the last ones, then a point goes."""
    table = drawn("""
               d
         4
             ab

        player A cash 5 character banker on roads
        player B cash 2 vp 1 character worker on roads
        player C character undertaker
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    table.play("B pay")
    table.roll(6, 1)
    assert table.asked == "A ask-parcel"
    assert table.cash == [5, 0, 2]
    assert table.vp == [0, 0, 0]


def test_the_undertaker_gets_nothing_where_nobody_fights() -> None:
    """R-UNDERTAKER-POOR, R-LAWYER-MULTI: B goes home from the Lawyer's parcel unharmed."""
    table = drawn("""
               d
         4
             ab

        player A cash 5 character lawyer
        player B cash 5 vp 3 character worker
        player C character undertaker
        agenda
          round before-road
    """)
    assert table.asked == "A ask-parcel"
    table.shows("""
        player B cash 5 vp 3 cowboys 1
        player C cash 0
    """)


@pytest.mark.parametrize(
    ("side", "question", "answer"), [("undertaker", "ask-mourn", "pay"), ("doctor", "ask-heal", "no")]
)
def test_the_undertaker_heals_nobody_and_the_doctor_buries_nobody(
    side: str, question: str, answer: str
) -> None:
    """R-CHAR-SIDE: one side at a time."""
    table = drawn(f"""
        player A character banker on roads,gambling
        player B cash 5 vp 3 character worker on roads
        player C character {side}
        agenda
          round before-roads
    """)
    table.roll(6, 1)
    assert table.asked == f"B {question}"
    table.play(f"B {answer}")
    assert table.asked == "* roll-gamble"


# ---- limits


@pytest.mark.parametrize(("tile", "limit"), [("doctor", 60), ("undertaker", 90)])
def test_they_keep_so_much(tile: str, limit: int) -> None:
    """R-CASH-LIMIT, B-CHARACTERS."""
    table = drawn(f"""
        bag -
        player A cash {limit + 4} character {tile}
        player B character banker
        agenda
          round before-cash-limit
    """)
    table.play("A 0")
    table.shows(f"player A cash {limit} vp 0")
