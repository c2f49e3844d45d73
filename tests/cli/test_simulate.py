"""Random games in numbers."""

import json
from pathlib import Path
from typing import Any

import pytest

from himiko import Edition, Game
from himiko.arena.simulate import SimulationSpec, Totals, games_of, simulate
from himiko.texts import Texts, languages
from tests.cli.conftest import Himiko


def results(himiko: Himiko, *options: str) -> dict[str, Any]:
    """Return the results of a simulation, without the clock's."""
    result = himiko("simulate", "--json", *options)
    assert result.code == 0
    assert result.errors == "" or "himiko engine" in result.errors
    found: dict[str, Any] = json.loads(result.out)
    assert found.pop("seconds") > 0
    assert found.pop("games_per_s") > 0
    assert found.pop("decisions_per_s") > 0
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_adds_up(himiko: Himiko, players: int) -> None:
    """Every game has one winner and one end; the parts of the points are the whole."""
    found = results(himiko, "--games", "1300", "--players", str(players))

    assert found["games"] == found["finished"] == sum(found["ends"].values()) == 1300
    assert found["cut_off"] == 0
    assert len(found["wins"]) == players
    assert sum(found["wins"]) == 1300
    assert sum(found["win_shares"]) == pytest.approx(1)
    for points in found["mean_points"]:
        total = points.pop("total")
        assert sum(points.values()) == pytest.approx(total)
    assert found["decisions"] == pytest.approx(1300 * found["mean_decisions"])
    assert found["mean_rounds"] <= found["most_rounds"]


def test_threads_agree(himiko: Himiko) -> None:
    """However many threads play, the games and their results are the same."""
    one, two, five = (
        results(himiko, "--games", "3000", "--players", "3", "--threads", threads)
        for threads in ("1", "2", "5")
    )

    assert [found.pop("threads") for found in (one, two, five)] == [1, 2, 5]
    assert one == two == five


def test_seeds_matter(himiko: Himiko) -> None:
    """Other seeds are other games; the same are the same."""
    first = results(himiko, "--games", "50", "--seed", "1")

    assert results(himiko, "--games", "50", "--seed", "1") == first
    assert results(himiko, "--games", "50", "--seed", "2") != first


def test_the_cap_cuts_games_off(himiko: Himiko) -> None:
    """Games that go on too long are counted apart, and have no winner."""
    found = results(himiko, "--games", "400", "--players", "4", "--cap", "9")

    assert found["most_rounds"] == 9
    assert 0 < found["cut_off"] < 400
    assert found["cut_off"] + found["finished"] == 400
    assert sum(found["wins"]) == found["finished"]


def test_no_game_finished(himiko: Himiko) -> None:
    """Without a finished game there is nothing to average."""
    found = results(himiko, "--games", "10", "--cap", "1")

    assert found["cut_off"] == 10
    assert found["win_shares"] == [None, None]
    assert himiko("simulate", "--games", "10", "--cap", "1").code == 0


@pytest.mark.parametrize("language", languages())
def test_the_table(himiko: Himiko, language: str) -> None:
    """Without --json the results are a grid, in the user's language."""
    texts = Texts(language)

    result = himiko("simulate", "--games", "20", "--players", "4", "--language", language)

    assert result.code == 0
    for key in ("seat-3", "simulate-wins", "score-total", "simulate-no-boats"):
        assert texts.say(key) in result.out


def test_records_in_a_file(himiko: Himiko, tmp_path: Path) -> None:
    """All games are in one file, which can be checked and replayed."""
    file = tmp_path / "games.txt"

    found = results(himiko, "--games", "30", "--players", "3", "--seed", "7", "--out", str(file))

    checked = himiko("check", str(file))
    assert checked.out == f"{file}: ok, 30 games\n"
    text = file.read_text("utf-8")
    assert [f"seed: {seed}\n" in text for seed in (6, 7, 36, 37)] == [False, True, True, False]
    wins = [0, 0, 0]
    for piece in text.split("himiko 1\n")[1:]:
        ranks = [score["rank"] for score in Game.from_record("himiko 1\n" + piece).scores()]
        wins[ranks.index(1)] += 1
    assert wins == found["wins"]
    assert "Round 1, turn 1" in himiko("replay", str(file), "--game", "30", "--all").out


@pytest.mark.parametrize("ending", ["", "/"])
def test_records_in_a_folder(himiko: Himiko, tmp_path: Path, ending: str) -> None:
    """Each game has a file with its seed, in a folder that is there or asked for."""
    folder = tmp_path / "games"
    if not ending:
        folder.mkdir()

    results(himiko, "--games", "5", "--seed", "3", "--out", f"{folder}{ending}")

    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-{seed}.txt" for seed in range(3, 8)]
    assert himiko("check", *map(str, files)).code == 0


def test_games_cut_off_are_kept_as_far_as_they_went(himiko: Himiko, tmp_path: Path) -> None:
    """Their records have no result."""
    file = tmp_path / "games.txt"

    results(himiko, "--games", "3", "--cap", "2", "--out", str(file))

    assert himiko("check", str(file)).code == 0
    assert "result" not in file.read_text("utf-8")
    assert "2.4 (" in file.read_text("utf-8")
    assert "3.1 (" not in file.read_text("utf-8")


def test_another_edition(himiko: Himiko, small: str, tmp_path: Path) -> None:
    """Other components, the same engine."""
    file = tmp_path / "games.txt"

    found = results(himiko, "--games", "40", "--edition", small, "--out", str(file))

    assert found["edition"] == Edition.load(small).name
    assert himiko("check", str(file), "--edition", small).code == 0


def test_kept_games_are_the_games_played() -> None:
    """Playing the actions of a game again gives the very same points."""
    spec = SimulationSpec(600, 4, seed=11)
    totals = Totals(4)

    for batch in simulate(spec, 2, keep=True):
        totals.add(batch)
        for number, game in enumerate(games_of(batch, spec.edition)):
            assert game.over
            scores = [list(score.values()) for score in game.scores()]
            assert scores == batch.scores[number].tolist()

    assert totals.games == totals.finished == 600


def test_games_that_were_not_kept() -> None:
    """Without their actions games cannot be played again."""
    (batch,) = simulate(SimulationSpec(3, 2), 1)

    with pytest.raises(ValueError, match="not kept"):
        next(games_of(batch, Edition.standard()))


def test_long_games_are_kept_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A trace that is too short is made longer."""
    monkeypatch.setattr("himiko.arena.simulate._TRACE_LENGTH", 8)
    spec = SimulationSpec(5, 2)

    (batch,) = simulate(spec, 1, keep=True)

    assert all(game.over for game in games_of(batch, spec.edition))
