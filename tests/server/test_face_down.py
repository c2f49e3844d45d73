"""A table may choose that built tiles lie face down, as in the box (11.2)."""

import re
from random import Random
from typing import Any

import pytest

from himiko.game import Game
from himiko.server.tables import commands
from himiko.server.tables.state import at, plies, record, state, visible_events
from tests.server.tables import ANN, BOB, Desk


def played(until: str, built_tiles: str = "face_down") -> Desk:
    """Return a table of two at which people play at random until somebody has built, or the end."""
    desk = Desk(2, built_tiles=built_tiles)
    for who in (ANN, BOB):
        desk.do(commands.sit, who)
    rng = Random(5)
    while desk.table.status == "running":
        assert desk.table.game
        legal = desk.table.game.legal()
        builds = [action for action in legal if action.startswith("build ")]
        who = (ANN, BOB)[desk.table.turn or 0]
        desk.do(commands.play, who, desk.table.ply, rng.choice(builds or legal))
        tiles = [player["tiles"] for player in desk.table.game.position()["players"]]
        if until == "built" and all(tiles):
            break
    return desk


def test_others_tiles_and_totals_are_not_told() -> None:
    """One sees how many tiles the others have built, and one's own; no total but one's own."""
    desk = played("built")
    assert desk.table.game
    open_view, open_scores = desk.table.game.view(0), desk.table.game.scores()

    shown = state(desk.table, 0, -1, desk.now)

    own, other = shown["view"]["players"]
    assert own["tiles"] == open_view["players"][0]["tiles"]
    assert other["tiles"] == ["?"] * len(open_view["players"][1]["tiles"])
    assert shown["scores"][0]["total"] == open_scores[0]["total"]
    assert [shown["scores"][1][part] for part in ("buildings", "total", "rank")] == [0, 0, 0]
    assert shown["scores"][1]["coins"] == open_scores[1]["coins"]


def test_nothing_else_changes() -> None:
    """What is neither a built tile of another nor follows from it is shown as ever."""
    desk = played("built")
    assert desk.table.game
    shown = state(desk.table, 0, -1, desk.now)["view"]
    expected = desk.table.game.view(0)

    for view in (shown, expected):
        for player in view["players"]:
            player["tiles"] = []

    assert shown == expected


def test_spectators_see_no_built_tile() -> None:
    """They sit nowhere: all built tiles lie face down for them."""
    shown = state(played("built").table, None, -1, 0)

    assert {tile for player in shown["view"]["players"] for tile in player["tiles"]} == {"?"}
    assert [points["total"] for points in shown["scores"]] == [0, 0]


def test_the_past_does_not_tell_either() -> None:
    """What was built before this moment stays hidden in events, in replay and in the plies."""
    desk = played("built")
    desk.do(commands.play, (ANN, BOB)[desk.table.turn or 0], desk.table.ply, _any(desk))
    shown = state(desk.table, None, -1, desk.now)

    built = [event for event in shown["events"] if event["event"] == "built"]
    then = at(desk.table, None, built[0]["ply"])

    assert {event["tile"] for event in built} == {"?"}
    assert [points["total"] for points in then["scores"]] == [0, 0]
    assert all(one["totals"] == [] for one in plies(desk.table, None))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_moment_of_the_past_shows_a_tile_that_lies_face_down_now(seat: int | None) -> None:
    """Neither in the row nor reserved nor as it was built: that would tell what was built."""
    desk = played("built")
    desk.do(commands.play, (ANN, BOB)[desk.table.turn or 0], desk.table.ply, _any(desk))
    assert desk.table.game
    players = desk.table.game.position()["players"]
    hidden = {tile for n, one in enumerate(players) if n != seat for tile in one["tiles"]}
    rows = set()

    for ply in range(desk.table.ply):
        then = at(desk.table, seat, ply)
        rows |= set(then["view"]["buildings"]["row"])
        owned = [{*one["tiles"], *one["reserved"]} for one in then["view"]["players"]]
        built = {event["tile"] for event in then["events"] if event["event"] == "built"}

        assert hidden.isdisjoint(set().union(rows, built, *owned))

    assert hidden
    assert "?" in rows


def test_the_present_is_shown_alike_as_a_ply() -> None:
    """The last ply is now: nothing more and nothing less is seen of it."""
    desk = played("built")

    now, then = state(desk.table, 0, -1, desk.now), at(desk.table, 0, desk.table.ply)

    assert {name: now[name] for name in ("view", "scores", "turn")} == {
        name: then[name] for name in ("view", "scores", "turn")
    }


def test_records_plies_and_events_of_a_running_game_do_not_tell_either() -> None:
    """Which tile others have built is in none of them; one's own is in one's own plies."""
    desk = played("built")
    desk.do(commands.play, (ANN, BOB)[desk.table.turn or 0], desk.table.ply, _any(desk))

    text = record(desk.table, ["Ann", "Bob"])
    actions = {one["seat"]: one["action"] for one in plies(desk.table, 0) if _builds(one)}
    events = [one for one in visible_events(desk.table, 0, -1) if one["event"] == "built"]

    assert re.findall(r"build \S+", text) == ["build ?"] * text.count("build")
    assert "build ?" in text
    assert re.fullmatch(r"build b\d+ i\d+", actions[0])
    assert re.fullmatch(r"build \? i\d+", actions[1])
    assert {one["tile"] == "?" for one in events if one["seat"] == 1} == {True}
    assert {one["tile"] == "?" for one in events if one["seat"] == 0} == {False}


def test_the_record_of_a_finished_game_names_them() -> None:
    """It is a whole record, and can be replayed."""
    desk = played("end")

    text = record(desk.table, ["Ann", "Bob"])

    assert "build ?" not in text
    assert Game.from_record(text).over


def _builds(one: dict[str, Any]) -> bool:
    return str(one["action"]).startswith("build ")


def _any(desk: Desk) -> str:
    assert desk.table.game
    return desk.table.game.legal()[0]


@pytest.mark.parametrize(("until", "built_tiles"), [("end", "face_down"), ("built", "open")])
def test_all_is_shown_at_the_end_and_at_other_tables(until: str, built_tiles: str) -> None:
    """It is an option, and it ends with the game."""
    desk = played(until, built_tiles)
    assert desk.table.game

    shown = state(desk.table, 0, -1, desk.now)

    assert shown["view"]["players"] == desk.table.game.view(0)["players"]
    assert shown["scores"] == desk.table.game.scores()
