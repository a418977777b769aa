"""Keeping order: what admins decide, how it takes effect everywhere, and the log of it."""
