"""The sales of the Auctioneer."""
