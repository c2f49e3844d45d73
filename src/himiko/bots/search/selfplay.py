"""Games of planners against each other, in compiled code: what the value network learns from."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from himiko.bots.search.inputs import list_inputs
from himiko.bots.search.layout import MOST_INPUTS
from himiko.bots.search.net import Net, value
from himiko.bots.search.planner import ENDS_AT, TASTES, Tools, make_tools
from himiko.bots.search.turns import find_turns
from himiko.edition import Edition
from himiko.rules.board import seat_to_move
from himiko.rules.chance import WORD, threefry
from himiko.rules.compile import entry, rule
from himiko.rules.scoring import RANK, score_all
from himiko.rules.setup import set_up
from himiko.rules.space import DONE, SPAN
from himiko.rules.state import OVER, STATE
from himiko.rules.turn import apply

SELF_PLAY = 2  # third counter word of the players' dice, apart from deals and playouts
MOST_TURNS = 128
TRIED = 8  # turns among which an exploring player draws


class Games(NamedTuple):
    """What was seen when each turn had been played, and how the games ended."""

    inputs: NDArray[np.uint16]  # game, turn: the inputs that are on
    sizes: NDArray[np.int16]  # game, turn: how many; 0: nothing to learn from
    who: NDArray[np.int8]  # game, turn: the seats in the order in which they play next
    chances: NDArray[np.float32]  # game, turn, seat: as the best turn found would have it
    finals: NDArray[np.float32]
    explored: NDArray[np.int8]  # game, turn: was another turn played than the best?
    turns: NDArray[np.int64]  # game
    scores: NDArray[np.int64]  # game, seat, part


def make_games(number: int) -> Games:
    """Make the arrays for this many games."""
    return Games(
        inputs=np.zeros((number, MOST_TURNS, MOST_INPUTS), np.uint16),
        sizes=np.zeros((number, MOST_TURNS), np.int16),
        who=np.zeros((number, MOST_TURNS, 4), np.int8),
        chances=np.zeros((number, MOST_TURNS, 4), np.float32),
        finals=np.zeros((number, MOST_TURNS, 4), np.float32),
        explored=np.zeros((number, MOST_TURNS), np.int8),
        turns=np.zeros(number, np.int64),
        scores=np.zeros((number, 4, 8), np.int64),
    )


@rule
def _pick(found, explore, a, b):
    """Pick the best turn or, now and then, one of the next best."""
    c, d, _, _ = threefry(a, b, 0, 0, 0, 0, SELF_PLAY, 1)
    if c / 4294967296.0 >= explore:
        return 0
    return d % min(found, TRIED)


@rule
def _note_turn(s, t, r, p, games, n, turn, best, over):
    for seat in range(int(s.players)):
        games.chances[n, turn, seat] = p.chances[best, seat]
        games.finals[n, turn, seat] = p.finals[best, seat]
    games.sizes[n, turn] = 0
    if over:
        return
    size = list_inputs(s, t, int(s.turn) + 1, r)
    games.sizes[n, turn] = size
    for k in range(size):
        games.inputs[n, turn, k] = r.inputs[k]
    for k in range(int(s.players)):
        games.who[n, turn, k] = r.who[k]


@entry
def self_play(states, components, net, tools, players, which, tastes, explore, rounds, games):
    """Play one game in each state; `which` and `tastes` have every seat's network and tastes."""
    t = components[0]
    r = tools.reckoner[0]
    p = tools.planner[0]
    b = tools.states
    for n in range(len(states)):
        s = states[n]
        s.log_size = -1
        set_up(s, t, players)
        turn = 0
        while s.step != OVER and s.round_number <= rounds and turn < MOST_TURNS:
            mover = seat_to_move(s)
            mine = which[n, mover]
            for k in range(TASTES):
                p.tastes[k] = tastes[n, mover, k]
            found = find_turns(s, t, net, mine, r, p, b)
            pick = _pick(found, explore, int(s.key[0]), (int(s.key[1]) + turn) & WORD)
            played = p.order[pick]
            states[n] = b[ENDS_AT + played]
            over = value(s, t, net, mine, r, b, int(s.turn) + 1)
            _note_turn(s, t, r, p, games, n, turn, p.order[0], over)
            games.explored[n, turn] = 1 if pick > 0 else 0
            apply(s, t, DONE * SPAN)
            turn += 1
        games.turns[n] = turn
        score_all(s, t, games.scores[n])


def play_games(
    net: Net,
    players: int,
    seeds: range,
    which: NDArray[np.int64],
    *,
    width: int,
    explore: float,
    tastes: NDArray[np.float64] | None = None,
    rounds: int = 30,
    edition: Edition | None = None,
    tools: Tools | None = None,
) -> Games:
    """Play one game for each seed; `which` says which network has which seat of which game.

    `tastes` say what each seat likes beside winning; nobody has any if they are left out.
    """
    edition = edition or Edition.standard()
    states = np.zeros(len(seeds), STATE)
    states["key"][:, 0] = [seed & 0xFFFFFFFF for seed in seeds]
    states["key"][:, 1] = [seed >> 32 for seed in seeds]
    games = make_games(len(seeds))
    tools = tools or make_tools(width)
    if tastes is None:
        tastes = np.zeros((len(seeds), 4, TASTES))
    self_play(
        states, edition.components, net, tools, players, which, tastes, explore, rounds, games
    )
    tools.planner["tastes"] = 0.0
    return games


def winners(games: Games, players: int) -> NDArray[np.int64]:
    """Return the seat that won each game."""
    won: NDArray[np.int64] = games.scores[:, :players, RANK].argmin(axis=1)
    return won
