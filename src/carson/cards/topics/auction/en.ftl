### Auction cards.

question-ask-bids = Which auction card do you play? Nobody sees it before all have chosen.
question-ask-bids-lawyer = Which auction card do you throw away? You have taken your card already.

group-auction = Auction cards

label-bid = Play the { $value }
label-bid-boosted = Play the { $value }: it counts { $total }
label-bid-lawyer = Throw away the { $value }

log-revealed = { $name } plays { $value }.
log-revealed-boosted = { $name } plays { $value } + { $boost } = { $total }.
log-discarded = { $name } throws away the { $value }.

why-not-spent = you have no { $value } left in this era

topic-virtual-title = Virtual players
topic-virtual-text = A game needs four seats. Virtual players fill the empty ones. They turn over auction cards by chance: { $stacks }. They take the card with the highest appeal, of equals the one nearest the piles. They build nothing and use no character; the appeal of all their cards is their score.

position-not-virtual = auction cards are drawn for virtual players only
position-turned-over = this virtual player has turned over a card already

stack-novice = a novice 1 to 9
stack-intermediate = an intermediate 2 to 10
stack-expert = an expert 3 to 11
