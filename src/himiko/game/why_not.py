"""Why an action is not legal: a code, the rule's number and the values that matter.

Legal is what the engine's generator yields; this only finds the reason for what it did not.
Codes are stable: programs and the language files rely on them.
"""

from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import COLOURS, SPECIALISTS
from himiko.game.facts import Facts, union
from himiko.game.refusal import Refusal
from himiko.rules.build import TOLL
from himiko.rules.specialists import KACHIKO_COST
from himiko.rules.state import ENDS
from himiko.rules.trade import GOLD_PRICE

# Questions that allow nothing else: the verb that answers, the refusal of all others.
_PENDING = {
    "fleet": ("fleet", "fleet_first", "4.1"),
    "take": ("take", "take_first", "4.2"),
    "arrange": ("arrange", "arrange_first", "4.3"),
    "collect": ("collect", "collect_first", "6.6"),
    "ebisu": ("ebisu", "ebisu_first", "8.3"),
    "moor": ("discard", "discard_first", "7.1"),
}
_END_RULES = {
    "last_building": "9.1",
    "no_boats": "9.2",
    "no_specialists": "9.3",
    "no_buildings": "9.4",
}


def explain(
    action: str, state: NDArray[np.void], edition: Edition, legal: Sequence[str]
) -> Refusal:
    """Return why an action that is not among the legal ones is not."""
    facts = _Reasons(state, edition)
    verb, *words = action.split()
    if facts.step == "over":
        end = ENDS[facts.of["end"]]
        return Refusal("game_over", _END_RULES[str(end)], {"end": end})
    answer, code, rule = _PENDING.get(facts.step, (verb, "", ""))
    if verb != answer:
        return Refusal(code, rule, {"step": facts.step})
    if verb == "done":
        can = [answer for answer in legal if answer.startswith(("collect", "build"))]
        return Refusal("must_collect_or_build", "6.14", {"actions": can})
    reason: Refusal = getattr(facts, f"on_{verb}")(*words)
    return reason


def _no_boat(slot: str) -> Refusal:
    return Refusal("no_boat", "4.3", {"slot": slot})


def _no_token(kind: str) -> Refusal:
    return Refusal("tokens_missing", "8.3", {"kinds": [kind]})


