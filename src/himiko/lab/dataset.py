"""Games as a Parquet file: a row for each, with its actions by id and how it ended.

The same specification gives the same bytes: games are in the order of their seeds, and players
draw from the seed of their game. Read it in two lines:

    import pandas
    games = pandas.read_parquet("games.parquet")

    import polars
    games = polars.read_parquet("games.parquet")
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import starmap
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from himiko.bots import Budget, make
from himiko.bots.analysis import analyse
from himiko.cluster import Cluster
from himiko.edition import Edition
from himiko.extra import load
from himiko.game import RULES, Game
from himiko.game.chance import key_of
from himiko.lab import ids, layouts
from himiko.lab.batch_spec import RANDOM
from himiko.lab.single import Rulebook
from himiko.rules import engine
from himiko.rules.scoring import PARTS, RANK, TOTAL
from himiko.rules.state import ENDS, QUESTION_SHAPE, SEATS, STATE

_ROUNDS: Final = 1000  # more than any game has; a limit for the engine
_GROUP: Final = 4096  # games written together
_RANDOM_PART: Final = 512  # random games played in one go; like the next, it divides a group
_PART: Final = 16  # games of players that think
_LENGTH: Final = 512  # actions of a trace; doubled where a game has more
_NO_ACTION: Final = -1
_COMPRESSION: Final = {"compression": "zstd", "compression_level": 9}

Row = dict[str, Any]


@dataclass(frozen=True)
class DatasetSpec:
    """What is played, and what is written of it."""

    games: int
    players: int = 2
    seed: int = 1
    levels: tuple[str, ...] = (RANDOM,)
    """Who plays: one for all seats, or one for each; they move on a seat from game to game."""
    features: bool = False
    """Write the observation of the seat to act before each action?"""
    values: int = 0
    """Iterations spent on each seat's winning chance before each action; 0: it is not written."""
    edition: Edition = field(default_factory=Edition.standard)

    def names(self, seed: int) -> list[str]:
        """Return who sits where in the game of a seed."""
        names = self.levels * self.players if len(self.levels) == 1 else self.levels
        return [names[(seat + seed) % self.players] for seat in range(self.players)]

    @property
    def is_random(self) -> bool:
        """Are all actions chosen by chance?"""
        return set(self.levels) == {RANDOM}

    def parts(self) -> list[range]:
        """Cut the games into parts that are played in one go, each the range of its seeds."""
        size = _RANDOM_PART if self.is_random else _PART
        seeds = range(self.seed, self.seed + self.games)
        return [seeds[first : first + size] for first in range(0, self.games, size)]

    def as_dict(self) -> dict[str, Any]:
        """Return all of it as plain data."""
        return {
            "edition": self.edition.name,
            "rules": RULES,
            "ids": ids.VERSION,
            "layout": layouts.VERSION,
            "games": self.games,
            "players": self.players,
            "seed": self.seed,
            "levels": list(self.levels),
            "features": self.features,
            "values": self.values,
        }


def write(
    path: Path,
    spec: DatasetSpec,
    on_games: Callable[[int], None] | None = None,
    *,
    ray: str | None = None,
) -> None:
    """Play the games of a specification and write them; `on_games` gets the number done.

    With `ray`, they are played on the cluster at that address.
    """
    parquet = load("pyarrow.parquet", "lab")
    table = _schema(spec)
    options = {**_COMPRESSION, "write_statistics": False, "store_schema": True}
    split = {"actions.list.element": "BYTE_STREAM_SPLIT", "seed": "DELTA_BINARY_PACKED"}
    words = ["end", "players.list.element"]
    with parquet.ParquetWriter(
        path, table, use_dictionary=words, column_encoding=split, **options
    ) as writer:
        rows: list[Row] = []
        for number, part in enumerate(_play_all(spec, ray), 1):
            rows += part
            if on_games is not None:
                on_games(len(part))
            if len(rows) == _GROUP or number == len(spec.parts()):
                writer.write_table(load("pyarrow", "lab").Table.from_pylist(rows, schema=table))
                rows = []


def _play_all(spec: DatasetSpec, ray: str | None) -> Iterator[list[Row]]:
    """Play all games; yield their rows in order, a part at a time."""
    tasks = [(spec, seeds) for seeds in spec.parts()]
    if ray is None:
        yield from starmap(play, tasks)
        return
    with Cluster(ray) as cluster:
        yield from cluster.in_order(play, tasks)


def _schema(spec: DatasetSpec) -> Any:  # noqa: ANN401  (pyarrow has no types)
    arrow = load("pyarrow", "lab")
    columns = [
        ("seed", arrow.int64()),
        ("players", arrow.list_(arrow.string())),
        ("actions", arrow.list_(arrow.int16())),
        ("points", arrow.list_(arrow.int16())),
        ("ranks", arrow.list_(arrow.int8())),
        ("end", arrow.string()),
        ("rounds", arrow.int16()),
    ]
    if spec.features or spec.values:
        columns.append(("seats", arrow.list_(arrow.int8())))
    if spec.features:
        size = layouts.layout(spec.players, spec.edition).size
        columns.append(("observations", arrow.list_(arrow.list_(arrow.int16(), size))))
    if spec.values:
        columns.append(("values", arrow.list_(arrow.list_(arrow.float32()))))
    return arrow.schema(columns, metadata={"himiko": json.dumps(spec.as_dict(), sort_keys=True)})


