"""Tables as their log: who may play, what is told of it, the deal."""

from random import Random
from typing import Any

import pytest

from himiko import Game
from himiko.game.deal import verify
from himiko.server.tables import Table, commands
from himiko.server.tables.effects import EFFECTS
from himiko.server.tables.entries import KINDS
from himiko.server.tables.setup import Origin
from himiko.server.tables.state import preview, record, seat_of, state
from tests.server.tables import ANN, BOB, DEAL, EVE, Desk, mover, refusal, two


def test_only_the_seat_to_act_may_play() -> None:
    """Others, strangers and those who expect another ply are refused."""
    desk = two()
    first, second = (ANN, BOB) if desk.table.turn == 0 else (BOB, ANN)
    assert desk.table.game
    action = desk.table.game.legal()[0]

    assert refusal(desk, commands.play, second, 0, action) == "not_your_turn"
    assert refusal(desk, commands.play, EVE, 0, action) == "not_seated"
    assert refusal(desk, commands.play, first, 1, action) == "stale"
    desk.do(commands.play, first, 0, action)
    assert commands.is_repeated(desk.table, first, 0, action)
    assert not commands.is_repeated(desk.table, second, 0, action)


def test_hidden_things_are_not_told() -> None:
    """Legal actions go to the seat to act only; a spectator gets a spectator's view."""
    desk = two()
    table = desk.table
    turn = table.turn or 0

    mine = state(table, turn, -1, desk.now)
    others = state(table, 1 - turn, -1, desk.now)
    watched = state(table, seat_of(table, EVE), -1, desk.now)

    assert mine["legal"]
    assert not others["legal"]
    assert not watched["legal"]
    assert watched["seat"] is None
    assert all("rng" not in told["view"] for told in (mine, others, watched))
    assert DEAL.seed.hex() not in str(mine)
    assert "seed" not in record(table, ["Ann", "Bob"])


def test_the_deal_is_verified_at_the_end() -> None:
    """Before, the record has the commitment only; then salt and seed open it."""
    desk = two()
    rng = Random(1)
    assert desk.table.game
    assert desk.table.whole().headers == {"commitment": DEAL.commitment}
    while desk.table.status == "running":
        desk.do(commands.play, mover(desk), desk.table.ply, rng.choice(desk.table.game.legal()))

    told = Game.from_record(record(desk.table, ["Ann", "Bob"]))

    assert verify(told.headers, told.seed) == "true"
    assert verify(told.headers, b"another seed here") == "false"
    assert verify({}, told.seed) == "none"


CLOCKS = ({"kind": "none"}, {"kind": "live", "minutes": 10}, {"kind": "days", "days": 2})


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock["kind"])
def test_a_table_is_its_log(clock: Any) -> None:
    """Built again from the entries, all at once, everything is as it became one by one."""
    desk, rng = two(clock=clock), Random(clock["kind"])
    while desk.table.status == "running":
        desk.now += rng.randrange(5000)
        table = desk.table
        assert table.game
        chosen = rng.random()
        who = mover(desk)
        if chosen < 0.1 and table.floor(table.turn or 0) < table.ply:
            desk.do(commands.undo, who)
        elif chosen < 0.15 and table.undone:
            desk.do(commands.redo, who)
        elif chosen < 0.2:
            desk.do(commands.leave, BOB)
            desk.do(commands.come_back, BOB)
        else:
            desk.do(commands.play, who, table.ply, rng.choice(table.game.legal()))
        if rng.random() < 0.1:
            same(desk.rebuilt(), desk.table)

    same(desk.rebuilt(), desk.table)
    assert {"undone", "redone", "replaced"} <= {entry.kind for entry in desk.log}


def same(built: Table, table: Table) -> None:
    """Compare all that a table says of itself."""
    assert built.game
    assert table.game
    assert built.game.position() == table.game.position()
    assert built.whole().actions == table.whole().actions
    assert [built.floor(seat) for seat in (0, 1)] == [table.floor(seat) for seat in (0, 1)]
    for name in (
        "seats",
        "status",
        "number",
        "at",
        "clocks",
        "undone",
        "steps",
        "offer",
        "rewinds",
        "head",
    ):
        assert getattr(built, name) == getattr(table, name), name


def test_a_table_can_go_on_from_a_record() -> None:
    """At a ply; what lies before cannot be undone."""
    game = Game.new(2, 7)
    for _ in range(10):
        game.play(game.legal()[0])
    desk = Desk(2, origin=Origin(game.record(), 6))
    desk.do(commands.sit, ANN)
    desk.do(commands.sit, BOB)

    assert desk.table.ply == 6
    assert desk.table.game
    assert desk.table.game.position() == game.at(6).position()
    assert refusal(desk, commands.undo, mover(desk)) == "cannot_undo"


def test_a_preview_stops_before_what_is_hidden() -> None:
    """It tells effects, but nothing that the real action would reveal."""
    desk = two()
    rng = Random(2)
    cut = 0
    while desk.table.status == "running":
        assert desk.table.game
        action = rng.choice(desk.table.game.legal())
        told = preview(desk.table, action)
        seen = str(told["events"])
        assert "_laid'" not in seen.replace("sacred_laid'", "")
        assert "turned_up" not in seen
        assert "tiles" not in seen
        assert {event["ply"] for event in told["events"]} <= {desk.table.ply + 1}
        cut += told["cut"]
        desk.do(commands.play, mover(desk), desk.table.ply, action)
        happened = [event for event in desk.table.last_events[1] if event in told["events"]]
        assert happened == told["events"]
    assert cut


def test_every_kind_of_entry_has_its_effect() -> None:
    """And there is no effect without a kind."""
    assert EFFECTS.keys() == KINDS
