"""Redeals: a game that a seat cannot tell from the real one, for players that think ahead."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.game.errors import BadPosition
from himiko.game.game import Game
from himiko.game.read_position import read_position
from himiko.game.record import DEFAULT_NAMES
from himiko.game.view import SeatView, masked, played_last
from himiko.rules import engine
from himiko.rules.hidden import SPECTATOR
from himiko.rules.state import STATE

Chance = Random | np.random.Generator


def redeal(view: Mapping[str, Any], rng: Chance, edition: Edition | None = None) -> Game:
    """Return a game consistent with the view: what the seat cannot know is dealt again."""
    edition = edition or Edition.standard()
    if isinstance(view, SeatView) and not view.is_untouched():
        view = SeatView(view, view.played_last)
    state = redeal_state(view, rng, edition)
    return Game(edition, state, names=DEFAULT_NAMES[: len(view["players"])])


def redeal_state(view: Mapping[str, Any], rng: Chance, edition: Edition) -> NDArray[np.void]:
    """Return the state of a redeal: what players search in.

    Kept: the tiles the seat knows on top of the deck and at its bottom, and which of the
    face-down fleets were played last round (if the view is one made by `Game.view`). From such
    a view the state is dealt directly: changes made to the view since are not seen.
    """
    if not hasattr(rng, "shuffle"):
        raise TypeError(f"rng is a random.Random or a NumPy generator, not {type(rng).__name__}")
    known = masked(view)
    if known is not None and known.edition == edition:
        state = np.frombuffer(bytearray(known.state), STATE)
        seat = SPECTATOR if known.seat is None else known.seat
    else:
        state = _read(view, rng, edition)
        seat = int(next(iter(view.get("known", {})), SPECTATOR))
    engine.redeal(state, 0, seat, _key(rng))
    return state


def _key(rng: Chance) -> NDArray[np.int64]:
    drawn = rng.randbytes(16) if isinstance(rng, Random) else rng.bytes(16)
    return np.frombuffer(drawn, np.dtype("<u4")).astype(np.int64)


def _read(view: Mapping[str, Any], rng: Chance, edition: Edition) -> NDArray[np.void]:
    """Return a state that fits a view given as a dict; the hidden things lie in any order."""
    try:
        position = _dealt(view, rng, edition)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, BadPosition):
            raise
        raise BadPosition("", "no_view", error=repr(error)) from error
    engine.prepare()
    return read_position(position, edition)


def _dealt(view: Mapping[str, Any], rng: Chance, edition: Edition) -> dict[str, Any]:
    fleets, buildings, specialists = view["fleets"], view["buildings"], view["specialists"]
    down = _deal_fleets(fleets, played_last(view), rng, edition)
    tiles = _deal_buildings(view, edition)
    people = _deal_specialists(view, edition)
    _check_size("fleets.down", fleets["down"], down)
    _check_size("buildings.deck", buildings["deck"], tiles)
    _check_size("specialists.deck", specialists["deck"], people)
    return {
        **view,
        "fleets": {**fleets, "down": down},
        "buildings": {**buildings, "deck": tiles},
        "specialists": {**specialists, "deck": people},
        "rng": "00",
    }


def _check_size(where: str, size: object, dealt: list[Any]) -> None:
    if size != len(dealt):
        raise BadPosition(where, "unseen", expected=len(dealt))


def _deal_fleets(
    fleets: Mapping[str, Any], last: frozenset[int], rng: Chance, edition: Edition
) -> list[int]:
    """Return the face-down fleets, those of the last round at the right, if it is known which."""
    unseen = sorted({fleet.number for fleet in edition.fleets} - {*fleets["up"], *fleets["played"]})
    if not last:
        rng.shuffle(unseen)
    return sorted(unseen, key=last.__contains__)


def _deal_buildings(view: Mapping[str, Any], edition: Edition) -> list[str]:
    known: Mapping[str, Any] = next(iter(view.get("known", {}).values()), {})
    top, bottom = known.get("top", []), known.get("bottom", [])
    seen = {*view["buildings"]["row"], *top, *bottom}
    for player in view["players"]:
        seen.update(player["tiles"], player["reserved"])
    return [*top, *sorted(set(edition.tile_ids) - seen), *bottom]


def _deal_specialists(view: Mapping[str, Any], edition: Edition) -> list[str]:
    seen = {who for who, _ in view["specialists"]["row"]}
    for player in view["players"]:
        seen.update(player["specialists"])
    return sorted({specialist.id for specialist in edition.specialists} - seen)