def play(spec: DatasetSpec, seeds: range) -> list[Row]:
    """Play the games of some seeds; return their rows."""
    if spec.is_random:
        rows = _play_at_random(spec, seeds)
    else:
        rows = [_play_by_players(spec, seed) for seed in seeds]
    if spec.features or spec.values:
        book = Rulebook(spec.players, spec.edition)
        rows = [row | _look_back(spec, book, row) for row in rows]
    return rows


def _play_at_random(spec: DatasetSpec, seeds: range) -> list[Row]:
    """Play whole games inside the compiled engine."""
    states, traces, scores = _playouts(spec, seeds, _LENGTH)
    to_id = Rulebook(spec.players, spec.edition).ids
    return [
        {
            "seed": seed,
            "players": spec.names(seed),
            "actions": to_id[trace[trace != _NO_ACTION]],
            "points": points[: spec.players, TOTAL],
            "ranks": points[: spec.players, RANK],
            "end": ENDS[state["end"]],
            "rounds": state["round_number"],
        }
        for seed, trace, points, state in zip(seeds, traces, scores, states, strict=True)
    ]


def _playouts(spec: DatasetSpec, seeds: range, length: int) -> tuple[NDArray[Any], ...]:
    states = np.zeros(len(seeds), STATE)
    states["key"] = np.array([key_of(seed) for seed in seeds], np.int64).reshape(-1, 4)
    scores = np.zeros((len(seeds), SEATS, len(PARTS)), np.int64)
    decisions = np.zeros(len(seeds), np.int64)
    traces = np.full((len(seeds), length), _NO_ACTION, np.int16)
    question = np.zeros(QUESTION_SHAPE, np.int64)
    what = (spec.edition.components, spec.players, _ROUNDS, question)
    engine.playouts(states, *what, traces, scores, decisions)
    if np.any(traces[:, -1] != _NO_ACTION):
        return _playouts(spec, seeds, 2 * length)
    return states, traces, scores


def _play_by_players(spec: DatasetSpec, seed: int) -> Row:
    game = Game.new(spec.players, seed, edition=spec.edition)
    names = spec.names(seed)
    sat = [
        make(name, edition=spec.edition, seed=seed * SEATS + seat)
        for seat, name in enumerate(names)
    ]
    numbers = []
    known = ids.action_ids(spec.edition)
    try:
        while game.turn is not None:
            texts = game.legal()
            asked = len(texts) > 1  # a player is only asked where there is a choice
            chosen = sat[game.turn].choose(game.view(game.turn), texts) if asked else texts[0]
            codes = {text: code for code, text in game.legal_codes().items()}
            numbers.append(known.id_of(codes[chosen]))
            game.play(chosen)
    finally:
        for player in sat:
            player.close()
    scores = game.scores()
    return {
        "seed": seed,
        "players": names,
        "actions": numbers,
        "points": [score["total"] for score in scores],
        "ranks": [score["rank"] for score in scores],
        "end": game.end,
        "rounds": game.round_and_turn[0],
    }


def _look_back(spec: DatasetSpec, book: Rulebook, row: Row) -> Row:
    """Return what was to be seen before each action of a game."""
    single = book.deal(row["seed"])
    found: Row = {"seats": [], "observations": [], "values": []}
    for id_ in row["actions"]:
        seat = single.seat
        found["seats"].append(seat)
        if spec.features:
            found["observations"].append(single.observe(seat))
        if spec.values:
            found["values"].append(_value(spec, single.game(), row["seed"]))
        single.play(int(id_))
    wanted = {"seats", *(["observations"] * spec.features), *(["values"] * bool(spec.values))}
    return {name: column for name, column in found.items() if name in wanted}


def _value(spec: DatasetSpec, game: Game, seed: int) -> list[float]:
    """Return each seat's winning chance, as the seat to act may judge it."""
    budget = Budget(iterations=spec.values)
    found = analyse(game.view(game.turn), budget, edition=spec.edition, seed=seed)
    return [chance.mean for chance in found.outlooks[0].chances]


def card(spec: DatasetSpec, name: str, size: int, digest: str) -> str:
    """Return the data card: what the file holds, how it was made, what it is good for."""
    columns = {
        "seed": "int64; `Game.new(players, seed)` deals the game",
        "players": "list of text; who sat where",
        "actions": "list of int16; ids of `himiko.lab.action_ids`, in order",
        "points": "list of int16; at the end, by seat",
        "ranks": "list of int8; 1 is the winner",
        "end": "text; why the game ended",
        "rounds": "int16; the last round",
        "seats": "list of int8; who played each action",
        "observations": "list of lists of int16; what that seat knew, by `himiko.lab.layout`",
        "values": "list of lists of float; each seat's winning chance before the action",
    }
    there = [name for name in columns if name in _schema(spec).names]
    lines = "\n".join(f"| `{column}` | {columns[column]} |" for column in there)
    made = json.dumps(spec.as_dict(), sort_keys=True)
    return _CARD.format(
        name=name, games=spec.games, players=spec.players, levels=", ".join(spec.levels),
        size=size, digest=digest, columns=lines, made=made,
    )  # fmt: skip


_CARD: Final = """# {name}

{games} games of Yamataï for {players} players, one row each. Played by: {levels}.

- Size: {size} bytes. SHA-256: `{digest}`; the same command gives the same file.
- Made by `himiko dataset` from: `{made}` (also in the file's metadata, key `himiko`).
- Licence: MIT, as himiko. No people took part; nothing personal is in it.

| column | holds |
|---|---|
{columns}

```python
import pandas
games = pandas.read_parquet("{name}")
```

```python
import polars
games = polars.read_parquet("{name}")
```

Good for: learning from games, statistics of openings and ends. Not good for: conclusions about how
people play, since computer players (or chance) chose every action.
"""
