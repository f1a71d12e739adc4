"""Seats of people who came without a link, because the table was public."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("seats", sa.Column("stranger", sa.Boolean, nullable=False, server_default=sa.false()))
