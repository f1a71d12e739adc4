"""Terrae: play, study and teach Terra and Terra Futura."""

__version__ = "0.1.0"
