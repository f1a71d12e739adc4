"""Columns by their plain names: who is asked to start, and when a table was created."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN wish TO requested_start")
    op.execute("ALTER TABLE tables RENAME COLUMN made TO created_at")