class _Reasons(Facts):
    """One method for each verb: the first thing that stands against it."""

    # steps 1 and 2

    def on_fleet(self, number: str) -> Refusal:
        if self.step != "fleet":
            return Refusal("fleet_chosen", "4.1", {"fleet": self.fleet})
        taken = int(number) in self.played
        code = "fleet_taken" if taken else "fleet_face_down"
        return Refusal(code, "4.1", {"fleet": int(number)})

    def on_take(self, colour: str) -> Refusal:
        if self.step != "take":
            return Refusal("no_boat_to_take", "4.2")
        return Refusal("reserve_empty", "4.2", {"colour": colour})

    def _trade(self, colour: str) -> Refusal | None:
        if self.step != "act" or self.of["chain_size"]:
            return Refusal("trade_over", "5.4")
        allowed = 1 + self.owns(self.mover, "izanagi")
        if self.of["trades"] >= allowed:
            return Refusal("no_transaction_left", "5.2", {"allowed": allowed})
        if not self._price(colour):
            return Refusal("not_traded", "5.1", {"colour": colour})
        return None

    def _price(self, colour: str) -> int:
        if colour == "gold":
            return GOLD_PRICE if self.owns(self.mover, "tomoe") else 0
        return self.edition.colours[COLOURS.index(colour)].price

    def on_buy(self, colour: str) -> Refusal:
        if reason := self._trade(colour):
            return reason
        if not self.reserve(colour):
            return Refusal("reserve_empty", "5.1", {"colour": colour})
        return self._too_few_coins("5.1", self._price(colour))

    def on_sell(self, colour: str) -> Refusal:
        return self._trade(colour) or Refusal("not_in_hand", "5.3", {"colour": colour})

    def _too_few_coins(self, rule: str, needed: int) -> Refusal:
        values = {"needed": needed, "coins": self.of["coins"][self.mover]}
        return Refusal("too_few_coins", rule, values)

    # powers of fleets

    def _power_refused(self, power: str) -> Refusal | None:
        fleet = self.fleet
        if self.power(fleet) != power:
            return Refusal("other_power", "4.3", {"fleet": fleet, "power": self.power(fleet)})
        if not self.of["power"]:
            return Refusal("power_used", "4.3", {"fleet": fleet, "power": power})
        return None

    def on_reserve(self, tile: str) -> Refusal:
        return self._power_refused("reserve") or self._tile_elsewhere(tile, "4.3")

    def on_peek(self) -> Refusal:
        return self._power_refused("peek") or Refusal("deck_empty", "4.3")

    def on_arrange(self, *_: str) -> Refusal:
        if self.step != "arrange":
            return Refusal("nothing_to_arrange", "4.3")
        return Refusal("not_the_tiles_seen", "4.3")

    def on_move(self, slot: str, target: str) -> Refusal:
        if reason := self._power_refused("move"):
            return reason
        if not self.boat_at(slot):
            return _no_boat(slot)
        if colour := self.boat_at(target):
            return Refusal("slot_occupied", "4.3", {"slot": target, "colour": colour})
        return Refusal("not_connected", "4.3", {"slot": target, "to": slot})

    def on_sacred(self, island: str) -> Refusal:
        if reason := self._power_refused("sacred"):
            return reason
        if thing := self.thing_at(island):
            return Refusal("island_not_empty", "4.3", {"island": island, "thing": thing})
        return Refusal("no_sacred_ground_left", "1.5", {"number": self.of["sacred"].bit_count()})

    def on_swap(self, one: str, other: str) -> Refusal:
        if one in self.edition.slot_ids:
            return self._swap_boats(one, other)
        if reason := self._power_refused("swap_culture"):
            return reason
        for island in (one, other):
            if not self.culture_at(island):
                return Refusal("no_culture_token", "4.3", {"island": island})
        return Refusal("same_kind", "4.3", {"kind": self.culture_at(one)})

    def _swap_boats(self, one: str, other: str) -> Refusal:
        if reason := self._power_refused("swap_boats"):
            return reason
        for slot in (one, other):
            if not self.boat_at(slot):
                return _no_boat(slot)
        return Refusal("same_colour", "4.3", {"colour": self.boat_at(one)})

    def on_remove(self, slot: str) -> Refusal:
        return self._power_refused("remove") or _no_boat(slot)

    # step 3

    def on_place(self, colour: str, slot: str) -> Refusal:
        if self.step != "act":
            return Refusal("placing_over", "6.15")
        if not self.hand(self.mover, colour):
            return Refusal("not_in_hand", "6.1", {"colour": colour})
        if there := self.boat_at(slot):
            return Refusal("slot_occupied", "6.5", {"slot": slot, "colour": there})
        if not self.of["chain_size"]:
            return Refusal("no_entry", "6.2", {"slot": slot, "colour": colour})
        last = self.edition.slot_ids[self.of["chain"][self.of["chain_size"] - 1]]
        if not self.boat_at(last):
            return Refusal("chain_broken", "6.4", {"slot": last})
        return Refusal("not_connected", "6.3", {"slot": slot, "to": last})

    def _step_3_refused(self) -> Refusal | None:
        if self.step not in {"act", "collect"}:
            return Refusal("step_3_over", "6.14")
        if not self.placed:
            return Refusal("no_boat_placed", "6.14")
        return None

    def _is_beside_boats(self, island: str) -> bool:
        shores = union([self.table("shores", slot) for slot in self.placed])
        return bool(shores >> self.edition.island_ids.index(island) & 1)

    def on_collect(self, island: str) -> Refusal:
        if reason := self._step_3_refused():
            return reason
        if not self.culture_at(island):
            return Refusal("no_culture_token", "6.6", {"island": island})
        if not self._is_beside_boats(island):
            return Refusal("not_adjacent", "6.6", {"island": island})
        return Refusal("boats_used", "6.6", {"island": island})

    def on_ebisu(self, island: str) -> Refusal:
        if not self.owns(self.mover, "ebisu"):
            return Refusal("not_yours", "8.3", {"specialist": "ebisu"})
        if self.step != "ebisu":
            return Refusal("only_after_collecting", "8.3", {"specialist": "ebisu"})
        return Refusal("no_culture_token", "8.3", {"island": island})

    def on_build(self, tile: str, island: str) -> Refusal:
        reason = self._step_3_refused() or self._tile_refused(tile)
        if reason:
            return reason
        if thing := self.thing_at(island):
            return Refusal("island_not_empty", "6.8", {"island": island, "thing": thing})
        if not self._is_beside_boats(island):
            return Refusal("not_adjacent", "6.8", {"island": island})
        missing = self._missing_boats(tile, island)
        if sum(missing.values()) > (self.power(self.fleet) == "discount"):
            return Refusal("boats_missing", "6.9", {"colours": list(missing.elements())})
        owner = next(seat for seat in self.seats if self.owns(seat, "ananda"))
        values = {"to": owner, "needed": TOLL, "coins": self.of["coins"][self.mover]}
        return Refusal("toll", "8.3", values)

    def _tile_refused(self, tile: str) -> Refusal | None:
        index = self.edition.tile_ids.index(tile)
        row = self.of["row"][: self.of["row_size"]]
        mine = bool(self.of["reserved"][self.mover] >> index & 1)
        if index not in row and not mine:
            return self._tile_elsewhere(tile, "6.8")
        if mine and self.of["tile_round"][index] == self.of["round_number"]:
            return Refusal("reserved_this_round", "4.3", {"tile": tile})
        standard = self.edition.tiles[index].kind in {"standard", "trading_post"}
        if standard and not self.of["buildings_left"][self.mover]:
            return Refusal("no_buildings_left", "6.10", {"tile": tile})
        return None

    def _tile_elsewhere(self, tile: str, rule: str) -> Refusal:
        """Say where a tile is that is not in the row."""
        bit = 1 << self.edition.tile_ids.index(tile)
        for place, masks in (("built", self.of["tiles"]), ("reserved", self.of["reserved"])):
            for seat in self.seats:
                if masks[seat] & bit:
                    return Refusal(f"tile_{place}", rule, {"tile": tile, "by": seat})
        return Refusal("tile_in_deck", rule, {"tile": tile})

    def _missing_boats(self, tile: str, island: str) -> Counter[str]:
        ring = self.table("ring", self.edition.island_ids.index(island))
        needs = self.edition.tiles[self.edition.tile_ids.index(tile)].needs
        missing: Counter[str] = Counter()
        for colour, need, boats in zip(COLOURS, needs, self.of["boats"], strict=True):
            missing[colour] = max(0, need - (boats & ring).bit_count())
        return missing

    # steps 4 and 5, and the specialists

    def on_discard(self, colour: str) -> Refusal:
        if self.step != "moor":
            return Refusal("nothing_to_set_aside", "7.1", {"room": self.room(self.mover)})
        return Refusal("not_in_hand", "7.1", {"colour": colour})

    def on_recruit(self, who: str, *kinds: str) -> Refusal:
        if self.step != "recruit":
            return Refusal("too_early", "8.1", {"specialist": who})
        if self.of["recruited"]:
            return Refusal("already_recruited", "8.1")
        row = [SPECIALISTS[n] for n in self.of["specialist_row"][: self.of["specialist_row_size"]]]
        if who not in row:
            owner = next((seat for seat in self.seats if self.owns(seat, who)), None)
            if owner is None:
                return Refusal("specialist_in_deck", "8.1", {"specialist": who})
            return Refusal("specialist_recruited", "8.1", {"specialist": who, "by": owner})
        missing: list[str] = []
        for kind, needed in Counter(kinds).items():
            missing += [kind] * (needed - self.tokens(self.mover, kind))
        return Refusal("tokens_missing", "8.1", {"kinds": missing})

    def _specialist_refused(self, who: str, *, gives_boats: bool) -> Refusal | None:
        if not self.owns(self.mover, who):
            return Refusal("not_yours", "8.3", {"specialist": who})
        if self.of["used"] >> SPECIALISTS.index(who) & 1:
            return Refusal("used_this_turn", "8.3", {"specialist": who})
        if gives_boats and self.step == "recruit":
            return Refusal("too_late", "3.4", {"specialist": who})
        return None

    def _boats_refused(self, colours: Sequence[str]) -> Refusal | None:
        for colour, needed in Counter(colours).items():
            if self.hand(self.mover, colour) < needed:
                values = {"colour": colour, "needed": needed}
                return Refusal("not_in_hand", "8.3", values)
        return None

    def on_raijin(self, *colours: str) -> Refusal:
        reason = self._specialist_refused("raijin", gives_boats=True)
        reason = reason or self._boats_refused(colours)
        return reason or Refusal("reserve_empty", "8.4", {"colour": "gold"})

    def on_nakatsu(self, *colours: str) -> Refusal:
        reason = self._specialist_refused("nakatsu", gives_boats=True)
        if reason := reason or self._boats_refused(("gold",)):
            return reason
        wanted = Counter(colours)
        short = next(colour for colour in wanted if self.reserve(colour) < wanted[colour])
        return Refusal("reserve_empty", "8.4", {"colour": short})

    def on_michimata(self, kind: str) -> Refusal:
        if reason := self._specialist_refused("michimata", gives_boats=True):
            return reason
        if not self.tokens(self.mover, kind):
            return _no_token(kind)
        return Refusal("reserve_empty", "8.4", {"colour": "gold"})

    def on_hetsuka(self, kind: str) -> Refusal:
        return self._specialist_refused("hetsuka", gives_boats=False) or _no_token(kind)

    def on_kachiko(self, island: str) -> Refusal:
        if reason := self._specialist_refused("kachiko", gives_boats=False):
            return reason
        if self.thing_at(island) != "sacred":
            return Refusal("no_sacred_ground", "8.3", {"island": island})
        return self._too_few_coins("8.3", KACHIKO_COST)
