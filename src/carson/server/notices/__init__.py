"""Notices: people hear of their turn where they are. The move that makes it so stores what is to be told."""
