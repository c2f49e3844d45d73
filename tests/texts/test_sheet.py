"""The sheet to be read before a release has every text, in every language, with awkward values."""

from pathlib import Path

import pytest

from himiko.cli.program import run
from himiko.texts import Texts, languages
from himiko.texts.sheet import samples, sheet
from himiko.texts.written import messages


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_rendered(language: str) -> None:
    """No value is missing, and no mark of the language files is left over."""
    texts = Texts(language)
    keys = [key for file in messages("en").values() for key in file]

    said = {key: [texts.say(key, **values) for values in samples(key, texts)] for key in keys}

    assert [key for key, lines in said.items() if not lines] == []
    assert [key for key, lines in said.items() if any("{" in line for line in lines)] == []


def test_numbers_and_names_are_awkward() -> None:
    """Counts go through every plural; names are long, foreign, or hold signs."""
    page = sheet()

    for awkward in ("21 монета", "Siobhán O’Dwyer’s", "🦊🚣", "נועה"):
        assert awkward in page


def test_each_text_is_on_it_once_for_each_language() -> None:
    """Under its key, with a line for each language."""
    page = sheet(["de"])

    assert page.count('<h3 id="') == sum(len(file) for file in messages("en").values())
    assert page.count("<dt>de</dt>") == page.count("<dt>en</dt>") == page.count('<h3 id="')
    assert "<dt>fr</dt>" not in page


def test_the_program_writes_it(tmp_path: Path) -> None:
    """`himiko texts sheet --out FILE`."""
    file = tmp_path / "texts.html"

    assert run(["texts", "sheet", "de", "--out", str(file)]) == 0
    assert "Goldschiff" in file.read_text("utf-8")
