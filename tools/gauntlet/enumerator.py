"""An opponent unlike ours: plain Python, plans one turn by enumeration, weights set by hand.

It shares nothing with our players but the edition's data: no value, no features, no
search. `python tools/gauntlet/enumerator.py STYLE` speaks the protocol of docs/players.md.
"""

import json
import random
import sys
from collections import Counter
from itertools import combinations

from himiko.edition import Edition
from himiko.edition.names import COLOURS

STYLES = {
    "builder": {"token": 0.9, "house": 0.8, "boat": 0.25, "lost": 0.6, "coin": 0.2, "early": 0.02},
    "collector": {"token": 1.5, "house": 0.2, "boat": 0.2, "lost": 0.5, "coin": 0.2, "early": 0.0},
    "rusher": {"token": 0.7, "house": 1.8, "boat": 0.1, "lost": 0.4, "coin": 0.15, "early": 0.08},
}
WORTH = {
    "amateratsu": 3, "izanagi": 3, "raijin": 3, "ananda": 2, "izanami": 1.5, "riu": 4,
    "awashima": 3, "kachiko": 1, "susanoo": 2, "ebisu": 3, "kagutsuchi": 3, "tomoe": 3.5,
    "fu_hsi": 3, "michimata": 2.5, "toyo_tama": 3, "hetsuka": 3, "nakatsu": 3.5, "yasoma": 4,
}  # fmt: skip
LONGEST_CHAIN = 4


class Board:
    """The edition as sets of names."""

    def __init__(self, edition):
        self.ring = {island.id: set(island.ring) for island in edition.board.islands}
        self.near, self.beside, shared = {}, {}, {}
        for island in edition.board.islands:
            self.beside.setdefault(island.id, set())
            for one, other in island.lanes:
                self.near.setdefault(one, set()).add(other)
                self.near.setdefault(other, set()).add(one)
                shared.setdefault(frozenset((one, other)), []).append(island.id)
        for islands in shared.values():
            for one, other in combinations(islands, 2):
                self.beside[one].add(other)
                self.beside[other].add(one)
        self.shores = {}
        for island, ring in self.ring.items():
            for slot in ring:
                self.shores.setdefault(slot, set()).add(island)
        self.entries = set(edition.board.entries)
        self.fleets = {
            fleet.number: (
                [c for c, n in zip(COLOURS, fleet.take, strict=True) for _ in range(n)],
                fleet.choice,
                fleet.power,
            )
            for fleet in edition.fleets
        }
        self.price = {colour.id: colour.price for colour in edition.colours}
        self.tiles = {
            tile.id: (
                tile.kind,
                tile.points,
                Counter({c: n for c, n in zip(COLOURS, tile.needs, strict=True) if n}),
            )
            for tile in edition.tiles
        }


