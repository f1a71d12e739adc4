"""What was said before a table became public; and lines of chat by their sender's own id."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("private_lines", sa.Integer, nullable=False, server_default="0"))
    op.create_index("chat_sent", "chat", ["table_id", "seat", "client"])
