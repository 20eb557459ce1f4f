"""What the operator decides; how people are called to their turns."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add tables, and to rooms when something happens in them by itself. Whoever knows no more than version 1 goes on beside it."""
    op.add_column("room", sa.Column("due", sa.Double))
    op.create_index("room_due", "room", ["due"])
    op.create_table(
        "instruction",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "sanction",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("about", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "setting",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )
    op.create_table(
        "habit",
        sa.Column("guest", sa.Text, sa.ForeignKey("guest.id"), primary_key=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("nights", sa.Boolean, nullable=False),
        sa.Column("mail", sa.Text),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Double),
        sa.Column("away", sa.Double),
        sa.Column("holiday", sa.Double, nullable=False),
        sa.Column("since", sa.Double),
    )
    op.create_table(
        "push",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("push_guest", "push", ["guest"])
    op.create_table(
        "call",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("room", sa.Text, sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("call_due", "call", ["due"])
