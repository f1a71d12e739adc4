"""Lessons: what is stored of them, and the tables that are played in one."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("pause", sa.Text))
    op.create_table(
        "lessons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("rehearsal", sa.Boolean, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("lessons_code", "lessons", ["code"], unique=True)
    op.create_index("lessons_touched", "lessons", ["touched"])
    op.create_table(
        "lesson_entries",
        sa.Column("lesson_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("who", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "lesson_holders",
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("lesson_id", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("pupil", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("lesson_holders_lesson", "lesson_holders", ["lesson_id"])
    op.create_table(
        "lesson_ballots",
        sa.Column("lesson_id", sa.Text, primary_key=True),
        sa.Column("stage", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("pupil", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ballot", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
