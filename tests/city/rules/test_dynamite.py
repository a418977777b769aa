"""Dynamite: two dice in a duel, or three times the income of a Mine (2.D)."""

import pytest

from carson.core.errors import BadPosition
from tests.city.rules.draw import DrawnTable, position


def sticks(table: DrawnTable) -> list[int]:
    """The dynamite everybody holds, and then what is left of the seven."""
    s = table.state
    held = [int(number) for number in s.dynamite]
    carried = [int(mask) % 2**64 for row in (s.dynamite_parcels, s.dynamite_spaces) for mask in row]
    return [*held, 7 - sum(held) - sum(mask.bit_count() for mask in carried)]


# ---- who may use it


def test_dynamite_works_with_any_later_character() -> None:
    """R-DYNAMITE-WHO: the Mercenary's player places a stick that was gained in an earlier round."""
    table = position("""
        option characters settling-scores
        player A cowboys 2 character mercenary dynamite 1
        player B cowboys 1 character prospector-red
    """)
    assert "dynamite" in table.choices
    table.play("A dynamite", "A d4")
    assert table.asked == "B ask-place"
    assert "dynamite" not in table.choices
    table.shows("player A cowboys 1")
    assert sticks(table) == [0, 0, 6]


def test_unused_dynamite_stays_for_the_next_round() -> None:
    """R-DYNAMITE-WHO: whatever character comes then."""
    table = position("""
        option characters settling-scores
        bag -
        player A cowboys 1
        player B cowboys 1
        agenda
          round before-choose
    """)
    table.play("A prospector-red", "B mercenary", "B pass", "A pass")
    table.shows("""
        round 3
        player A character -
    """)
    assert sticks(table) == [2, 0, 5]
    table.play("B prospector-red", "A mercenary")
    assert sticks(table) == [2, 2, 3]
    assert table.asked == "A ask-place"
    assert "dynamite" in table.choices


def test_without_dynamite_nothing_is_offered() -> None:
    """R-DYNAMITE-WHO: nor to a player with sticks but no cowboy."""
    table = position("""
        option characters settling-scores
        player A cowboys 1 character mercenary
        player B dynamite 2 character gunsmith
    """)
    assert "dynamite" not in table.choices
    table.refuses("A dynamite")
    table.play("A wages")
    assert sticks(table) == [0, 2, 5]


# ---- placing it


def test_a_cowboy_takes_dynamite_to_any_place_with_a_duel() -> None:
    """R-DYNAMITE-STACK: the same land, buildings and spaces as without, but Wages and Road know no duels."""
    table = position("""
               a      b      c      d
         2   A sa   B sa     CH   B ch
         1   A      B        ^^     hs

        option characters settling-scores
        market 12:mine
        player A cowboys 1 character mercenary dynamite 2 on roads
        player B cowboys 1 character gunsmith on gambling
    """)
    usual = table.choices - {"dynamite", "pass"}
    table.play("A dynamite")
    assert table.asked == "A ask-dynamite"
    assert table.choices == usual - {"wages", "road"}
    assert {"a2", "c2", "gambling", "build-12"} <= table.choices
    assert not {"roads", "a1", "b1", "d2"} & table.choices


def test_one_stick_for_each_cowboy() -> None:
    """R-DYNAMITE-STACK: the placement is over with the first; the next cowboy may take the next one."""
    table = position("""
        option characters settling-scores
        player A cowboys 3 character mercenary dynamite 2
        player B character gunsmith
    """)
    table.play("A dynamite", "A gambling")
    assert sticks(table) == [1, 0, 5]
    assert table.asked == "A ask-place"
    table.refuses("A gambling")
    table.play("A dynamite")
    assert "gambling" not in table.choices
    table.play("A parcel-vp")
    assert sticks(table) == [0, 0, 5]


# ---- two dice


