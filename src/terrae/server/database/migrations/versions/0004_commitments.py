"""Seats commit themselves to their contributions to the shuffle, and open them at the start.

Games that have begun keep the first shuffle and its contributions. Tables that are still open get the second one; what
was added to them openly is dropped.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fair_version", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("commitment", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("opened", sa.Text))
    op.execute("DELETE FROM contributions WHERE table_id IN (SELECT id FROM tables WHERE status = 'open')")
    op.execute("UPDATE tables SET fair_version = 2 WHERE status = 'open'")
