"""Lessons: a class, one code, a row of stages."""
