"""What is stored of a table comes back as it was: every column of its row and of its seats is a field."""

from msgspec.structs import asdict, fields

from terrae.server.database import lists, queries
from terrae.server.database import tables as rows
from terrae.server.database.engines import make_engine
from terrae.server.database.migrate import migrate
from terrae.server.database.stored import Stored, StoredSeat
from terrae.server.protocol.bodies import NewTable
from terrae.server.protocol.shared import DecisionClock
from terrae.server.settings import database_url
from terrae.server.tables.lobby.creation import new_table


def test_a_table_comes_back_as_it_was(database: str) -> None:
    stored = new_table(NewTable("terra", 4, {"teams": True}, title="Friday", clock=DecisionClock(30)), now=7)
    engine = make_engine(database_url(database), writes=True)
    migrate(engine)
    with engine.begin() as connection:
        queries.insert_table(connection, stored)
        found = queries.read_stored(connection, stored.id)
        (outline,) = lists.read_outlines(connection, [], rows.tables.c.id == stored.id, 1).readable
    engine.dispose()
    assert found is not None
    expected = asdict(stored)
    for same, deck in ((found, stored.deck.document), (outline.stored, {"name": stored.deck.document["name"]})):
        values = asdict(same)
        assert values.pop("deck").document == deck
        assert values == {name: value for name, value in expected.items() if name != "deck"}


def test_every_column_has_a_field() -> None:
    assert set(rows.tables.c.keys()) <= {field.name for field in fields(Stored)}
    assert {field.name for field in fields(StoredSeat)} == set(rows.seats.c.keys()) - {"table_id", "worker"}
