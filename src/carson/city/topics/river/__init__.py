"""Variant Carson River: water, bridges and what they are worth."""
