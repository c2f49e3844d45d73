"""What a position is worth: the final scores to be expected, and from them the winning chances.

The weights are fitted on games (see fit.py) and kept in weights.npz. A seat's final score is its
points now plus what its features bring, part at once and part for every round still to come.
"""

from functools import cache
from importlib.resources import as_file, files

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.features import (
    COINS,
    CREW,
    GAME_FEATURES,
    HAND,
    RANK_PART,
    SEAT_FEATURES,
    TOKENS,
    TOTAL_PART,
    is_over,
    look_at_game,
    look_at_seat,
)
from himiko.rules.compile import rule
from himiko.rules.scoring import score_all

_LAYOUT = np.dtype(
    [
        ("rounds", np.float64, (3, GAME_FEATURES)),  # rounds to come, by number of players - 2
        ("now", np.float64, (3, SEAT_FEATURES)),
        ("later", np.float64, (3, SEAT_FEATURES)),  # for each round to come
        ("spread", np.float64, (3, 2)),  # of the final scores: constant, for each round to come
    ],
    align=True,
)
WEIGHTS = np.dtype((np.record, _LAYOUT))

# Room for the working of one thread.
_ROOM_LAYOUT = np.dtype(
    [
        ("game", np.float64, GAME_FEATURES),
        ("seat", np.float64, SEAT_FEATURES),
        ("points", np.int64, 8),
        ("table", np.int64, (4, 8)),
        ("finals", np.float64, 4),
        ("chances", np.float64, 4),
        ("leaf", np.float64, 8),  # chances, then expected scores
    ],
    align=True,
)
ROOM = np.dtype((np.record, _ROOM_LAYOUT))


@cache
def weights() -> NDArray[np.void]:
    """Return the fitted weights."""
    with as_file(files(__package__).joinpath("weights.npz")) as path, np.load(path) as stored:
        loaded = np.zeros(1, WEIGHTS)
        for name in stored.files:
            # A specialist that is newer than the weights comes last, and counts as nothing.
            loaded[name][0, :, : stored[name].shape[1]] = stored[name]
    return loaded


@cache
def simple_weights() -> NDArray[np.void]:
    """Return weights that a beginner might guess: points count, tokens nearly as much."""
    guess = np.zeros(1, WEIGHTS)
    guess["rounds"][0, :, 3] = 1.0
    guess["now"][0, :, COINS] = 0.02
    guess["now"][0, :, TOKENS] = 0.8
    guess["now"][0, :, HAND : HAND + 5] = 0.1
    guess["later"][0, :, CREW:] = 0.15
    guess["spread"][0] = (3.0, 0.3)
    return guess


@rule
def rounds_to_come(s, w, room):
    """Estimate the rounds still to be played, this one included."""
    look_at_game(s, room.game)
    players = int(s.players) - 2
    rounds = 0.0
    for n in range(GAME_FEATURES):
        rounds += w.rounds[players, n] * room.game[n]
    return max(rounds, 0.3)


@rule
def final_score(s, t, w, room, seat, rounds):
    """Estimate a seat's final score."""
    look_at_seat(s, t, seat, room.points, room.seat)
    players = int(s.players) - 2
    expected = float(room.points[TOTAL_PART])
    for n in range(SEAT_FEATURES):
        expected += room.seat[n] * (w.now[players, n] + rounds * w.later[players, n])
    return expected


@rule
def value(s, t, w, room):
    """Write the expected final scores and the winning chances of all seats into the room."""
    seats = int(s.players)
    if is_over(s):
        score_all(s, t, room.table)
        for seat in range(seats):
            room.finals[seat] = room.table[seat, TOTAL_PART]
            room.chances[seat] = 1.0 if room.table[seat, RANK_PART] == 1 else 0.0
        return
    rounds = rounds_to_come(s, w, room)
    best = -1e9
    for seat in range(seats):
        room.finals[seat] = final_score(s, t, w, room, seat, rounds)
        best = max(best, room.finals[seat])
    players = seats - 2
    spread = max(0.5, w.spread[players, 0] + rounds * w.spread[players, 1])
    everything = 0.0
    for seat in range(seats):
        room.chances[seat] = np.exp((room.finals[seat] - best) / spread)
        everything += room.chances[seat]
    for seat in range(seats):
        room.chances[seat] /= everything
