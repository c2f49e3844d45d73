"""An observation made once more, slowly, from a view alone: it can hold nothing a view does not."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from himiko.edition.names import COLOURS, CULTURE, SPECIALISTS
from himiko.game import Game
from himiko.game.view import played_last
from himiko.lab import Layout
from himiko.rules.state import STEPS


def observe(game: Game, seat: int, layout: Layout) -> NDArray[np.int16]:
    """Return the observation of a seat, from its view and the open scores."""
    view = game.view(seat)
    seats = [(seat + n) % game.players for n in range(game.players)]
    parts = {**_numbers(view), **_known(view, layout), **_board(view, seats)}
    parts |= {**_tiles(view, seats, layout), **_people(view, seats, layout)}
    parts |= _rounds(view, seat, layout)
    parts["players"] = [_holdings(view["players"][n], game.scores()[n]) for n in seats]
    return _lay_out(parts, layout)


def _lay_out(parts: Mapping[str, Any], layout: Layout) -> NDArray[np.int16]:
    observation = np.zeros(layout.size, np.int16)
    for part in layout.parts.values():
        content = parts[part.name]
        if part.bits:
            labels = layout.labels(part.axes[-1])
            rows = content if len(part.axes) > 1 else [content]
            content = [[label in row for label in labels] for row in rows]
        observation[part.slice] = np.array(content, np.int16).ravel()
    return observation


def _numbers(view: Any) -> dict[str, Any]:
    now = view.get("now", {})
    coins = dict(view["specialists"]["row"])
    return {
        "round": view["round"],
        "trades": now.get("trades", 0),
        "power_left": now.get("power", 0),
        "recruited": now.get("recruited", False),
        "reserve": [view["reserve"][colour] for colour in COLOURS],
        "coins_on_specialist": [coins.get(who, 0) for who in SPECIALISTS],
    }


def _known(view: Any, layout: Layout) -> dict[str, Any]:
    known: Any = next(iter(view.get("known", {}).values()), {"top": [], "bottom": []})
    top = {tile: n for n, tile in enumerate(known["top"], 1)}
    bottom = {tile: n for n, tile in enumerate(reversed(known["bottom"]), 1)}
    tiles = layout.labels("tile")
    return {
        "known_top": [top.get(tile, 0) for tile in tiles],
        "known_bottom": [bottom.get(tile, 0) for tile in tiles],
    }


def _board(view: Any, seats: list[int]) -> dict[str, Any]:
    def holding(things: Mapping[str, Any], what: object) -> set[str]:
        return {place for place, thing in things.items() if thing == what}

    chain = view.get("now", {}).get("chain", [])
    return {
        "boats": [holding(view["boats"], colour) for colour in COLOURS],
        "culture": [holding(view["culture"], kind) for kind in CULTURE],
        "mountains": view["mountains"],
        "sacred": view["sacred"],
        "torii": holding(view["built"], "torii"),
        "palaces": holding(view["built"], "palace"),
        "houses": [holding(view["built"], seat) for seat in seats],
        "placed": chain,
        "last_placed": chain[-1:],
        "taken": view.get("now", {}).get("taken", []),
    }


def _tiles(view: Any, seats: list[int], layout: Layout) -> dict[str, Any]:
    players = [view["players"][seat] for seat in seats]
    tiles = [set(player["tiles"]) for player in players]
    reserved = [player["reserved"] for player in players]
    seen = set(view["buildings"]["row"]).union(*tiles, *reserved)
    fresh = {t for held in reserved for t, when in held.items() if when == view["round"]}
    return {
        "row": view["buildings"]["row"],
        "deck": set(layout.labels("tile")) - seen,
        "reserved_this_round": fresh,
        "tiles": tiles,
        "reserved": reserved,
    }


def _people(view: Any, seats: list[int], layout: Layout) -> dict[str, Any]:
    row = {who for who, _ in view["specialists"]["row"]}
    crews = [set(view["players"][seat]["specialists"]) for seat in seats]
    there = {specialist.id for specialist in layout.edition.specialists}
    return {
        "specialist_row": row,
        "specialist_deck": there - row.union(*crews),
        "used": view.get("now", {}).get("used", []),
        "specialists": crews,
    }


def _rounds(view: Any, seat: int, layout: Layout) -> dict[str, Any]:
    up, played = set(view["fleets"]["up"]), view["fleets"]["played"]
    last = played_last(view)
    down = set(map(int, layout.labels("fleet"))) - up - set(played) - last
    turns = len(layout.labels("turn"))
    rows = [{str(fleet)} for fleet in played]
    players = len(view["players"])
    over = view["step"] == "over"
    back = view.get("now", {}).get("back")
    return {
        "fleets_up": {str(fleet) for fleet in up},
        "fleets_down": {str(fleet) for fleet in down},
        "fleets_last_round": {str(fleet) for fleet in last},
        "played": rows + [set()] * (turns - len(rows)),
        "order": [{str((one - seat) % players)} for one in view["order"]],
        "turn": set() if over else {str(view["turn"])},
        "step": {view["step"]},
        "step_after_arranging": {back} if back in STEPS else set(),
    }


def _holdings(player: Any, score: Mapping[str, int]) -> list[int]:
    return [
        player["coins"],
        player["prestige"],
        score["total"],
        player["buildings_left"],
        *(player["boats"].count(colour) for colour in COLOURS),
        *(player["aside"].count(colour) for colour in COLOURS),
        *(player["culture"].get(kind, 0) for kind in CULTURE),
    ]
