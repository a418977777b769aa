"""The contract's own parts."""
