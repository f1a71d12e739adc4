"""One seat of a game as text, for programs that read and write: JSON lines, TextArena, MCP."""
