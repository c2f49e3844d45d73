"""Views hold nothing that the seat may not know (11.1)."""

import json
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from himiko import Edition, Game, redeal
from himiko.game.view import played_last
from tests.game.hidden import shuffle_hidden
from tests.game.players import Choose, play_on
from tests.game.walk import by_chance, drawn
from tests.scenes import play, scene

seeds = st.integers(0, 2**32)


def moments(players: int, seed: int, edition: Edition | None = None) -> Iterator[Game]:
    """Yield a game at some moments that its seed decides."""
    rng = Random(seed)
    game = Game.new(players, seed, edition=edition)
    return _moments(game, by_chance(seed, "powerful"), lambda: rng.randint(1, 12))


def drawn_moments(game: Game, data: st.DataObject) -> Iterator[Game]:
    """Yield a game at moments that Hypothesis draws, with all that leads there."""
    return _moments(game, drawn(data, "powerful"), lambda: data.draw(st.integers(1, 12)))


def _moments(game: Game, choose: Choose, how_far: Callable[[], int]) -> Iterator[Game]:
    """Yield a game at some moments; peeks, which alone make knowledge, are sought."""
    for _ in range(25):
        for _ in range(how_far()):
            if game.over:
                return
            game.play(choose(game.legal()))
        if game.over:
            return
        if "peek" in game.legal():
            game.play("peek")
            yield game
            game.play(choose(game.legal()))
        yield game


def seats_of(game: Game) -> list[int | None]:
    """Return all who may look, a spectator included."""
    return [None, *range(game.players)]


def open_parts(game: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parts of a position or a view that everybody sees."""
    hidden = {"buildings", "specialists", "fleets", "rng"}
    return {key: part for key, part in game.items() if key not in hidden}


def text(view: Mapping[str, Any]) -> str:
    """Return a view as it is sent, the order of its parts included."""
    return json.dumps(view)


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=6, deadline=None)
@given(seed=seeds, data=st.data())
def test_hidden_things_do_not_show(players: int, seed: int, data: st.DataObject) -> None:
    """However decks, face-down fleets, chance and others' knowledge lie, a view is the same."""
    rng = Random(seed)
    for game in drawn_moments(Game.new(players, seed), data):
        for seat in seats_of(game):
            view = game.view(seat)
            other = Game.from_position(shuffle_hidden(game.position(), seat, rng))
            assert text(other.view(seat)) == text(view)
            assert played_last(other.view(seat)) == played_last(view)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=200, deadline=None)
@given(seed=seeds, data=st.data())
def test_hidden_things_do_not_show_for_long(players: int, seed: int, data: st.DataObject) -> None:
    """The same for longer; redeals too."""
    rng = Random(seed)
    for game in drawn_moments(Game.new(players, seed), data):
        for seat in seats_of(game):
            view = game.view(seat)
            other = Game.from_position(shuffle_hidden(game.position(), seat, rng))
            assert text(other.view(seat)) == text(view)
            assert text(redeal(view, rng).view(seat)) == text(view)


@settings(max_examples=6, deadline=None)
@given(seed=seeds, data=st.data())
def test_hidden_things_do_not_show_on_another_board(
    seed: int, data: st.DataObject, small: Edition
) -> None:
    """The same with an edition of other numbers."""
    rng = Random(seed)
    for game in drawn_moments(Game.new(2 + seed % 3, seed, edition=small), data):
        for seat in seats_of(game):
            other = Game.from_position(shuffle_hidden(game.position(), seat, rng), small)
            assert text(other.view(seat)) == text(game.view(seat))


def test_view_has_sizes_for_what_is_hidden() -> None:
    """Decks and face-down fleets are numbers, chance is not there, all else is."""
    game = Game.new(3, 7)
    position = game.position()

    view = game.view(1)

    assert view["buildings"] == {"row": position["buildings"]["row"], "deck": 23}
    assert view["specialists"] == {"row": position["specialists"]["row"], "deck": 13}
    assert view["fleets"] == {"up": position["fleets"]["up"], "down": 5, "played": []}
    assert view.keys() == position.keys() - {"rng"}
    assert open_parts(view) == open_parts(position)


def test_only_who_arranges_sees_the_tiles() -> None:
    """While a seat arranges, its own view alone shows the tiles."""
    game = scene(fleets=[3], top=["b01", "b02", "b03"], players=3)
    play(game, "fleet 3, peek")

    views = [game.view(seat) for seat in (0, 1, 2, None)]

    assert views[0]["known"] == {"0": {"top": ["b01", "b02", "b03"], "bottom": []}}
    assert all("known" not in view for view in views[1:])
    assert all(view["step"] == "arrange" for view in views)


