"""Tables that are played on from a moment of another game."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("tables", sa.Column("played_on", sa.Text))
