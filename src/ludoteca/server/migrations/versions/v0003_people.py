"""Devices, passkeys and recovery codes; blocks and reports."""

from secrets import token_urlsafe

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables, and give everybody a name for others. A process of version 0.1.0 beside us may go on writing."""
    op.add_column("guest", sa.Column("public", sa.Text))
    op.add_column("guest", sa.Column("signed_out", sa.Double))
    op.create_index("guest_public", "guest", ["public"], unique=True)
    connection = op.get_bind()
    guests = [id for (id,) in connection.execute(sa.text("SELECT id FROM guest")).all()]
    if guests:
        named = sa.text("UPDATE guest SET public = :public WHERE id = :id")
        connection.execute(named, [{"id": id, "public": token_urlsafe(9)} for id in guests])
    op.create_table(
        "device",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
    )
    op.create_index("device_guest", "device", ["guest"])
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guest.id"), nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("passkey_guest", "passkey", ["guest"])
    op.create_table(
        "challenge",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "recovery",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, sa.ForeignKey("guest.id"), nullable=False),
    )
    op.create_index("recovery_guest", "recovery", ["guest"])
    op.create_table(
        "block",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("closed", sa.Double),
        sa.Column("verdict", sa.Text),
    )
    op.create_index("report_open", "report", ["closed", "at"])