def test_view_has_the_own_knowledge_alone() -> None:
    """What other seats know is not shown, nor that they know it."""
    known = {"0": {"top": ["b01"], "bottom": []}, "2": {"top": ["b01", "b02"], "bottom": ["b05"]}}
    game = scene(players=3, deck=["b01", "b02", "b03", "b04", "b05"], known=known)

    assert game.view(0)["known"] == {"0": known["0"]}
    assert "known" not in game.view(1)
    assert game.view(2)["known"] == {"2": known["2"]}
    assert "known" not in game.view(None)


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 7])
@pytest.mark.parametrize("known", [(0, 0), (1, 0), (3, 2), (0, 7), (2, 1)])
def test_others_cannot_tell_arrangements_apart(size: int, known: tuple[int, int]) -> None:
    """Whatever another seat knew: all ways to put as many tiles on top look the same to it."""
    deck = [f"b{n:02}" for n in range(1, size + 1)]
    top = deck[: known[0]]
    bottom = deck[max(len(top), size - known[1]) :]
    game = scene(fleets=[3], deck=deck, known={"1": {"top": top, "bottom": bottom}})
    play(game, "fleet 3, peek")

    looks: dict[int, set[str]] = {}
    for action in game.legal():
        twin = game.copy()
        twin.play(action)
        kept = action.split().index("/") - 1
        for seat in (1, None):
            looks.setdefault(kept, set()).add(f"{seat} {text(twin.view(seat))}")

    assert all(len(views) == 2 for views in looks.values())
    assert looks.keys() == set(range(min(3, size) + 1))


def test_view_is_not_the_game() -> None:
    """Changing a view changes nothing else."""
    game = Game.new(2, 7)
    before = game.position()

    view = game.view(0)
    view["players"][0]["coins"] = 99
    view["buildings"]["row"].clear()

    assert game.position() == before


@pytest.mark.parametrize("seat", [-1, 3, 7, True, "0", 1.5])
def test_view_of_no_seat(seat: Any) -> None:
    """A seat that is not there has no view and no events."""
    game = Game.new(3, 7)

    with pytest.raises(ValueError, match="from 0 to 2"):
        game.view(seat)
    with pytest.raises(ValueError, match="from 0 to 2"):
        game.events_for(seat)


# events


def twins() -> tuple[Game, Game]:
    """Return two games that differ in the three tiles seat 0 will see."""
    one = scene(fleets=[3], top=["b01", "b02", "b03"])
    other = scene(fleets=[3], top=["b05", "b06", "b04"])
    play(one, "fleet 3, peek, arrange b02 b01 / b03, done")
    play(other, "fleet 3, peek, arrange b06 b05 / b04, done")
    return one, other


def test_events_of_a_peek_tell_others_how_many_only() -> None:
    """Others learn that tiles were seen, and how many went where."""
    one, other = twins()

    assert one.events_for(0) != other.events_for(0)
    for seat in (1, None):
        assert one.events_for(seat) == other.events_for(seat)
    peeked, arranged = (
        event for event in one.events_for(1) if event["event"] in {"peeked", "arranged"}
    )
    assert peeked == {"ply": 2, "seat": 0, "event": "peeked", "number": 3}
    assert arranged == {"ply": 3, "seat": 0, "event": "arranged", "kept": 2, "under": 1}


def test_who_peeked_sees_it_all() -> None:
    """The seat's own events name the tiles."""
    one, _ = twins()

    peeked, arranged = (
        event for event in one.events_for(0) if event["event"] in {"peeked", "arranged"}
    )

    assert peeked["tiles"] == ["b01", "b02", "b03"]
    assert (arranged["top"], arranged["bottom"]) == (["b02", "b01"], ["b03"])
    assert one.events_for(0) == one.events


def test_masked_record_tells_no_more_than_the_events() -> None:
    """What others get as a record is the same, whatever the tiles were."""
    one, other = twins()

    assert one.record() != other.record()
    assert one.record(masked=True) == other.record(masked=True)
    assert "arrange ? ? / ?" in one.record(masked=True)


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_events_name_no_hidden_tile(players: int, seed: int) -> None:
    """In whole games: no tile is named to others before it is laid out."""
    game = play_on(Game.new(players, seed), Random(seed), ["powerful"])
    for seat in seats_of(game):
        laid = set(game.at(0).position()["buildings"]["row"])
        for event in game.events_for(seat):
            if event["event"] == "building_laid":
                laid.add(event["tile"])
            elif event["seat"] != seat or event["event"] not in {"peeked", "arranged"}:
                assert laid >= tiles_named(event)


def tiles_named(event: Mapping[str, Any]) -> set[str]:
    """Return all tiles that an event names, wherever."""
    words = json.dumps(event).replace('"', " ").replace(",", " ").replace("]", " ").split()
    return {word for word in words if word in Edition.standard().tile_ids}
