"""Reading a position: from a dict to a state of the engine, refusing what cannot be.

Here each value is checked for itself; `validate_position.py` checks how they fit together.
"""

from collections.abc import Mapping
from typing import Any, Final, get_type_hints

import numpy as np
from numpy.typing import NDArray

from himiko.edition import Edition
from himiko.edition.names import COLOURS, CULTURE, MAX_PLAYERS, MIN_PLAYERS, SPECIALISTS
from himiko.game import validate_position
from himiko.game.catalogue import HELPERS, MOST_SEEN
from himiko.game.chance import read_chance
from himiko.game.errors import BadPosition
from himiko.game.position import RULES
from himiko.game.shapes import Now, PlayerView, Position
from himiko.game.values import Fields, Node
from himiko.rules import engine
from himiko.rules.state import CHAIN, ENDS, QUESTION_SHAPE, STATE, STEPS

_SHAPE: Final = get_type_hints(Position)
_REQUIRED: Final = tuple(key for key in _SHAPE if key in Position.__required_keys__)
_PLAYER: Final = tuple(get_type_hints(PlayerView))
_END: Final = ("end",)
_NOW: Final = tuple(key for key in get_type_hints(Now) if key not in {"back", *_END})
_MOST_COINS: Final = 1_000_000
_MOST_ROUNDS: Final = 30_000
_MOST_USES: Final = 100
"""What a state can hold; the engine says how many a turn allows (see `validate_position`)."""


def read_position(position: Mapping[str, Any], edition: Edition) -> NDArray[np.void]:
    reader = _Reader(position, edition)
    reader.read()
    validate_position.check(reader.state, edition)
    restored = engine.restore(reader.state, 0, edition.components, reader.collected())
    if restored == engine.NOT_ASSIGNABLE:
        raise BadPosition("now.taken", "not_assignable")
    if restored == engine.NOT_ASKED:
        raise BadPosition("step", "not_asked")
    _check_question(reader.state, edition)
    return reader.state


def _check_question(state: NDArray[np.void], edition: Edition) -> None:
    """Refuse a question that would have answered itself."""
    step = STEPS[state["step"][0]]
    if step in {"fleet", "over"}:
        return
    question = np.zeros(QUESTION_SHAPE, np.int64)
    actions = np.zeros(engine.MOST_ANSWERS, np.int16)
    answers = engine.ask(state, 0, edition.components, question, actions)
    if answers < 2:  # noqa: PLR2004
        raise BadPosition("step", "answers_itself", step=step)


