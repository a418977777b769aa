"""Texts, drawings and positions."""
