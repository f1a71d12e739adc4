"""Who decides after each entry of a log: lists of tables need not replay it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("log", sa.Column("decides", sa.Integer))
