"""Checking and replaying records."""

from pathlib import Path
from random import Random

import pytest

from himiko import Game
from himiko.cli.records import split
from himiko.texts import Texts, key_of, languages
from tests.cli.conftest import Himiko, say


@pytest.fixture(scope="module")
def game() -> Game:
    """Return a game played to its end."""
    game = Game.new(3, 7, names=["Ann", "Ben", "Cleo"])
    rng = Random(7)
    while not game.over:
        game.play(rng.choice(game.legal()))
    return game


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    """Return the file of its record."""
    path = tmp_path / "game.txt"
    path.write_text(game.record(), "utf-8")
    return path


def test_check(himiko: Himiko, game: Game, file: Path) -> None:
    """A good record is said to be, with a few words about the game."""
    result = himiko("check", str(file))

    assert result.code == 0
    assert result.errors == ""
    rounds = game.round_and_turn[0]
    end = say(key_of("simulate", str(game.end)))
    what = say("check-game", players=3, rounds=rounds, actions=game.ply, end=end)
    assert result.out == say("check-ok", file=str(file), what=what) + "\n"


def test_check_a_game_not_finished(himiko: Himiko, file: Path) -> None:
    """A game may stop anywhere."""
    lines = [line for line in file.read_text("utf-8").splitlines() if "result" not in line]
    file.write_text("\n".join(lines[:-3]), "utf-8")

    assert himiko("check", str(file)).out.endswith(say("check-unfinished") + "\n")


@pytest.mark.parametrize("change", ["\r\n", "mark", "blank"])
def test_files_from_other_systems(himiko: Himiko, file: Path, change: str) -> None:
    """Other line ends, a byte order mark or empty lines at the start do no harm."""
    text = file.read_text("utf-8")
    changed = {"\r\n": text.replace("\n", "\r\n"), "mark": f"\ufeff{text}", "blank": f"\n\n{text}"}
    file.write_bytes(changed[change].encode())

    assert himiko("check", str(file)).code == 0


def test_lines_are_counted_in_the_file(himiko: Himiko, file: Path) -> None:
    """In a file of several games the line is that of the file."""
    text = file.read_text("utf-8")
    wrong = text.replace("result: ", "result: 9")
    file.write_text(f"{text}\n{wrong}", "utf-8")

    result = himiko("check", str(file))

    number = (
        (f"{text}\n{wrong}")
        .splitlines()
        .index(next(line for line in wrong.splitlines() if line.startswith("result: 9")))
    )
    assert result.code == 2
    where = say("problem-record", file=str(file), line=str(number + 1), reason="")
    assert result.errors.startswith(where)


def test_a_file_without_a_record_is_one_piece() -> None:
    """What does not begin like a record is left to be refused as a whole."""
    assert len(split("words\nhimiko 1\n")) == 1
    assert len(split("")) == 1


@pytest.mark.parametrize("language", languages())
def test_replay_all(himiko: Himiko, game: Game, file: Path, language: str) -> None:
    """All turns are reported in order, then the table and the points."""
    texts = Texts(language)

    result = himiko("replay", str(file), "--all", "--language", language)

    assert result.code == 0
    turns = list(dict.fromkeys(turn for turn, _, _ in game.history()))
    found = [
        result.out.index(texts.say("replay-title", round=round_, turn=turn + 1))
        for round_, turn in turns
    ]
    assert found == sorted(found)
    assert texts.say("score-rank") in result.out
    assert "Cleo" in result.out


def test_through_a_pipe_everything_is_reported(himiko: Himiko, file: Path) -> None:
    """Nobody is there to press a key."""
    assert himiko("replay", str(file)) == himiko("replay", str(file), "--all")


def test_replay_one_turn(himiko: Himiko, game: Game, file: Path) -> None:
    """One turn is reported, and the table after it shown."""
    result = himiko("replay", str(file), "--turn", "2.1")

    actions = [action for turn, _, action in game.history() if turn == (2, 0)]
    assert say("replay-title", round=2, turn=1) in result.out
    assert say("replay-title", round=2, turn=2) not in result.out
    assert f"chooses {actions[0]}" in result.out
    assert say("table-board") in result.out


def test_a_record_without_turns(himiko: Himiko, tmp_path: Path) -> None:
    """A game only dealt can be replayed, too."""
    file = tmp_path / "new.txt"
    file.write_text(Game.new(2, 7).record(), "utf-8")

    assert himiko("replay", str(file)).code == 0
    assert himiko("replay", str(file), "--turn", "1.1").code == 2
