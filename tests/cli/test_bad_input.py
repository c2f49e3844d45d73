"""Bad input: always one clear line, exit code 2, never a traceback."""

import json
import os
import signal
import time
from pathlib import Path

import pytest

from himiko import Game
from himiko.texts import Texts, languages
from tests.cli.conftest import UNEXPECTED, Himiko, Program, Result, say


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a folder with some files that are not what they should be."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "zeros").write_bytes(b"himiko 1\n\0\0\0")
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "words.txt").write_text("some words\n", "utf-8")
    (tmp_path / "journal").mkdir()
    (tmp_path / "journal" / "games.jsonl").write_text("no journal\n", "utf-8")
    game = Game.new(2, 7)
    game.play(game.legal()[0])
    good = game.record()
    (tmp_path / "good.txt").write_text(good, "utf-8")
    (tmp_path / "bad.txt").write_text(good.replace("fleet", "float"), "utf-8")
    (tmp_path / "illegal.txt").write_text(good.rstrip() + ", place gold s59\n", "utf-8")
    return tmp_path


def is_one_line(result: Result) -> bool:
    """Is the result an error as it should be?"""
    lines = result.errors.splitlines()
    return result.code == 2 and len(lines) == 1 and len(lines[0]) > 5


BAD = [
    # no such thing
    "paly",
    "edition expert",
    "--nonsense",
    "play --nonsense",
    "play extra",
    "simulate 100",
    "--language",
    "play --language",
    "--language xx --help",
    "check",
    "replay",
    "edition check",
    "match",
    "stats",
    # players
    "play --against",
    "play --against nobody",
    "play --against himiko:fast",
    "play --against drifter --against fisher",
    "play --players 4 --against drifter --against fisher",
    "play --against external:",
    "match drifter nobody",
    "match drifter fisher --records --games 2",
    "match drifter",
    "match drifter drifter drifter drifter drifter",
    "ladder drifter",
    "ladder drifter fisher --seats 3",
    "ladder drifter drifter",
    "ladder drifter Fisher",
    # numbers
    "match drifter fisher --games 0",
    "match drifter fisher --games some",
    "match drifter fisher --seed -1",
    "match drifter fisher --rounds 0",
    "match drifter fisher --threads 0",
    "match drifter fisher --workers 0",
    "ladder --seats 1",
    "ladder --games 0",
    "play --players",
    "play --players 1",
    "play --players 5",
    "play --players two",
    "play --players 2.0",
    "play --seat 2",
    "play --seat -1",
    "play --players 4 --seat 4",
    "play --seed 1e3",
    "play --seed hex:123",
    "simulate --games 0",
    "simulate --games -5",
    "simulate --games many",
    "simulate --games 9999999999999999999999999999999999999999999999999999999999",
    "simulate --players 0",
    "simulate --seed -1",
    "simulate --cap 0",
    "simulate --threads 0",
    "simulate --threads x",
    "replay good.txt --turn 1.9",
    "replay good.txt --turn two",
    "replay good.txt --game 2",
    "replay good.txt --game 0",
    # files
    "check nowhere.txt",
    "check folder",
    "check binary",
    "check zeros",
    "check empty",
    "check words.txt",
    "check bad.txt",
    "check illegal.txt",
    "replay nowhere.txt",
    "replay folder",
    "replay binary",
    "replay bad.txt",
    "edition check nowhere.toml",
    "edition check folder",
    "edition check binary",
    "edition check words.txt",
    "edition show words.txt",
    "play --edition nowhere.toml",
    "play --edition words.txt",
    "simulate --edition folder",
    "check good.txt --edition words.txt",
    "replay good.txt --edition binary",
    "match drifter fisher --edition words.txt",
    "match drifter fisher --games 2 --workers 1 --out journal",
    "stats nowhere",
    "stats good.txt",
    "stats folder",
    # what cannot be written
    "match drifter fisher --games 2 --workers 1 --out good.txt",
    "ladder drifter fisher --games 2 --workers 1 --out good.txt",
    "stats . --out good.txt",
    "play --record folder",
    "play --record nowhere/game.txt",
    "simulate --games 2 --out nowhere/games.txt",
    "simulate --games 2 --out good.txt/",
    "edition export --out folder",
    "edition export --out nowhere/edition.toml",
]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_one_line(himiko: Himiko, line: str) -> None:
    """The error is one line, and nothing else is printed."""
    result = himiko(*line.split())

    assert is_one_line(result), result
    assert result.out == ""
    assert "Traceback" not in result.errors


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "line", ["paly", "play extra", "play --players x", "check illegal.txt", "play --against x"]
)
def test_errors_speak_every_language(himiko: Himiko, line: str, language: str) -> None:
    """The line is in the language of the user."""
    said = himiko(*line.split(), "--language", language)
    english = himiko(*line.split())

    assert is_one_line(said)
    assert (said == english) == (language == "en")


