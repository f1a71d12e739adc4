"""Guests in a running game: how many may come by a link to join, and whose seat they have."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("guests", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("guests_came", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("bot_before", sa.Text))
    op.add_column("seats", sa.Column("name_before", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("colour_before", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("held_from", sa.Integer, nullable=False, server_default="0"))
