### Why a position is refused: powers that ask.

position-power-used = this power is used
position-other-number = this power gives another number of parcels
position-no-homestead = no power gives a { $building } with its parcel
position-no-property-left = { $seat } has no property tile left
position-lot-left = { $number } parcels are still to choose
position-seller = the seller must be the last one who has chosen
position-bid-of-nobody = a highest bid needs the seat that has made it
position-cannot-pay = { $seat } cannot pay ${ $amount }
position-not-bidding = who leads or is out is not asked, and who is out does not lead
position-cannot-bid = { $seat } cannot bid more than ${ $amount }
position-token-sold = parcels lie under the hammer, but the token is sold
position-token-taken = the token is taken
position-lot-size = the line “lot” must name { $number } parcels
position-must-be-out = { $seat } has too few property tiles and must be out
position-no-white = { $seat } has no white cowboy to place
position-no-dynamite-cowboy = { $seat } has no cowboy with dynamite to place
position-no-token-cowboy = { $seat } has no cowboy with a no-duel token to place
position-still-to-roll = somebody has still to roll
position-no-second-try = { $seat } has no second try here
position-nobody-heals = nobody has a character who heals
position-must-be-on-top = { $seat } must be on top
position-nobody-mourns = nobody has a character who is paid by losers
position-mourns-own = { $seat } does not pay for the own cowboys
position-no-doubling = { $seat } has no doubling to decide
position-no-dynamite = { $seat } has no dynamite

## What things are called

position-noun-bid = bid
position-noun-sort-of-purchase = sort of purchase
