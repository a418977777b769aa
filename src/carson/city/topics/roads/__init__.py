"""Roads are laid."""
