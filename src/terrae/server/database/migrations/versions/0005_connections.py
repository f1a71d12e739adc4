"""Which seats each process is connected to: several may be connected to one seat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "connections",
        sa.Column("worker", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("connections_table", "connections", ["table_id"])
    op.execute("INSERT INTO connections SELECT worker, table_id, seat FROM seats WHERE worker IS NOT NULL")
    op.execute("ALTER TABLE seats DROP COLUMN worker")
