"""16 Heroes and 17 Teacher: safe buildings, points for cowboys, the first choice, Schools (2.D)."""

import pytest

from tests.city.rules.draw import DrawnTable, position

YELLOW = """
        option characters picked
        option tiles sheriff,banker,worker,settler,singer,heroes,teacher
"""
RED = YELLOW.replace("heroes", "heroes-red")
PAPERBOY = """
        option characters picked
        option tiles paperboy-red,sheriff,banker,worker-red,settler,singer,heroes,teacher
"""


def yellow(text: str) -> DrawnTable:
    """A position with the yellow Heroes and the Teacher among the characters."""
    return position(YELLOW + text)


def red(text: str) -> DrawnTable:
    """A position with the red Heroes among the characters."""
    return position(RED + text)


def with_paperboy(text: str) -> DrawnTable:
    """A position with the Paperboy, who fetches a second tile for nothing, and the Teacher."""
    return position(PAPERBOY + text)


# ---- 16 Heroes, yellow


def test_nobody_attacks_the_buildings_of_the_heroes() -> None:
    """R-HEROES-Y: B may go to its own Hotel and to C's, but not to A's."""
    table = yellow("""
               c      d      e      f
         5   A ho          A mi
         4          B ho          C ho
         3     CH

        turn B A C
        player A cowboys 1 character heroes
        player B cowboys 1 character banker
        player C cowboys 1 character worker
    """)
    assert {"d4", "f4", "c3"} < table.parcels
    table.refuses("B c5", "B e5")


def test_the_heroes_attack_nobody() -> None:
    """R-HEROES-Y: own buildings, free land and the City Hall are open to them."""
    table = yellow("""
               c      d      e      f
         5   A ho          A mi
         4          B ho          C ho
         3     CH

        player A cowboys 1 character heroes
        player B cowboys 1 character banker
        player C cowboys 1 character worker
    """)
    assert table.asked == "A ask-place"
    assert {"c5", "e5", "c3", "h8"} < table.parcels
    table.refuses("A d4", "A f4")


def test_the_heroes_fight_for_spaces_like_anybody() -> None:
    """R-HEROES-Y: only buildings are meant."""
    table = yellow("""
        player A cowboys 1 character heroes
        player B character banker on roads
        turn B A
    """)
    assert table.asked == "A ask-place"
    table.play("A roads")
    assert table.asked == "* roll-duel roads"


def test_a_church_of_the_heroes_shelters_only_them() -> None:
    """R-HEROES-Y, R-CHURCH-ADJ: C's Hotel beside it may be attacked, A's own far from it may not."""
    table = yellow("""
               c      d      e      f      g      h
         5   A ch   C ho
         4   A ho
         3                                      A ho

        turn B A C
        player A cowboys 1 character heroes
        player B cowboys 1 character banker
        player C cowboys 1 character worker
    """)
    assert "d5" in table.parcels
    table.refuses("B c5", "B c4", "B h3")


def test_the_protection_lasts_a_round() -> None:
    """R-HEROES-Y: next round A's Hotel is a target again."""
    table = yellow("""
               c
         5   A ho

        bag -
        player A cowboys 1 character heroes
        player B cowboys 1 character banker
        agenda
          round before-return-characters
    """)
    table.play("A worker", "B banker")
    assert table.asked == "B ask-place"
    assert "c5" in table.parcels


def test_without_the_heroes_buildings_are_targets() -> None:
    """R-HEROES-Y: the tile in play protects nobody as long as nobody has it."""
    table = yellow("""
               c      d
         5   A ho   B ho

        player A cowboys 1 character sheriff
        player B cowboys 1 character banker
    """)
    assert "d5" in table.parcels
    table.play("A wages")
    assert "c5" in table.parcels


# ---- 16 Heroes, red


@pytest.mark.parametrize(("cowboys", "points"), [(0, 3), (1, 6), (2, 9)])
def test_points_for_cowboys(cowboys: int, points: int) -> None:
    """D-43, R-HEROES-R: at the choice, from the personal to the general supply."""
    table = red("""
        player A cowboys 3
        player B
        agenda
          round before-choose
    """)
    table.play("A heroes-red")
    assert table.asked == "A ask-retire"
    assert table.choices == {"0", "1", "2"}
    table.play(f"A {cowboys}")
    table.shows(f"player A vp {points} cowboys {3 - cowboys} reserve {7 + cowboys}")
    assert table.asked == "B ask-character"


