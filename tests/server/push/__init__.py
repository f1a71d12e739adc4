"""Notices with the page closed."""
