"""The table as text: the drawing of a terminal."""
