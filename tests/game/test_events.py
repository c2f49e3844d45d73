"""Events: what each action caused, in order, with causes."""

import re
from pathlib import Path
from random import Random
from typing import Any, Final, Unpack

import pytest

from himiko import Event, Game
from himiko.game.catalogue import CAUSES, EVENT_KINDS
from tests.game.players import play_on
from tests.scenes import Parts, play, scene

Caused = list[tuple[str, dict[str, Any]]]


def caused(game: Game, ply: int | None = None) -> Caused:
    """Return the events of an action, the last if none is named: names and values."""
    last = game.ply if ply is None else ply
    return [
        (
            event["event"],
            {key: value for key, value in event.items() if key not in {"event", "ply", "seat"}},
        )
        for event in game.events
        if event["ply"] == last
    ]


def case(transcript: str, *events: tuple[str, dict[str, Any]], **parts: Unpack[Parts]) -> Any:
    """Write a case: what the first events of the transcript's last action are."""
    return pytest.param(transcript, list(events), parts, id=transcript.rpartition(", ")[2])


CASES: Final = [
    case(
        "fleet 6",
        ("fleet_chosen", {"fleet": 6}),
        ("boats_taken", {"colour": "bamboo", "number": 1}),
        ("boats_taken", {"colour": "wood", "number": 1}),
        fleets=[6],
    ),
    case(
        "fleet 5",
        ("fleet_chosen", {"fleet": 5}),
        ("boats_missing", {"colour": "gold", "number": 1}),
        fleets=[5],
        played=[1],
        reserve={"gold": 0},
    ),
    case("fleet 10, take gold", ("boats_taken", {"colour": "gold", "number": 1}), fleets=[10]),
    case("fleet 1, buy clay", ("bought", {"colour": "clay", "coins": 4})),
    case("fleet 3, sell stone", ("sold", {"colour": "stone", "coins": 3}), fleets=[3]),
    case(
        "fleet 3, sell stone",
        ("sold", {"colour": "stone", "coins": 6}),
        fleets=[3],
        crew={0: ["susanoo"]},
    ),
    case("fleet 2, reserve b05", ("tile_reserved", {"tile": "b05"}), fleets=[2], row=["b05"]),
    case(
        "fleet 3, peek",
        ("peeked", {"number": 3, "tiles": ["b01", "b02", "b03"]}),
        fleets=[3],
        top=["b01", "b02", "b03"],
    ),
    case("fleet 3, peek", ("peeked", {"number": 1, "tiles": ["b09"]}), fleets=[3], deck=["b09"]),
    case(
        "fleet 3, peek, arrange b03 / b02 b01",
        ("arranged", {"kept": 1, "under": 2, "top": ["b03"], "bottom": ["b02", "b01"]}),
        fleets=[3],
        top=["b01", "b02", "b03"],
    ),
    case(
        "fleet 4, move s01 s02",
        ("boat_moved", {"colour": "wood", "slot": "s01", "to": "s02"}),
        fleets=[4],
        boats={"s01": "wood"},
    ),
    case("fleet 5, sacred i09", ("sacred_laid", {"island": "i09"}), fleets=[5]),
    case(
        "fleet 6, swap i01 i02",
        ("culture_swapped", {"island": "i01", "other": "i02"}),
        fleets=[6],
        culture={"i01": "plum", "i02": "rice"},
    ),
    case(
        "fleet 7, remove s20",
        ("boat_removed", {"colour": "clay", "slot": "s20"}),
        fleets=[7],
        boats={"s20": "clay"},
    ),
    case(
        "fleet 8, swap s20 s21",
        ("boats_swapped", {"slot": "s20", "other": "s21"}),
        fleets=[8],
        boats={"s20": "clay", "s21": "gold"},
    ),
    case(
        "fleet 6, place bamboo s03",
        ("boat_placed", {"colour": "bamboo", "slot": "s03"}),
        fleets=[6],
    ),
    case(
        "fleet 1, place bamboo s03, collect i08",
        ("collected", {"kind": "rice", "island": "i08"}),
        culture={"i01": "plum", "i08": "rice"},
    ),
    case(
        "fleet 1, place bamboo s04, ebisu i30",
        ("ebisu_collected", {"kind": "rice", "island": "i30"}),
        crew={0: ["ebisu"]},
        culture={"i01": "plum", "i30": "rice"},
    ),
    case(
        "fleet 6, place bamboo s03, place wood s08, build b16 i08",
        ("built", {"tile": "b16", "island": "i08"}),
        fleets=[6],
        row=["b16"],
    ),
    case(
        "fleet 9, place stone s03, place wood s08, build b04 i08",
        ("built", {"tile": "b04", "island": "i08"}),
        ("discounted", {"colour": "bamboo"}),
        fleets=[9],
        row=["b04"],
    ),
    case(
        "fleet 6, place bamboo s03, place wood s08, build b16 i08",
        ("built", {"tile": "b16", "island": "i08"}),
        ("toll_paid", {"to": 1, "coins": 2}),
        ("prestige_gained", {"cause": "prestige_buildings", "number": 1}),
        ("prestige_gained", {"cause": "mountain", "number": 1}),
        ("coins_gained", {"cause": "trading_post", "coins": 6, "group": 3}),
        fleets=[6],
        row=["b16"],
        crew={1: ["ananda"]},
        mountains=["i08"],
        built={"i01": "torii", "i09": 0, "i15": 0, "i14": 1},
        hand={0: ["gold"]},  # or the lone answer would give itself
    ),
    case(
        "fleet 6, place bamboo s03, place wood s08, build b05 i08",
        ("built", {"tile": "b05", "island": "i08"}),
        ("coins_gained", {"cause": "group", "coins": 2, "group": 2}),
        fleets=[6],
        row=["b05"],
        boats={"s07": "wood"},
        built={"i01": 0},
        hand={0: ["gold"]},
    ),
    case(
        "fleet 6, place bamboo s03, place wood s08, build b16 i08",
        ("built", {"tile": "b16", "island": "i08"}),
        ("prestige_gained", {"cause": "kagutsuchi", "number": 1}),
        fleets=[6],
        row=["b16"],
        crew={0: ["kagutsuchi"]},
    ),
    case(
        "fleet 6, raijin bamboo wood",
        ("boats_returned", {"colour": "bamboo", "number": 1}),
        ("boats_returned", {"colour": "wood", "number": 1}),
        ("boats_taken", {"colour": "gold", "number": 1}),
        fleets=[6],
        crew={0: ["raijin"]},
    ),
    case(
        "fleet 5, nakatsu wood clay",
        ("boats_returned", {"colour": "gold", "number": 1}),
        ("boats_taken", {"colour": "wood", "number": 1}),
        ("boats_taken", {"colour": "clay", "number": 1}),
        fleets=[5],
        crew={0: ["nakatsu"]},
    ),
    case(
        "fleet 1, michimata plum",
        ("tokens_spent", {"kind": "plum", "number": 1}),
        ("boats_taken", {"colour": "gold", "number": 1}),
        crew={0: ["michimata"]},
        tokens={0: {"plum": 1}},
    ),
    case(
        "fleet 1, hetsuka plum",
        ("tokens_spent", {"kind": "plum", "number": 1}),
        ("coins_gained", {"cause": "hetsuka", "coins": 4, "group": 0}),
        crew={0: ["hetsuka"]},
        tokens={0: {"plum": 1}},
    ),
    case(
        "fleet 1, kachiko i09",
        ("coins_paid", {"cause": "kachiko", "coins": 2}),
        ("sacred_lifted", {"island": "i09"}),
        crew={0: ["kachiko"]},
        sacred=["i09"],
    ),
    case(
        "fleet 6, done, discard wood",
        ("boat_set_aside", {"colour": "wood"}),
        ("boats_moored", {"number": 1}),
        fleets=[6],
    ),
    case(
        "fleet 1, done, recruit riu plum plum",
        ("recruited", {"specialist": "riu"}),
        ("tokens_spent", {"kind": "plum", "number": 2}),
        ("coins_gained", {"cause": "specialist_coins", "coins": 4, "group": 0}),
        specialists=[("riu", 4)],
        tokens={0: {"plum": 2}},
    ),
    case(
        "fleet 1, done, recruit riu plum maple rice",
        ("recruited", {"specialist": "riu"}),
        ("tokens_spent", {"kind": "plum", "number": 1}),
        ("tokens_spent", {"kind": "maple", "number": 1}),
        ("tokens_spent", {"kind": "rice", "number": 1}),
        ("coins_shared", {"to": 1, "coins": 2}),
        ("coins_gained", {"cause": "specialist_coins", "coins": 2, "group": 0}),
        specialists=[("riu", 4)],
        crew={1: ["izanami"]},
        tokens={0: {"plum": 1, "maple": 1, "rice": 1}},
    ),
]


