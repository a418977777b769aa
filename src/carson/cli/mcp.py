"""`carson mcp`: a language model plays and analyses over the Model Context Protocol."""

from carson.core.extras import needed

COMMAND = "carson mcp"


def mcp() -> None:
    """Let a language model play and analyse, over standard input and output."""
    needed("mcp", COMMAND)
    from carson.llm.mcp_server import server

    server().run("stdio")
