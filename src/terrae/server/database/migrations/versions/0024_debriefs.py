"""Debriefs of lessons: what was worked out is kept with the lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.create_table(
        "lesson_debriefs",
        sa.Column("lesson_id", sa.Text, primary_key=True),
        sa.Column("part", sa.Text, primary_key=True),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
