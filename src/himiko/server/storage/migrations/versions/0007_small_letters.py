"""What names look like in small letters: `Max` and `max` do not look alike, and are the same."""

import secrets

import sqlalchemy as sa
from alembic import op

from himiko.server.names import folded, skeleton
from himiko.server.names.skeleton import LONGEST_SKELETON

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_people = sa.table(
    "people",
    *(sa.column(name) for name in ("id", "name", "account", "merged_into", "deleted")),
    *(sa.column(name) for name in ("skeleton", "small_skeleton", "verified")),
)


def upgrade() -> None:
    """Add it, and give guests who wear an account's name a number behind it."""
    op.add_column("people", sa.Column("small_skeleton", sa.String(200)))
    op.create_index("ix_people_small_skeleton", "people", ["small_skeleton"])
    connection = op.get_bind()
    rows = connection.execute(sa.select(_people).where(_people.c.deleted.is_(None))).all()
    taken = set[str]()
    for row in (row for row in rows if row.verified is not None):
        taken |= {row.verified, _small(row.name)}
    for row in rows:
        values = {"small_skeleton": _small(row.name)}
        is_guest = row.account is None and row.merged_into is None
        if is_guest and taken & {row.skeleton, _small(row.name)}:
            name = f"{row.name[:35].rstrip()} {secrets.randbelow(10_000):04}"
            look = skeleton(name)[:LONGEST_SKELETON]
            values = {"name": name, "skeleton": look, "small_skeleton": _small(name)}
        connection.execute(sa.update(_people).where(_people.c.id == row.id).values(values))


def _small(name: str) -> str:
    return skeleton(folded(name))[:LONGEST_SKELETON]
