### Why a position is refused: a solo game.

position-other-strategies = these cards belong to other strategies
position-only-solo-cards = only a solo game has cards
position-drawn-and-in-deck = a card cannot be in the deck and drawn
position-no-card-now = no card of this round is drawn at this moment
position-cards-while-placing = he has { $number } cards in this round, and draws all of them before he passes
position-cards-drawn = he has drawn { $number } cards in this round, not { $found }
position-no-money = { $seat } has neither money nor revolvers
position-bridge-roads = { $seat } has only the { $number } roads for a bridge, where there is a river
position-twice-there = { $seat } never has two cowboys on one space
position-no-tokens = { $seat } has no tokens and no character
position-all-cowboys = all { $number } cowboys of { $seat } are in the game
position-not-his-turn = it is not his turn after a card
position-no-card-left = no card is left to draw in this round
position-empty-deck = the deck is empty, and is made anew before a card is drawn
position-only-land = only land is wanted for a building
position-no-cowboy-left = he has no cowboy left
position-only-he-decides = only Standish decides in this way
position-has-decided = he has decided already
position-other-building = the entry before it is about another building
position-builds-elsewhere = he builds elsewhere
position-no-road-needed = no road is needed, or none can lead there
position-cannot-build-there = he cannot build there
position-no-house-there = he can add no House there

## What things are called

position-noun-purpose-of-a-cowboy = purpose of a cowboy

easel-group-cards = Cards of Standish
easel-card = Card { $name }
easel-deck = Cards he may still draw
easel-drawn = Cards drawn this round