@pytest.mark.parametrize(("transcript", "events", "parts"), CASES)
def test_events_of_an_action(transcript: str, events: Caused, parts: Parts) -> None:
    """An action causes these events, in this order."""
    game = scene(**parts)

    play(game, transcript)

    assert caused(game)[: len(events)] == events


def test_a_question_with_one_answer_is_told() -> None:
    """What answered itself is an event, directly before what it caused."""
    game = scene(culture={"i01": "plum"})

    play(game, "fleet 1, place bamboo s04")

    assert caused(game) == [
        ("boat_placed", {"colour": "bamboo", "slot": "s04"}),
        ("answered", {"action": "collect i01"}),
        ("collected", {"kind": "plum", "island": "i01"}),
        ("answered", {"action": "done"}),
        ("turn_ended", {}),
        ("turn_started", {"turn": 1, "to": 1}),
    ]


def test_the_end_of_a_round() -> None:
    """Coins, refills, the new order, the fleets: in the order of section 9."""
    game = scene(
        players=3,
        round=4,
        order=[1, 2, 0],
        played=[8, 9],
        fleets=[2, 1, 3, 10, 4, 5, 6, 7],
        row=["b05"],
        top=["b01"],
        specialists=[("riu", 2), "tomoe", "ebisu", "yasoma", "raijin"],
        tokens={0: {"plum": 2}},
    )
    play(game, "fleet 2, reserve b05, done")

    play(game, "recruit riu plum plum")

    assert caused(game) == [
        ("recruited", {"specialist": "riu"}),
        ("tokens_spent", {"kind": "plum", "number": 2}),
        ("coins_gained", {"cause": "specialist_coins", "coins": 2, "group": 0}),
        ("answered", {"action": "done"}),
        ("turn_ended", {}),
        ("round_ended", {"round": 4}),
        ("coins_laid", {"specialist": "tomoe", "coins": 2}),
        ("coins_laid", {"specialist": "ebisu", "coins": 2}),
        ("coins_laid", {"specialist": "yasoma", "coins": 2}),
        ("coins_laid", {"specialist": "raijin", "coins": 2}),
        ("specialist_laid", {"specialist": "amateratsu"}),
        ("building_laid", {"tile": "b01"}),
        ("order_set", {"turn": 0, "to": 0}),
        ("order_set", {"turn": 1, "to": 1}),
        ("order_set", {"turn": 2, "to": 2}),
        ("fleet_turned_up", {"fleet": 10}),
        ("fleet_turned_up", {"fleet": 4}),
        ("fleet_turned_up", {"fleet": 5}),
        ("fleets_laid_down", {"number": 3}),
        ("round_started", {"round": 5}),
        ("turn_started", {"turn": 0, "to": 0}),
    ]