def test_no_more_cowboys_than_there_are() -> None:
    """R-HEROES-R: with one at home there are two answers; the one in the City Hall is not at home."""
    table = red("""
               d
         4     CH
             a

        mayor A
        player A cowboys 1
        player B
        agenda
          round before-choose
    """)
    table.play("A heroes-red")
    assert table.choices == {"0", "1"}


def test_without_a_cowboy_the_heroes_give_3_points() -> None:
    """R-HEROES-R, D-43: there is nothing to ask."""
    table = red("""
        player A
        player B
        agenda
          round before-choose
    """)
    table.play("A heroes-red")
    assert table.asked == "B ask-character"
    assert table.vp == [3, 0]


def test_the_red_heroes_protect_nothing() -> None:
    """R-HEROES-Y: that is the other side."""
    table = red("""
               c      d
         5   A ho   B ho

        turn B A
        player A cowboys 1 character heroes-red
        player B cowboys 1 character banker
    """)
    assert "c5" in table.parcels
    table.play("B wages")
    assert "d5" in table.parcels


# ---- 17 Teacher, yellow


@pytest.mark.parametrize(
    ("number", "side"), [(1, "teacher"), (2, "teacher"), (3, "teacher"), (4, "teacher-red")]
)
def test_the_round_decides_about_the_side(number: int, side: str) -> None:
    """R-TEACHER-Y, R-TEACHER-R, R-CHAR-SIDE: yellow in rounds 1 to 3, red in the last one."""
    table = yellow(f"""
        round {number}
        player A
        player B
        agenda
          round choose
          ask-character A 0
    """)
    assert {"teacher", "teacher-red"} & table.choices == {side}


def test_the_teacher_chooses_first_in_the_next_round() -> None:
    """R-TEACHER-Y: A passed last; the others follow in pass order, and the track stays as it is."""
    table = yellow("""
        bag -
        pass B C A
        player A character teacher
        player B character banker
        player C character worker
        agenda
          round before-return-characters
    """)
    assert table.asked == "A ask-character"
    table.shows("pass B C A")
    table.play("A worker")
    assert table.asked == "B ask-character"
    table.play("B banker")
    assert table.asked == "C ask-character"
    table.play("C singer")
    table.shows("turn B A C")


def test_a_teacher_who_passed_in_the_middle_is_not_asked_twice() -> None:
    """R-TEACHER-Y."""
    table = yellow("""
        bag -
        pass B A C
        player A cowboys 1 character teacher
        player B character banker
        player C character worker
        agenda
          round before-return-characters
    """)
    asked = []
    for tile in ("banker", "worker", "singer"):
        asked.append(table.asked)
        table.play(f"{table.asked[0]} {tile}")
    assert asked == ["A ask-character", "B ask-character", "C ask-character"]
    assert table.asked == "A ask-place"


def test_the_lead_lasts_for_one_choice() -> None:
    """R-TEACHER-Y: a round later the pass track decides again."""
    table = yellow("""
        bag -
        pass B A
        player A cowboys 1 character teacher
        player B cowboys 1 character banker
        agenda
          round before-return-characters
    """)
    table.play("A worker", "B banker", "B pass", "A pass")
    assert table.asked == "B ask-character"


def test_the_teacher_does_not_place_the_city_hall() -> None:
    """R-TEACHER-Y, R-SHIFT-CITYHALL: that is for the first on the pass track, though A chooses first."""
    table = with_paperboy("""
               c      d      e
         5
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        market 12:mine 10:ranch
        bag city-hall 1 hotel 3 saloon 3 bank 4 drugstore 4 church 2 prison 2 mine 4
        pass B A
        player A cash 5 character teacher
        player B character banker
        agenda
          round before-return-characters
    """)
    assert table.asked == "A ask-character"
    table.play("A worker-red", "A build-10")
    table.draw("city-hall")
    assert table.asked == "B ask-city-hall"
    table.play("B e4")
    table.draw("hotel")
    assert table.asked == "B ask-character"


def test_a_tie_is_still_the_first_passers() -> None:
    """R-TEACHER-Y: the Teacher (A) passed last and loses it."""
    table = yellow("""
        pass B A
        player A character teacher on roads,gambling
        player B character banker on roads
        agenda
          round before-roads
    """)
    table.roll(3, 3)
    table.shows("player B roads 3")


