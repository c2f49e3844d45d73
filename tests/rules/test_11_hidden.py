"""Section 11: what is hidden, what is open, and what a peek has taught."""

from collections.abc import Mapping
from typing import Any

import pytest

from himiko import Game
from tests.scenes import play, scene

SEATS = [0, 1, None]


def with_hidden_turned(position: Mapping[str, Any], by: int) -> dict[str, Any]:
    """Return the position with both decks and the face-down fleets in other orders."""
    changed = {**position, "rng": f"{by:x}"}
    for part, pile in (("buildings", "deck"), ("specialists", "deck"), ("fleets", "down")):
        things = position[part][pile]
        changed[part] = {**position[part], pile: things[by:] + things[:by]}
    return changed


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("seat", SEATS)
def test_the_order_of_the_decks_and_the_face_down_fleets_are_hidden(seat: int | None) -> None:
    """Whatever their order, every view is the same; it tells their sizes."""
    game = Game.new(players=2, seed=5)

    views = [
        Game.from_position(with_hidden_turned(game.position(), by)).view(seat) for by in range(1, 5)
    ]

    assert all(view == game.view(seat) for view in views)
    assert game.view(seat)["buildings"]["deck"] == 23
    assert game.view(seat)["specialists"]["deck"] == 13
    assert game.view(seat)["fleets"]["down"] == 5
    assert "rng" not in game.view(seat)


@pytest.mark.rule("11.1")
def test_what_a_peek_shows_is_for_the_peeking_seat_alone() -> None:
    """While the tiles are looked at, only its own view names them."""
    game = scene(top=["b03", "b11", "b20"])

    play(game, "fleet 3, peek")

    assert game.view(0)["known"] == {"0": {"top": ["b03", "b11", "b20"], "bottom": []}}
    assert "known" not in game.view(1)
    assert "known" not in game.view(None)


@pytest.mark.rule("11.1")
def test_how_the_tiles_were_put_back_is_hidden_but_not_how_many_went_where() -> None:
    """Others see that one stayed on top and two went under."""
    game = scene(top=["b03", "b11", "b20"])

    play(game, "fleet 3, peek, arrange b11 / b20 b03")

    own, other = game.events_for(0), game.events_for(1)
    assert next(event for event in own if event["event"] == "peeked")["tiles"] == [
        "b03",
        "b11",
        "b20",
    ]
    peeked = next(event for event in other if event["event"] == "peeked")
    arranged = next(event for event in other if event["event"] == "arranged")
    assert (peeked["number"], arranged["kept"], arranged["under"]) == (3, 1, 2)
    assert not {"tiles", "top", "bottom"} & {*peeked, *arranged}
    assert game.record(masked=True).endswith("fleet 3, peek, arrange ? / ? ?\n")


@pytest.mark.rule("11.1")
def test_who_has_peeked_knows_what_lies_on_top_and_at_the_bottom() -> None:
    """The seat's view tells it; other views do not."""
    game = scene(top=["b03", "b11", "b20"])

    play(game, "fleet 3, peek, arrange b11 / b20 b03")

    assert game.view(0)["known"] == {"0": {"top": ["b11"], "bottom": ["b20", "b03"]}}
    assert "known" not in game.view(1)


@pytest.mark.rule("11.1")
def test_a_view_with_knowledge_hides_the_rest() -> None:
    """The middle of the deck in another order makes the same view."""
    game = scene(top=["b03", "b11", "b20"])
    play(game, "fleet 3, peek, arrange b11 / b20 b03")
    position = game.position()
    deck = position["buildings"]["deck"]

    other = {**position["buildings"], "deck": [deck[0], *deck[-3:0:-1], *deck[-2:]]}
    twin = Game.from_position({**position, "buildings": other})

    assert twin.position()["buildings"]["deck"] != deck
    assert twin.view(0) == game.view(0)


# How long the knowledge of a peek lasts.


def known_after(game: Game, transcript: str) -> dict[str, Any]:
    """Play on, and return what is known then."""
    play(game, transcript)
    known: dict[str, Any] = game.position().get("known", {})
    return known


@pytest.mark.rule("11.1")
def test_a_known_tile_that_is_drawn_is_in_the_deck_no_more() -> None:
    """The row takes the top tile: seat 0 knows one fewer, seat 1 none."""
    game = scene(
        played=[4, 5, 10],
        fleets=[2],
        deck=["b03", "b11", "b20", "b21"],
        known={
            "0": {"top": ["b03", "b11"], "bottom": ["b21"]},
            "1": {"top": ["b03"], "bottom": []},
        },
    )

    known = known_after(game, "fleet 2, reserve b28, done")

    assert game.position()["buildings"]["row"][-1] == "b03"
    assert known == {"0": {"top": ["b11"], "bottom": ["b21"]}}


