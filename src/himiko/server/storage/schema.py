"""The tables of the database. Migrations make them; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("account", String(40), unique=True),  # the account's name, folded
    Column("password", Text),  # argon2
    Column("code", LargeBinary(32), unique=True),  # hash of the code for another device
    Column("merged_into", String(32), ForeignKey("people.id")),
    Column("deleted", BigInteger),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("secret", LargeBinary(32), nullable=False),  # hash
    Column("created", BigInteger, nullable=False),
)

editions = Table(
    "editions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("creator", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("edition", String(64), ForeignKey("editions.hash"), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed", LargeBinary(16), nullable=False),
    Column("salt", LargeBinary(16), nullable=False),
    Column("origin", Text),
    Column("origin_ply", Integer),
    Column("rematch_of", String(32)),
    # What follows is derived from the entries, for lists and for what is due.
    Column("status", String(10), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("turn", Integer),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the server must act: a computer's turn, a clock
    Index("ix_tables_lobby", "listed", "status", "updated"),
    Index("ix_tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    # Derived from the entries too.
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("level", String(20)),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("head", LargeBinary(32)),  # hash of the log up to here; older ones have none
    sqlite_with_rowid=False,
)

chats = Table(
    "chats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("text", String(500), nullable=False),
    Column("watching", Integer, nullable=False, server_default="0"),  # said by a spectator
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("process", String(32), nullable=False),
)

presences = Table(
    "presences",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("process", String(32), primary_key=True, index=True),
)

heartbeat = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),  # one row
    Column("at", BigInteger, nullable=False),
)

__all__ = [
    "chats",
    "devices",
    "editions",
    "entries",
    "heartbeat",
    "leases",
    "metadata",
    "mutes",
    "people",
    "presences",
    "processes",
    "seats",
    "tables",
]
