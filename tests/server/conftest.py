"""What the tests of the service share: a fresh database and a running service."""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from .postgresql import new_database, postgresql
from .running import Here, service, services

numbers = count()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A running PostgreSQL."""
    with postgresql() as address:
        yield address


@pytest.fixture
def postgres(cluster: str) -> str:
    """A fresh database of PostgreSQL."""
    return new_database(cluster, f"tables{next(numbers)}")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.full)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database: SQLite always, PostgreSQL in the full run."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture
async def here(database: str, anyio_backend: str) -> AsyncIterator[Here]:  # noqa: ARG001  # it needs a loop
    """A service in this process."""
    async with service(database) as running:
        yield running


@pytest.fixture
async def heres(database: str, anyio_backend: str) -> AsyncIterator[list[Here]]:  # noqa: ARG001  # it needs a loop
    """All services of a database, in this process: one on SQLite, two on PostgreSQL."""
    async with services(database) as running:
        yield running
