"""Ways in besides the password: passkeys, and recovery codes if everything else is lost."""

import secrets
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from himiko.server.refused import Refused
from himiko.server.storage import schema
from himiko.server.storage.devices import digest

_K = schema.passkeys.c
_C = schema.challenges.c
_R = schema.recovery_codes.c
CODES: Final = 8
"""How many recovery codes are made at once."""
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily mistaken for another
_LENGTH: Final = 12
CHALLENGE_MS: Final = 5 * 60 * 1000
MOST_PASSKEYS: Final = 20

# recovery codes


def new_codes(connection: Connection, person: str) -> list[str]:
    """Make recovery codes; those before are void. Only their hashes are kept."""
    connection.execute(delete(schema.recovery_codes).where(_R.person == person))
    codes = ["".join(secrets.choice(_LETTERS) for _ in range(_LENGTH)) for _ in range(CODES)]
    rows = [{"hash": digest(code), "person": person} for code in codes]
    connection.execute(insert(schema.recovery_codes), rows)
    return codes


def use_code(connection: Connection, person: str, code: str) -> None:
    """Use up a recovery code; refused if it is not one of this person's."""
    mine = (_R.hash == digest(code)) & (_R.person == person)
    if connection.execute(delete(schema.recovery_codes).where(mine)).rowcount != 1:
        raise Refused("wrong_code")


def codes_left(connection: Connection, person: str) -> int:
    """Count the recovery codes that are left."""
    return int(connection.scalar(select(func.count()).where(_R.person == person)) or 0)


# passkeys


def new_challenge(connection: Connection, person: str | None, now: int) -> bytes:
    """Draw what a passkey has to sign; old ones that nobody answered are forgotten."""
    connection.execute(delete(schema.challenges).where(_C.until <= now))
    value = secrets.token_bytes(32)
    values = {"value": value, "person": person, "until": now + CHALLENGE_MS}
    connection.execute(insert(schema.challenges).values(values))
    return value


def use_challenge(connection: Connection, value: bytes, person: str | None, now: int) -> None:
    """Use up a challenge; refused if it was not drawn for this."""
    row = connection.execute(select(_C.person, _C.until).where(_C.value == value)).first()
    done = connection.execute(delete(schema.challenges).where(_C.value == value)).rowcount
    if row is None or done != 1 or row.person != person or row.until <= now:
        raise Refused("wrong_passkey")


def add_passkey(connection: Connection, values: dict[str, Any]) -> None:
    """Store a passkey, unless its owner has too many or somebody has it already."""
    mine = select(func.count()).where(_K.person == values["person"])
    if int(connection.scalar(mine) or 0) >= MOST_PASSKEYS:
        raise Refused("too_many_passkeys", most=MOST_PASSKEYS)
    if connection.scalar(select(_K.person).where(_K.id == values["id"])) is not None:
        raise Refused("has_passkey")
    connection.execute(insert(schema.passkeys).values(values))


def passkey(connection: Connection, id_: bytes) -> dict[str, Any]:
    """Return the row of a passkey; what nobody has is refused as wrong."""
    row = connection.execute(select(schema.passkeys).where(_K.id == id_)).mappings().first()
    if row is None:
        raise Refused("wrong_passkey")
    return dict(row)


def mark_used(connection: Connection, id_: bytes, uses: int, now: int) -> None:
    """Note how often the authenticator says a passkey was used."""
    values = {"uses": uses, "used": now}
    connection.execute(update(schema.passkeys).where(_K.id == id_).values(values))


def passkeys_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Return a person's passkeys, the newest first."""
    wanted = select(schema.passkeys).where(_K.person == person).order_by(_K.created.desc(), _K.id)
    return [dict(row) for row in connection.execute(wanted).mappings()]


def remove_passkey(connection: Connection, person: str, id_: bytes) -> None:
    """Forget a passkey."""
    mine = (_K.id == id_) & (_K.person == person)
    if not connection.execute(delete(schema.passkeys).where(mine)).rowcount:
        raise Refused("no_such_passkey")


def forget_passkeys(connection: Connection, person: str) -> None:
    """Forget all passkeys of a person."""
    connection.execute(delete(schema.passkeys).where(_K.person == person))
