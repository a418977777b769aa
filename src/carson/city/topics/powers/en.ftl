### Powers of characters that ask something: what is said about it.

## Questions

question-ask-second-paid = Do you pay ${ $price } for a second character? You get its power and its limit; you have { $cash }.
question-ask-second-free = Which second character do you take? You get its power, and its limit less ${ $less }.
question-ask-cash-now-double = Take ${ $amount } now, or wait? Once buildings pay you can still take it, or double one type of building instead.
question-ask-cash-now-houses = Take ${ $amount } now? If not, you score { $vp } VP for each { $house } you own at the end of the round.
question-ask-cash-now-mountains = Take ${ $amount } now? If not, you score { $vp } VP for each mountain you own at the end of the round.
question-ask-free-parcel = Your { $character } gives you a parcel: take any that nobody owns.
question-ask-hire = How many cowboys do you hire? You have { $cash }.
question-ask-arm = How many revolvers do you buy? They stay yours to the end of the game; you have { $cash }.
question-ask-retire = How many of your cowboys at home do you give up for VP? You have { count-cowboy }.
question-ask-tile-any = Do you take a building for ${ $price }? You have { $cash }.
question-ask-tile-granted = Do you buy a { $building } with its land for ${ $price }? You have { $cash }.
question-ask-homestead = Where does your { $building } stand? Any parcel with nothing on it that nobody owns will do.
question-ask-lot-first = Choose the first of the two parcels you auction together.
question-ask-lot-second = Choose the second parcel: it is sold together with { $parcel }.
question-ask-bid-first = { $seller } sells { $what }, and nobody has bid yet: what do you bid? You have { $cash }.
question-ask-bid-own = You sell { $what }, and nobody has bid yet: what do you bid yourself? You have { $cash }.
question-ask-bid-more = { $leader } bids { $bid } for { $what }: do you bid more? You have { $cash }, and who stops is out for good.
question-bid-land = the land on { $land }
question-bid-ammunition = the ammunition
question-ask-tax = What do you tax, weapons or money? The others must pay.
question-ask-land = Which parcel do you buy at once? You have { $cash }.
question-ask-double = Your { $character }: double the income of one type of building, or take ${ $amount }?
question-reroll-result = { $name } { $total } (dice { $dice })
question-ask-heal = Your cowboy has lost its duel: do you pay { $doctor } { $price } to send it on to an empty space? You have { $cash }.
question-ask-heal-own = Your cowboy has lost its duel, and your Doctor heals it for nothing: where do you send it on?
question-ask-mourn = Your cowboy has lost its duel: do you pay { $undertaker } { $price } or lose 1 VP?
question-ask-triple = Which Mine of yours pays three times as much this round? It takes one of your dynamite tokens; you have { $tokens }.
question-ask-package = Do you buy VP from the Banker? You have { $cash }.
question-draw-parcel = Dice decide which parcel the Indian brings.
question-roll-gift = A die decides about the gift.
question-reroll-result-cards = { $name } { $total } (without a die)

## Labels

label-ask-cash-now-yes = Take ${ $amount } now
label-ask-second-no = Take no second character
label-ask-package = Buy { $number } VP for ${ $price }
label-ask-package-0 = Buy none
label-ask-arm = Buy { count-revolver } for ${ $price }
label-ask-arm-0 = Buy none
label-ask-retire = Give up { count-cowboy } for { $vp } VP
label-ask-retire-0 = Keep all cowboys and score { $vp } VP
label-tile = { $building } on ${ $place }, for you ${ $price }
label-tile-bag = { $building } from the bag, for you ${ $price }
label-ask-tile-no = Buy no building
label-bid = Bid { $amount }
label-ask-bid-pass = Bid no more
label-ask-tax-guns = Weapons: $1 for each revolver, { $guns } in all
label-ask-tax-money = Money: $1 for every $10, rounded up, { $dollars } in all
label-ask-land-no = Buy no land now
label-ask-reroll-yes = Roll again; only the new result counts
label-ask-reroll-no = Keep your { $dice }
label-heal = { $label } - the Doctor takes { $price }
deed-ask-heal = Send it on to { $place }
deed-ask-free-parcel = Take { $place }
deed-ask-homestead = Build on { $place }
deed-ask-lot = Auction { $place }
label-ask-heal-no = Let the cowboy come home
label-ask-mourn-pay = Pay { $undertaker } { $price }
label-ask-mourn-points = Lose 1 VP (you have { $points })
label-triple = The Mine on { $parcel }: { $tripled } instead of { $income }
label-ask-triple-done = Use no more dynamite now
label-ask-hire = Hire { count-cowboy } for ${ $price }
label-ask-hire-0 = Hire nobody
label-double = Double the income of every { $building } you own: { $income } more as things stand
label-double-cash = Take ${ $amount }

## The log

log-placed-white = { $name } sends the white cowboy to { $place }.
log-doubled = { $name } doubles the income of every own { $building }.
log-gained-dynamite = { $name } gets { $tokens }.
log-gained-no-duel = { $name } gets { $tokens }.
log-retired = { $name } gives up { $cowboys }.
log-took-tile = { $name } takes the { $building } for ${ $price }.
log-out-of-auction = { $name } bids no more.
log-auction-won = { $name } wins the auction with { $amount }.
log-no-sale = Nobody bids, and nothing is sold.
log-taxed-guns = { $name } taxes weapons: $1 for each revolver.
log-taxed-money = { $name } taxes money: $1 for every $10, rounded up.
log-placed-dynamite = { $name } sends a cowboy with dynamite to { $place }.
log-placed-no-duel = { $name } sends a cowboy with a no-duel token to { $place }.
log-rerolled = { $name } rolls again.
log-healed = { $name }'s beaten cowboy is healed and goes to { $place }.
log-tripled = { $name } uses dynamite: the Mine on { $parcel } pays three times as much.
log-left-land = { $name }'s cowboy gives way to the Lawyer and leaves { $parcel }.
log-gift = { $name } rolls a { $die } and gets a gift.
log-gift-none = { $name } rolls a { $die } and gets no gift.

## Help

topic-auctions-title = Auctions
topic-auctions-text =
    The Auctioneer bids first, then everybody in turn around the table. Bid more than the last bid and no more than you have, or stop: who stops is out for good. The last one left wins. If nobody bids, everything stays as it was.
    { $auctions }
topic-auctions-land = Two parcels: the winner pays half of the bid to the bank, rounded down, and the rest to the Auctioneer; an Auctioneer who wins pays the bank's half only. You need two property tiles.
topic-auctions-ammunition = The ammunition: the winner pays the Auctioneer and needs no cowboy; its space is closed for this round.

## Why not

why-no-sheriff = the Paperboy never brings the Sheriff
why-a-second-character = a second character
why-no-reserve = the general supply has only { $number } of your cowboys
why-no-package = the Banker does not sell that many points
why-in-lot = { $parcel } is up for auction already
why-bid-too-low = a bid must be higher than ${ $bid }
why-bid-too-high = you cannot bid more than your ${ $cash }
why-no-fee = the Doctor takes ${ $price } and you have ${ $cash }
why-resolved = { $place } has been resolved already
why-not-empty = { $place } is not empty
why-no-own-mine = there is no Mine of yours on { $parcel }
why-tripled = there is dynamite in the Mine on { $parcel } already
why-grocer-triples-nothing = beside your Grocer dynamite triples no Mine
why-earns-nothing = the Mine on { $parcel } earns nothing
