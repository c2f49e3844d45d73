"""Views hold nothing that the seat may not know; redeals change nothing that it may (11.1)."""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from himiko import BadPosition, Edition, Game, redeal
from himiko.game.redeal import Chance
from himiko.game.view import played_last
from tests.game import invariants
from tests.game.hidden import shuffle_hidden
from tests.game.players import TASTES, play_on
from tests.game.spoil import spoiled
from tests.scenes import play, scene

seeds = st.integers(0, 2**32)


def moments(players: int, seed: int, edition: Edition | None = None) -> Iterator[Game]:
    """Yield a game at some moments; peeks, which alone make knowledge, are sought."""
    game = Game.new(players, seed, edition=edition)
    rng = Random(seed)
    for _ in range(25):
        play_on(game, rng, ["powerful"], rng.randint(1, 12))
        if game.over:
            break
        if "peek" in game.legal():
            game.play("peek")
            yield game
            game.play(rng.choice(game.legal()))
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
@given(seed=seeds)
def test_hidden_things_do_not_show(players: int, seed: int) -> None:
    """However decks, face-down fleets, chance and others' knowledge lie, a view is the same."""
    rng = Random(seed)
    for game in moments(players, seed):
        for seat in seats_of(game):
            view = game.view(seat)
            other = Game.from_position(shuffle_hidden(game.position(), seat, rng))
            assert text(other.view(seat)) == text(view)
            assert played_last(other.view(seat)) == played_last(view)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=200, deadline=None)
@given(seed=seeds)
def test_hidden_things_do_not_show_for_long(players: int, seed: int) -> None:
    """The same for longer; redeals too."""
    rng = Random(seed)
    for game in moments(players, seed):
        for seat in seats_of(game):
            view = game.view(seat)
            other = Game.from_position(shuffle_hidden(game.position(), seat, rng))
            assert text(other.view(seat)) == text(view)
            assert text(redeal(view, rng).view(seat)) == text(view)


@settings(max_examples=6, deadline=None)
@given(seed=seeds)
def test_hidden_things_do_not_show_on_another_board(seed: int, small: Edition) -> None:
    """The same with an edition of other numbers."""
    rng = Random(seed)
    for game in moments(2 + seed % 3, seed, small):
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


# redeals


def generators(seed: int) -> list[Chance]:
    """Return the two kinds of generators that redeals take."""
    return [Random(seed), np.random.default_rng(seed)]


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_redeal_agrees_with_the_view(players: int, seed: int) -> None:
    """A redeal's view for the seat is the one it was made from; as plain JSON too."""
    rng = Random(seed)
    for game in moments(players, seed):
        for seat in seats_of(game):
            view = game.view(seat)
            for chance in generators(rng.getrandbits(32)):
                dealt = redeal(view, chance)
                assert text(dealt.view(seat)) == text(view)
                assert played_last(dealt.view(seat)) == played_last(view)
                invariants.check(dealt)
            dealt = redeal(json.loads(text(view)), rng)
            assert text(dealt.view(seat)) == text(view)


@pytest.mark.parametrize("taste", sorted(TASTES))
def test_redeal_can_be_played(taste: str) -> None:
    """Games redealt at every moment go on to their end."""
    for game in moments(3, 11):
        dealt = redeal(game.view(1), Random(game.ply))

        assert play_on(dealt, Random(5), [taste, "even"]).over


def test_redeal_on_another_board(small: Edition) -> None:
    """The edition is handed over where it is not the standard one."""
    for game in moments(3, 5, small):
        view = game.view(2)

        dealt = redeal(view, Random(1), small)

        assert text(dealt.view(2)) == text(view)
        invariants.check(dealt)


def test_redeal_of_a_finished_game() -> None:
    """A game that is over can be redealt: nothing needs to go on."""
    game = play_on(Game.new(2, 3), Random(3), ["even"])

    dealt = redeal(game.view(0), Random(0))

    assert dealt.over
    assert dealt.scores() == game.scores()


def test_redeal_varies_what_is_unknown_only() -> None:
    """Each unknown order comes up; what the seat knows stays in its place."""
    known = {"0": {"top": ["b09"], "bottom": ["b01", "b05"]}}
    view = scene(deck=["b09", "b02", "b07", "b04", "b01", "b05"], known=known).view(0)
    rng = Random(1)

    decks = {tuple(redeal(view, rng).position()["buildings"]["deck"]) for _ in range(200)}

    assert len(decks) == 6
    assert {deck[0] for deck in decks} == {"b09"}
    assert {deck[4:] for deck in decks} == {("b01", "b05")}


