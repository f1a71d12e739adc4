"""Deals: the name of the deal that a table plays, and how it ended."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "deal_outcomes",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("held", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("deal_outcomes_deal", "deal_outcomes", ["deal"])
    op.create_table(
        "deal_friends",
        sa.Column("deal", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("deal_friends_table", "deal_friends", ["table_id"])
