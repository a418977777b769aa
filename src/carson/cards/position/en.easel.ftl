### What can be changed by hand in a position.

easel-offer = The offer
easel-player = Player { $seat }
easel-beside = Cards { $seat } has taken
easel-characters = Characters of { $seat }
easel-bid = Auction card
