"""Pictures of games: previews and films, painted from what a game's face draws. Needs Pillow and resvg."""