class _Reader:
    """Fills a state, part by part."""

    def __init__(self, position: Mapping[str, Any], edition: Edition) -> None:
        self.edition = edition
        self.fields = Node(position).fields(_REQUIRED, ("now", "known"))
        self.state: NDArray[np.void] = np.zeros(1, STATE)
        self.s = self.state[0]
        self.slots = {name: n for n, name in enumerate(edition.slot_ids)}
        self.islands = {name: n for n, name in enumerate(edition.island_ids)}
        self.tiles = {name: n for n, name in enumerate(edition.tile_ids)}
        self.people = {specialist.id for specialist in edition.specialists}

    def read(self) -> None:
        fields = self.fields
        fields["edition"].word({self.edition.name}, "edition", expected=self.edition.name)
        fields["rules"].number(RULES, RULES)
        players = fields["players"].items()
        if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
            raise fields["players"].wrong("players", found=len(players))
        self._read_round(len(players))
        self._read_fleets()
        self._read_buildings()
        self._read_specialists()
        self._read_board()
        for seat, player in enumerate(players):
            self._read_player(seat, player.fields(_PLAYER))
        self._read_step()
        self._read_known()
        self._read_chance()

    def _read_round(self, players: int) -> None:
        s, fields = self.s, self.fields
        turns = players * self.edition.limits.turns_per_round[players]
        s["players"], s["turns"] = players, turns
        s["round_number"] = fields["round"].number(1, _MOST_ROUNDS)
        order = [seat.number(0, players - 1) for seat in fields["order"].items()]
        if len(order) != turns:
            raise fields["order"].wrong("turns", expected=turns, found=len(order))
        s["order"][:turns] = order
        s["turn"] = fields["turn"].number(0, turns)

    def _read_fleets(self) -> None:
        s = self.s
        fleets = self.fields["fleets"].fields(("up", "down", "played"))
        most = len(self.edition.fleets)
        lists = {}
        for key in ("up", "down", "played"):
            lists[key] = [fleet.number(1, most) for fleet in fleets[key].items()]
        every = lists["up"] + lists["down"] + lists["played"]
        if sorted(every) != list(range(1, most + 1)):
            raise self.fields["fleets"].wrong("each_fleet", most=most)
        if len(lists["played"]) > s["turns"]:
            raise fleets["played"].wrong("most_fleets", most=int(s["turns"]))
        track = lists["up"] + lists["down"]
        s["track"][: len(track)] = track
        s["played"][: len(lists["played"])] = lists["played"]
        s["fleets_up"], s["fleets_down"] = len(lists["up"]), len(lists["down"])

    def _read_buildings(self) -> None:
        s = self.s
        buildings = self.fields["buildings"].fields(("row", "deck"))
        row = buildings["row"].words(self.tiles, "no_tile")
        deck = buildings["deck"].words(self.tiles, "no_tile")
        if len(row) > self.edition.limits.row_buildings:
            raise buildings["row"].wrong("most", most=self.edition.limits.row_buildings)
        s["row"][: len(row)] = [self.tiles[tile] for tile in row]
        s["deck"][: len(deck)] = [self.tiles[tile] for tile in reversed(deck)]
        s["row_size"], s["deck_size"] = len(row), len(deck)

    def _read_specialists(self) -> None:
        s = self.s
        specialists = self.fields["specialists"].fields(("row", "deck"))
        row = specialists["row"].items()
        if len(row) > self.edition.limits.row_specialists:
            raise specialists["row"].wrong("most", most=self.edition.limits.row_specialists)
        for n, pair in enumerate(row):
            who_and_coins = pair.items()
            if len(who_and_coins) != 2:  # noqa: PLR2004
                raise pair.wrong("pair")
            who, coins = who_and_coins
            s["specialist_row"][n] = SPECIALISTS.index(who.word(self.people, "no_specialist"))
            s["row_coins"][n] = coins.number(0, 30_000)
            if s["row_coins"][n] % 2:
                raise coins.wrong("odd_coins")
        deck = specialists["deck"].words(self.people, "no_specialist")
        s["specialist_deck"][: len(deck)] = [SPECIALISTS.index(who) for who in reversed(deck)]
        s["specialist_row_size"], s["specialist_deck_size"] = len(row), len(deck)

    def _read_board(self) -> None:
        s, fields = self.s, self.fields
        reserve = fields["reserve"].fields(COLOURS)
        for n, colour in enumerate(COLOURS):
            s["reserve"][n] = reserve[colour].number(0, self.edition.colours[n].count)
        for slot, node in fields["boats"].entries(self.slots, "no_slot").items():
            colour = node.word(COLOURS, "no_colour")
            s["boats"][COLOURS.index(colour)] |= 1 << self.slots[slot]
        for island, node in fields["culture"].entries(self.islands, "no_island").items():
            kind = node.word(CULTURE, "no_culture")
            s["culture"][CULTURE.index(kind)] |= 1 << self.islands[island]
        s["mountains"] = self._island_set(fields["mountains"])
        s["sacred"] = self._island_set(fields["sacred"])
        for island, node in fields["built"].entries(self.islands, "no_island").items():
            bit = 1 << self.islands[island]
            if node.value == "torii":
                s["torii"] |= bit
            elif node.value == "palace":
                s["palaces"] |= bit
            else:
                s["houses"][node.number(0, int(s["players"]) - 1)] |= bit

    def _island_set(self, node: Node) -> int:
        return sum(1 << self.islands[name] for name in node.words(self.islands, "no_island"))

    def _read_player(self, seat: int, player: Fields) -> None:
        s = self.s
        s["coins"][seat] = player["coins"].number(0, _MOST_COINS)
        s["prestige"][seat] = player["prestige"].number(0, _MOST_COINS)
        s["hand"][seat] = self._count_boats(player["boats"])
        s["aside"][seat] = self._count_boats(player["aside"])
        for kind, node in player["culture"].entries(CULTURE, "no_culture").items():
            n = CULTURE.index(kind)
            s["tokens"][seat, n] = node.number(0, self.edition.culture[n])
        for n, who in enumerate(player["specialists"].words(self.people, "no_specialist")):
            s["crew"][seat] |= 1 << SPECIALISTS.index(who)
            s["crew_order"][SPECIALISTS.index(who)] = n
        for n, tile in enumerate(player["tiles"].words(self.tiles, "no_tile")):
            s["tiles"][seat] |= 1 << self.tiles[tile]
            s["tile_order"][self.tiles[tile]] = n
        reserved = player["reserved"].entries(self.tiles, "no_tile")
        for n, (tile, node) in enumerate(reserved.items()):
            s["reserved"][seat] |= 1 << self.tiles[tile]
            s["tile_order"][self.tiles[tile]] = n
            s["tile_round"][self.tiles[tile]] = node.number(1, int(s["round_number"]))
        most = self.edition.limits.standard_buildings[int(s["players"])]
        s["buildings_left"][seat] = player["buildings_left"].number(0, most)

    def _count_boats(self, node: Node) -> list[int]:
        boats = [boat.word(COLOURS, "no_colour") for boat in node.items()]
        counts = [boats.count(colour) for colour in COLOURS]
        for colour, count in zip(self.edition.colours, counts, strict=True):
            if count > colour.count:
                raise node.wrong(
                    "boats_of_colour", most=colour.count, colour=colour.id, found=count
                )
        return counts

    def _read_step(self) -> None:
        s, fields = self.s, self.fields
        step = fields["step"].word(STEPS, "no_step")
        s["step"] = STEPS.index(step)
        if step == "fleet":
            if "now" in fields:
                raise fields["now"].wrong("now_too_early")
        elif step == "over":
            end = fields["now"].fields(_END)["end"]
            names = [name for name in ENDS if name]
            s["end"] = ENDS.index(end.word(names, "no_end"))
        else:
            self._read_now(fields["now"].fields(_NOW, ("back",)), arranging=step == "arrange")

    def _read_now(self, now: Fields, *, arranging: bool) -> None:
        s = self.s
        s["trades"] = now["trades"].number(0, _MOST_USES)
        s["power"] = now["power"].number(0, _MOST_USES)
        for who in now["used"].words(HELPERS, "no_helper", expected=" ".join(HELPERS)):
            s["used"] |= 1 << SPECIALISTS.index(who)
        chain = [slot.word(self.slots, "no_slot") for slot in now["chain"].items()]
        taken = now["taken"].words(self.islands, "no_island")
        if len(chain) >= CHAIN or len(taken) > len(chain):
            raise now["chain"].wrong("chain_too_long")
        s["chain"][: len(chain)] = [self.slots[slot] for slot in chain]
        s["taken"][: len(taken)] = [self.islands[island] for island in taken]
        s["chain_size"], s["taken_size"] = len(chain), len(taken)
        s["placed"] = sum({1 << self.slots[slot] for slot in chain})
        s["recruited"] = now["recruited"].flag()
        if arranging:
            back = now["back"].word(("act", "after", "recruit"), "no_back")
            s["return_step"] = STEPS.index(back)
        elif "back" in now:
            raise now["back"].wrong("back_unasked")

    def _read_known(self) -> None:
        s, fields = self.s, self.fields
        size = int(s["deck_size"])
        deck = [self.edition.tile_ids[tile] for tile in s["deck"][:size][::-1]]
        seats = [str(seat) for seat in range(s["players"])]
        known = fields["known"].entries(seats, "no_seat") if "known" in fields else {}
        for seat, node in known.items():
            lists = node.fields((), ("top", "bottom"))
            top, bottom = (
                lists[key].words(self.tiles, "no_tile") if key in lists else []
                for key in ("top", "bottom")
            )
            if len(top) > MOST_SEEN:
                raise lists["top"].wrong("most", most=MOST_SEEN)
            if top != deck[: len(top)]:
                raise lists["top"].wrong("top")
            if len(top) + len(bottom) > size or bottom != deck[size - len(bottom) :]:
                raise lists["bottom"].wrong("bottom")
            s["known_top"][int(seat)], s["known_bottom"][int(seat)] = len(top), len(bottom)

    def _read_chance(self) -> None:
        node = self.fields["rng"]
        if not isinstance(node.value, str):
            raise node.wrong("no_hexadecimal")
        try:
            key, draws = read_chance(node.value)
        except ValueError as error:
            raise node.wrong("no_hexadecimal") from error
        self.s["key"], self.s["draws"] = key, draws

    def collected(self) -> NDArray[np.int64]:
        """Return the islands to be assigned to boats, taken off the state, while collecting."""
        s = self.s
        if STEPS[s["step"]] != "collect":
            return np.zeros(0, np.int64)
        taken: NDArray[np.int64] = s["taken"][: s["taken_size"]].astype(np.int64)
        s["taken"][:] = 0
        s["taken_size"] = 0
        return taken
