### Why a position is refused.

position-deep-agenda = an agenda has at most { $number } entries
position-empty-agenda = the agenda is empty; write game-over if nothing is left to do
position-nobody-places = nobody is left to place a cowboy, so an agenda must say what is to do

## Lines and words

position-no-line = “{ $word }” starts no line; lines start with { $known }, and a drawing with spaces
position-line-twice = there is a second line “{ $word }”
position-player-twice = this player has a line already
position-no-price = “{ $word }” should be a price and a building, such as 12:saloon
position-two-tiles = there are two tiles on { $price }
position-white-is-drawn = there is only one white cowboy, and the drawing has it
position-no-placing = “{ $word }” tells nothing about a building; there are due, houses, townhouses, refused
position-cowboy-twice = a player can have only one cowboy on { $space }

## Any entry of the agenda

position-not-in-this-game = there are no { $what } in this game
position-few-seats = there are only { $seats } seats
position-no-turn = nobody's turn is left
position-should-ask = it should ask { $seat }
position-no-power = { $seat } has no such power
position-no-answers = there is nothing to choose from; take it away, or change what lies on the table
position-first-on-top = the first in pass order must be on top
position-must-be-last = it must be the last entry
position-nobody-asked = nobody is asked; name the seats that have still to answer
position-only-standish = only Standish decides before he acts

## The round, orders and tiles

position-round-between = with this agenda the round must be { $low } to { $high }, not { $round }
position-round-must-be = with this agenda the round must be { $low }, not { $round }
position-whole-turn-order = every seat must stand in the turn order once
position-whole-pass-order = every seat must stand in the pass order once
position-tiles = this game has { $number } tiles “{ $tile }”, not { $found }
position-needs-road = with the City Hall and few other tiles in the bag there must be a road on the map
position-cowboys = { $seat } has { $found } cowboys, but there are only { $number }
position-parcels = { $seat } owns { $found } parcels, but there are only { $number } property tiles
position-mountains = there are { $number } mountains in this game, not { $found }
position-river-elsewhere = the drawing has water on { $parcel }, but the river of this game does not run there; see the options variants and river
position-river-missing = the river of this game runs through { $parcel }, but the drawing has none there; see the options variants and river
position-no-townhouses = there are no Townhouses in this game
position-doubled = a building is doubled only between the steps doubling and pay-out
position-placing = a building waits for its Houses only with an entry “ask-house”
position-dice = dice lie on the table only while a duel is rolled

## Characters

position-not-in-play = with these options the { $character } is not in play
position-both-sides = the { $character } is in play with both sides
position-is-in-play = with these options the { $character } is in play
position-number-in-play = the line “in-play” must name { $number } character tiles at this moment, not { $found }
position-needs-character = { $seat } must have a character at this moment
position-no-power-to-use = { $seat } has no character whose power could be used
position-character-too-early = { $seat } cannot have a character yet
position-needs-second = { $seat } must have a second character, which costs the { $character } nothing
position-second-without = { $seat } can have a second character only with the { $character }
position-never-second = the { $character } cannot be a second character
position-not-in-game = the { $character } is not in this game
position-held-twice = the { $character } is held twice
position-chooses-first = somebody chooses first only after the end of a round

## Cowboys and the mayor

position-space-now = no cowboy can stand on { $space } at this moment
position-white-of-nobody = the white cowboy is out, but nobody has a character who has used it
position-white-here = the white cowboy cannot stand here
position-duel-over = the duel on { $parcel } should be over by now
position-rivals = the rivals of { $seat } should have left { $parcel } by now
position-has-bought = { $seat } has had its turn to buy, so nobody of it stands on { $parcel }
position-mayor-outside = { $seat } is mayor without a cowboy in the City Hall
position-is-mayor = { $seat } stands in the City Hall, so write “mayor { $seat }”

position-cowboy-outlaws = { $seat } cannot have a cowboy on { $parcel }: nobody fights with outlaws at this moment
position-cowboy-buildings = { $seat } cannot have a cowboy on { $parcel }: nobody attacks or defends buildings at this moment
position-cowboy-safe = { $seat } cannot have a cowboy on { $parcel }: this building cannot be attacked
position-cowboy-land = { $seat } cannot have a cowboy on { $parcel }: cowboys stand on buildings and on land without an owner
position-cowboy-parcels = { $seat } cannot have a cowboy on { $parcel }: nobody buys parcels at this moment

position-drawn-heading = a drawing starts with the column letters a b c d e f g h
position-drawn-goes-on = the drawing goes on after its last line
position-drawn-wide = this line of the drawing is longer than { $width } characters
position-drawn-point = a + belongs at character { $at } of this line
position-drawn-road = “{ $found }” is no road; between two + signs a road is { $road }
position-drawn-row = row { $row } should stand here, with its number in front
position-drawn-margin = “{ $found }” does not belong in front of this line
position-drawn-beside = “{ $found }” stands at character { $at }, where only a road | may be
position-drawn-both-lines = a road beside row { $row } has | on both lines of the row
position-drawn-two-owners = there are two owners on { $parcel }
position-drawn-two-pieces = there are two pieces on { $parcel }
position-drawn-no-piece = “{ $found }” on { $parcel } is no owner (A to { $last }) and no piece; pieces are { $signs } and o for an outlaw
position-drawn-no-owner = { $parcel } cannot have an owner
position-drawn-needs-owner = the building on { $parcel } needs an owner, such as “A { $sign }”
position-drawn-no-outlaw = there can be no outlaw on { $parcel }
position-drawn-two-white = there is only one white cowboy
position-drawn-no-cowboy = “{ $found }” on { $parcel } is no cowboy; cowboys are a to { $last }, and w
position-drawn-two-cowboys = { $seat } has two cowboys on { $parcel }

position-ends-before-lattice = the drawing is not complete: the line of + signs above row { $row } should follow
position-ends-before-bottom = the drawing is not complete: the line of + signs at the bottom should follow
position-ends-before-row = the drawing is not complete: row { $row } should follow

## What things are called

position-noun-a-tile-on-the-track = a tile on the track
position-noun-a-word = a word
position-noun-action-space = action space
position-noun-building = building
position-noun-building-space = building space
position-noun-card = card
position-noun-character = character
position-noun-character-tile = character tile
position-noun-number = number
position-noun-parcel = parcel
position-noun-parcel-or-action-space = parcel or action space
position-noun-parcels = a1 to h8
position-noun-places = a1 to h8, wages, ammunition and so on
position-noun-price-of-a-building-space = price of a building space
position-noun-step-of-a-round = step of a round
position-noun-the-die = the die
position-noun-the-number-of-houses-due = the number of Houses due
position-noun-the-number-of-tiles = the number of tiles
position-noun-the-round = the round
position-noun-what-the-bank-has = what the bank has
position-steps = { $steps }, each also with before- in front
