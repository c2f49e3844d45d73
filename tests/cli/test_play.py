"""A game in the terminal, played by what is typed."""

import re
from pathlib import Path
from random import Random

import pytest

from himiko import Game
from himiko.cli import theme
from himiko.texts import Texts, languages
from tests.cli.conftest import Himiko, Program, say


def numbers(seed: int) -> str:
    """Type numbers at random, for longer than any game: what is not an answer is refused."""
    rng = Random(seed)
    return "\n".join(str(rng.randint(1, 9)) for _ in range(2000))


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 2), (4, 1)])
def test_a_whole_game(himiko: Himiko, tmp_path: Path, players: int, seat: int) -> None:
    """Typing numbers brings a game to its end; its record is right, and so is the winner."""
    file = tmp_path / "game.txt"
    options = f"--players {players} --seat {seat} --seed 5 --record {file}"

    result = himiko("play", *options.split(), typed=numbers(players))

    game = Game.from_record(file.read_text("utf-8"))
    assert result.code == 0
    assert game.over
    assert game.seed == 5
    best = next(name for name, s in zip(game.names, game.scores(), strict=True) if s["rank"] == 1)
    assert say("play-winner", player=best) in result.out
    assert f"{game.names[seat]} {say('table-you')}" in result.out
    assert himiko("check", str(file)).code == 0


def test_as_a_program(program: Program) -> None:
    """The same through pipes: it ends by itself when the game does."""
    process = program("play", "--players", "2", "--seed", "11")

    out, errors = process.communicate(numbers(3).encode())

    assert process.returncode == 0
    assert errors == b"" or errors.startswith(b"\rhimiko engine")
    assert say("play-winner", player="").strip() in out.decode()


def test_the_same_seed_and_answers_are_the_same_game(himiko: Himiko) -> None:
    """The others choose the same in the same game."""
    typed = numbers(4)[:80]

    first = himiko("play", "--seed", "5", typed=typed)

    assert himiko("play", "--seed", "5", typed=typed) == first
    assert himiko("play", "--seed", "6", typed=typed) != first


@pytest.mark.parametrize("typed", ["", "\n", "nonsense\n", "1\n", "quit\n", "QUIT\n"])
def test_the_end_of_the_input_ends_politely(himiko: Himiko, typed: str) -> None:
    """Whoever leaves reads where that was."""
    result = himiko("play", "--seed", "5", typed=typed)

    assert result.code == 0
    assert result.errors == ""
    assert any(
        result.out.endswith(say("play-left", round=1, turn=turn) + "\n") for turn in range(1, 5)
    )


def play_and_look(himiko: Himiko, *typed: str, players: int = 2) -> list[str]:
    """Type lines; return what was shown before each and after the last."""
    result = himiko("play", "--seed", "5", "--players", str(players), typed="\n".join(typed))
    # The sign of the prompt is also that of entry slots: a prompt begins a line.
    return re.split(f"^{theme.PROMPT}", result.out, flags=re.MULTILINE)


def test_the_screen_shows_the_table(himiko: Himiko) -> None:
    """Board, fleets, rows, reserve, players, the question and its answers are there."""
    screen = play_and_look(himiko)[0]

    for panel in ("board", "fleets", "buildings", "reserve", "specialists"):
        assert say(f"table-{panel}") in screen
    game = Game.new(2, 5)
    position = game.position()
    for tile in position["buildings"]["row"]:
        assert tile in screen
    assert all(f"i{n:02}" in screen for n in range(1, 35))
    assert all(f"s{n:02}" in screen for n in range(1, 60))
    assert say("step-fleet-asks") in screen
    for action in game.legal():
        assert action.replace("fleet", "Fleet") in screen


def test_answers_by_number_and_by_text(himiko: Himiko) -> None:
    """The number, the action, and the action in other spelling are the same answer."""
    legal = Game.new(2, 5).legal()

    by_number = play_and_look(himiko, "2")[1]

    assert play_and_look(himiko, legal[1])[1] == by_number
    assert play_and_look(himiko, f"  {legal[1].upper().replace(' ', '   ')} ")[1] == by_number
    assert "chooses " + legal[1] in by_number


def test_a_beginning_shows_all_that_begin_so(himiko: Himiko) -> None:
    """A verb cut short shows the answers; a whole verb with one answer is that answer."""
    shown = play_and_look(himiko, "fl")[1]

    assert "Fleet" in shown
    assert "chooses" not in shown


def test_what_is_impossible_is_explained(himiko: Himiko) -> None:
    """An action, or `why` and an action, give the reason and the rule."""
    screen = play_and_look(himiko, "place wood s01", "why build b01 i01", "why", "why fleet 99")

    refused = say("play-refused", reason=say("refusal-fleet-first"), rule="4.1")
    assert refused in screen[1]
    assert refused in screen[2]
    assert say("play-why-what") in screen[3]
    assert say("refusal-no-action") in screen[4]


