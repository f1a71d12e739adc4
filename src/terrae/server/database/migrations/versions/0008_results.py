"""How games ended, so that lists can tell it; and which date and time it was when the service counted so many ms."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text))
    op.create_table(
        "dates",
        sa.Column("service", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("wall", sa.BigInteger, nullable=False),
    )
