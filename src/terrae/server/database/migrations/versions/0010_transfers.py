"""Keys that take a seat along to another device, once."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "transfers",
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_index("transfers_table", "transfers", ["table_id"])
