"""What players vote on, and signs among what is said."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ballot", sa.Text))
    op.add_column("chat", sa.Column("sign", sa.Text, nullable=False, server_default=""))
