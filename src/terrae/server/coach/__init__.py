"""The coach at the service: counted beside it, shared out among those who ask, and kept."""
