"""A game told again from its events alone: whatever they do not explain shows as a difference."""

import copy
from collections.abc import Mapping
from typing import Any

from himiko import Edition
from himiko.edition.names import COLOURS

OPEN = (
    "round",
    "order",
    "turn",
    "fleets",
    "buildings",
    "specialists",
    "reserve",
    "boats",
    "culture",
    "mountains",
    "sacred",
    "built",
    "players",
)


class Retold:
    """The open things of a game, from a spectator's view on."""

    def __init__(self, view: Mapping[str, Any], edition: Edition) -> None:
        self.now = copy.deepcopy({key: view[key] for key in OPEN})
        self.kinds = {tile.id: tile.kind for tile in edition.tiles}

    def agrees(self, view: Mapping[str, Any]) -> bool:
        """Is the view what the events have told?"""
        return self.now == {key: view[key] for key in OPEN}

    def apply(self, event: Mapping[str, Any]) -> None:
        """Let one event happen."""
        getattr(self, f"_{event['event']}")(event)

    def _player(self, event: Mapping[str, Any]) -> Any:
        return self.now["players"][event["seat"]]

    def _gain(self, event: Mapping[str, Any], what: str, number: int) -> None:
        player = self._player(event)
        player[what] += number
        assert player[what] >= 0

    def _to_hand(self, event: Mapping[str, Any], colour: str, number: int = 1) -> None:
        """Move boats from the reserve to the hand; backwards if the number is negative."""
        hand = self._player(event)["boats"]
        self.now["reserve"][colour] -= number
        assert self.now["reserve"][colour] >= 0
        hand.extend([colour] * number)
        for _ in range(-number):
            hand.remove(colour)
        hand.sort(key=COLOURS.index)

    # steps 1 and 2

    def _answered(self, event: Mapping[str, Any]) -> None:
        assert event["action"]

    def _fleet_chosen(self, event: Mapping[str, Any]) -> None:
        self.now["fleets"]["up"].remove(event["fleet"])
        self.now["fleets"]["played"].append(event["fleet"])

    def _boats_taken(self, event: Mapping[str, Any]) -> None:
        self._to_hand(event, event["colour"], event["number"])

    def _boats_missing(self, event: Mapping[str, Any]) -> None:
        assert self.now["reserve"][event["colour"]] == 0

    def _boats_returned(self, event: Mapping[str, Any]) -> None:
        self._to_hand(event, event["colour"], -event["number"])

    def _bought(self, event: Mapping[str, Any]) -> None:
        self._to_hand(event, event["colour"])
        self._gain(event, "coins", -event["coins"])

    def _sold(self, event: Mapping[str, Any]) -> None:
        self._to_hand(event, event["colour"], -1)
        self._gain(event, "coins", event["coins"])

    # powers of fleets

    def _tile_reserved(self, event: Mapping[str, Any]) -> None:
        self.now["buildings"]["row"].remove(event["tile"])
        self._player(event)["reserved"][event["tile"]] = self.now["round"]

    def _peeked(self, event: Mapping[str, Any]) -> None:
        assert 1 <= event["number"] <= min(3, self.now["buildings"]["deck"])

    def _arranged(self, event: Mapping[str, Any]) -> None:
        assert 1 <= event["kept"] + event["under"] <= min(3, self.now["buildings"]["deck"])

    def _boat_moved(self, event: Mapping[str, Any]) -> None:
        boats = self.now["boats"]
        assert event["to"] not in boats
        assert boats.pop(event["slot"]) == event["colour"]
        boats[event["to"]] = event["colour"]

    def _sacred_laid(self, event: Mapping[str, Any]) -> None:
        self.now["sacred"] = sorted([*self.now["sacred"], event["island"]])

    def _culture_swapped(self, event: Mapping[str, Any]) -> None:
        self._swap("culture", event["island"], event["other"])

    def _boats_swapped(self, event: Mapping[str, Any]) -> None:
        self._swap("boats", event["slot"], event["other"])

    def _swap(self, what: str, one: str, other: str) -> None:
        things = self.now[what]
        things[one], things[other] = things[other], things[one]

    def _boat_removed(self, event: Mapping[str, Any]) -> None:
        assert self.now["boats"].pop(event["slot"]) == event["colour"]
        self.now["reserve"][event["colour"]] += 1

    # step 3

    def _boat_placed(self, event: Mapping[str, Any]) -> None:
        assert event["slot"] not in self.now["boats"]
        self._player(event)["boats"].remove(event["colour"])
        self.now["boats"][event["slot"]] = event["colour"]

    def _collected(self, event: Mapping[str, Any]) -> None:
        assert self.now["culture"].pop(event["island"]) == event["kind"]
        tokens = self._player(event)["culture"]
        tokens[event["kind"]] = tokens.get(event["kind"], 0) + 1

    _ebisu_collected = _collected

    def _built(self, event: Mapping[str, Any]) -> None:
        tile, player = event["tile"], self._player(event)
        if tile in player["reserved"]:
            del player["reserved"][tile]
        else:
            self.now["buildings"]["row"].remove(tile)
        player["tiles"].append(tile)
        kind = self.kinds[tile]
        standard = kind not in {"torii", "palace"}
        assert event["island"] not in self.now["built"]
        self.now["built"][event["island"]] = event["seat"] if standard else kind
        player["buildings_left"] -= standard

    def _discounted(self, event: Mapping[str, Any]) -> None:
        assert event["colour"] in COLOURS

    def _toll_paid(self, event: Mapping[str, Any]) -> None:
        self._gain(event, "coins", -event["coins"])
        self.now["players"][event["to"]]["coins"] += event["coins"]

    def _prestige_gained(self, event: Mapping[str, Any]) -> None:
        assert event["number"] > 0
        self._gain(event, "prestige", event["number"])

    def _coins_gained(self, event: Mapping[str, Any]) -> None:
        if event["cause"] in {"group", "trading_post"}:
            times = 1 + (event["cause"] == "trading_post")
            assert event["coins"] == times * event["group"]
        self._gain(event, "coins", event["coins"])

    # steps 4 and 5

    def _boat_set_aside(self, event: Mapping[str, Any]) -> None:
        player = self._player(event)
        player["boats"].remove(event["colour"])
        player["aside"].append(event["colour"])
        player["aside"].sort(key=COLOURS.index)

    def _boats_moored(self, event: Mapping[str, Any]) -> None:
        assert len(self._player(event)["boats"]) == event["number"]

    def _recruited(self, event: Mapping[str, Any]) -> None:
        row = self.now["specialists"]["row"]
        [place] = [n for n, (who, _) in enumerate(row) if who == event["specialist"]]
        del row[place]
        self._player(event)["specialists"].append(event["specialist"])

    def _tokens_spent(self, event: Mapping[str, Any]) -> None:
        tokens = self._player(event)["culture"]
        tokens[event["kind"]] -= event["number"]
        assert tokens[event["kind"]] >= 0
        if not tokens[event["kind"]]:
            del tokens[event["kind"]]

    def _coins_paid(self, event: Mapping[str, Any]) -> None:
        self._gain(event, "coins", -event["coins"])

    def _coins_shared(self, event: Mapping[str, Any]) -> None:
        self.now["players"][event["to"]]["coins"] += event["coins"]

    def _sacred_lifted(self, event: Mapping[str, Any]) -> None:
        self.now["sacred"].remove(event["island"])

    # turns and rounds

    def _turn_ended(self, _: Mapping[str, Any]) -> None:
        self.now["turn"] += 1

    def _turn_started(self, event: Mapping[str, Any]) -> None:
        assert self.now["turn"] == event["turn"]
        assert self.now["order"][event["turn"]] == event["to"]

    def _round_ended(self, event: Mapping[str, Any]) -> None:
        assert self.now["round"] == event["round"]
        assert self.now["turn"] == len(self.now["order"])

    def _round_started(self, event: Mapping[str, Any]) -> None:
        self.now["round"] = event["round"]
        self.now["turn"] = 0

    def _coins_laid(self, event: Mapping[str, Any]) -> None:
        for pair in self.now["specialists"]["row"]:
            if pair[0] == event["specialist"]:
                pair[1] += event["coins"]

    def _specialist_laid(self, event: Mapping[str, Any]) -> None:
        self.now["specialists"]["row"].append([event["specialist"], 0])
        self.now["specialists"]["deck"] -= 1

    def _building_laid(self, event: Mapping[str, Any]) -> None:
        self.now["buildings"]["row"].append(event["tile"])
        self.now["buildings"]["deck"] -= 1

    def _order_set(self, event: Mapping[str, Any]) -> None:
        self.now["order"][event["turn"]] = event["to"]

    def _fleet_turned_up(self, event: Mapping[str, Any]) -> None:
        self.now["fleets"]["up"].append(event["fleet"])
        self.now["fleets"]["down"] -= 1

    def _fleets_laid_down(self, event: Mapping[str, Any]) -> None:
        assert len(self.now["fleets"]["played"]) == event["number"]
        self.now["fleets"]["played"] = []
        self.now["fleets"]["down"] += event["number"]

    def _game_ended(self, event: Mapping[str, Any]) -> None:
        assert event["end"]