def test_redeal_for_others_varies_all() -> None:
    """To a spectator the same deck is wholly unknown."""
    known = {"0": {"top": ["b09"], "bottom": ["b01"]}}
    view = scene(deck=["b09", "b02", "b07", "b01"], known=known).view(None)
    rng = np.random.default_rng(1)

    decks = {tuple(redeal(view, rng).position()["buildings"]["deck"]) for _ in range(400)}

    assert len(decks) == 24


def test_redeal_varies_specialists_fleets_and_chance() -> None:
    """Everything hidden is dealt anew, not the building deck alone."""
    view = Game.new(4, 9).view(0)
    rng = Random(2)

    dealt = [redeal(view, rng).position() for _ in range(30)]

    assert len({tuple(one["specialists"]["deck"]) for one in dealt}) == 30
    assert len({tuple(one["fleets"]["down"]) for one in dealt}) > 20
    assert len({one["rng"] for one in dealt}) == 30


def test_redeal_keeps_which_fleets_were_played_last() -> None:
    """Those of the last round lie at the right: everybody saw them being put there."""
    game = Game.new(3, 4)
    rng = Random(4)
    while game.position()["round"] < 3:
        play_on(game, rng, ["idler"], 1)
    down = game.position()["fleets"]["down"]
    view = game.view(0)

    dealt = [redeal(view, rng).position()["fleets"]["down"] for _ in range(60)]

    assert played_last(view) == set(down[2:])
    assert {frozenset(fleets[:2]) for fleets in dealt} == {frozenset(down[:2])}
    assert {tuple(fleets[2:]) for fleets in dealt} == set(orders(down[2:]))


def orders(things: list[int]) -> list[tuple[int, ...]]:
    """Return the six orders of three things."""
    a, b, c = things
    return [(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)]


def test_redeal_is_repeatable() -> None:
    """The same generator deals the same."""
    view = Game.new(3, 9).view(0)

    for one, other in zip(generators(3), generators(3), strict=True):
        assert redeal(view, one).position() == redeal(view, other).position()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda view: view.clear(),
        lambda view: view.pop("fleets"),
        lambda view: view.pop("players"),
        lambda view: view.update(buildings={"row": [], "deck": 3}),
        lambda view: view.update(players=None),
        lambda view: view["specialists"].update(row=[["riu"]]),
        lambda view: view.update(known={"0": {"top": ["b99"], "bottom": []}}),
        lambda view: view.update(known=["b01"]),
    ],
)
def test_redeal_of_no_view(spoil: Any) -> None:
    """What is no view is refused like a position that cannot be."""
    view = dict(Game.new(2, 5).view(0))
    spoil(view)

    with pytest.raises(BadPosition):
        redeal(view, Random(0))


def test_redeal_checks_the_sizes() -> None:
    """A view whose sizes do not fit what lies open is no view; nor is a position."""
    game = Game.new(2, 5)
    view: dict[str, Any] = {**game.view(0)}
    view["buildings"] = {**view["buildings"], "deck": 3}

    with pytest.raises(BadPosition, match=r"buildings\.deck: expected 23"):
        redeal(view, Random(0))
    with pytest.raises(BadPosition, match=r"fleets\.down: expected 5"):
        redeal(game.position(), Random(0))


def refused_or_dealt(seed: int) -> None:
    """Spoil a view: refused, or dealt as a game in which all holds that must."""
    rng = Random(seed)
    game = play_on(Game.new(2 + seed % 3, seed), rng, ["powerful"], rng.randint(0, 150))
    seat = rng.choice(seats_of(game))
    view = spoiled(json.loads(text(game.view(seat))), rng)
    try:
        dealt = redeal(view, rng)
    except BadPosition:
        return
    invariants.check(dealt)


@settings(max_examples=200, deadline=None)
@given(seed=seeds)
def test_redeal_of_a_spoiled_view(seed: int) -> None:
    """Whatever is wrong with a view, it is refused or can be played."""
    refused_or_dealt(seed)


@pytest.mark.long
@settings(max_examples=10_000, deadline=None)
@given(seed=seeds)
def test_redeal_of_many_spoiled_views(seed: int) -> None:
    """The same for longer."""
    refused_or_dealt(seed)
