"""The action spaces of the winding path and what they give."""
