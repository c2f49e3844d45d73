"""The behaviour of the rules in one number."""

import re

from himiko.game.fingerprint import fingerprint
from tests.cli.conftest import Himiko


def test_fingerprint(himiko: Himiko) -> None:
    """The command prints what the function returns."""
    result = himiko("fingerprint")

    assert result.code == 0
    assert re.fullmatch(r"[0-9a-f]{16}\n", result.out)
    assert result.out.strip() == fingerprint()
