"""Bots that play at tables: worker processes, and the order in which they are asked."""
