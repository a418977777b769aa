"""Bots on other machines: their tokens, what they are asked over streams, and what they answer."""