def test_the_problem_is_named(himiko: Himiko, folder: Path) -> None:
    """File, line and reason are in the message."""
    result = himiko("check", "illegal.txt")

    number = len((folder / "good.txt").read_text("utf-8").splitlines())
    reason = say("bad-record-illegal", action="place gold s59", reason="|").partition("|")[0]
    assert result.errors.startswith(
        say("problem-record", file="illegal.txt", line=str(number), reason=reason)
    )
    assert "(rule 6.1)" in result.errors


def test_what_is_wrong_with_a_record_s_position_is_said(himiko: Himiko, tmp_path: Path) -> None:
    """Where it is in the position, and what cannot be there."""
    position = {**Game.new(2, 7).position(), "round": 0}
    game = Game.from_position(Game.new(2, 7).position())
    lines = game.record().splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("position: "))
    lines[number - 1] = f"position: {json.dumps(position)}"
    file = tmp_path / "odd.txt"
    file.write_text("\n".join(lines), "utf-8")

    result = himiko("check", str(file))

    assert result.code == 2
    reason = say("bad-record-position", where="round", reason="|").partition("|")[0]
    assert result.errors.startswith(
        say("problem-record", file=str(file), line=str(number), reason=reason)
    )


def test_a_wrong_value_of_an_edition_is_named(himiko: Himiko, tmp_path: Path) -> None:
    """File, key and what was expected are in the message."""
    file = tmp_path / "mine.toml"
    himiko("edition", "export", "--out", str(file))
    text = file.read_text("utf-8")
    file.write_text(text.replace('["stone", "clay", "clay"]', '["stone", "silver"]'), "utf-8")

    result = himiko("edition", "check", str(file))

    assert is_one_line(result)
    assert f"{file}: buildings.b07.needs[1]" in result.errors
    assert "bamboo" in result.errors
    assert "silver" in result.errors


