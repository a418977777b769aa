"""Bots in any language: programs that talk over standard input and output (docs/bot-protocol.md)."""
