"""Variant Kit Carson: cowboys are taken back, and everybody may place at once."""
