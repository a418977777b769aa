"""Phase 2: cowboys are placed until everybody has passed."""