def test_there_is_one_teacher() -> None:
    """R-TEACHER-TWO: whoever has it, nobody else gets it, not even by the Paperboy."""
    table = with_paperboy("""
        player A
        player B
        player C
        agenda
          round before-choose
    """)
    table.play("A teacher")
    assert "teacher" not in table.choices
    table.play("B paperboy-red")
    assert table.asked == "B ask-second"
    assert {"teacher", "teacher-red", "sheriff"} & table.choices == set()


def test_a_fetched_teacher_teaches() -> None:
    """R-TEACHER-TWO, R-TEACHER-Y, R-PAPERBOY-SIDES: C fetched it and chooses first; others did not get it."""
    table = with_paperboy("""
        bag -
        pass C A B
        player A cowboys 1
        player B cowboys 1
        player C cowboys 2
        agenda
          round before-choose
    """)
    table.play("C paperboy-red", "C teacher")
    assert "teacher" not in table.choices
    table.play("A singer", "B settler", "B h8")
    assert table.asked == "C ask-place"
    table.play("C wages", "B wages", "A wages", "C wages")
    table.shows("""
        round 3
        pass B A C
    """)
    assert table.asked == "C ask-character"


# ---- 17 Teacher, red


def test_the_teacher_scores_schools_prisons_and_churches() -> None:
    """D-47, R-TEACHER-R: one School, one Prison and no Saloon are 6 points; B has none of it."""
    table = yellow("""
               c      d      e      f
         5   A sc          A pr     hs
         4          B ch          B sa

        round 4
        player A character teacher-red
        player B character banker
        agenda
          round before-last-round
    """)
    assert table.score("A") == {"track": 0, "money": 0, "property": 4, "teacher": 6}
    assert table.score("B") == {"track": 0, "money": 0, "property": 4}


def test_a_saloon_costs_the_teacher_2_points() -> None:
    """R-TEACHER-R: two Churches, a Prison and a Saloon."""
    table = yellow("""
               c      d      e      f
         5   A ch   A ch   A pr   A sa

        round 4
        player A character teacher-red
        player B character banker
        agenda
          round before-last-round
    """)
    assert table.score("A")["teacher"] == 6


@pytest.mark.parametrize(("hand", "points"), [("school", 2 + 2), ("saloon", 2), ("school,saloon", 2)])
def test_buildings_in_hand_only_harm_the_teacher(hand: str, points: int) -> None:
    """R-TEACHER-R: the School in hand gives nothing, but a Saloon in hand is owned."""
    table = yellow(f"""
               c
         5   A ch

        round 4
        player A character teacher-red hand {hand}
        player B character banker
        agenda
          round before-last-round
    """)
    assert table.score("A")["teacher"] == points


def test_a_teacher_fetched_in_the_last_round_is_red_and_scores() -> None:
    """R-TEACHER-R, R-PAPERBOY-SIDES: a Church and no Saloon."""
    table = with_paperboy("""
               c
         5   A ch

        round 3
        player A
        player B
        agenda
          round before-choose
    """)
    table.play("A paperboy-red")
    assert {"teacher", "teacher-red"} & table.choices == {"teacher-red"}
    table.play("A teacher-red", "B banker")
    assert table.asked == "over"
    assert table.score("A")["teacher"] == 4


def test_with_nothing_at_all_the_teacher_scores_the_missing_saloon() -> None:
    """R-TEACHER-R."""
    table = yellow("""
        round 4
        player A character teacher-red
        player B character banker
        agenda
          round before-last-round
    """)
    assert table.score("A") == {"track": 0, "money": 0, "property": 0, "teacher": 2}


# ---- limits


@pytest.mark.parametrize(
    ("tile", "limit", "number"),
    [("heroes", 240, 1), ("heroes-red", 40, 1), ("teacher", 60, 1), ("teacher-red", 60, 4)],
)
def test_they_keep_so_much(tile: str, limit: int, number: int) -> None:
    """R-CASH-LIMIT, D-68, B-CHARACTERS."""
    table = position(f"""
        option characters picked
        option tiles sheriff,banker,worker,settler,singer,{tile.replace("teacher-red", "teacher")},editor
        round {number}
        bag -
        player A cash {limit + 4} character {tile}
        player B character banker
        agenda
          round before-cash-limit
    """)
    table.play("A 0")
    table.shows(f"player A cash {limit} vp 0")
