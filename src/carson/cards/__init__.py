"""The card game: two eras of auctions, a city of cards for every player, and virtual rivals."""
