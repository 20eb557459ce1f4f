"""Pads that others look at."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "pad",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_index("pad_at", "pad", ["at"])
