"""The hash chain of logs, and who only watches in a chat."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; entries and lines that are there keep their meaning."""
    op.add_column("entries", sa.Column("head", sa.LargeBinary(32)))
    watching = sa.Column("watching", sa.Integer, nullable=False, server_default="0")
    op.add_column("chats", watching)
