"""When the aliases of a lesson are deleted. Those of lessons that are over already go at once."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("lessons", sa.Column("forgets_at", sa.BigInteger))
    op.execute("UPDATE lessons SET forgets_at = 0 WHERE over")
