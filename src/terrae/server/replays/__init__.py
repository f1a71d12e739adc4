"""Replays and checks of records, in processes beside the service."""
