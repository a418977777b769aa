"""Printed facts: parcels, the deck, characters, the grid of a city, and the rules that options switch."""
