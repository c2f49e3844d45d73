"""Who one plays against, and the hints of the queen."""

import re
from pathlib import Path

import pytest

from himiko import Game
from himiko.bots import LEVELS
from himiko.bots.analysis import Analysis, Estimate, Outlook
from himiko.bots.grounds import Gains, Grounds, Reply
from himiko.cli import levels
from himiko.cli.hint import chance_in_words, draw_hint
from himiko.texts import Texts, key_of, languages
from tests.cli.conftest import Himiko, say


def introductions(himiko: Himiko, *options: str) -> list[str]:
    """Return how the opponents are introduced."""
    out = himiko("play", "--seed", "5", *options, typed="quit\n").out
    return re.findall(r"^(?:Orange|Purple|Grey)  [A-Z].*$", out, flags=re.MULTILINE)


def test_the_fisher_plays_where_nobody_is_named(himiko: Himiko) -> None:
    """The default is the beginner."""
    assert introductions(himiko) == [f"Orange  {levels.introduce('fisher', Texts('en'))}"]


def test_one_is_for_all(himiko: Himiko) -> None:
    """A level named once plays every other seat."""
    found = introductions(himiko, "--players", "3", "--against", "drifter")

    assert [line.split(".")[0] for line in found] == ["Orange  Drifter", "Purple  Drifter"]


def test_one_for_each_in_order(himiko: Himiko) -> None:
    """Named one by one they take the seats in order; a budget is shown."""
    options = ("--players", "3", "--against", "himiko:20", "--against", "helmsman")

    found = introductions(himiko, *options)

    assert [line.split(".")[0] for line in found] == ["Orange  Himiko (20)", "Purple  Helmsman"]


def test_who_is_chosen_plays(himiko: Himiko, tmp_path: Path) -> None:
    """Other opponents make another game of the same deal and the same answers."""
    games = []
    for level in ("drifter", "fisher", "himiko:20"):
        file = tmp_path / "game.txt"
        options = ("--seed", "5", "--against", level, "--record", str(file))

        himiko("play", *options, typed="1\n" * 9)

        games.append([action for *_, action in Game.from_record(file.read_text("utf-8")).history()])
    assert games[0] != games[1] != games[2] != games[0]


def test_an_opponent_that_fails(himiko: Himiko, tmp_path: Path) -> None:
    """A program that cannot play is named with the reason, and the record is kept."""
    file = tmp_path / "game.txt"
    options = ("--against", f"external:{tmp_path}/nobody", "--record", str(file))

    result = himiko("play", "--seed", "5", *options, typed="1\n" * 20)

    assert result.code == 2
    assert len(result.errors.splitlines()) == 1
    reason = say("arena-failure-cannot-start")
    said = say("problem-player-failed", player="Orange", reason=reason, detail="|")
    assert result.errors.startswith(said.partition("|")[0])
    assert Game.from_record(file.read_text("utf-8")).seed == 5


@pytest.mark.parametrize("language", languages())
def test_every_level_has_a_character(language: str) -> None:
    """Each level is introduced by its name and one sentence."""
    texts = Texts(language)

    said = [levels.introduce(level, texts) for level in LEVELS]

    assert len(set(said)) == len(LEVELS)
    for level, line in zip(LEVELS, said, strict=True):
        assert line.startswith(texts.say(key_of("level", level)))
        assert texts.say(key_of("level", level, "does")) in line


def test_a_program_is_introduced_by_its_command() -> None:
    """Others have no character that we know of."""
    assert levels.introduce("external:./mine", Texts("en")) == "external:./mine"


# hints


def test_hint(himiko: Himiko) -> None:
    """A hint names a legal action and the chance of winning; nothing is played."""
    result = himiko("play", "--seed", "5", typed="hint\nlog\nquit\n")

    pattern = say("hint-action", action="(fleet N)").replace("N", r"\d+")
    match = re.search(f"{pattern}$", result.out, flags=re.MULTILINE)
    assert match
    assert f"{match[1].capitalize()} " in result.out
    assert any(
        say("hint-chance", percent=percent, words=say(key_of("chance", word))) in result.out
        for percent in range(101)
        for word in ("certain", "very-good", "good", "open", "poor", "bad", "none")
    )
    assert f"Blue  chooses {match[1]}" not in result.out


def test_a_hint_has_the_rest_of_the_turn_and_what_comes_next() -> None:
    """The plan and two more actions are named; intervals are not."""

    def outlook(chance: float, *plan: str) -> Outlook:
        ours, theirs = (Estimate(p, p, p) for p in (chance, 1 - chance))
        return Outlook(plan[0], plan, (theirs, ours), (ours, theirs), (), 1)

    outlooks = (
        outlook(0.601, "fleet 4", "sell clay", "done"),
        outlook(0.5, "fleet 1"),
        outlook(0.4, "fleet 2"),
        outlook(0.3, "fleet 3"),
    )

    texts = Texts("en")

    said = draw_hint(Analysis(1, outlooks, 4, 1.0), texts).plain

    assert said.splitlines() == [
        say("hint-action", action="fleet 4"),
        say("hint-plan", actions=texts.list(["sell clay", "done"])),
        say("hint-chance", percent=60, words=say("chance-good")),
        say("hint-others", actions=texts.list(["fleet 1 (50%)", "fleet 2 (40%)"])),
    ]


def test_a_hint_says_why() -> None:
    """What the turn brings by part, and what the next player can answer."""
    estimate = Estimate(0.5, 0.5, 0.5)
    outlooks = (Outlook("fleet 4", ("fleet 4",), (estimate,) * 2, (estimate,) * 2, (), 1),)
    reply = Reply(1, ("fleet 2", "done"), Gains({}, 0))
    grounds = Grounds(Gains({"buildings": 3, "coins": -1}, 2), ends_round=False, reply=reply)

    said = draw_hint(Analysis(0, outlooks, 4, 1.0), Texts("en"), grounds).plain

    assert (
        "What it earns: buildings +3, coins \u22121 and +2 culture tokens. "
        "Orange could then respond, without gaining points right away: fleet 2." in said
    )


@pytest.mark.parametrize(
    ("chance", "players", "words"),
    [
        (1.0, 2, "certain"),
        (0.8, 2, "very-good"),
        (0.6, 2, "good"),
        (0.5, 2, "open"),
        (0.3, 2, "poor"),
        (0.1, 2, "bad"),
        (0.0, 2, "none"),
        (1 / 3, 3, "open"),
        (0.25, 4, "open"),
        (0.5, 4, "very-good"),
        (0.1, 4, "poor"),
        (1.001, 4, "certain"),
    ],
)
def test_chances_in_words(chance: float, players: int, words: str) -> None:
    """A fair share is the middle, however many play."""
    assert chance_in_words(chance, players) == f"chance-{words}"
