"""Contests within one process: every seat on every deal, and what it took."""

import json
import sys
import time

import pytest

from himiko.bots import turn_search
from tools.gauntlet import polishing, replies


def reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str
) -> dict[str, object]:
    """Return what a contest printed that was begun with these words."""
    monkeypatch.setattr(sys, "argv", ["contest", "--games", "5", "--players", "2", *words])
    (polishing if "64:0" in words else replies).main()
    line: dict[str, object] = json.loads(capsys.readouterr().out)
    return line


def test_ours_has_each_seat_of_each_deal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """So an odd game is left out; and the same contest ends in the same way."""
    words = ("--ours", "64:0", "--theirs", "16:0")

    lines = [reported(monkeypatch, capsys, *words) for _ in range(2)]

    assert [line["games"] for line in lines] == [4, 4]
    assert lines[0]["share"] == lines[1]["share"]


def test_players_of_a_contest_differ_in_their_replies_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both keep within their processor time, whatever else the machine does."""
    monkeypatch.setattr(turn_search, "REPLY_WIDTH", turn_search.REPLY_WIDTH)
    monkeypatch.setattr("himiko.bots.turn_search.time", time)
    words = ("--ours", "48", "--theirs", "16", "--seconds", "0.02")

    line = reported(monkeypatch, capsys, *words)

    assert line["games"] == 4
    assert turn_search.REPLY_WIDTH in {48, 16}
