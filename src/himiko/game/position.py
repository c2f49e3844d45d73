"""A game as a position: everything, as a dict in canonical form (docs/notation.md)."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, SPECIALISTS
from himiko.game.chance import write_chance
from himiko.game.facts import Facts, members
from himiko.rules.state import ARRANGE_STEP, ENDS, FLEET_STEP, OVER, STEPS

RULES: Final = 1
"""The number of the rules: the same number, seed and actions are the same game."""

Position = dict[str, Any]


def write_position(states: NDArray[np.void], edition: Edition) -> Position:
    """Write the position of a game."""
    return _Writer(states, edition).position()


class _Writer(Facts):
    """Writes the facts of a state, part by part."""

    def position(self) -> Position:
        fields = self.fields
        turns = fields["turns"]
        position: Position = {
            "edition": self.edition.name,
            "rules": RULES,
            "round": fields["round_number"],
            "order": fields["order"][:turns],
            "turn": fields["turn"],
            "fleets": self._fleets(),
            "buildings": {
                "row": self._tiles(fields["row"][: fields["row_size"]]),
                "deck": self._tiles(self._deck()),
            },
            "specialists": self._specialists(),
            "reserve": dict(zip(COLOURS, fields["reserve"], strict=True)),
            **self._board(),
            "players": [self._player(seat) for seat in range(fields["players"])],
            "step": STEPS[fields["step"]],
        }
        if fields["step"] == OVER:
            position["now"] = {"end": ENDS[fields["end"]]}
        elif fields["step"] != FLEET_STEP:
            position["now"] = self._now()
        known = self._known()
        if known:
            position["known"] = known
        position["rng"] = write_chance(tuple(fields["key"]), fields["draws"])
        return position

    def _tiles(self, indices: list[int]) -> list[str]:
        return [self.edition.tile_ids[index] for index in indices]

    def _islands(self, mask: int) -> list[str]:
        return [self.edition.island_ids[index] for index in members(mask)]

    def _deck(self) -> list[int]:
        deck: list[int] = self.fields["deck"][: self.fields["deck_size"]]
        return deck[::-1]

    def _fleets(self) -> dict[str, list[int]]:
        fields = self.fields
        up, down = fields["fleets_up"], fields["fleets_down"]
        return {
            "up": fields["track"][:up],
            "down": fields["track"][up : up + down],
            "played": [fleet for fleet in fields["played"] if fleet],
        }

    def _specialists(self) -> dict[str, list[Any]]:
        fields = self.fields
        size = fields["specialist_row_size"]
        row = zip(fields["specialist_row"][:size], fields["row_coins"][:size], strict=True)
        deck = fields["specialist_deck"][: fields["specialist_deck_size"]]
        return {
            "row": [[SPECIALISTS[who], coins] for who, coins in row],
            "deck": [SPECIALISTS[who] for who in deck[::-1]],
        }

    def _board(self) -> dict[str, Any]:
        fields = self.fields
        slots, islands = self.edition.slot_ids, self.edition.island_ids
        boats = {
            s: c for c, mask in zip(COLOURS, fields["boats"], strict=True) for s in members(mask)
        }
        culture = {
            i: kind
            for kind, mask in zip(CULTURE, fields["culture"], strict=True)
            for i in members(mask)
        }
        built: dict[int, int | str] = dict.fromkeys(members(fields["torii"]), "torii")
        built |= dict.fromkeys(members(fields["palaces"]), "palace")
        for seat, mask in enumerate(fields["houses"]):
            built |= dict.fromkeys(members(mask), seat)
        return {
            "boats": {slots[s]: boats[s] for s in sorted(boats)},
            "culture": {islands[i]: culture[i] for i in sorted(culture)},
            "mountains": self._islands(fields["mountains"]),
            "sacred": self._islands(fields["sacred"]),
            "built": {islands[i]: built[i] for i in sorted(built)},
        }

    def _player(self, seat: int) -> dict[str, Any]:
        fields = self.fields
        tokens = zip(CULTURE, fields["tokens"][seat], strict=True)
        crew = sorted(members(fields["crew"][seat]), key=fields["crew_order"].__getitem__)
        by_order = fields["tile_order"].__getitem__
        tiles = sorted(members(fields["tiles"][seat]), key=by_order)
        reserved = sorted(members(fields["reserved"][seat]), key=by_order)
        return {
            "coins": fields["coins"][seat],
            "prestige": fields["prestige"][seat],
            "boats": _spell_out(fields["hand"][seat]),
            "aside": _spell_out(fields["aside"][seat]),
            "culture": {kind: number for kind, number in tokens if number},
            "specialists": [SPECIALISTS[who] for who in crew],
            "tiles": self._tiles(tiles),
            "reserved": {self.edition.tile_ids[t]: fields["tile_round"][t] for t in reserved},
            "buildings_left": fields["buildings_left"][seat],
        }

    def _now(self) -> dict[str, Any]:
        fields = self.fields
        slots, islands = self.edition.slot_ids, self.edition.island_ids
        now = {
            "trades": fields["trades"],
            "power": fields["power"],
            "used": [SPECIALISTS[who] for who in members(fields["used"])],
            "chain": [slots[s] for s in fields["chain"][: fields["chain_size"]]],
            "taken": [islands[i] for i in fields["taken"][: fields["taken_size"]]],
            "recruited": bool(fields["recruited"]),
        }
        if fields["step"] == ARRANGE_STEP:
            now["back"] = STEPS[fields["return_step"]]
        return now

    def _known(self) -> dict[str, dict[str, list[str]]]:
        fields = self.fields
        known = {}
        for seat in range(fields["players"]):
            top, bottom = fields["known_top"][seat], fields["known_bottom"][seat]
            if top or bottom:
                deck = self._tiles(self._deck())
                known[str(seat)] = {"top": deck[:top], "bottom": deck[len(deck) - bottom :]}
        return known


def _spell_out(counts: list[int]) -> list[str]:
    return [colour for colour, n in zip(COLOURS, counts, strict=True) for _ in range(n)]