def test_why_of_something_possible(himiko: Himiko) -> None:
    """What is possible is said to be."""
    legal = Game.new(2, 5).legal()

    said = play_and_look(himiko, f"why {legal[0]}")[1]
    assert say("play-possible", action=legal[0]) in said


@pytest.mark.parametrize("number", ["0", "99", "1" * 5000])
def test_numbers_that_are_no_answer(himiko: Himiko, number: str) -> None:
    """A number out of range says what the range is."""
    most = len(Game.new(2, 5).legal())

    said = play_and_look(himiko, number)[1]

    assert say("play-no-number", number=number[:12], most=most) in said


def test_undo(himiko: Himiko) -> None:
    """An answer can be taken back, also when others have played since."""
    first, *rest = play_and_look(himiko, "1", "undo", "undo")

    question = first[first.index(f"▶ {say('step-fleet-asks')}") :]
    assert question in rest[1]
    assert say("play-no-undo") in rest[2]


def test_undo_takes_back_what_others_did(himiko: Himiko, tmp_path: Path) -> None:
    """After some turns and as many undos the game is as it was dealt."""
    file = tmp_path / "game.txt"
    typed = [*numbers(9).split("\n")[:60], *["undo"] * 61, f"save {file}", "quit"]

    himiko("play", "--seed", "5", typed="\n".join(typed))

    game = Game.from_record(file.read_text("utf-8"))
    assert all(seat != 0 for _, seat, _ in game.history())


def unwrapped(screen: str) -> str:
    """Undo the breaks between lines that are too long for the screen."""
    return screen.replace("\n", " ")


def test_commands(himiko: Himiko, tmp_path: Path) -> None:
    """Help, log, scores, table, about and save answer."""
    file = tmp_path / "game.txt"
    typed = ["?", "help", "log", "events", "scores", "table", "about riu", "about 5", "about b25"]
    typed += ["about nothing", "save", f"save {file}", f"save {tmp_path}"]

    _, *screen = play_and_look(himiko, *typed)

    assert "why ACTION" in screen[0] == screen[1]
    assert "B bamboo, W wood, S stone, C clay" in screen[0]
    assert screen[2] == screen[3]
    assert "total" in screen[4]
    assert say("table-board") in screen[5]
    assert f"{say('specialist-riu')}  {say('specialist-riu-does')}" in unwrapped(screen[6])
    assert say("power-sacred-does") in unwrapped(screen[7])
    kind = say("building-palace")
    does = say("building-palace-does")
    assert f"b25   B  W  S  C  G   8 ★  {kind}  {does}" in unwrapped(screen[8])
    assert "about riu" in screen[9]
    assert say("play-save-where") in screen[10]
    assert say("play-saved", file=str(file)) in unwrapped(screen[11])
    assert f"{tmp_path}: " in unwrapped(screen[12])
    assert Game.from_record(file.read_text("utf-8")).seed == 5


def test_tiles_that_are_looked_at_are_described(himiko: Himiko) -> None:
    """Whoever puts tiles back sees what they need and bring."""
    game = next(g for g in (Game.new(2, seed) for seed in range(99)) if peeks_first(g))
    seat = str(game.turn)

    result = himiko("play", "--seed", str(game.seed), "--seat", seat, typed="fleet 3\npeek\nquit\n")

    question = result.out[result.out.index(say("step-arrange-asks")) :]
    top = game.position()["buildings"]["deck"][:3]
    for tile in top:
        assert re.search(rf"^{tile} .*★", question, flags=re.MULTILINE)


def peeks_first(game: Game) -> bool:
    """Can the first player of a game take the fleet that looks ahead?"""
    return "fleet 3" in game.legal()


@pytest.mark.parametrize("language", languages())
def test_a_turn_in_every_language(himiko: Himiko, language: str) -> None:
    """Some turns and all commands, and no text is missing."""
    texts = Texts(language)
    typed = f"?\nhint\nlog\nscores\nabout riu\nwhy done\nplace\n{numbers(7)[:100]}\nlog\nquit\n"

    result = himiko("play", "--seed", "5", "--language", language, typed=typed)

    assert result.code == 0
    assert result.errors == ""
    assert texts.say("table-board") in result.out
    assert texts.say("step-fleet-asks").split()[0] in result.out


@pytest.mark.parametrize("columns", ["40", "60", "80", "100", "125", "200"])
def test_every_width(himiko: Himiko, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    """The screen fits the terminal."""
    monkeypatch.setenv("COLUMNS", columns)

    result = himiko("play", "--seed", "5", typed=numbers(7)[:60])

    assert result.code == 0
    lines = [line.removeprefix(theme.PROMPT) for line in result.out.splitlines()]
    assert max(map(len, lines)) <= int(columns)


def test_another_edition(himiko: Himiko, small: str, tmp_path: Path) -> None:
    """The terminal plays with whatever components it is given."""
    file = tmp_path / "game.txt"
    options = ("--edition", small, "--record", str(file))

    result = himiko("play", *options, typed=numbers(8))

    assert result.code == 0
    assert himiko("check", str(file), "--edition", small).code == 0
    assert himiko("check", str(file)).code == 2
