"""The WebSocket side of the protocol."""
