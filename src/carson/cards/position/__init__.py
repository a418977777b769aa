"""Positions: any moment of a game as a text that people can read and edit.

The first line says what it is; then come, in any order, options, lines about the table, the players and their
cities, and the agenda. `#` starts a comment. What is usual may be left out:

    round 3
    era-gone i-05,i-09              terrain cards of this era that left the game
    offer sheriff i-03 i-07         the character (or -) and the terrain cards, nearest the piles first
    back back-hscbow                the visible back of the character pile
    backs-seen back-hscbow ...      dealt backs that were seen so far, the visible one too
    bottom heroes:back-sobhcw       known cards under the pile, the upper one first
    passed doctor,singer            characters that nobody took
    ranking back-hscbow             the back that settles ties this round
    lawyer A / worker B             who uses them this round
    sold i-11,i-20
    player A suit hat hand 1,2,3 bid 5 boost 3 characters sheriff,heroes* beside i-02
    city A i-07@n14 i-03@p14        cards in placing order; a star after a character: it is turned
    land A k12                      a drawn city: parcels that belong to no card, the upper left cell first
      MM.M
      mMP.
    agenda
      round taking
      taking A
      ask-take B
"""

from carson.cards.position.reader import read_position
from carson.cards.position.writer import write_position

__all__ = ["read_position", "write_position"]