def test_dynamite_gives_a_second_die() -> None:
    """R-DYNAMITE-WHO: 3 + 4 beat 6; B rolls first because B passed first; the stick goes to the stock."""
    table = position("""
               d
         4
             ab

        option characters settling-scores
        pass B A
        player A cash 1 character mercenary dynamite-at d4
        player B cash 1 revolvers 3 character gunsmith on gambling
        agenda
          round before-parcel-duels
    """)
    assert sticks(table) == [0, 0, 6]
    table.roll(6)
    assert table.asked == "* roll-duel d4"
    table.roll(3)
    assert table.asked == "* roll-duel d4"
    table.roll(4)
    assert table.asked == "A ask-parcel"
    table.shows("""
        player B cowboys 1
        player A cowboys 0
    """)
    table.play("A d4")
    table.shows("player A cash 0 reserve 10")
    assert sticks(table) == [0, 0, 7]


def test_the_second_die_counts_in_a_duel_of_three() -> None:
    """R-DYNAMITE-STACK, R-DUEL-ALLROLL: each of two sticks brings a die to its own cowboy."""
    table = position("""
        option characters settling-scores
        pass C A B
        player A character mercenary on gambling dynamite-at gambling
        player B character gunsmith on gambling
        player C character captain-red on gambling dynamite-at gambling
        agenda
          round before-gambling
    """)
    table.roll(6, 2)  # C: 8
    table.roll(1, 3)  # A: 4 and 3 firepower
    table.roll(6)  # B
    assert table.told("won") == [("C", "gambling", "8")]
    table.shows("""
        player A cowboys 1
        player B cowboys 1
    """)
    assert sticks(table)[0] == 0


def test_the_loser_loses_the_stick() -> None:
    """R-DYNAMITE-WHO: the cowboy goes home without it, and the Prospector of the next round finds it."""
    table = position("""
               d
         4
             ab

        option characters settling-scores
        player A character gunsmith dynamite-at d4
        player B dynamite 6 character mercenary on gambling
        agenda
          round before-parcel-duels
    """)
    assert sticks(table) == [0, 6, 0]
    table.roll(1, 1, 6)
    table.shows("player A cowboys 1 reserve 9")
    assert sticks(table) == [0, 6, 1]


def test_without_a_duel_the_stick_is_lost() -> None:
    """R-DYNAMITE-WHO: on land nobody else wanted."""
    table = position("""
               d
         4
             a

        option characters settling-scores
        player A cash 1 character gunsmith dynamite-at d4
        player B character mercenary on gambling
        agenda
          round before-parcel-duels
    """)
    table.play("A d4")
    assert sticks(table) == [0, 0, 7]
    table.shows("player A cash 0 reserve 10")


def test_dynamite_in_the_city_hall_is_used_up_in_its_round() -> None:
    """R-DYNAMITE-WHO, R-CITYHALL-STAY: the cowboy stays as mayor and rolls one die next time."""
    table = position("""
               d
         4     CH
             ab

        option characters settling-scores
        bag -
        mayor B
        player A cowboys 1 character gunsmith dynamite-at d4
        player B cowboys 1 character mercenary
        agenda
          round before-city-hall-duel
    """)
    table.roll(5, 4, 4)  # A 9 + 1, B 4 + 1 + 3
    table.shows("mayor A")
    table.play("A mercenary", "B gunsmith")
    assert sticks(table) == [0, 0, 7]
    table.play("A pass", "B d4", "B pass")
    assert table.asked == "* roll-duel d4"
    table.roll(1, 6)
    assert table.asked != "* roll-duel d4"


