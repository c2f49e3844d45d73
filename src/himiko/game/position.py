"""A game as a position: everything, as a dict in canonical form (docs/notation.md)."""

from collections.abc import Sequence
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, SPECIALISTS, Colour, CultureKind
from himiko.game.chance import write_chance
from himiko.game.facts import Facts, members
from himiko.game.memo import memo
from himiko.game.shapes import AllFleets, AllSpecialists, Dealt, Known, Now, PlayerView, Position
from himiko.rules.state import ARRANGE_STEP, ENDS, FLEET_STEP, OVER, STEPS

RULES: Final = 1
"""The number of the rules: the same number, seed and actions are the same game."""


def write_position(states: NDArray[np.void], edition: Edition) -> Position:
    return _Writer(states, edition).position()


class _Writer(Facts):
    """Writes the facts of a state, part by part."""

    def position(self) -> Position:
        fields = self.fields
        turns = fields["turns"]
        dealt: Dealt = {
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
            "boats": self._boats(),
            "culture": self._culture(),
            "mountains": self._islands(fields["mountains"]),
            "sacred": self._islands(fields["sacred"]),
            "built": self._built(),
            "players": [self._player(seat) for seat in range(fields["players"])],
            "step": STEPS[fields["step"]],
        }
        if fields["step"] == OVER:
            dealt["now"] = self._end()
        elif fields["step"] != FLEET_STEP:
            dealt["now"] = self._now()
        known = self._known()
        if known:
            dealt["known"] = known
        return {**dealt, "rng": write_chance(tuple(fields["key"]), fields["draws"])}

    def _tiles(self, indices: Sequence[int]) -> list[str]:
        return [self.edition.tile_ids[index] for index in indices]

    def _islands(self, mask: int) -> list[str]:
        return [self.edition.island_ids[index] for index in members(mask)]

    def _deck(self) -> list[int]:
        deck: list[int] = self.fields["deck"][: self.fields["deck_size"]]
        return deck[::-1]

    def _fleets(self) -> AllFleets:
        fields = self.fields
        up, down = fields["fleets_up"], fields["fleets_down"]
        return {
            "up": fields["track"][:up],
            "down": fields["track"][up : up + down],
            "played": [fleet for fleet in fields["played"] if fleet],
        }

    def _specialists(self) -> AllSpecialists:
        fields = self.fields
        size = fields["specialist_row_size"]
        row = zip(fields["specialist_row"][:size], fields["row_coins"][:size], strict=True)
        deck = fields["specialist_deck"][: fields["specialist_deck_size"]]
        return {
            "row": [[SPECIALISTS[who], coins] for who, coins in row],
            "deck": [SPECIALISTS[who] for who in deck[::-1]],
        }

    def _boats(self) -> dict[str, Colour]:
        slots = self.edition.slot_ids
        boats = {
            slot: colour
            for colour, mask in zip(COLOURS, self.fields["boats"], strict=True)
            if mask
            for slot in members(mask)
        }
        return {slots[slot]: boats[slot] for slot in sorted(boats)}

    def _culture(self) -> dict[str, CultureKind]:
        islands = self.edition.island_ids
        tokens = {
            island: kind
            for kind, mask in zip(CULTURE, self.fields["culture"], strict=True)
            for island in members(mask)
        }
        return {islands[island]: tokens[island] for island in sorted(tokens)}

    def _built(self) -> dict[str, int | Literal["torii", "palace"]]:
        fields, islands = self.fields, self.edition.island_ids
        built: dict[int, int | Literal["torii", "palace"]] = {}
        built |= dict.fromkeys(members(fields["torii"]), "torii")
        built |= dict.fromkeys(members(fields["palaces"]), "palace")
        for seat, mask in enumerate(fields["houses"]):
            built |= dict.fromkeys(members(mask), seat)
        return {islands[island]: built[island] for island in sorted(built)}

    def _player(self, seat: int) -> PlayerView:
        fields = self.fields
        crew = _in_order(fields["crew"][seat], fields["crew_order"])
        reserved = _in_order(fields["reserved"][seat], fields["tile_order"])
        return {
            "coins": fields["coins"][seat],
            "prestige": fields["prestige"][seat],
            "boats": [*_spell_out(*fields["hand"][seat])],
            "aside": [*_spell_out(*fields["aside"][seat])],
            "culture": dict(_kinds_held(*fields["tokens"][seat])),
            "specialists": [SPECIALISTS[who] for who in crew],
            "tiles": self._tiles(_in_order(fields["tiles"][seat], fields["tile_order"])),
            "reserved": {self.edition.tile_ids[t]: fields["tile_round"][t] for t in reserved},
            "buildings_left": fields["buildings_left"][seat],
        }

    def _end(self) -> Now:
        end = ENDS[int(self.fields["end"])]
        return {"end": end} if end else {}

    def _now(self) -> Now:
        fields = self.fields
        slots, islands = self.edition.slot_ids, self.edition.island_ids
        now: Now = {
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

    def _known(self) -> dict[str, Known]:
        fields = self.fields
        known: dict[str, Known] = {}
        for seat in range(fields["players"]):
            top, bottom = fields["known_top"][seat], fields["known_bottom"][seat]
            if top or bottom:
                deck = self._tiles(self._deck())
                known[str(seat)] = {"top": deck[:top], "bottom": deck[len(deck) - bottom :]}
        return known


def _in_order(mask: int, order: list[int]) -> Sequence[int]:
    """Return the things of a set by their numbers in a list."""
    if mask & (mask - 1):
        return sorted(members(mask), key=order.__getitem__)
    return members(mask)


@memo(1024)  # the same few hands and stores come again and again
def _spell_out(*counts: int) -> tuple[Colour, ...]:
    return tuple(colour for colour, n in zip(COLOURS, counts, strict=True) for _ in range(n))


@memo(1024)
def _kinds_held(*tokens: int) -> tuple[tuple[CultureKind, int], ...]:
    return tuple((kind, number) for kind, number in zip(CULTURE, tokens, strict=True) if number)