class Enumerator:
    """Enumerates hands, chains and what they allow; plays what adds up to most."""

    def __init__(self, edition, style, seed):
        self.board = Board(edition)
        self.style = STYLES[style]
        self.random = random.Random(seed)
        self.plan = []
        self.when = None

    def choose(self, view, legal):
        """Follow the plan of the turn, or make one at its start; else do what is nearest."""
        when = view["round"], view["turn"]
        if view["step"] == "fleet" or when != self.when:
            self.plan = self.best_turn(view) if view["step"] == "fleet" else []
            self.when = when
        while self.plan:
            action = self.plan.pop(0)
            if action in legal:
                return action
        return self.without_plan(view, legal)

    def best_turn(self, view):
        self.view = view
        self.me = view["players"][view["order"][view["turn"]]]
        self.mine = view["order"][view["turn"]]
        self.used = set(view["boats"])
        built = set(view["built"])
        self.empty = set(self.board.ring) - set(view["culture"]) - built - set(view["sacred"])
        self.row = list(view["buildings"]["row"]) + [
            tile for tile, since in self.me["reserved"].items() if since < view["round"]
        ]
        self.best = (-1e9, [])
        for fleet in view["fleets"]["up"]:
            boats, choice, power = self.board.fleets[fleet]
            early = -self.style["early"] * fleet
            for third in COLOURS if choice else [None]:
                if third and not view["reserve"][third]:
                    continue
                start = [f"fleet {fleet}"] + ([f"take {third}"] if third else [])
                hand = Counter(self.me["boats"]) + Counter(boats) + Counter([third] * bool(third))
                for bought in (None, *COLOURS[:4]):
                    price = self.board.price[bought] if bought else 0
                    if bought and (price > self.me["coins"] or not view["reserve"][bought]):
                        continue
                    actions = start + ([f"buy {bought}"] if bought else [])
                    value = early - self.style["coin"] * price
                    self.lay(hand + Counter([bought] * bool(bought)), [], actions, value, power)
        return self.best[1]

    def lay(self, hand, chain, actions, value, power):
        self.judge(hand, chain, actions, value, power)
        if len(chain) == LONGEST_CHAIN:
            return
        taken = self.used | {slot for slot, _ in chain}
        for colour in [c for c in COLOURS if hand[c]]:
            if chain:
                slots = self.board.near[chain[-1][0]] - taken
            else:
                slots = set(self.board.entries)
                for slot, there in self.view["boats"].items():
                    if there == colour:
                        slots |= self.board.near[slot]
                slots -= taken
            for slot in sorted(slots):
                hand[colour] -= 1
                step = f"place {colour} {slot}"
                self.lay(hand, [*chain, (slot, colour)], [*actions, step], value, power)
                hand[colour] += 1

    def judge(self, hand, chain, actions, value, power):
        left = sum(hand.values())
        room = 3 if "riu" in self.me["specialists"] else 1
        value += self.style["boat"] * min(left, room) - self.style["lost"] * max(0, left - room)
        boats = dict(self.view["boats"]) | dict(chain)
        around = set().union(*(self.board.shores[slot] for slot, _ in chain)) if chain else set()
        can = False
        for island in sorted(around & self.empty):
            there = Counter(boats[slot] for slot in self.board.ring[island] if slot in boats)
            for tile in self.row:
                kind, points, needs = self.board.tiles[tile]
                missing = sum((needs - there).values())
                standard = kind in ("standard", "trading_post")
                if missing > (power == "discount") or (standard and not self.me["buildings_left"]):
                    continue
                can = True
                gain = points + (self.extra(island, kind) if standard else 0)
                self.offer(value + gain, [*actions, f"build {tile} {island}"])
        tokens = [island for island in around if island in self.view["culture"]]
        if tokens:
            can = True
            picked = self.pick(tokens, {slot for slot, _ in chain})
            gain = self.style["token"] * len(picked) + 0.3 * self.fits(picked)
            self.offer(value + gain, [*actions, *(f"collect {island}" for island in picked)])
        if not can:
            self.offer(value, [*actions, "done"])

    def offer(self, value, actions):
        value += self.random.random() * 0.01
        if value > self.best[0]:
            self.best = (value, actions)

    def extra(self, island, kind):
        built = self.view["built"]
        gain = self.style["house"] + (island in self.view["mountains"])
        own = 1
        for other in self.board.beside[island]:
            what = built.get(other)
            if what in ("torii", "palace"):
                gain += 1
            elif what is not None and self.is_mine(what):
                own += 1
        if own > 1:
            gain += own * (0.4 if kind == "trading_post" else 0.2)
        return gain

    def is_mine(self, what):
        return what in (self.mine, str(self.mine)) or (
            isinstance(what, dict) and what.get("seat") == self.mine
        )

    def pick(self, tokens, slots):
        """Return the islands to collect from: as many as there are boats for, what fits best."""
        for most in range(min(len(tokens), len(slots)), 0, -1):
            sets = sorted(combinations(sorted(tokens), most), key=self.fits, reverse=True)
            for islands in sets:
                if self.can_take(islands, slots):
                    return islands
        return ()

    def can_take(self, islands, slots):
        """Is there a boat for each of the islands?"""
        return not islands or any(
            islands[0] in self.board.shores[slot] and self.can_take(islands[1:], slots - {slot})
            for slot in slots
        )

    def fits(self, islands):
        held = Counter(self.me["culture"]) + Counter(self.view["culture"][i] for i in islands)
        return sum(n // 2 for n in held.values()) + (len(held) >= 3) * 0.7

    def without_plan(self, view, legal):
        me = view["players"][view["order"][view["turn"]]]
        self.me = me
        for kind in ("collect", "ebisu", "build"):
            those = [action for action in legal if action.startswith(kind)]
            if those:
                return max(those, key=lambda action: self.alone(view, action))
        recruits = [action for action in legal if action.startswith("recruit")]
        if recruits:
            coins = dict(view["specialists"]["row"])
            return max(recruits, key=lambda action: self.recruit_worth(action, coins))
        if "done" in legal:
            return "done"
        discards = [action for action in legal if action.startswith("discard")]
        if discards:
            return min(discards, key=lambda action: COLOURS.index(action.split()[1]))
        return self.random.choice(legal)

    def alone(self, view, action):
        words = action.split()
        if words[0] == "build":
            return self.board.tiles[words[1]][1]
        self.view = view
        return self.fits([words[1]]) if words[1] in view["culture"] else 0

    def recruit_worth(self, action, coins):
        words = action.split()
        paid = len(set(words[2:])) + 0.5 * (len(words[2:]) == 3)
        return WORTH.get(words[1], 2) + 0.2 * coins.get(words[1], 0) - 0.3 * paid


def main():
    """Speak the protocol."""
    style = sys.argv[1] if len(sys.argv) > 1 else "builder"
    player, view, legal = None, {}, []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            print(f"hello 1 Enumerator ({style})", flush=True)
        elif word == "new":
            player = Enumerator(Edition.standard(), style, json.loads(rest)["seed"])
        elif word == "view":
            view = json.loads(rest)
        elif word == "legal":
            legal = json.loads(rest)
        elif word == "go":
            print("play", player.choose(view, legal), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
