### The offer.

log-character-shown = On offer: { $character }.
log-pushed-down = A skull! { $character } goes under the pile.
log-terrain-shown = On offer: a card with { $contents }.
log-ranking = Ties: { $suits }.

topic-ties-title = Ties and skulls
topic-ties-short = Of equal auction cards the one goes first whose suit comes first on the back of the next character.
topic-ties-text = The back of the next character card shows the six suits. Of equal values the suit nearer the top goes first; what counts is the back that is visible when the offer is complete. If that back shows a skull, the character just drawn goes under the pile and the card with the skull is drawn instead, again and again if need be.

position-few-terrain = there are not so many terrain cards left
