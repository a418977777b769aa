### What the table of the card game says.

tabs = What to show
tab-offer = Offer
tab-city = City
tab-players = Players
tab-log = Log

round = Era { $era }, round { $n } of { $all }
offer-title = Offer
offer-gone = taken
offer-none = Nothing is on offer.
offer-slots = Cards on offer, nearest the piles first
offer-terrain = { $contents }, appeal { $appeal }
offer-character = { $name }, appeal { $appeal }: { $text }
offer-best = Best place { $gain } points
offer-now = { $gain } points now
offer-appeal = Appeal { $n }
piles-terrain = { $n ->
    [one] One terrain card in the pile
   *[other] { $n } terrain cards in the pile
}
piles-characters = { $n ->
    [one] One character in the pile
   *[other] { $n } characters in the pile
}
back-next = Next character
back-label = Back of the next character: { $suits }{ $skull }
back-skull = , with a skull: it pushes the next character aside
kind-score = is worth points
kind-use = is used, then turned
kind-perm = works all the time
kind-once = works when it comes

suit-hat = hat
suit-star = star
suit-cactus = cactus
suit-boot = boot
suit-horseshoe = horseshoe
suit-cow = cow
suit-of = { $suit }: { $name }
suit-free = { $suit }: nobody

ties-title = Ties
ties-label = Who wins ties this round: { $suits }
auction-title = Auction, round { $n }
auction-first = Auction
auction-over = last round
auction-none = No auction card was played yet.
auction-notYet = not chosen
auction-sealed = { $name } has chosen
auction-own = { $name } has chosen the { $value }
auction-played = { $name } plays { $value }
auction-playedBoost = { $name } plays { $value }, with help { $total }
auction-thrown = { $name } throws away the { $value }
auction-lawyer = Lawyer
auction-two = takes two
auction-takes = now
auction-took = took { $what }

windows-title = Characters that may be used in this round
windows-now = { $name } is asked to use the { $character }
windows-used = { $name } has used the { $character }
windows-past = { $name } did not use the { $character } in this round
windows-ahead = { $name } may use the { $character } in this round

hand-title = Your auction cards
hand-left = Auction cards left: { $cards }
hand-leftNone = No auction cards left
hand-spent = played

city-of = City of { $name }
city-whose = Whose city
city-show = Show the city of { $name }
city-none = No card yet. The first one goes here.
city-size = { $width } × { $height } of { $columns } × { $rows }
city-safe = safe from outlaws
city-summary = City of { $name }, { $size }: { $things }
city-row = Row { $n }: { $things }
city-bare = bare ground
city-places = Legal places for the card. Arrow keys move it, Enter places it.
city-place = { $at }: { $gain } points{ $best }
city-best = , the most here
city-ghost = { $at }: { $gain } points
city-sale = Sell this card: { $gain } points
city-beside = Beside the city
city-sold = Sold for 7 points each
city-salesLeft = { $n ->
    [one] one sale left
   *[other] { $n } sales left
}

ask-takeHint = Choose a card of the offer. The number tells what it adds in its best place.
ask-placeHint = { $n ->
    [one] One place is legal.
   *[other] { $n } places are legal; the best gives { $gain }.
}
ask-pickPlace = Choose a place in your city.
ask-takeFor = Take it, { $gain } in its best place
ask-placeOn = Place it on { $label }
ask-play = Play the { $value }

seat-virtual = virtual
seat-total = { $n ->
    [one] { $n } point, if it ended now
   *[other] { $n } points, if it ended now
}
seat-cards = { $n ->
    [one] one card taken
   *[other] { $n } cards taken
}
seat-showCards = { $n ->
    [one] One card taken: show what { $name } has
   *[other] { $n } cards taken: show what { $name } has
}
seat-character = { $name }: { $text }
seat-turned = { $name }, used: { $text }

taken-title = Cards of { $name }
taken-sum = { $n ->
    [one] { $strength }: one card, appeal { $total }
   *[other] { $strength }: { $n } cards, appeal { $total }
}
taken-back = Back to the city

people-title = Your characters
people-of = Characters of { $name }
people-none = No characters yet.
people-used = used
people-worth = { $n } points now

explain-unpin = Unpin
explain-now = The score of { $name } now
explain-total = Total
explain-empty = Point at a card, a parcel or a player, and this says what it is and how its number comes about. A click pins it.
