"""The Houses and Townhouses that come with a building."""
