"""A real Chromium on the real server: people play by clicking, tapping and typing."""
