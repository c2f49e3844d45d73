"""Print a log with its hash as a record has it, as JSON: for the test of verifying it."""

import json
from typing import Any

from himiko.game import chain

TABLE = "t"
SALT = bytes(range(16))


def main() -> None:
    """All that JSON may write in more than one way is in it."""
    data: list[dict[str, Any]] = [
        {"person": "a", "level": None},
        {"10": 1, "2": [True, {"b": 0, "a": 'Mäx \U0001f6f6 \x7f\n"\\'}]},
        {},
    ]
    entries = [
        {"number": n, "at": 1700000000000 + n, "kind": "action", "seat": n % 2 or None, "data": one}
        for n, one in enumerate(data, 1)
    ]
    heads = [chain.head_of(TABLE, entries[:n]).hex() for n in range(1, len(entries) + 1)]
    header = chain.header(len(entries), bytes.fromhex(heads[-1]))
    sealed = [chain.seal(SALT, bytes.fromhex(head)).hex() for head in heads]
    made = {"entries": entries, "heads": heads, "header": header}
    print(json.dumps({**made, "sealed": sealed, "salt": SALT.hex()}))


if __name__ == "__main__":
    main()
