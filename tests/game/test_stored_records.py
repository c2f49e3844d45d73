"""Records written by earlier versions: they are read, and lead to the same positions."""

from pathlib import Path
from typing import Any

import pytest

from himiko import BadRecord, Edition, Game
from tests.stored.read import RECORDS, expected

ALL = sorted(RECORDS.iterdir())
COMPLETE = [path for path in ALL if path.stem != "masked"]


def text_of(path: Path) -> str:
    """Return a record as it was written."""
    return path.read_bytes().decode()


def edition_of(path: Path, small: Edition) -> Edition:
    """Return the edition a record was played with."""
    return small if path.stem == "own_edition" else Edition.standard()


def facts(game: Game) -> dict[str, Any]:
    """Return what was stored beside the record."""
    return {
        "names": list(game.names),
        "ply": game.ply,
        "end": game.end,
        "scores": game.scores(),
        "position": game.position(),
        "legal": game.legal(),
    }


@pytest.mark.parametrize("path", COMPLETE, ids=lambda path: path.stem)
def test_a_stored_record_leads_to_the_same_position(path: Path, small: Edition) -> None:
    """With the same scores, the same legal actions, and the same text when written again."""
    game = Game.from_record(text_of(path), edition_of(path, small))

    assert facts(game) == expected()["records"][path.stem]
    assert game.record() == text_of(path)


def test_a_stored_masked_record_is_refused_where_it_is_masked() -> None:
    """It is for reading, and the line that hides something is named."""
    text = text_of(RECORDS / "masked.himiko").replace("\n\n", "\nseed: 8\n\n", 1)
    line = next(n for n, one in enumerate(text.split("\n"), 1) if "?" in one)

    with pytest.raises(BadRecord) as bad:
        Game.from_record(text)

    assert (bad.value.line, bad.value.code) == (line, "masked")


def test_every_way_to_end_is_stored() -> None:
    """And every number of players."""
    ends = {facts["end"] for facts in expected()["records"].values()}
    players = {len(facts["names"]) for facts in expected()["records"].values()}

    assert ends == {"no_boats", "no_buildings", "no_specialists", "last_building", None}
    assert players == {2, 3, 4}
