"""Games of planners against themselves, in compiled code: what the value function is fitted on."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.features import (
    GAME_FEATURES,
    SEAT_FEATURES,
    TOTAL_PART,
    look_at_game,
    look_at_seat,
)
from himiko.bots.search.plan import Planner, make_planner, plan_turn
from himiko.bots.search.value import ROOM
from himiko.edition import Edition
from himiko.rules.board import seat_to_move
from himiko.rules.chance import WORD, threefry
from himiko.rules.compile import entry, rule
from himiko.rules.scoring import score_all
from himiko.rules.setup import set_up
from himiko.rules.state import OVER, QUESTION_SHAPE, STATE
from himiko.rules.turn import play

SELF_PLAY = 2  # third counter word of the noise, apart from deals and playouts
MOST_TURNS = 160


class Games(NamedTuple):
    """What was seen at the start of every turn, and how the game ended."""

    game: NDArray[np.float64]  # game, turn, feature
    seats: NDArray[np.float64]  # game, turn, seat, feature
    points: NDArray[np.int64]  # game, turn, seat
    turns: NDArray[np.int64]  # game: how many turns were noted
    when: NDArray[np.int64]  # game, turn: round, turn
    finals: NDArray[np.int64]  # game, seat, part
    last_round: NDArray[np.int64]  # game


@rule
def _look(s, t, room, games, n, turn):
    look_at_game(s, games.game[n, turn])
    games.when[n, turn, 0] = int(s.round_number)
    games.when[n, turn, 1] = int(s.turn)
    for seat in range(int(s.players)):
        look_at_seat(s, t, seat, room.points, games.seats[n, turn, seat])
        games.points[n, turn, seat] = room.points[TOTAL_PART]


@rule
def _pick(p, found, noise, a, b):
    """Pick the best plan after adding noise to what each is worth."""
    best = 0
    most = -1e9
    for n in range(found):
        c, _, _, _ = threefry(a, b, n, 0, 0, 0, SELF_PLAY, 1)
        worth = p.worth[n] - noise * np.log(-np.log((c + 0.5) / 4294967296.0) + 1e-12)
        if worth > most:
            most = worth
            best = n
    return best


@entry
def self_play(states, components, weights, rooms, p, players, width, noise, cap, games, question):
    """Play one game in each state, noting what was seen; plans are chosen with some noise.

    Each seat has its own weights.
    """
    t = components[0]
    room = rooms[0]
    for n in range(len(states)):
        s = states[n]
        s.log_size = -1
        set_up(s, t, players)
        turn = 0
        while s.step != OVER and s.round_number <= cap and turn < MOST_TURNS:
            _look(s, t, room, games, n, turn)
            w = weights[seat_to_move(s)]
            found = plan_turn(s, t, w, room, p, width, len(p.worth))
            best = _pick(p, found, noise, int(s.key[0]), (int(s.key[1]) + turn) & WORD)
            for step in range(p.lengths[best]):
                play(s, t, p.plans[best, step], question)
            turn += 1
        games.turns[n] = turn
        games.last_round[n] = int(s.round_number)
        score_all(s, t, games.finals[n])


def make_games(number: int, players: int) -> Games:
    """Make room for the notes of so many games."""
    return Games(
        game=np.zeros((number, MOST_TURNS, GAME_FEATURES)),
        seats=np.zeros((number, MOST_TURNS, players, SEAT_FEATURES)),
        points=np.zeros((number, MOST_TURNS, players), np.int64),
        turns=np.zeros(number, np.int64),
        when=np.zeros((number, MOST_TURNS, 2), np.int64),
        finals=np.zeros((number, 4, 8), np.int64),
        last_round=np.zeros(number, np.int64),
    )


def play_games(
    weights: NDArray[np.void],
    players: int,
    seeds: range,
    *,
    width: int,
    noise: float,
    edition: Edition | None = None,
) -> Games:
    """Let planners play, one game for each seed; weights for all seats, or one for each."""
    if len(weights) == 1:
        weights = np.repeat(weights, players)
    edition = edition or Edition.standard()
    states = np.zeros(len(seeds), STATE)
    states["key"][:, 0] = list(seeds)
    games = make_games(len(seeds), players)
    planner: Planner = make_planner(width, 24)
    rooms = np.zeros(1, ROOM)
    question = np.zeros(QUESTION_SHAPE, np.int64)
    self_play(
        states,
        edition.components,
        weights,
        rooms,
        planner,
        players,
        width,
        noise,
        60,
        games,
        question,
    )
    return games
