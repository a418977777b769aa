"""Variant Might is Right: duel tiles instead of dice."""
