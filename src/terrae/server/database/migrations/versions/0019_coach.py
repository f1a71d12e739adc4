"""What the coach has counted."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "coached",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("report", sa.LargeBinary, nullable=False),
    )
    op.create_index("coached_table", "coached", ["table_id"])
    op.create_index("coached_made", "coached", ["made"])
