"""Storms over a real server: whatever happens, what was acknowledged stays, and every table can be played."""
