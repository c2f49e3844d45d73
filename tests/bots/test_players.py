"""Our computer players: fair, legal, repeatable, in time, each stronger than the one before."""

import threading
import time
from random import Random

import pytest

from himiko import Edition, Game, bots
from himiko.bots import Budget
from himiko.bots.turn_search import SEQUEL_EVERY, Search
from himiko.game import redeal_state
from tests.game.hidden import shuffle_hidden
from tests.game.players import play_on

LEVELS = (
    *(level for level in bots.LEVELS if level != "himiko"),
    "himiko:300",
)


def play(specs: list[str], seed: int, edition: Edition | None = None, cap: int = 60) -> Game:
    """Play a whole game between our players."""
    game = Game.new(len(specs), seed, edition=edition)
    players = [bots.make(s, edition=edition, seed=seed + n) for n, s in enumerate(specs)]
    while game.turn is not None and game.round_and_turn[0] <= cap:
        game.play(players[game.turn].choose(game.view(game.turn), game.legal()))
    return game


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_answer(level: str) -> None:
    """Permute everything hidden from the seat: with the same random stream, the same answer."""
    rng = Random(5)
    for seed in range(12):
        game = play_on(Game.new(2 + seed % 3, seed), rng, ["powerful"], plies=15 + 9 * seed)
        if game.turn is None:
            continue
        seat = game.turn
        other = Game.from_position(shuffle_hidden(game.position(), seat, rng))

        answers = [
            bots.make(level, seed=seed).choose(one.view(seat), one.legal()) for one in (game, other)
        ]

        assert answers[0] == answers[1]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    """With a fixed number of iterations and a seed every player is deterministic."""
    records = [play([level, "drifter"], seed=3, cap=3).record() for _ in range(2)]

    assert records[0] == records[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_is_legal(players: int, small: Edition) -> None:
    """All levels against each other, on two editions: `play` would refuse an illegal action."""
    for seed in range(4):
        specs = [LEVELS[(2 * seed + 3 * n) % len(LEVELS)] for n in range(4)]

        games = [play(specs[:players], seed), play(specs[:players], seed, small)]

        assert all(game.over or game.round_and_turn[0] > 60 for game in games)


def test_a_player_takes_over_in_the_middle_of_a_turn() -> None:
    """Players answer any question, also one in a turn they did not begin."""
    rng = Random(8)
    steps = set()
    for seed in range(60):
        game = play_on(Game.new(3, seed), rng, ["powerful", "collector"], plies=rng.randrange(120))
        if game.turn is None:
            continue
        steps.add(game.position()["step"])
        for level in ("deckhand", "merchant", "helmsman", "himiko:40"):
            answer = bots.make(level, seed=seed).choose(game.view(game.turn), game.legal())

            assert answer in game.legal()
    assert {"fleet", "act", "moor", "recruit"} <= steps


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "wins"),
    [
        ("deckhand", "drifter", 16, 14),
        ("rower", "deckhand", 24, 16),
        ("pilot", "rower", 24, 16),
        ("helmsman", "merchant", 16, 11),
        ("himiko:600", "helmsman", 8, 4),
    ],
)
def test_each_level_beats_those_below(stronger: str, weaker: str, games: int, wins: int) -> None:
    """A small seat-balanced match with fixed seeds: it cannot flake, and the bound is far off.

    How far apart neighbours are, `python -m tools.ladder` measures.
    """
    won = 0
    for n in range(games):
        specs = [stronger, weaker] if n % 2 == 0 else [weaker, stronger]
        game = play(specs, seed=1000 + n // 2)
        won += game.scores()[n % 2]["rank"] == 1

    assert won >= wins


def test_the_master_keeps_to_its_time() -> None:
    """A budget in seconds is kept, and other threads go on meanwhile."""
    game = Game.new(2, 4)
    state = redeal_state(game.view(game.turn), Random(1), game.edition)
    Search(state, game.edition, seed=1, budget=Budget(iterations=1)).grow(Budget(iterations=1))
    ticks: list[float] = []
    over = threading.Event()

    def tick() -> None:
        while not over.wait(0.005):
            ticks.append(time.monotonic())

    clock = threading.Thread(target=tick)
    clock.start()
    started = time.monotonic()
    bots.make("himiko:0.4s", seed=2).choose(game.view(game.turn), game.legal())
    taken = time.monotonic() - started
    over.set()
    clock.join()

    assert 0.35 < taken < 2
    assert sum(started < at < started + taken for at in ticks) > 5


def test_iterations_are_those_asked_for() -> None:
    """The search makes exactly the walks of its budget, however many threads it has."""
    game = Game.new(3, 9)
    state = redeal_state(game.view(game.turn), Random(1), game.edition)
    search = Search(state, game.edition, seed=1, budget=Budget(iterations=64, threads=2))

    search.grow(Budget(iterations=11 * SEQUEL_EVERY, threads=2))

    assert search.visits().sum() == 11


@pytest.mark.parametrize("spec", ["", "nobody", "himiko:", "himiko:fast", "himiko:1s:2", "Himiko"])
def test_an_unknown_player_is_refused(spec: str) -> None:
    """The error names what was given and what is possible."""
    with pytest.raises(bots.UnknownPlayer, match="helmsman"):
        bots.make(spec)