def test_the_end_of_the_game() -> None:
    """The last event says that it ended, and how."""
    game = scene(players=3, played=[8, 9], fleets=[5], reserve={"gold": 1})

    play(game, "fleet 5, done, done")

    assert caused(game)[-3:] == [
        ("turn_ended", {}),
        ("round_ended", {"round": 5}),
        ("game_ended", {"end": "no_boats"}),
    ]


def test_the_deal() -> None:
    """Ply 0 is the deal: the first round and its first turn begin."""
    game = Game.new(3, 7)

    assert caused(game, 0) == [
        ("round_started", {"round": 1}),
        ("turn_started", {"turn": 0, "to": game.turn}),
    ]
    assert all(event["seat"] is None for event in game.events)


def test_every_event_and_cause_is_tested() -> None:
    """No event and no cause is without a case in this file."""
    names = {name for case in CASES for name, _ in case.values[1]}
    causes = {event.get("cause") for case in CASES for _, event in case.values[1]}
    by_themselves = {
        "answered",
        "turn_ended",
        "round_ended",
        "coins_laid",
        "specialist_laid",
        "building_laid",
        "order_set",
        "fleet_turned_up",
        "fleets_laid_down",
        "round_started",
        "turn_started",
        "game_ended",
    }

    assert names | by_themselves == set(EVENT_KINDS)
    assert causes - {None} == set(CAUSES)


def test_events_belong_to_who_acted() -> None:
    """What a player causes has that seat; what the game does has none."""
    game = scene(players=3, order=[0, 2, 1])
    play(game, "fleet 1, done, fleet 2, done, done")

    seats = {(event["event"], event["seat"]) for event in game.events if event["ply"] > 0}

    assert ("fleet_chosen", 0) in seats
    assert ("fleet_chosen", 2) in seats
    assert ("turn_ended", 2) in seats
    assert {seat for name, seat in seats if name == "turn_started"} == {None}


def test_events_since() -> None:
    """Events from a ply on: that ply's own are the first."""
    game = play_on(Game.new(2, 5), Random(5), ["even"], 40)

    for ply in (0, 1, 17, 40):
        since = game.events_since(ply)
        assert since == [event for event in game.events if event["ply"] >= ply]
        assert game.events_for(0, ply) == [
            event for event in game.events_for(0) if event["ply"] >= ply
        ]
    assert {event["ply"] for event in game.events} == set(range(41))


def test_undo_takes_events_back() -> None:
    """Undone actions have left no events; a copy has its own."""
    game = play_on(Game.new(2, 5), Random(5), ["even"], 20)
    events = game.events

    twin = game.copy()
    twin.undo()
    twin.play(next(action for action in twin.legal() if action != game.actions[-1]))

    assert game.events == events
    assert twin.events_since(0)[: len(before_ply(events, 20))] == before_ply(events, 20)
    game.undo()
    assert game.events == before_ply(events, 20)


def before_ply(events: list[Event], ply: int) -> list[Event]:
    """Return the events of the plies before one."""
    return [event for event in events if event["ply"] < ply]


def test_events_are_fresh() -> None:
    """Changing the events returned does not change what happened."""
    game = Game.new(2, 5)
    game.events[0]["round"] = 9

    assert game.events[0]["round"] == 1


def test_every_event_is_documented() -> None:
    """With its values, in docs/notation.md."""
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
    section = page.partition("## Events")[2].partition("## Positions")[0]
    rows = {
        line.split("`")[1]: set(re.findall(r"`(\w+)`", line.split("|")[2]))
        for line in section.splitlines()
        if line.startswith("| `")
    }

    assert rows == {kind.name: {*kind.values, *kind.hidden} for kind in EVENT_KINDS.values()}
    assert all(f"`{cause}`" in section for cause in CAUSES)
