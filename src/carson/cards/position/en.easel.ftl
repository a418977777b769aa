### What can be changed by hand in a position.

## boards and boxes

easel-offer = The offer
easel-player = Player { $seat }
easel-city = The city of { $seat }
easel-table = Beside the offer
easel-beside = Terrain cards taken
easel-characters = Characters
easel-turned = Characters that were used
easel-hand = Auction cards in hand
easel-passed = Characters nobody took
easel-sold = Terrain cards sold
easel-era-gone = Terrain cards of this era out of the game
easel-backs-seen = Backs seen so far

## pieces

easel-group-characters = Characters
easel-group-first = Terrain, first era
easel-group-second = Terrain, second era
easel-group-auction = Auction cards
easel-group-backs = Backs
easel-card = { $card }: { $contents }
easel-auction = Auction card { $name }
easel-back = Back { $suits }

## fields

easel-round = Round
easel-next-back = Back on the pile
easel-offer-back = Back of the character on offer
easel-ranking = Back that settles ties
easel-lawyer = Used the Lawyer
easel-worker = Used the Chinese Worker
easel-bottom = Characters under the pile, with their backs
easel-suit = Suit
easel-bid = Auction card played
easel-boost = Added to it
