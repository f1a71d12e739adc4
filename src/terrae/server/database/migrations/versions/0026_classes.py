"""Classes that last."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.add_column("lessons", sa.Column("class_id", sa.Text, nullable=False, server_default=""))
    op.create_index("lessons_class", "lessons", ["class_id"])
    op.create_table(
        "classes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.Text, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "class_holders",
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("class_id", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "class_lessons",
        sa.Column("class_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("summary", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
