"""Watching that came with a seat is no power of its own any more: whoever may take a seat back watches by that."""

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.execute(
        "DELETE FROM grants WHERE power = 'watch' AND EXISTS ("
        "SELECT 1 FROM grants AS seat WHERE seat.power = 'back' AND seat.holder = grants.holder"
        " AND seat.table_id = grants.table_id)"
    )
