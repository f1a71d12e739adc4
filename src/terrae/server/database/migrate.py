"""Brings the database to the form that this version needs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text

from terrae.engine.errors import Refused

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
"""The form that this version needs: the last of the migrations."""
LOCK = 7_239_401
"""PostgreSQL: one process migrates, the others wait."""


def config(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    alembic = Config()
    alembic.set_main_option("script_location", str(MIGRATIONS))
    alembic.set_main_option("path_separator", "os")
    alembic.attributes["connection"] = connection
    return alembic


def form_of(connection: Connection) -> str | None:
    """The form that the database has; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def migrate(engine: Engine) -> None:
    """Migrate to the newest form; `Refused` if the database is of a later version than this program."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        form = form_of(connection)
        if form == NEWEST:
            return
        # Only a database that must change pays for the loading of Alembic.
        from alembic import command
        from alembic.script import ScriptDirectory

        known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
        if form is not None and form not in known:
            raise Refused("the database was made by a later version of this program")
        command.upgrade(config(connection), "head")
