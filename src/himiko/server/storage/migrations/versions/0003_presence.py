"""Who is at a table, and when the server was last alive."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of presences and of the pulse."""
    op.create_table(
        "presences",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table", "person", "process", name="pk_presences"),
    )
    op.create_index("ix_presences_process", "presences", ["process"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
