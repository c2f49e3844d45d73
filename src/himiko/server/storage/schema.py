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
    Column("code_until", BigInteger),  # when the code is void
    Column("code_agent", String(40)),  # on which device it was made
    Column("skeleton", String(200)),  # what the name looks like: names that look alike share it
    Column("verified", String(200)),  # the same of an account's name, which nobody else may wear
    Column("small_skeleton", String(200)),  # what the name looks like in small letters
    Index("ix_people_skeleton", "skeleton"),
    Index("ix_people_small_skeleton", "small_skeleton"),
    Index("ix_people_merged_into", "merged_into"),
    Index("uq_people_verified", "verified", unique=True),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("secret", LargeBinary(32), nullable=False),  # hash
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),  # roughly when it was last used
    Column("agent", String(40)),  # browser and system, such as "Firefox, Linux"
    Column("proved", BigInteger),  # when its owner last showed password, passkey or code here
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary(1023), primary_key=True),  # the credential's own
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the authenticator counts them
    Column("agent", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

challenges = Table(
    "challenges",
    metadata,
    Column("value", LargeBinary(32), primary_key=True),
    Column("person", String(32)),  # who adds a passkey; none: somebody who signs in
    Column("until", BigInteger, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
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
    Column("last", Integer),  # number of the last entry: so a missing one is noticed
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

hidden_lines = Table(
    "hidden_lines",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("table", String(32)),  # no key: a report outlives its table
    Column("number", Integer),
    Column("text", String(500), nullable=False),  # the line, as it was
    Column("reason", String(20), nullable=False),
    Column("decided", BigInteger),
    Column("decision", String(500)),
)

bans = Table(
    "bans",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(10), nullable=False),  # silenced: may not chat; banned: only look
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # none: for good
    Column("reason", String(500), nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("operator", String(60), nullable=False),
    Column("did", String(30), nullable=False),
    Column("subject", String(60), nullable=False),
    Column("detail", String(1000), nullable=False),
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

shelf = Table(
    "shelf",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("version", Integer, nullable=False),
    Column("edition", String(64), ForeignKey("editions.hash"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("shared", Integer, nullable=False, server_default="0"),
)

__all__ = [
    "audit",
    "bans",
    "challenges",
    "chats",
    "devices",
    "editions",
    "entries",
    "heartbeat",
    "hidden_lines",
    "leases",
    "metadata",
    "mutes",
    "passkeys",
    "people",
    "presences",
    "processes",
    "recovery_codes",
    "reports",
    "seats",
    "shelf",
    "tables",
]
