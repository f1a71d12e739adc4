"""Terrae: play, study and teach board games about one planet."""

__version__ = "0.1.0"