@pytest.mark.rule("11.1")
def test_a_known_bottom_is_drawn_last() -> None:
    """When the deck is used up nothing is known of it."""
    game = scene(
        played=[4, 5, 10], fleets=[2], deck=["b21"], known={"0": {"top": [], "bottom": ["b21"]}}
    )

    known = known_after(game, "fleet 2, reserve b28, done")

    assert known == {}


@pytest.mark.rule("11.1")
def test_anothers_peek_takes_the_knowledge_of_the_top_at_once() -> None:
    """Before the tiles are put back; the bottom is out of its reach."""
    deck = ["b03", "b11", "b20", "b21"]
    game = scene(deck=deck, known={"1": {"top": ["b03", "b11"], "bottom": ["b21"]}})

    known = known_after(game, "fleet 3, peek")

    assert known["1"] == {"top": [], "bottom": ["b21"]}
    assert game.view(1)["known"] == {"1": {"top": [], "bottom": ["b21"]}}


@pytest.mark.rule("11.1")
def test_anothers_peek_reaches_the_bottom_of_a_small_deck() -> None:
    """Three tiles are seen of four: of two known at the bottom one is left."""
    game = scene(
        deck=["b03", "b11", "b20", "b21"], known={"1": {"top": [], "bottom": ["b20", "b21"]}}
    )

    known = known_after(game, "fleet 3, peek")

    assert known["1"] == {"top": [], "bottom": ["b21"]}


@pytest.mark.rule("11.1")
def test_tiles_another_puts_under_the_deck_take_all_knowledge_of_the_bottom() -> None:
    """One tile put under is enough; none leaves the knowledge as it is."""
    deck = ["b03", "b11", "b20", "b21"]
    under = scene(deck=deck, known={"1": {"top": [], "bottom": ["b21"]}})
    kept = scene(deck=deck, known={"1": {"top": [], "bottom": ["b21"]}})

    known_under = known_after(under, "fleet 3, peek, arrange b03 b11 / b20")
    known_kept = known_after(kept, "fleet 3, peek, arrange b20 b11 b03 /")

    assert known_under == {"0": {"top": ["b03", "b11"], "bottom": ["b20"]}}
    assert known_kept == {
        "0": {"top": ["b20", "b11", "b03"], "bottom": []},
        "1": {"top": [], "bottom": ["b21"]},
    }


@pytest.mark.rule("11.1")
def test_ones_own_second_peek_adds_to_what_one_knows() -> None:
    """Tiles put under lie below those known before."""
    game = scene(
        deck=["b03", "b11", "b20", "b19", "b21"], known={"0": {"top": [], "bottom": ["b21"]}}
    )

    known = known_after(game, "fleet 3, peek, arrange b11 / b20 b03")

    assert known == {"0": {"top": ["b11"], "bottom": ["b21", "b20", "b03"]}}


@pytest.mark.rule("11.1")
def test_ones_own_peek_into_ones_own_bottom_counts_no_tile_twice() -> None:
    """The deck is as large as the look: all of it is known, each tile once."""
    game = scene(deck=["b03", "b11"], known={"0": {"top": [], "bottom": ["b11"]}})

    known = known_after(game, "fleet 3, peek, arrange b11 / b03")

    assert known == {"0": {"top": ["b11"], "bottom": ["b03"]}}


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("seat", SEATS)
def test_everything_else_is_open(seat: int | None) -> None:
    """All that the players have and all that lies on the board is in every view as it is."""
    game = scene(
        hand={0: ["gold"], 1: ["wood"]},
        aside={0: ["clay"], 1: ["bamboo"]},
        tokens={0: {"plum": 2}, 1: {"rice": 1}},
        coins={0: 3, 1: 21},
        prestige={1: 2},
        crew={0: ["riu"], 1: ["ebisu"]},
        reserved={0: {"b05": 4}, 1: {"b06": 3}},
        built={"i01": 0, "i02": 1, "i03": "torii"},
        culture={"i05": "maple"},
        boats={"s09": "stone"},
        sacred=["i30"],
    )
    position: dict[str, Any] = {**game.position()}
    view: dict[str, Any] = {**game.view(seat)}

    hidden = {"buildings", "specialists", "fleets", "rng"}
    assert {key: view[key] for key in view if key not in hidden} == {
        key: position[key] for key in position if key not in hidden
    }
    assert view["buildings"]["row"] == position["buildings"]["row"]
    assert view["specialists"]["row"] == position["specialists"]["row"]
    assert view["fleets"]["up"] == position["fleets"]["up"]
    assert view["fleets"]["played"] == position["fleets"]["played"]


@pytest.mark.rule("11.2")
def test_the_fleets_played_this_round_are_open() -> None:
    """Everybody saw them."""
    game = scene(played=[4, 9])

    assert game.view(1)["fleets"]["played"] == [4, 9]
