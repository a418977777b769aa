"""Auction cards: chosen in secret, turned over together."""
