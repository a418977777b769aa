"""The House that comes with a building, and the consent of neighbours (2.F)."""

from tests.city.rules.draw import DrawnTable, position

# ---- where a House may stand


def test_a_house_needs_bare_connected_land_whoever_owns_it() -> None:
    """R-HOUSE-LEGAL: free, own or foreign; not the building's own parcel, not where something stands."""
    table = position("""
               c      d      e      f      g      h
         8                                      A
         7
         6
         5   A      A      B
           +      +------+      +      +      +      +
         4   B sa |   hs |   ^^
                  |      |
           +      +------+      +      +      +      +
         3     hs

        market 12:hotel
        player A cash 12 on build-12
        player B
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5")
    assert table.asked == "A ask-house"
    assert table.choices == {"d5", "e5", "d3", "e3", "keep"}


def test_the_house_is_free_and_need_not_be_near() -> None:
    """R-HOUSE-LEGAL: it costs nothing, and e3 is far from c5."""
    table = position("""
               c      d      e
         5   A
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        market 12:hotel
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5", "A e3")
    table.shows("""
               c      d      e
         5   A ho
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3                   hs

        player A cash 0
    """)


def test_a_road_may_make_room_for_the_house() -> None:
    """R-HOUSE-LEGAL, R-ROADS-ANYTIME: while the House is being placed."""
    table = position("""
               c      d      e      f
         5   A        hs     hs
           +      +------+      +      +
         4     ^^ |   th |   ^^
                  |      |
           +      +------+      +      +
         3     ^^     ^^     ^^

        market 12:hotel
        player A cash 12 roads 1 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5")
    assert table.choices == {"keep"}
    table.play("A e4n")
    assert table.choices == {"f4", "f5", "keep"}
    table.play("A f5")
    table.shows("""
               c      d      e      f
         5   A ho     hs     hs     hs
           +      +------+------+      +
         4     ^^ |   th |   ^^
                  |      |
           +      +------+      +      +
         3     ^^     ^^     ^^
    """)


def test_the_only_room_for_the_house_cannot_be_the_site() -> None:
    """R-HOUSE-LEGAL: c5 is all that is left, so the Hotel has no site."""
    table = position("""
               c      d      e
         5   A        hs     hs
           +      +------+      +
         4     ^^ |   th |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^     ^^

        market 12:hotel
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes")
    assert table.asked == "* roll-gamble"
    table.shows("player A hand hotel")


def test_houses_do_not_run_out() -> None:
    """R-SUPPLY-LIMITS: more than the twenty of the box may stand."""
    table = position("""
               a      b      c      d      e      f      g      h
         5                 A
           +      +      +      +------+      +      +      +      +
         4                      |   hs |
                                |      |
           +      +      +      +------+      +      +      +      +
         3     hs     hs     hs     hs     hs     hs     hs     hs
         2     hs     hs     hs     hs     hs     hs     hs     hs
         1     hs     hs     hs     hs     hs     hs     hs     hs

        market 12:hotel
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5", "A e5")
    assert table.told("house") == [("A", "e5")]


def test_a_building_may_be_taken_back_while_its_house_is_being_placed() -> None:
    """R-BUILD-WHEN: A looks for room, thinks again and keeps the tile."""
    table = position("""
               c      d      e
         5   A
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        market 12:hotel
        player A cash 12 on build-12
        player B on gambling
        agenda
          round before-build-12
    """)
    table.play("A yes", "A c5", "A keep")
    table.shows("""
               c      d      e
         5   A
           +      +------+      +
         4        |   hs |
                  |      |
           +      +------+      +
         3

        player A cash 0 hand hotel
    """)


# ---- consent


def asking_for_e5() -> DrawnTable:
    """A's Hotel stands on c5 and only B (e5, d5) and C (e3) have room for its House."""
    return position("""
               c      d      e
         5   A      B      B
           +      +------+      +
         4     ^^ |   th |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^   C

        market 12:hotel
        player A cash 20 on build-12
        player B cash 5
        player C cash 5 on gambling
        agenda
          round before-build-12
    """)


def test_with_the_consent_of_its_owner_a_house_may_stand_on_foreign_land() -> None:
    """R-HOUSE-CONSENT: nothing is paid for it, and the House is the owner's."""
    table = asking_for_e5()
    table.play("A yes", "A c5")
    assert table.choices == {"d5", "e5", "e3", "keep"}
    table.play("A e5")
    assert table.asked == "B ask-consent e5"
    assert table.choices == {"yes", "no"}
    table.play("B yes")
    table.shows("""
               c      d      e
         5   A ho   B      B hs
           +      +------+      +
         4     ^^ |   th |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^   C

        player A cash 8
        player B cash 5
    """)


def test_after_a_refusal_another_neighbour_may_be_asked() -> None:
    """R-HOUSE-CONSENT: but nobody twice about the same parcel for the same building."""
    table = asking_for_e5()
    table.play("A yes", "A c5", "A e5", "B no")
    assert table.asked == "A ask-house"
    assert table.choices == {"d5", "e3", "keep"}
    table.play("A e3")
    assert table.asked == "C ask-consent e3"
    table.play("C yes")
    table.shows("""
               c      d      e
         5   A ho   B      B
           +      +------+      +
         4     ^^ |   th |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^   C hs
    """)


def test_after_some_refusals_the_building_may_be_taken_back() -> None:
    """R-HOUSE-CONSENT: and at the end of the step everybody may be asked again."""
    table = asking_for_e5()
    table.play("A yes", "A c5", "A e5", "B no", "A d5", "B no", "A keep")
    table.shows("""
               c      d      e
         5   A      B      B
           +      +------+      +
         4     ^^ |   th |   ^^
                  |      |
           +      +------+      +
         3     ^^     ^^   C

        player A cash 8 hand hotel
    """)
    assert table.asked == "A ask-site"
    table.play("A c5")
    assert table.choices == {"d5", "e5", "e3", "keep"}


def test_when_all_refuse_the_building_goes_back_by_itself() -> None:
    """R-HOUSE-CONSENT, EX-06: nothing is left to choose."""
    table = asking_for_e5()
    table.play("A yes", "A c5", "A e5", "B no", "A d5", "B no", "A e3", "C no")
    assert table.asked == "A ask-site"
    table.play("A keep")
    assert table.asked == "* roll-gamble"
    table.shows("player A cash 8 hand hotel")
