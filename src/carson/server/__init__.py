"""The server: people, tables and live play over HTTP and WebSocket. It knows no rule."""
