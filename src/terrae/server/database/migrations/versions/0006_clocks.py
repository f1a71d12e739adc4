"""When the cards were dealt, from which on the first decision has its time; and tables by when they last changed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("dealt_at", sa.BigInteger))
    op.create_index("tables_touched", "tables", ["touched"])