def test_the_gunsmith_rolls_both_dice_again() -> None:
    """R-DYNAMITE-STACK, R-GUNSMITH-REROLL: the stick is with the cowboy until the duel is settled."""
    table = position("""
               d
         4
             ab

        option characters gold-rush
        player A cash 1 character gunsmith-red dynamite-at d4
        player B cash 1 character indian-red
        agenda
          round before-parcel-duels
    """)
    table.roll(1, 2, 5)
    assert table.asked == "A ask-reroll"
    table.play("A yes")
    assert table.asked == "* roll-duel d4"
    table.roll(3)
    assert table.asked == "* roll-duel d4"
    table.roll(3)
    assert table.told("won") == [("A", "d4", "6")]
    assert table.asked == "A ask-parcel"


def test_who_cannot_pay_has_lost_the_stick_too() -> None:
    """R-DYNAMITE-WHO, R-WINNER-POOR: the duel is won, the purse is empty."""
    table = position("""
               d
         4
             ab

        option characters settling-scores
        player A character mercenary dynamite-at d4
        player B character gunsmith on gambling
        agenda
          round before-parcel-duels
    """)
    table.roll(6, 6, 1)
    assert table.asked == "* roll-gamble"
    assert sticks(table) == [0, 0, 7]
    table.shows("player A cowboys 0 reserve 10")


def test_attacker_and_defender_may_both_have_dynamite() -> None:
    """R-DYNAMITE-MINE, R-DYNAMITE-STACK: 7 against 8; the attacker takes half of the triple."""
    table = position("""
               c      d      e
         5     ^^     ^^     ^^
         4          A mi

        option characters settling-scores
        player A cowboys 1 character captain-red dynamite 1
        player B cowboys 1 character gunsmith dynamite 1
    """)
    table.play("A dynamite", "A d4", "B dynamite", "B d4")
    table.roll(3, 4, 2, 6)
    assert table.told("won") == [("B", "d4", "8")]
    assert table.cash == [14, 13]
    assert table.vp == [0, 2]
    assert sticks(table) == [0, 0, 7]


def test_the_lawyer_sends_the_cowboy_home_without_its_stick() -> None:
    """R-DYNAMITE-WHO, R-LAWYER-MULTI: no duel, and the stick is lost."""
    table = position("""
               d
         4
             ab

        option characters picked
        option tiles sheriff,banker,grocer,worker,settler,lawyer,prospector-red
        player A cash 1 cowboys 1 character lawyer
        player B cowboys 1 character prospector-red dynamite-at d4
        agenda
          round before-roads
    """)
    assert table.asked == "A ask-parcel"
    table.shows("player B cowboys 2")
    assert sticks(table) == [0, 0, 7]


def test_a_healed_cowboy_goes_on_without_its_stick() -> None:
    """R-DYNAMITE-WHO, R-DOCTOR-SPACE: one die in its next duel; the stick went with the lost one."""
    table = position("""
               d
         4
             ab

        option characters settling-scores
        player A cash 3 character prospector-red dynamite-at d4
        player B cash 0 character doctor
        agenda
          round before-parcel-duels
    """)
    table.roll(1, 1, 6)
    assert table.asked == "A ask-heal"
    table.play("A gambling")
    assert sticks(table) == [0, 0, 7]
    assert table.cash == [0, 3]


# ---- three times the income of a Mine

MINE_OF_9 = """
               c      d      e
         5     ^^     ^^     ^^
         4          A mi
                    {cowboys}

        option characters settling-scores
        player A cowboys 1 character captain-red {gear}
        player B cowboys 1 character mercenary
        agenda
          round {moment}
"""
PLACING = "place\n          ask-place A"


def test_a_stick_triples_a_mine() -> None:
    """D-24, R-DYNAMITE-WHO: $27; asked once, because the Mine can be tripled only once in a round."""
    table = position(MINE_OF_9.format(cowboys=" ", gear="dynamite 2", moment="before-attacks"))
    assert table.asked == "A ask-triple"
    assert table.choices == {"done", "d4"}
    table.play("A d4")
    assert table.cash == [27, 0]
    assert sticks(table) == [1, 0, 6]


