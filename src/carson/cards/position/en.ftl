### What is wrong with a position.

position-indented = an indented line belongs under “land” or “agenda”
position-second-line = there is a second line “{ $word }”
position-second-about = there is a second line about { $what }
position-no-line = “{ $word }” starts no line; lines start with { $known }
position-agenda-empty = the agenda is empty; write { $over } if nothing is left to do
position-a-word = a word
position-a-card = a card
position-a-character = a character
position-the-round = the round
position-the-offer = the character on offer, or -
position-the-back = the back, or -
position-the-characters = the list of characters
position-card-at = a card in a city is written as { $card }@n14
position-card-under = a card under the pile is written as { $character }:back-hscbow
position-named-twice = { $name } is named twice
position-no-drawing = under “land” comes a drawing, each row indented
position-no-parcel = “{ $letter }” is no parcel; the letters are { $letters }
position-off-the-ground = the drawing leaves the ground
position-not-in-stack = this seat does not play with all of these auction cards
position-no-such-bid = this seat does not play with a { $value }
position-few-of-this-back = there are not so many cards with { $back }
position-backs-printed = with printed backs nobody needs to know which ones were seen
position-card-twice = { $card } lies in two places
position-second-era = { $card } comes in the second era
position-first-era = { $card } belongs to the first era
position-sold-too-many = at most { $sales } cards can be sold
position-sold-by-nobody = cards are sold, but nobody has the Auctioneer
position-character-twice = { $character } is in two places
position-never-turned = { $character } is never turned
position-few-characters = { $pile ->
    [one] only one character is in the pile
   *[other] only { $pile } characters are in the pile
}, and the rest of the game may draw { $needed }
position-backs-seen = more backs were seen than cards have left the pile
position-few-of-a-back = there are not so many cards with one of these backs
position-no-such-back = no character of the pile has this back
position-other-back = one of these characters has another back
position-suit-twice = two seats have the suit { $suit }
position-sealed-in-hand = a sealed card is still in the hand
position-open-in-hand = an open card is no longer in the hand
position-few-auction-cards = there are fewer auction cards than rounds left in this era ({ $rounds })
position-virtual-sealed = a virtual player turns its card over when all have chosen
position-city-in-parts = the city falls into several parts
position-city-too-large = the city is larger than { $width } x { $height }
position-round-0 = round 0 is the setting up, and only that
position-nothing-to-do = the agenda says what is to do within the round
position-back-visible = the back of the pile is visible unless it is being drawn
position-other-window = each character has a window of its own
