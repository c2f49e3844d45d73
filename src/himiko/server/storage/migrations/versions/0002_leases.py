"""Leases, so that several processes can share a database."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of processes and their leases."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_leases"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_leases_table"),
    )