def test_nobody_must_use_the_dynamite() -> None:
    """D-24: then the Mine pays $9 and the stick stays."""
    table = position(MINE_OF_9.format(cowboys=" ", gear="dynamite 1", moment="before-attacks"))
    table.play("A done")
    assert table.cash == [9, 0]
    assert sticks(table) == [1, 0, 6]


def test_half_of_the_triple_is_robbed() -> None:
    """D-24, R-ATTACK-BASE: of $27 the attacker has 13 and the owner 14."""
    table = position(MINE_OF_9.format(cowboys="b", gear="dynamite 1", moment="before-attacks"))
    table.play("A d4")
    assert table.cash == [14, 13]


def test_without_the_stick_half_of_9_is_robbed() -> None:
    """D-24, R-ATTACK-ROUND."""
    table = position(MINE_OF_9.format(cowboys="b", gear="dynamite 1", moment="before-attacks"))
    table.play("A done")
    assert table.cash == [5, 4]


def test_a_cowboy_with_dynamite_on_the_own_mine_has_both() -> None:
    """R-DYNAMITE-MINE: two dice win the duel, and the Mine pays three times."""
    table = position(MINE_OF_9.format(cowboys=" ", gear="dynamite 1", moment=PLACING))
    table.play("A dynamite", "A d4", "B d4")
    assert table.asked == "* roll-duel d4"
    table.roll(2, 3, 1)  # A 5, B 1 + 3
    assert table.cash == [27, 0]
    assert sticks(table) == [0, 0, 7]


def test_the_triple_stays_when_the_duel_is_lost() -> None:
    """R-DYNAMITE-MINE, D-24: the attacker takes half of $27."""
    table = position(MINE_OF_9.format(cowboys=" ", gear="dynamite 1", moment=PLACING))
    table.play("A dynamite", "A d4", "B d4")
    table.roll(1, 1, 6)
    assert table.cash == [14, 13]
    assert sticks(table) == [0, 0, 7]


def test_without_a_duel_the_mine_pays_three_times() -> None:
    """R-DYNAMITE-MINE: the stick on the own Mine is not lost in vain."""
    table = position(MINE_OF_9.format(cowboys=" ", gear="dynamite 1", moment=PLACING))
    table.play("A dynamite", "A d4", "B pass")
    assert table.cash == [27, 0]
    assert sticks(table) == [0, 0, 7]


def test_while_cowboys_are_placed_a_mine_with_a_stick_is_tripled() -> None:
    """R-DYNAMITE-MINE: a position that says otherwise is refused."""
    placed = MINE_OF_9.format(cowboys="a", gear="dynamite-at d4", moment=PLACING)
    with pytest.raises(BadPosition, match="A has dynamite on an own Mine, which is tripled then"):
        position(placed)
    table = position(placed.replace("agenda", "tripled d4\n        agenda"))
    table.play("A pass", "B pass")
    assert table.cash == [27, 0]


def test_a_mine_with_a_stick_is_not_tripled_again() -> None:
    """R-DYNAMITE-MINE, R-DYNAMITE-STACK: once for a Mine and round; the second stick is not asked for."""
    table = position(MINE_OF_9.format(cowboys=" ", gear="dynamite 2", moment=PLACING))
    table.play("A dynamite", "A d4", "B pass")
    assert table.cash == [27, 0]
    assert sticks(table) == [1, 0, 6]


def test_an_attackers_dynamite_triples_nothing() -> None:
    """R-DYNAMITE-MINE: only the own Mine; the rival's pays $9, 4 of them to the attacker."""
    drawn = MINE_OF_9.format(cowboys=" ", gear="", moment=PLACING)
    table = position(drawn.replace("character mercenary", "character mercenary dynamite 1"))
    table.play("A pass", "B dynamite", "B d4")
    assert table.cash == [5, 4]
    assert sticks(table) == [0, 0, 7]


