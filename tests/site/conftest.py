"""What the tests of the site share with those of the service."""

from tests.server.conftest import anyio_backend, database, here

__all__ = ["anyio_backend", "database", "here"]
