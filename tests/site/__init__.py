"""Tests of the games without a service."""  # noqa: A005