def test_rivals_mines_are_not_offered() -> None:
    """R-DYNAMITE-WHO: nor own Mines without income."""
    table = position("""
               b      c      d      e      f
         5     ^^            ^^
         4   A mi          B mi          A mi

        option characters settling-scores
        player A character captain-red dynamite 1
        player B character mercenary
        agenda
          round before-doubling
    """)
    assert table.choices == {"done", "b4"}


def test_each_stick_triples_another_mine() -> None:
    """R-DYNAMITE-WHO, D-24: three Mines, two sticks; the first passer is asked first."""
    table = position("""
               b      c      d      e      f
         5     ^^            ^^            ^^
         4   A mi          A mi          A mi
         1   B mi     ^^

        option characters settling-scores
        pass B A
        player A character captain-red dynamite 2
        player B character mercenary dynamite 1
        agenda
          round before-doubling
    """)
    assert table.asked == "B ask-triple"
    table.play("B b1")
    assert table.asked == "A ask-triple"
    assert table.choices == {"done", "b4", "d4", "f4"}
    table.play("A b4")
    assert table.choices == {"done", "d4", "f4"}
    table.play("A f4")
    assert table.cash == [9 + 3 + 9, 9]
    assert sticks(table) == [0, 0, 7]


def test_the_cap_comes_before_the_triple() -> None:
    """R-CAPS: eight mountains are $24, and three times that $72."""
    table = position("""
               c      d      e
         5     ^^     ^^     ^^
         4     ^^   A mi     ^^
         3     ^^     ^^     ^^

        option characters settling-scores
        player A character captain-red dynamite 1
        player B character mercenary
        agenda
          round before-doubling
    """)
    table.play("A d4")
    assert table.cash == [72, 0]


def test_the_triple_is_over_with_its_round() -> None:
    """R-DYNAMITE-MINE: the next round the Mine pays $9 again."""
    table = position(
        MINE_OF_9.format(cowboys=" ", gear="dynamite 1", moment="before-attacks").replace(
            "agenda", "bag -\n        agenda"
        )
    )
    table.play("A d4", "A 0")
    table.play("A captain-red", "A 0", "B mercenary")
    before = table.cash[0]
    table.play("A pass", "B pass")
    assert table.cash[0] == before + 9


# ---- beside the Grocer

GROCERS_MINES = """
               b      c      d      e      f
         5     ^^            ^^            ^^
         4   A mi          A mi          B mi
         3
         2   A ho

        option characters gold-rush
        player A cowboys 1 {a}
        player B cowboys 1 {b}
        agenda
          round {moment}
"""


def test_no_mine_is_doubled_and_tripled() -> None:
    """R-DYNAMITE-GROCER: whoever doubles the Mines is not asked for dynamite; the rival is."""
    table = position(
        GROCERS_MINES.format(
            a="character grocer dynamite 2", b="character indian-red dynamite 1", moment="before-doubling"
        )
    )
    assert table.asked == "A ask-double"
    assert table.choices == {"8", "mine", "hotel"}
    table.play("A mine")
    assert table.asked == "B ask-triple"
    assert table.choices == {"done", "f4"}
    table.play("B f4")
    assert table.cash == [6 + 6 + 6, 9]
    assert sticks(table) == [2, 0, 5]


def grocer_answers(answer: str, edition: str, character: str = "grocer") -> DrawnTable:
    """A Grocer with a stick of dynamite, two Mines and a Hotel has answered."""
    option = f"option edition {edition}"
    table = position(
        GROCERS_MINES.format(
            a=f"character {character} dynamite 1",
            b=f"character indian-red\n        {option}",
            moment="before-doubling",
        )
    )
    if character == "grocer":
        table.play(f"A {answer}")
    return table


