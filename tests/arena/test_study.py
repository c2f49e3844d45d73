"""The report on an edition: what was played, what was counted, what is said of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from himiko.arena import Effort, Study, report_study, run_study, study_blocks, write_study
from himiko.arena.document import as_data
from himiko.arena.study import LEVEL, RIVAL, fits
from himiko.edition import Edition
from himiko.texts import Texts

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "editions").glob("*.toml"))
SMALL = next(path for path in EXAMPLES if path.stem == "first-game")


@pytest.fixture(scope="module")
def study() -> Study:
    """Return a small edition, played a few times."""
    return run_study(Edition.load(SMALL), Effort(games=2), workers=1)


def test_every_number_of_players_is_played_as_often(study: Study) -> None:
    """Two, three and four play alike, and one match shows how strong the level is."""
    for played in (study.here, study.standard):
        assert [len(game.seats) for game in played.games] == [2, 3, 4] * 2
        assert all(
            {seat.player for seat in game.seats} == {LEVEL, RIVAL} for game in played.rivalry
        )
        assert len(played.rivalry) == 2


def test_what_is_counted_is_what_was_built(study: Study) -> None:
    """Every building is counted once, on an island of the board."""
    built = [tile for game in study.here.games for seat in game.seats for tile in seat.tiles]
    assert sorted(built) == sorted(tile for tile, _ in study.here.sites.elements())
    islands = set(study.here.edition.island_ids)
    assert {island for _, island in study.here.sites} <= islands
    assert set(study.here.collected) <= islands


def test_the_same_games_give_the_same_report(study: Study) -> None:
    """A number of games, not a time, makes a report that can be made again."""
    again = run_study(Edition.load(SMALL), Effort(games=2), workers=1)
    assert report_study(again, Texts("en")) == report_study(study, Texts("en"))


def test_a_time_is_kept_and_progress_grows() -> None:
    """A time is enough to ask for, and how far it is never goes back."""
    seen: list[float] = []
    found = run_study(
        Edition.load(SMALL),
        Effort(seconds=0.2),
        workers=1,
        progress=lambda _, part: seen.append(part),
    )
    assert found.finished
    assert seen == sorted(seen)
    assert 0 < seen[-1] <= 1


def test_it_can_be_stopped() -> None:
    """If it is stopped at once, there is nothing to report."""
    assert not run_study(
        Edition.load(SMALL), Effort(games=50), workers=1, stopped=lambda: True
    ).finished


def test_the_report_names_everything(study: Study, tmp_path: Path) -> None:
    """Every tile and island has its line, every picture its place."""
    page = write_study(study, tmp_path, Texts("en"))
    text = page.read_text("utf-8")
    edition = study.here.edition
    for thing in (edition.name, "standard/1", *edition.tile_ids, *edition.island_ids):
        assert f" {thing} " in text
    pictures = {path.name for path in tmp_path.glob("*.svg")}
    assert {"islands.svg", "tiles-2.svg", "fleets-4.svg"} <= pictures
    assert all(f"({name})" in text for name in pictures)


def _written(words: Any, texts: Texts) -> str:
    """Say what the page is sent, as the page does."""
    match words:
        case {"key": key, "values": values}:
            return texts.say(key, **{name: _value(one, texts) for name, one in values.items()})
        case list():
            return texts.list(words) if words else ""
    return str(words)


def _value(words: Any, texts: Texts) -> str | int:
    return words if isinstance(words, int) else _written(words, texts)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_page_is_sent_what_the_report_says(study: Study, language: str) -> None:
    """Every heading, sentence and cell, and the pictures' numbers; all of it plain JSON."""
    texts = Texts(language)
    report = report_study(study, texts)
    blocks = json.loads(json.dumps([as_data(block) for block in study_blocks(study)]))
    said: list[Any] = []
    for block in blocks:
        said += [block["text"]] if block["kind"] == "heading" else []
        said += block.get("sentences", ())
        said += block.get("heads", ())
        said += [cell for row in block.get("rows", ()) for cell in row]
        said += [dot["label"] for dot in block.get("dots", ())]

    assert len(said) > 500
    assert {
        _written(words, texts) for words in said if _written(words, texts) not in report
    } == set()
    assert {block["kind"] for block in blocks} == {"heading", "paragraph", "grid", "dots", "map"}


def test_the_standard_edition_is_played_once() -> None:
    """There is nothing to compare it with but itself."""
    found = run_study(Edition.standard(), Effort(games=1), workers=1)

    assert found.here is found.standard
    assert found.number == 4


def test_what_was_never_used_is_named() -> None:
    """What nobody built stands at the top, by name."""
    edition = Edition.load(SMALL)
    nothing = run_study(edition, Effort(games=1), workers=1)
    nothing.here.sites.clear()
    text = report_study(nothing, Texts("en"))
    assert "Never built: b01" in text
    assert "Never built on: i01" in text


def test_a_tile_fits_where_there_are_slots_enough() -> None:
    """The discount counts, if a fleet of the edition has it."""
    edition = Edition.standard()
    palace, pair = edition.tiles[27], edition.tiles[0]
    square = next(island for island in edition.board.islands if len(island.ring) == 4)
    assert fits(edition, palace, square), "five boats, one of them by the discount"
    assert fits(edition, pair, square)
    without = Edition.parse(
        edition.export().replace('power = "discount"', 'power = "none"'), "without"
    )
    assert not fits(without, palace, square)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_have_reports_of_their_own(path: Path) -> None:
    """Each is of the file as it is now."""
    edition = Edition.load(path)
    report = (path.with_suffix("") / "report.md").read_text("utf-8")
    assert f"# Edition {edition.name}\n" in report
    assert edition.hash[:12] in report, "made with another state of the file: make it again"


def test_there_are_three_examples() -> None:
    """A small one, a large one, a harsh one."""
    assert len(EXAMPLES) == 3
