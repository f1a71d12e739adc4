"""Keys and devices."""

import pytest
from sqlalchemy import select

from terrae.server.database import tables as rows
from terrae.server.tables.people.keys import holder_of, new_key

from ...client import Party
from ...running import Here

pytestmark = pytest.mark.anyio


@pytest.mark.attack("Guesses keys, or reads them in a stolen database.")
async def test_secrets_are_long_and_stored_as_hashes_only(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    for key in (*party.seats, *party.keys.values()):
        assert len(key) == 34
    await party.close()
    store = here.service.database
    if store.file is None:
        everything = str(
            await store.read(lambda db: [db.execute(select(t)).all() for t in rows.metadata.sorted_tables])
        )
    else:
        files = [path.read_bytes() for path in store.file.parent.glob("tables.db*")]
        everything = b"".join(files).decode("latin-1")
    for key in (*party.seats, *party.keys.values()):
        assert key not in everything
        assert str(holder_of(key)) in everything
    assert len({new_key("seat") for _ in range(1000)}) == 1000
