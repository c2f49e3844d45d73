"""Seeds: from a number or bytes to the key of the engine's chance, and to text and back."""

import hashlib
import re
import secrets
from operator import index
from typing import SupportsIndex

Key = tuple[int, int, int, int]
Seed = int | bytes

_WORD = 0xFFFFFFFF
_SMALL = 1 << 63  # seeds below are the key themselves; the fourth word tells other seeds apart
_HASHED = 1 << 31
_MOST_DIGITS = 300  # of a seed, so that any can be written and read


def new_seed() -> bytes:
    """Draw a seed with the operating system's generator."""
    return secrets.token_bytes(16)


def checked(seed: object) -> Seed:
    """Return a seed as a Python number or bytes; NumPy's numbers are taken as well."""
    if isinstance(seed, bytes):
        return seed
    if isinstance(seed, bool) or not isinstance(seed, SupportsIndex):
        raise TypeError(f"a seed is a whole number or bytes, not {type(seed).__name__}")
    number = index(seed)
    if abs(number) >= 10**_MOST_DIGITS:
        raise ValueError(f"a seed is a number of at most {_MOST_DIGITS} digits")
    return number


def key_of(seed: Seed) -> Key:
    """Return the key for a seed: a small number as it is, all others hashed."""
    if isinstance(seed, int):
        if 0 <= seed < _SMALL:
            return (seed & _WORD, seed >> 32, 0, 0)
        seed = b"number " + str(seed).encode()
    words = hashlib.sha256(seed).digest()
    a, b, c, d = (int.from_bytes(words[n : n + 4], "big") for n in (0, 4, 8, 12))
    return (a, b, c, d | _HASHED)


def write_seed(seed: Seed) -> str:
    return str(seed) if isinstance(seed, int) else f"hex:{seed.hex()}"


def read_seed(text: str) -> Seed:
    """Read a seed from a record; ValueError if it is none."""
    if re.fullmatch(r"hex:([0-9a-fA-F]{2})*", text):
        return bytes.fromhex(text[4:])
    if re.fullmatch(rf"-?[0-9]{{1,{_MOST_DIGITS}}}", text):
        return int(text)
    raise ValueError(f"a seed is a decimal number or hex:…, not {text!r}")


def write_chance(key: Key, draws: int) -> str:
    """Write the state of chance: key and number of draws, in hexadecimal."""
    return "".join(f"{word:08x}" for word in key) + f"{draws:016x}"


_OWN_LENGTH = 48


def read_chance(text: str) -> tuple[Key, int]:
    """Read the state of chance; a hexadecimal text of another length is hashed as a seed."""
    if not re.fullmatch(r"[0-9a-fA-F]+", text):
        raise ValueError("hexadecimal digits")
    if len(text) != _OWN_LENGTH or text[32] not in "01234567":
        return key_of(b"chance " + text.lower().encode()), 0
    a, b, c, d = (int(text[n : n + 8], 16) for n in (0, 8, 16, 24))
    return (a, b, c, d), int(text[32:], 16)
