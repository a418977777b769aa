"""The server: the real app, a real SQLite file, real sockets on the loopback."""
