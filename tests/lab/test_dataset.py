"""Datasets: the same command, the same file; every game can be played again from its row."""

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pytest
from pyarrow import parquet

from himiko import Game
from himiko.lab import Encoder, action_ids
from himiko.lab.dataset import DatasetSpec, card, write
from himiko.lab.single import Rulebook


def written(folder: Path, spec: DatasetSpec) -> Path:
    """Write a dataset; return its path."""
    path = folder / "games.parquet"
    write(path, spec)
    return path


def replayed(row: Any, players: int) -> Game:
    """Play the game of a row again."""
    single = Rulebook(players).deal(int(row["seed"]))
    for id_ in row["actions"]:
        single.play(int(id_))
    return single.game()


def test_random_games_are_small_and_can_be_played_again(tmp_path: Path) -> None:
    """At most 350 bytes a game, for every number of players; rows hold what happened."""
    for players in (2, 3, 4):
        path = written(tmp_path, DatasetSpec(games=2048, players=players, seed=5))

        games = pd.read_parquet(path)

        assert len(games) == 2048
        assert path.stat().st_size <= 350 * len(games)
        for _, row in games.head(5).iterrows():
            game = replayed(row, players)
            assert (game.over, game.end) == (True, row["end"])
            assert [one["total"] for one in game.scores()] == list(row["points"])
            assert [one["rank"] for one in game.scores()] == list(row["ranks"])
            assert game.round_and_turn[0] == row["rounds"]


def test_the_same_specification_gives_the_same_bytes(tmp_path: Path) -> None:
    """Whoever plays; another seed gives other games."""
    spec = DatasetSpec(games=3, levels=("fisher", "drifter"), seed=4)

    one = hashlib.sha256(written(tmp_path, spec).read_bytes()).hexdigest()
    other = hashlib.sha256(written(tmp_path, spec).read_bytes()).hexdigest()
    third = hashlib.sha256(
        written(tmp_path, DatasetSpec(games=3, levels=("fisher", "drifter"))).read_bytes()
    ).hexdigest()

    assert one == other != third


def test_players_change_seats(tmp_path: Path) -> None:
    """From game to game; polars reads the same."""
    path = written(tmp_path, DatasetSpec(games=2, levels=("fisher", "drifter"), seed=4))

    games = pl.read_parquet(path)

    assert games["players"].to_list() == [["fisher", "drifter"], ["drifter", "fisher"]]
    assert replayed({key: games[key][0] for key in ("seed", "actions")}, 2).over


def test_features_and_values(tmp_path: Path) -> None:
    """What the seat to act knew before each action, and what the computer player thought of it."""
    path = written(tmp_path, DatasetSpec(games=1, seed=3, features=True, values=8))
    row = pd.read_parquet(path).iloc[0]
    game = Game.new(2, 3)
    ids, encoder = action_ids(), Encoder(2)

    for n in range(25):
        assert row["seats"][n] == game.turn
        assert np.array_equal(row["observations"][n], encoder.observe(game, int(row["seats"][n])))
        assert sum(row["values"][n]) == pytest.approx(1, abs=0.05)
        game.play(ids.legal(game)[int(row["actions"][n])])

    assert len(row["actions"]) == len(row["values"]) == len(row["observations"])


def test_the_file_says_how_it_was_made(tmp_path: Path) -> None:
    """In its metadata, and in the card beside it."""
    spec = DatasetSpec(games=4, players=3, seed=8)
    path = written(tmp_path, spec)

    made = json.loads(parquet.read_schema(path).metadata[b"himiko"])

    assert made == spec.as_dict()
    text = card(spec, path.name, 17, "abc")
    assert "4 games of Yamataï for 3 players" in text
    assert "| `actions` |" in text
    assert "`observations`" not in text
