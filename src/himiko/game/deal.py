"""The verifiable deal: a commitment shown at the start, its opening at the end.

The commitment is SHA-256 over the salt followed by the seed, both 16 bytes. The salt keeps anyone
from trying seeds against it. Neither may be longer or shorter: else one commitment would fit every
place where the 32 bytes can be cut in two, each with a deal of its own.

Players may add to it, so that nobody has chosen the deal alone. Each commits to a secret of 32
bytes before the table is full (SHA-256 over a title and the secret) and reveals it when it is: the
seed of the game is then SHA-256 over a title, the server's seed, and the number of the seat and the
secret of each who revealed, in the order of the seats; its first 16 bytes. Such records have other
headers, as `commitment` would be that of another seed than the one they begin with.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

SIZE: Final = 16
"""The bytes of a salt, and of a seed."""
PART_SIZE: Final = 32
"""The bytes of what a player adds."""
COMMITMENT: Final = "commitment"
SALT: Final = "salt"
PROMISE: Final = "promise"
SECRET: Final = "secret"  # noqa: S105  (the name of a header)
ENTROPY: Final = "entropy"
_PREFIX: Final = "sha256:"
_HEX: Final = re.compile(r"hex:((?:[0-9a-f]{2})+)")
_PART: Final = re.compile(rf"{ENTROPY} ([0-3])")
_MIX: Final = b"himiko deal 2\n"
_OWN: Final = b"himiko entropy 1\n"


@dataclass(frozen=True, slots=True)
class Deal:
    """The seed of a table's game, kept by the server until the game is over."""

    seed: bytes
    salt: bytes

    @classmethod
    def draw(cls) -> "Deal":
        """Draw a deal with the operating system's generator."""
        return cls(secrets.token_bytes(SIZE), secrets.token_bytes(SIZE))

    @property
    def commitment(self) -> str:
        """What is shown before the first action."""
        return commit(self.salt, self.seed)

    def headers(self, *, opened: bool) -> dict[str, str]:
        """Return what a record says of the deal: the salt only when it is opened."""
        headers = {COMMITMENT: self.commitment}
        if opened:
            headers[SALT] = f"hex:{self.salt.hex()}"
        return headers


@dataclass(frozen=True, slots=True)
class Part:
    """What a seat adds to a deal: a commitment, and the secret if it was revealed."""

    commitment: str
    secret: bytes | None = None

    def __str__(self) -> str:
        return f"{self.commitment} {'hex:' + self.secret.hex() if self.secret else '-'}"


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A deal that players have added to: `own` is the server's part."""

    own: Deal
    parts: Mapping[int, Part]

    @property
    def seed(self) -> bytes:
        """The seed of the game."""
        return mix(self.own.seed, {n: one.secret for n, one in self.parts.items() if one.secret})

    @property
    def salt(self) -> bytes:
        """The salt of the server's part."""
        return self.own.salt

    @property
    def commitment(self) -> str:
        """What the server has shown before anybody sat down."""
        return self.own.commitment

    def headers(self, *, opened: bool) -> dict[str, str]:
        """Return what a record says of the deal: the server's part only when it is opened."""
        headers = {PROMISE: self.commitment}
        headers |= {f"{ENTROPY} {seat}": str(part) for seat, part in sorted(self.parts.items())}
        if opened:
            headers[SALT] = f"hex:{self.own.salt.hex()}"
            headers[SECRET] = f"hex:{self.own.seed.hex()}"
        return headers


def mix(seed: bytes, secrets_by_seat: Mapping[int, bytes]) -> bytes:
    """Return the seed of a game from the server's and those of players."""
    parts = b"".join(bytes([seat]) + secret for seat, secret in sorted(secrets_by_seat.items()))
    return hashlib.sha256(_MIX + seed + parts).digest()[:SIZE]


def commit_part(secret: bytes) -> str:
    """Return a player's commitment to a secret."""
    return _PREFIX + hashlib.sha256(_OWN + secret).hexdigest()


def commit(salt: bytes, seed: bytes) -> str:
    """Return the commitment to a seed."""
    return _PREFIX + hashlib.sha256(salt + seed).hexdigest()


def verify(
    headers: Mapping[str, str], seed: int | bytes | None
) -> Literal["none", "true", "false"]:
    """Say whether a record's deal is the one committed to; none: it does not claim any."""
    if PROMISE in headers:
        return "true" if _is_shared(headers, seed) else "false"
    if COMMITMENT not in headers:
        return "none"
    salt = _bytes(headers.get(SALT, ""), SIZE)
    if salt is None or not isinstance(seed, bytes) or len(seed) != SIZE:
        return "false"
    return "true" if commit(salt, seed) == headers[COMMITMENT].strip() else "false"


def _is_shared(headers: Mapping[str, str], seed: int | bytes | None) -> bool:
    """Does a seed follow from all that was promised and revealed?"""
    salt, own = (_bytes(headers.get(name, ""), SIZE) for name in (SALT, SECRET))
    if salt is None or own is None or commit(salt, own) != headers[PROMISE].strip():
        return False
    revealed: dict[int, bytes] = {}
    for name, text in headers.items():
        if found := _PART.fullmatch(name):
            promised, _, given = text.strip().partition(" ")
            secret = _bytes(given, PART_SIZE)
            if given != "-" and (secret is None or commit_part(secret) != promised):
                return False
            if secret is not None:
                revealed[int(found[1])] = secret
    return bool(seed == mix(own, revealed))


def _bytes(text: str, size: int) -> bytes | None:
    """Read that many bytes."""
    found = _HEX.fullmatch(text.strip())
    return bytes.fromhex(found[1]) if found and len(found[1]) == 2 * size else None
