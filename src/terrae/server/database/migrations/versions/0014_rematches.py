"""Who wants to play again, and seats of a rematch that are kept for those who have just played."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rematch_by", sa.Integer))
    op.add_column("seats", sa.Column("kept_for", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("kept_until", sa.BigInteger))
