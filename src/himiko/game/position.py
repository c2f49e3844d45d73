"""A game as a position: everything, as a dict in canonical form (docs/notation.md)."""

from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, SPECIALISTS, Colour, CultureKind
from himiko.game.chance import write_chance
from himiko.game.facts import Facts, members
from himiko.game.shapes import AllFleets, AllSpecialists, Dealt, Known, Now, PlayerView, Position
from himiko.rules.state import ARRANGE_STEP, ENDS, FLEET_STEP, OVER, STEPS

RULES: Final = 1
"""The number of the rules: the same number, seed and actions are the same game."""


def write_position(states: NDArray[np.void], edition: Edition) -> Position:
    """Write the position of a game."""
    return _Writer(states, edition).position()


class _Writer(Facts):
    """Writes the facts of a state, part by part."""

    def position(self) -> Position:
        of = self.of
        turns = of["turns"]
        dealt: Dealt = {
            "edition": self.edition.name,
            "rules": RULES,
            "round": of["round_number"],
            "order": of["order"][:turns],
            "turn": of["turn"],
            "fleets": self._fleets(),
            "buildings": {
                "row": self._tiles(of["row"][: of["row_size"]]),
                "deck": self._tiles(self._deck()),
            },
            "specialists": self._specialists(),
            "reserve": dict(zip(COLOURS, of["reserve"], strict=True)),
            "boats": self._boats(),
            "culture": self._culture(),
            "mountains": self._islands(of["mountains"]),
            "sacred": self._islands(of["sacred"]),
            "built": self._built(),
            "players": [self._player(seat) for seat in range(of["players"])],
            "step": STEPS[of["step"]],
        }
        if of["step"] == OVER:
            dealt["now"] = self._end()
        elif of["step"] != FLEET_STEP:
            dealt["now"] = self._now()
        known = self._known()
        if known:
            dealt["known"] = known
        return {**dealt, "rng": write_chance(tuple(of["key"]), of["draws"])}

    def _tiles(self, indices: list[int]) -> list[str]:
        return [self.edition.tile_ids[index] for index in indices]

    def _islands(self, mask: int) -> list[str]:
        return [self.edition.island_ids[index] for index in members(mask)]

    def _deck(self) -> list[int]:
        deck: list[int] = self.of["deck"][: self.of["deck_size"]]
        return deck[::-1]

    def _fleets(self) -> AllFleets:
        of = self.of
        up, down = of["fleets_up"], of["fleets_down"]
        return {
            "up": of["track"][:up],
            "down": of["track"][up : up + down],
            "played": [fleet for fleet in of["played"] if fleet],
        }

    def _specialists(self) -> AllSpecialists:
        of = self.of
        size = of["specialist_row_size"]
        row = zip(of["specialist_row"][:size], of["row_coins"][:size], strict=True)
        deck = of["specialist_deck"][: of["specialist_deck_size"]]
        return {
            "row": [[SPECIALISTS[who], coins] for who, coins in row],
            "deck": [SPECIALISTS[who] for who in deck[::-1]],
        }

    def _boats(self) -> dict[str, Colour]:
        slots = self.edition.slot_ids
        boats = {
            slot: colour
            for colour, mask in zip(COLOURS, self.of["boats"], strict=True)
            for slot in members(mask)
        }
        return {slots[slot]: boats[slot] for slot in sorted(boats)}

    def _culture(self) -> dict[str, CultureKind]:
        islands = self.edition.island_ids
        tokens = {
            island: kind
            for kind, mask in zip(CULTURE, self.of["culture"], strict=True)
            for island in members(mask)
        }
        return {islands[island]: tokens[island] for island in sorted(tokens)}

    def _built(self) -> dict[str, int | Literal["torii", "palace"]]:
        of, islands = self.of, self.edition.island_ids
        built: dict[int, int | Literal["torii", "palace"]] = {}
        built |= dict.fromkeys(members(of["torii"]), "torii")
        built |= dict.fromkeys(members(of["palaces"]), "palace")
        for seat, mask in enumerate(of["houses"]):
            built |= dict.fromkeys(members(mask), seat)
        return {islands[island]: built[island] for island in sorted(built)}

    def _player(self, seat: int) -> PlayerView:
        of = self.of
        tokens = zip(CULTURE, of["tokens"][seat], strict=True)
        crew = sorted(members(of["crew"][seat]), key=of["crew_order"].__getitem__)
        by_order = of["tile_order"].__getitem__
        tiles = sorted(members(of["tiles"][seat]), key=by_order)
        reserved = sorted(members(of["reserved"][seat]), key=by_order)
        return {
            "coins": of["coins"][seat],
            "prestige": of["prestige"][seat],
            "boats": _spell_out(of["hand"][seat]),
            "aside": _spell_out(of["aside"][seat]),
            "culture": {kind: number for kind, number in tokens if number},
            "specialists": [SPECIALISTS[who] for who in crew],
            "tiles": self._tiles(tiles),
            "reserved": {self.edition.tile_ids[t]: of["tile_round"][t] for t in reserved},
            "buildings_left": of["buildings_left"][seat],
        }

    def _end(self) -> Now:
        end = ENDS[int(self.of["end"])]
        return {"end": end} if end else {}

    def _now(self) -> Now:
        of = self.of
        slots, islands = self.edition.slot_ids, self.edition.island_ids
        now: Now = {
            "trades": of["trades"],
            "power": of["power"],
            "used": [SPECIALISTS[who] for who in members(of["used"])],
            "chain": [slots[s] for s in of["chain"][: of["chain_size"]]],
            "taken": [islands[i] for i in of["taken"][: of["taken_size"]]],
            "recruited": bool(of["recruited"]),
        }
        if of["step"] == ARRANGE_STEP:
            now["back"] = STEPS[of["return_step"]]
        return now

    def _known(self) -> dict[str, Known]:
        of = self.of
        known: dict[str, Known] = {}
        for seat in range(of["players"]):
            top, bottom = of["known_top"][seat], of["known_bottom"][seat]
            if top or bottom:
                deck = self._tiles(self._deck())
                known[str(seat)] = {"top": deck[:top], "bottom": deck[len(deck) - bottom :]}
        return known


def _spell_out(counts: list[int]) -> list[Colour]:
    return [colour for colour, n in zip(COLOURS, counts, strict=True) for _ in range(n)]
