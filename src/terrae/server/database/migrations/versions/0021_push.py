"""Notices with the page closed: the service's key, the devices that want them, and at which tables."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.Text, nullable=False),
    )
    op.create_table(
        "push_devices",
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("reader", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("everywhere", sa.Boolean, nullable=False),
        sa.Column("remind_at", sa.Integer),
        sa.Column("remind_zone", sa.Integer, nullable=False),
        sa.Column("reminded", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("push_devices_endpoint", "push_devices", ["endpoint"])
    op.create_index("push_devices_remind", "push_devices", ["remind_at"])
    op.create_table(
        "push_tables",
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("push_tables_table", "push_tables", ["table_id"])