@pytest.mark.parametrize(("answer", "cash"), [("8", 8 + 6 + 3 + 3), ("hotel", 12 + 3 + 3)])
def test_whoever_has_the_grocer_triples_nothing(answer: str, cash: int) -> None:
    """R-DYNAMITE-GROCER, 2023: neither with another type doubled nor with his dollars."""
    table = grocer_answers(answer, "2023")
    assert table.cash == [cash, 3]
    assert sticks(table) == [1, 0, 6]


def test_in_2015_only_the_grocer_who_doubles_triples_nothing() -> None:
    """R-DYNAMITE-GROCER, R-EDITION-SWITCH: any type; with the dollars a Mine may be tripled."""
    table = grocer_answers("hotel", "2015")
    assert table.cash == [12 + 3 + 3, 3]
    table = grocer_answers("8", "2015")
    assert table.asked == "A ask-triple"
    assert table.choices == {"done", "b4", "d4"}
    table.play("A b4")
    assert table.cash == [8 + 6 + 9 + 3, 3]


@pytest.mark.parametrize(("edition", "asked"), [("2023", False), ("2015", True)])
def test_the_red_grocer_is_the_grocer(edition: str, asked: bool) -> None:
    """R-DYNAMITE-GROCER: in 2023 the tile counts, whatever side is up."""
    table = position(f"""
               b      c      d
         5     ^^
         4   A mi

        option edition {edition}
        option characters picked
        option tiles grocer-red,prospector-red,banker,worker,settler,captain,mercenary
        player A character grocer-red dynamite 1 used
        player B character banker
        agenda
          round before-doubling
    """)
    assert (table.asked == "A ask-triple") == asked


def test_a_grocer_whom_the_paperboy_fetched_triples_nothing() -> None:
    """R-DYNAMITE-GROCER: he has the Grocer in this round."""
    table = position("""
               b      c      d
         5     ^^
         4   A mi

        option characters gold-rush
        player A character paperboy-red second-character grocer dynamite 1 used
        player B character indian-red
        agenda
          round before-doubling
    """)
    assert table.asked != "A ask-triple"
    assert sticks(table) == [1, 0, 6]


def test_doubled_mines_pay_twice_under_dynamite() -> None:
    """R-GROCER-MINES: the stick that lies on one of them triples nothing once the Grocer doubles Mines."""
    table = position(GROCERS_MINES.format(a="dynamite 1", b="", moment="before-choose"))
    table.play("A grocer", "A no", "B indian-red", "A dynamite", "A b4", "B pass")
    assert table.asked == "A ask-double"
    table.play("A mine")
    assert table.cash == [6 + 6 + 6, 3]
    assert sticks(table) == [0, 0, 7]


@pytest.mark.parametrize(
    ("edition", "answer", "cash"),
    [
        ("2023", "hotel", 3 + 3 + 12),
        ("2023", "8", 8 + 3 + 3 + 6),
        ("2015", "hotel", 3 + 3 + 12),
        ("2015", "8", 8 + 9 + 3 + 6),
    ],
)
def test_the_stick_on_a_grocer_s_mine(edition: str, answer: str, cash: int) -> None:
    """R-GROCER-MINES, R-DYNAMITE-GROCER: two dice, but no triple; in 2015 one beside the dollars."""
    option = f"\n        option edition {edition}"
    table = position(GROCERS_MINES.format(a="dynamite 1", b=option, moment="before-choose"))
    table.play("A grocer", "A no", "B indian-red", "A dynamite", "A b4", "B pass")
    table.play(f"A {answer}")
    assert table.cash == [cash, 3]


def test_a_robbed_and_doubled_mine_under_dynamite() -> None:
    """R-GROCER-MINES, R-GROCER-ATTACK: 2 x $3, half of it to the attacker who won."""
    table = position(GROCERS_MINES.format(a="dynamite 1", b="", moment="before-choose"))
    table.play("A grocer", "A no", "B indian-red", "A dynamite", "A b4", "B b4")
    table.roll(1, 1, 6)
    table.play("A mine")
    assert table.cash == [3 + 6 + 6, 3 + 3]
