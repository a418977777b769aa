"""One generic suite that every registered game must pass."""
