"""Positions for tests from a few words: a test says what matters to it, the rest is filled in.

There is no rule of the game here, only the bookkeeping of components: each is somewhere, once.
What a test does not name goes where it disturbs least: dear tiles fill the row, mountains lie
in the east, and what must not be in the reserve or a deck is with the last seat. A scene is the
start of a turn of seat 0; the test plays on from there.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, TypedDict, TypeVar, Unpack

from himiko import Edition, Game
from himiko.edition.names import COLOURS
from himiko.game.shapes import PlayerView

Thing = TypeVar("Thing", bound=Hashable)


class Parts(TypedDict, total=False):
    """What can be said of a scene; every part may be left out."""

    edition: Edition
    players: int
    round: int
    order: Sequence[int]  # the seats of the round's turns; seat 0 is to move if not given
    played: Sequence[int]  # the fleets of the turns already over
    fleets: Sequence[int]  # the first on the track, left to right
    row: Sequence[str]  # building tiles; dear ones fill it up
    deck: Sequence[str]  # building tiles, the first on top, and no others
    top: Sequence[str]  # building tiles on top of a deck that has all others
    specialists: Sequence[str | tuple[str, int]]  # in the row, perhaps with coins
    specialist_deck: Sequence[str]  # the first on top, and no others
    reserve: Mapping[str, int]  # boats left of some colours
    boats: Mapping[str, str]  # slots
    culture: Mapping[str, str]  # islands
    mountains: Sequence[str]
    sacred: Sequence[str]
    built: Mapping[str, int | str]  # islands: a seat, "torii" or "palace"
    coins: Mapping[int, int]  # this and all below: by seat
    prestige: Mapping[int, int]
    hand: Mapping[int, Sequence[str]]
    aside: Mapping[int, Sequence[str]]
    tokens: Mapping[int, Mapping[str, int]]
    crew: Mapping[int, Sequence[str]]  # specialists
    tiles: Mapping[int, Sequence[str]]  # built; those of `built` come by themselves
    reserved: Mapping[int, Mapping[str, int]]  # tile: round
    known: Mapping[str, Mapping[str, Sequence[str]]]
    rng: str


def scene(**parts: Unpack[Parts]) -> Game:
    """Return a game at the position that the parts describe."""
    return Game.from_position(_Scene(parts).position(), parts.get("edition"))


class _Leisure(TypedDict):
    crew: Mapping[int, Sequence[str]]
    tokens: Mapping[int, Mapping[str, int]]


# A question with one answer answers itself. A power that can be used at any time keeps all
# questions of the turn open, where a test wants to look at them: scene(..., **AT_LEISURE).
AT_LEISURE: Final[_Leisure] = {"crew": {0: ["hetsuka"]}, "tokens": {0: {"wisteria": 1}}}


class _Pool(Generic[Thing]):
    """The components of one sort that lie nowhere yet."""

    def __init__(self, things: Iterable[Thing]) -> None:
        self._left = list(things)

    def take(self, things: Iterable[Thing]) -> list[Thing]:
        """Take these."""
        taken = list(things)
        for thing in taken:
            self._left.remove(thing)
        return taken

    def draw(self, number: int, only: Iterable[Thing] | None = None) -> list[Thing]:
        """Take some, the first there are (of these only)."""
        allowed = self._left if only is None else [one for one in self._left if one in set(only)]
        return self.take(allowed[: max(number, 0)])

    def draw_last(self, number: int) -> list[Thing]:
        """Take some, the last first."""
        return self.take(self._left[::-1][: max(number, 0)])

    def empty(self) -> list[Thing]:
        """Take all that are left."""
        return self.take(self._left)


class _Scene:
    """Puts the components where the parts say, then the rest."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.edition = parts.get("edition") or Edition.standard()
        self.number = parts.get("players", 2)
        self.seats = range(self.number)
        self.last = self.number - 1
        self.round = parts.get("round", 5)
        self.played = list(parts.get("played", ()))
        self.limits = self.edition.limits
        self.built = dict(parts.get("built", {}))

    def position(self) -> dict[str, Any]:
        parts, turn = self.parts, len(self.played)
        turns = self.number * self.limits.turns_per_round[self.number]
        buildings, tiles, reserved = self._buildings()
        specialists, crews = self._specialists()
        reserve, aside = self._boats()
        position: dict[str, Any] = {
            "edition": self.edition.name,
            "rules": 1,
            "round": self.round,
            "order": list(parts.get("order", [(n - turn) % self.number for n in range(turns)])),
            "turn": turn,
            "fleets": self._fleets(),
            "buildings": buildings,
            "specialists": specialists,
            "reserve": reserve,
            "boats": dict(parts.get("boats", {})),
            "culture": dict(parts.get("culture", {})),
            "mountains": self._mountains(),
            "sacred": list(parts.get("sacred", ())),
            "built": self.built,
            "players": [
                {
                    **self._belongings(seat),
                    "aside": aside[seat],
                    "specialists": crews[seat],
                    "tiles": tiles[seat],
                    "reserved": reserved[seat],
                }
                for seat in self.seats
            ],
            "step": "fleet",
            "rng": parts.get("rng", "5eed"),
        }
        if "known" in parts:
            position["known"] = parts["known"]
        return position

    def _belongings(self, seat: int) -> dict[str, Any]:
        parts = self.parts
        houses = sum(owner == seat for owner in self.built.values())
        return {
            "coins": parts.get("coins", {}).get(seat, self.limits.start_coins),
            "prestige": parts.get("prestige", {}).get(seat, 0),
            "boats": list(parts.get("hand", {}).get(seat, ())),
            "culture": dict(parts.get("tokens", {}).get(seat, {})),
            "buildings_left": self.limits.standard_buildings[self.number] - houses,
        }

    def _fleets(self) -> dict[str, list[int]]:
        pool = _Pool(fleet.number for fleet in self.edition.fleets)
        played = pool.take(self.played)
        track = pool.take(self.parts.get("fleets", ())) + pool.empty()
        up = self.limits.face_up_fleets - len(played)
        return {"up": track[:up], "down": track[up:], "played": played}

    def _buildings(self) -> tuple[dict[str, Any], list[list[str]], list[dict[str, int]]]:
        parts = self.parts
        pool = _Pool(self.edition.tile_ids)
        row = pool.take(parts.get("row", ()))
        deck = pool.take([*parts.get("deck", ()), *parts.get("top", ())])
        reserved = [dict(parts.get("reserved", {}).get(seat, {})) for seat in self.seats]
        for tiles in reserved:
            pool.take(tiles)
        built = self._built_tiles(pool)
        row += pool.draw_last(self.limits.row_buildings - len(row))
        if "deck" in parts:
            reserved[self.last] |= dict.fromkeys(pool.empty(), self.round - 1)
        else:
            deck += pool.empty()
        return {"row": row, "deck": deck}, built, reserved

    def _built_tiles(self, pool: _Pool[str]) -> list[list[str]]:
        """Give each building on the board its tile; prestige tiles not named to the last seat."""
        built = [pool.take(self.parts.get("tiles", {}).get(seat, ())) for seat in self.seats]
        kind = {tile.id: tile.kind for tile in self.edition.tiles}
        standard = [tile for tile in kind if kind[tile] in {"standard", "trading_post"}]
        for seat in self.seats:
            named = [tile for tile in built[seat] if tile in standard]
            houses = sum(owner == seat for owner in self.built.values())
            built[seat] += pool.draw(houses - len(named), standard)
        for prestige in ("torii", "palace"):
            of_kind = [tile for tile in kind if kind[tile] == prestige]
            named = [tile for tiles in built for tile in tiles if tile in of_kind]
            standing = sum(thing == prestige for thing in self.built.values())
            built[self.last] += pool.draw(standing - len(named), of_kind)
        return built

    def _specialists(self) -> tuple[dict[str, Any], list[list[str]]]:
        parts = self.parts
        pool: _Pool[str] = _Pool(specialist.id for specialist in self.edition.specialists)
        named = [
            one if isinstance(one, tuple) else (one, 0) for one in parts.get("specialists", ())
        ]
        pool.take(who for who, _ in named)
        crews = [pool.take(parts.get("crew", {}).get(seat, ())) for seat in self.seats]
        deck = pool.take(parts.get("specialist_deck", ()))
        rest = pool.draw_last(self.limits.row_specialists - len(named))
        row = [[who, coins] for who, coins in [*named, *((who, 0) for who in rest)]]
        if "specialist_deck" in parts:
            crews[self.last] += pool.empty()
        else:
            deck += pool.empty()
        return {"row": row, "deck": deck}, crews

    def _boats(self) -> tuple[dict[str, int], list[list[str]]]:
        parts = self.parts
        aside = [list(parts.get("aside", {}).get(seat, ())) for seat in self.seats]
        hands = [boat for boats in parts.get("hand", {}).values() for boat in boats]
        out = [*parts.get("boats", {}).values(), *hands, *(boat for pile in aside for boat in pile)]
        reserve: dict[str, int] = {}
        for colour, sort in zip(COLOURS, self.edition.colours, strict=True):
            left = sort.count - out.count(colour)
            reserve[colour] = parts.get("reserve", {}).get(colour, left)
            aside[self.last] += [colour] * (left - reserve[colour])
        return reserve, aside

    def _mountains(self) -> list[str]:
        number = sum(1 for tokens in self.edition.culture if tokens)
        pool = _Pool(self.edition.island_ids)
        mountains = pool.take(self.parts.get("mountains", ()))
        return mountains + pool.draw_last(number - len(mountains))


# What tests ask of a game.


def play(game: Game, transcript: str) -> None:
    """Play the actions of a transcript, separated by commas as in a record."""
    for action in transcript.split(","):
        game.play(action.strip())


def options(game: Game, words: str) -> list[str]:
    """Return how the legal actions that begin with these words go on."""
    return [
        action.removeprefix(words).strip()
        for action in game.legal()
        if f"{action} ".startswith(f"{words} ")
    ]


def verbs(game: Game) -> set[str]:
    """Return the first words of the legal actions."""
    return {action.split()[0] for action in game.legal()}


def refused(game: Game, action: str) -> str:
    """Return the rule and the code by which an action is refused; `legal` if it is not."""
    refusal = game.why_not(action)
    return f"{refusal.rule} {refusal.code}" if refusal else "legal"


def happened(game: Game, *names: str) -> list[dict[str, Any]]:
    """Return what the last action caused: the values of the events with these names."""
    last = game.events_since(game.ply)
    return [
        {key: value for key, value in event.items() if key not in {"ply", "seat", "event"}}
        for event in last
        if event["event"] in names
    ]


def player(game: Game, seat: int) -> PlayerView:
    """Return what a seat has."""
    return game.position()["players"][seat]
