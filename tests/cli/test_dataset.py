"""`himiko dataset`: a file of games and the card beside it."""

import hashlib
from pathlib import Path

import pandas as pd

from tests.cli.conftest import Himiko


def test_the_command(himiko: Himiko, tmp_path: Path) -> None:
    """Writes file and card, and says what it has written."""
    path = tmp_path / "some.parquet"

    result = himiko("dataset", str(path), "--games", "20", "--players", "4", "--seed", "7")

    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    assert digest in result.out.replace("\n", "")
    assert digest in path.with_suffix(".md").read_text("utf-8")
    assert pd.read_parquet(path)["seed"].tolist() == list(range(7, 27))


def test_a_command_that_cannot_be(himiko: Himiko, tmp_path: Path) -> None:
    """Too few players are named."""
    path = str(tmp_path / "some.parquet")

    result = himiko("dataset", path, "--players", "3", "--player", "fisher", "--player", "himiko")

    assert result.code == 2
    assert "one player for all seats, or 3" in result.errors
