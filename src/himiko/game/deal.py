"""The verifiable deal: a commitment shown at the start, its opening at the end.

The commitment is SHA-256 over the salt followed by the seed, both 16 bytes. The salt keeps anyone
from trying seeds against it.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

SIZE: Final = 16
COMMITMENT: Final = "commitment"
SALT: Final = "salt"
_PREFIX: Final = "sha256:"


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


def commit(salt: bytes, seed: bytes) -> str:
    """Return the commitment to a seed."""
    return _PREFIX + hashlib.sha256(salt + seed).hexdigest()


def verify(
    headers: Mapping[str, str], seed: int | bytes | None
) -> Literal["none", "true", "false"]:
    """Say whether a record's deal is the one committed to; none: it does not claim any."""
    if COMMITMENT not in headers:
        return "none"
    salt = headers.get(SALT, "")
    if not isinstance(seed, bytes) or not re.fullmatch(r"hex:([0-9a-f]{2})+", salt):
        return "false"
    made = commit(bytes.fromhex(salt.removeprefix("hex:")), seed)
    return "true" if made == headers[COMMITMENT].strip() else "false"
