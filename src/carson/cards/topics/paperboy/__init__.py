"""The errand of the Paperboy."""
