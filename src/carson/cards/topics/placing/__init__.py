"""Placing a terrain card in a city."""
