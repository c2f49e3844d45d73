"""Undo never crosses revealed information: checked against what the views show."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from himiko.server.refused import Refused
from himiko.server.tables import commands
from himiko.server.tables.seats import Identity
from himiko.server.tables.undo import PlyFacts, UndoLimits
from tests.server.tables import ANN, BOB, EVE, Desk

PEOPLE = (ANN, BOB, EVE, Identity("dan", frozenset({"dan"})))


def seated(players: int, seed: int) -> Desk:
    """Return a running table."""
    desk = Desk(players)
    object.__setattr__(desk.table.setup.deal, "seed", seed.to_bytes(16))
    for who in PEOPLE[:players]:
        desk.do(commands.sit, who)
    return desk


def seen(view: Mapping[str, Any]) -> set[Any]:
    """Return all components a view names: what its seat has learnt of the hidden ones."""
    known = [
        tile for part in view.get("known", {}).values() for tile in part["top"] + part["bottom"]
    ]
    people = [name for name, _ in view["specialists"]["row"]]
    for player in view["players"]:
        people += player["specialists"]
        known += [*player["tiles"], *player["reserved"]]
    fleets = view["fleets"]["up"] + view["fleets"]["played"]
    return {*known, *view["buildings"]["row"], *people, *fleets, ("round", view["round"])}


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_no_undo_crosses_revealed_information_or_another_player(players: int, seed: int) -> None:
    """Whatever undo reaches, no seat has seen since then what it could not know there."""
    desk = seated(players, seed)
    rng = Random(seed)
    undone = 0
    while desk.table.status == "running":
        table = desk.table
        assert table.game
        whole = table.whole()
        history = list(whole.history())
        for seat in range(players):
            floor = table.floor(seat)
            if floor == table.ply:
                continue
            undone += 1
            assert {mover for _, mover, _ in history[floor:]} == {seat}
            assert len({place for place, _, _ in history[floor:]}) == 1
            then = whole.at(floor)
            for eyes in (None, *range(players)):
                assert seen(table.game.view(eyes)) <= seen(then.view(eyes))
        actions = table.game.legal()
        action = "peek" if "peek" in actions else rng.choice(actions)
        desk.do(commands.play, PEOPLE[table.turn or 0], table.ply, action)
    assert undone > 10


def test_undo_and_redo_walk_the_turn() -> None:
    """One by one or at once; redo gives exactly what was undone."""
    desk = seated(2, 1)
    who = PEOPLE[desk.table.turn or 0]
    for _ in range(3):
        assert desk.table.game
        desk.do(commands.play, who, desk.table.ply, desk.table.game.legal()[0])
    assert desk.table.game
    position = desk.table.game.position()

    desk.do(commands.undo, who, 0)
    desk.do(commands.redo, who)
    desk.do(commands.redo, who, 3)

    assert desk.table.game.position() == position
    with pytest.raises(Refused, match="cannot_redo"):
        desk.do(commands.redo, who)
    rebuilt = desk.rebuilt().game
    assert rebuilt
    assert rebuilt.position() == position


def test_another_action_ends_redo() -> None:
    """What was undone is gone from the game, not from the log."""
    desk = seated(2, 1)
    who = PEOPLE[desk.table.turn or 0]
    assert desk.table.game
    one, other = desk.table.game.legal()[:2]
    desk.do(commands.play, who, 0, one)

    desk.do(commands.undo, who)
    desk.do(commands.play, who, 0, other)

    assert desk.table.undone == ()
    assert [entry.kind for entry in desk.log[-3:]] == ["action", "undone", "action"]


def test_others_cannot_undo_my_actions() -> None:
    """Nor can strangers, nor anyone where the table has no undo."""
    desk = seated(2, 1)
    turn = desk.table.turn or 0
    assert desk.table.game
    desk.do(commands.play, PEOPLE[turn], 0, desk.table.game.legal()[0])

    for who, code in ((PEOPLE[1 - turn], "cannot_undo"), (EVE, "not_seated")):
        with pytest.raises(Refused, match=code):
            desk.do(commands.undo, who)


def test_limits_go_as_far_as_positions_may() -> None:
    """Rounds of a position that was set up may be many, and records long."""
    undo_limits = UndoLimits(40_000)

    undo_limits.add(PlyFacts(1, (30_000, 3), revealed=False))
    undo_limits.add(PlyFacts(1, (30_000, 3), revealed=False))

    assert undo_limits.floor(1) == 40_000
