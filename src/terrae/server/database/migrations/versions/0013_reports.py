"""A report says who was reported by whom, by name, and each line can be reported."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.rename_table("reports", "old_reports")
    op.create_table(
        "reports",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("reporter", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("reporter_name", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint(
            "table_id", "reporter", "reporter_name", "seat", "name", "line", name="reports_by_line_pkey"
        ),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO reports (table_id, reporter, reporter_name, seat, name, line, text, at)"
        " SELECT o.table_id, o.reporter, COALESCE(b.name, ''), o.seat, COALESCE(c.name, s.name, ''),"
        " COALESCE(o.line, 0), o.text, o.at FROM old_reports AS o"
        " LEFT JOIN seats AS b ON b.table_id = o.table_id AND b.seat = o.reporter"
        " LEFT JOIN seats AS s ON s.table_id = o.table_id AND s.seat = o.seat"
        " LEFT JOIN chat AS c ON c.table_id = o.table_id AND c.n = o.line"
    )
    op.drop_table("old_reports")
