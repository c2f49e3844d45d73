"""Where a seat could build: tiles and islands, the boats missing there, and what brings them."""

from typing import Any

import numpy as np

from himiko.edition.names import COLOURS
from himiko.game.facts import members
from himiko.game.game import Game
from himiko.rules import engine
from himiko.rules.sites import AT_HAND, NO_SITE, SITES

_BITS = 8
_COLOUR_MASK = (1 << _BITS) - 1


def sites_of(game: Game, seat: int) -> list[dict[str, Any]]:
    """Return what a seat could build where, those with the fewest boats missing first.

    Each has `tile`, `island`, `missing` (boats by colour), `hand` (are those in hand enough?) and
    `fleets` (with which of the face-up ones they would be). All of it is open to everybody.
    """
    missing, enough = np.zeros(SITES, np.int64), np.zeros(SITES, np.int64)
    engine.sites(game.engine_state(), 0, game.edition.components, seat, missing, enough)
    found = [
        _site(game, tile, island, int(missing[tile, island]), int(enough[tile, island]))
        for tile, island in np.argwhere(missing != NO_SITE).tolist()
    ]
    return sorted(found, key=lambda site: sum(site["missing"].values()))


def _site(game: Game, tile: int, island: int, missing: int, enough: int) -> dict[str, Any]:
    boats = {colour: missing >> _BITS * n & _COLOUR_MASK for n, colour in enumerate(COLOURS)}
    return {
        "tile": game.edition.tile_ids[tile],
        "island": game.edition.island_ids[island],
        "missing": {colour: number for colour, number in boats.items() if number},
        "hand": bool(enough >> AT_HAND & 1),
        "fleets": [number for number in members(enough) if number != AT_HAND],
    }
