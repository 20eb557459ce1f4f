"""Processes, rooms and their deeds, guests, finished matches, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "process",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "room",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("room_listed", "room", ["listed", "created"])
    op.create_table(
        "entry",
        sa.Column("room", sa.Text, sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("command", sa.Text),
    )
    op.create_index("entry_command", "entry", ["room", "command"], unique=True)
    op.create_table(
        "member",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("room", sa.Text, sa.ForeignKey("room.id"), primary_key=True),
    )
    op.create_index("member_room", "member", ["room"])
    op.create_table(
        "guest",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "link",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("ranks", sa.JSON, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_table(
        "keeper",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, sa.ForeignKey("match.id"), primary_key=True),
    )
    op.create_table(
        "rating",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
