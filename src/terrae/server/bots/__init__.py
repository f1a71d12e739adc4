"""Bots' thinking, in processes beside the service."""
