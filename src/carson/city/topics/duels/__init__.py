"""Duels on spaces, on land and on buildings."""
