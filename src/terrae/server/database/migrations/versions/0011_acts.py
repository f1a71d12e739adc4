"""Acts at the table, what may be said there, and who keeps whose words from themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("talk", sa.Text, nullable=False, server_default="words"))
    op.add_column("tables", sa.Column("keep_words", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("talk"), sa.column("chat", sa.Boolean))
    op.execute(tables.update().where(tables.c.chat.is_(sa.false())).values(talk="sentences"))
    op.execute("ALTER TABLE tables DROP COLUMN chat")
    op.add_column("chat", sa.Column("act", sa.Text))
    op.add_column("chat", sa.Column("language", sa.Text, nullable=False, server_default=""))
    op.add_column("chat", sa.Column("moves", sa.Integer))
    op.add_column("chat", sa.Column("number", sa.Integer))
    op.create_table(
        "blocks",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("reader", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("reporter", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("line", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
