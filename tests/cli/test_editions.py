"""Editions on the command line."""

from pathlib import Path

import pytest

from himiko import Edition
from himiko.texts import Texts, languages
from tests.cli.conftest import Himiko


def test_export_is_the_file_of_the_package(himiko: Himiko, tmp_path: Path) -> None:
    """To the terminal or to a file, it is the very same text."""
    file = tmp_path / "mine.toml"

    printed = himiko("edition", "export")
    written = himiko("edition", "export", "--out", str(file))

    assert printed.out == Edition.standard().export() == file.read_text("utf-8")
    assert written.out == ""


def test_check_names_the_edition(himiko: Himiko, small: str) -> None:
    """A good file is said to be, with its name and hash."""
    edition = Edition.load(small)

    result = himiko("edition", "check", small)

    assert result.code == 0
    assert result.out == f"{small}: ok, {edition.name}, sha256:{edition.hash}\n"


@pytest.mark.parametrize("language", languages())
def test_show(himiko: Himiko, language: str) -> None:
    """All components are shown."""
    texts = Texts(language)
    edition = Edition.standard()

    result = himiko("edition", "show", "--language", language)

    assert result.code == 0
    for name in (*edition.slot_ids, *edition.island_ids, *edition.tile_ids):
        assert name in result.out
    for specialist in edition.specialists:
        assert texts.say(f"specialist-{specialist.id.replace('_', '-')}") in result.out


def test_show_another(himiko: Himiko, small: str) -> None:
    """Another edition's components are shown."""
    assert Edition.load(small).name in himiko("edition", "show", small).out