def test_a_wrong_value_is_named_in_the_reader_s_language(
    himiko: Himiko, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is expected is said in words of that language."""
    monkeypatch.setenv("HIMIKO_LANGUAGE", "pl")
    file = tmp_path / "mine.toml"
    file.write_text("id = 7", "utf-8")

    result = himiko("edition", "check", str(file))

    assert is_one_line(result)
    texts = Texts("pl")
    expected, found = texts.say("edition-expects-value"), texts.say("edition-has-nothing")
    said = texts.say(
        "bad-edition-unexpected", where=f"{file}: version", expected=expected, found=found
    )
    assert result.errors == said + "\n"


@pytest.mark.usefixtures("folder")
def test_of_several_files_each_is_checked(himiko: Himiko) -> None:
    """Good files are reported, bad ones are errors, and so is the exit code."""
    result = himiko("check", "binary", "good.txt", "nowhere.txt")

    assert result.code == 2
    assert result.out.startswith("good.txt: ok")
    assert result.errors.splitlines() == [
        say("problem-binary", file="binary"),
        say("problem-no-file", file="nowhere.txt"),
        say("problem-wrong-files", bad=2, number=3),
    ]


TAKES_A_FILE = [
    "check {}",
    "replay {}",
    "stats {}",
    "stats . --out {}",
    "simulate --games 2 --out {}",
    "simulate --games 2 --out {}/",
    "play --record {}",
    "play --edition {}",
    "edition check {}",
    "edition export --out {}",
    "match drifter fisher --games 2 --workers 1 --out {}",
    "ladder drifter fisher --games 2 --workers 1 --out {}",
    "db backup {}",
    "db backup {}/copy.db",
    "db restore {}",
    "db export {}",
    "db verify --database sqlite:///{}",
    "serve --database sqlite:///{}",
]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("length", [300, 5000])
@pytest.mark.parametrize("line", TAKES_A_FILE)
def test_a_file_name_that_is_too_long(himiko: Himiko, line: str, length: int) -> None:
    """The error is one line, and it is not a mistake of ours."""
    result = himiko(*line.format("x" * length).split())

    assert is_one_line(result), result
    assert not result.errors.startswith(UNEXPECTED)


@pytest.mark.parametrize("line", ["check {}", "check {} {}", "replay {}"])
@pytest.mark.parametrize("header", ["edition", "rules", "seed", "position", "result", "more"])
def test_a_value_that_is_too_long(himiko: Himiko, folder: Path, header: str, line: str) -> None:
    """What is wrong with it is said, however long it is; other files are still checked."""
    lines = (folder / "good.txt").read_text("utf-8").splitlines()
    kept = [one for one in lines[1:] if not one.startswith(f"{header}:")]
    long = "9" * 5000 + ("" if header != "more" else "\n" + "no header " * 500)
    (folder / "long.txt").write_text("\n".join([lines[0], f"{header}: {long}", *kept, ""]), "utf-8")

    result = himiko(*line.format("long.txt", "good.txt").split())

    assert result.code == 2
    assert result.errors.startswith("long.txt, line ")
    assert not result.errors.startswith(UNEXPECTED)
    assert result.out.startswith("good.txt: ok") == ("{} {}" in line)


def test_a_long_name_can_be_replayed(himiko: Himiko, folder: Path) -> None:
    """A record that is right can be shown: its names are cut."""
    game = Game.new(2, 7, names=["x" * 5000, "y\x1b[2J"])
    game.play(game.legal()[0])
    (folder / "names.txt").write_text(game.record(), "utf-8")

    checked = himiko("check", "names.txt")
    replayed = himiko("replay", "names.txt")

    assert (checked.code, replayed.code) == (0, 0), replayed.errors
    assert "x" * 59 + "…" in replayed.out
    assert "\x1b" not in replayed.out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize(
    "line",
    [
        "simulate --games 2 --out /dev/full",
        "edition export --out /dev/full",
        "play --record /dev/full",
    ],
)
def test_a_full_disk(himiko: Himiko, line: str) -> None:
    """What cannot be kept is an error."""
    assert is_one_line(himiko(*line.split()))


def test_an_unexpected_error_is_one_line_too(
    himiko: Himiko, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even a mistake of ours is said in one line, unless one wants to see more."""
    monkeypatch.setattr("himiko.cli.editions.export", lambda _: 1 // 0)

    result = himiko("edition", "export")

    assert is_one_line(result)
    assert "ZeroDivisionError" in result.errors
    monkeypatch.setenv("HIMIKO_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        himiko("edition", "export")


def test_a_closed_pipe(program: Program) -> None:
    """When nobody reads any more, the program ends with a line and no traceback."""
    process = program("edition", "show", COLUMNS="200")
    assert process.stdout
    process.stdout.close()

    assert process.stderr
    errors = process.stderr.read().decode().splitlines()

    assert process.wait() == 2
    assert errors == [say("problem-broken-pipe")]


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_ctrl_c_in_a_simulation(program: Program, tmp_path: Path) -> None:
    """The simulation is given up with a line."""
    file = tmp_path / "games.txt"
    process = program("simulate", "--games", "999999999", "--threads", "2", "--out", str(file))
    while not (file.exists() and file.stat().st_size):
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)

    _, errors = process.communicate(timeout=60)

    assert process.returncode == 2
    assert errors.decode().splitlines()[-1] == say("problem-interrupted")
    assert b"Traceback" not in errors


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_ctrl_c_at_the_prompt(program: Program, tmp_path: Path) -> None:
    """The game is given up, and its record is kept."""
    record = tmp_path / "game.txt"
    process = program("play", "--seed", "7", "--record", str(record))
    assert process.stdout
    while say("play-hint").encode() not in (line := process.stdout.readline()):
        assert line, "the program has ended"
    process.send_signal(signal.SIGINT)

    out, errors = process.communicate(timeout=60)

    assert process.returncode == 2
    assert errors.decode().splitlines()[-1] == say("problem-interrupted")
    assert b"game.txt" in out
    assert record.read_text("utf-8").startswith("himiko 1\n")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1250"])
def test_a_terminal_that_lacks_letters(program: Program, encoding: str) -> None:
    """What cannot be shown is replaced by something plain."""
    process = program("play", "--seed", "7", "--language", "pl", PYTHONIOENCODING=encoding)

    out, errors = process.communicate(b"\xff\xfe\nquit\n")

    assert process.returncode == 0
    assert b"Traceback" not in errors
    assert b"....s09..." in out
