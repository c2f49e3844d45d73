"""The gauntlet: who is matched, what counts as late, what is printed and drawn."""

import json
import math
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from himiko import Game
from himiko.bots import training
from himiko.edition import Edition
from tools.gauntlet import curves, gauntlet, network, valuing
from tools.gauntlet.enumerator import STYLES, Enumerator
from tools.gauntlet.playouts import Planner

LOG = Path(training.__file__).parent / "champion.jsonl"


def unlike_ours(style: str) -> Any:
    """Return an opponent that shares nothing with our players, nor with their types."""
    make: Any = Enumerator
    return make(Edition.standard(), style, seed=1)


@pytest.mark.parametrize("style", list(STYLES))
def test_an_opponent_unlike_ours_plans_turns_that_can_be_played(style: str) -> None:
    """Whole ones: nothing of its plan is left when its turn is over."""
    game = Game.new(2, seed=3)
    place = game.round_and_turn
    player = unlike_ours(style)

    first = player.choose(game.view(game.turn), game.legal())
    planned = list(player.plan)
    game.play(first)
    while game.round_and_turn == place:
        game.play(player.choose(game.view(game.turn), game.legal()))

    played = game.actions[1 : 1 + len(planned)]
    assert planned
    assert played == planned


def test_the_player_of_another_commit_is_a_program_of_its_own() -> None:
    """It has the source of that commit and the time in its name; ours plays within the match."""
    theirs = gauntlet.spec_of("frozen", "../frozen/src")

    assert theirs.startswith("external:1s:env PYTHONPATH=../frozen/src ")
    assert theirs.endswith("play.py himiko:1s")
    assert gauntlet.spec_of("himiko:0.1s", "../frozen/src") == "himiko:0.1s"


def test_by_processor_time_both_sides_are_programs() -> None:
    """Each counts its own time, so the match waits for both with patience."""
    specs = [gauntlet.spec_of(n, "../frozen/src", processor=True) for n in ("himiko:1s", "frozen")]

    assert all(spec.startswith(f"external:{gauntlet.PATIENCE}:") for spec in specs)
    assert all(spec.endswith("himiko:1s --processor") for spec in specs)


def test_every_match_has_a_fair_number_of_seats() -> None:
    """Its name begins with the number of players: ours, and all the others."""
    assert all(int(name[0]) == 1 + others for name, (*_, others) in gauntlet.MATCHES.items())


def test_late_is_over_five_per_cent_and_thirty_milliseconds() -> None:
    """Only turns of players with a time are counted."""
    seats = [
        SimpleNamespace(player="himiko:0.1s", times=[0.1, 0.134, 0.136]),
        SimpleNamespace(player="himiko:1s", times=[1.0, 1.079, 1.081]),
        SimpleNamespace(player="external:somebody", times=[99.0]),
    ]

    late = gauntlet._late((SimpleNamespace(seats=seats),))  # noqa: SLF001

    assert late == [2, 6]


def test_the_curves_of_a_run_are_those_of_its_log() -> None:
    """Somebody who gives all seats the same chance loses 1; errors are in points."""
    lines = [json.loads(line) for line in LOG.read_text(encoding="utf-8").splitlines()]

    found = curves.read_curves(LOG)

    assert found[4].games[-1] == sum(line["games"] for line in lines)
    assert [len(curve.losses) for curve in found.values()] == [len(lines)] * 3
    loss, error = lines[-1]["losses"]["4"]
    assert found[4].losses[-1] == pytest.approx(loss / math.log(4))
    assert found[4].points_off[-1] == pytest.approx(10 * math.sqrt(error))


def test_the_curves_are_drawn_alike_each_time(tmp_path: Path) -> None:
    """So a picture changes only if the log does."""
    pytest.importorskip("matplotlib")
    pictures = [tmp_path / "one.svg", tmp_path / "two.svg"]

    for picture in pictures:
        curves.draw(curves.read_curves(LOG), picture)

    assert pictures[0].read_bytes() == pictures[1].read_bytes()
    assert "3 players" in pictures[0].read_text(encoding="utf-8")


def test_a_share_between_networks_comes_with_its_interval(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of as many games as were played at that width: wide plans play fewer."""
    monkeypatch.setattr(sys, "argv", ["network", "--games", "400", "--against", "other.npz"])
    monkeypatch.setattr(network, "read_net", lambda path: path)
    monkeypatch.setattr(network, "share_won", lambda *_, **__: 0.25)
    empty = SimpleNamespace(between=lambda *_: (0.0, 0.0, 0))
    monkeypatch.setattr(network, "calibrate", lambda *_, **__: empty)

    network.main()

    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    wide = next(line for line in lines if line.get("width") == 256)
    assert wide["games"] == 100
    assert wide["share"] == [0.25, pytest.approx(0.175, abs=0.005), pytest.approx(0.343, abs=0.005)]


@pytest.mark.long
def test_positions_are_valued_where_turns_end() -> None:
    """All of a game, from the first turn to the last, and it takes some time to value them."""
    planner = Planner(8)

    states = valuing.ends_of_turns(planner, 2, seed=1)
    took = valuing.microseconds(states, planner, values=1)

    assert states["round_number"].tolist() == sorted(states["round_number"])
    assert states["turn"][:4].tolist() == [0, 1, 2, 3]
    assert took > 0
