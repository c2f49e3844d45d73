"""Action ids: without gaps, forever the same, and the same as a verb with targets."""

import hashlib
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from himiko import Edition, Game
from himiko.lab import ActionIds, Encoder, action_ids
from tests.game.players import play_on
from tests.game.test_views import moments


def test_the_actions_of_the_standard_edition() -> None:
    """All of them, in the order of the engine's numbers; their list is fixed."""
    ids = action_ids()
    texts = list(ids.texts())

    assert len(ids) == len(set(texts)) == 7784
    assert np.all(np.diff(ids.numbers) > 0)
    assert (texts[0], texts[-1]) == ("fleet 1", "done")
    digest = hashlib.sha256("\n".join(texts).encode()).hexdigest()
    assert digest == "bcc391529983ee6320f571e6cab13b9037634057dd4b5c5936af7c2d394edd6d"


def test_move_and_swap_are_most_of_them() -> None:
    """That is what the factored form is for."""
    texts = list(action_ids().texts())

    assert sum(text.startswith(("move", "swap")) for text in texts) == 5753


@pytest.mark.parametrize("players", [2, 3, 4])
def test_masks_are_the_legal_actions(players: int) -> None:
    """As bytes, as bits and as texts, in whole games with peeks."""
    encoder = Encoder(players)
    for game in moments(players, 11):
        mask = encoder.mask(game)

        legal = encoder.actions.legal(game)

        assert np.flatnonzero(mask).tolist() == list(legal)
        assert list(legal.values()) == game.legal()
        assert np.array_equal(encoder.bits(game), np.packbits(mask, bitorder="little"))


def test_ids_and_numbers(small: Edition) -> None:
    """Each id has its number, and the number its id, in every edition."""
    for ids in (action_ids(), action_ids(small)):
        assert [ids.id_of(int(number)) for number in ids.numbers] == list(range(len(ids)))


def test_factors_are_the_words_of_an_action() -> None:
    """A verb and its targets name one action."""
    ids = action_ids()
    build = ids.verbs.index("build")
    move = ids.verbs.index("move")

    assert ids.text(ids.join(build, 12, 4)) == "build b13 i05"
    assert ids.text(ids.join(move, 9, 10)) == "move s10 s11"
    assert ids.text(ids.join(ids.verbs.index("done"))) == "done"
    assert [ids.join(*row) for row in ids.factors.tolist()] == list(range(len(ids)))
    with pytest.raises(KeyError):
        ids.join(ids.verbs.index("done"), 1)


def drawn_by_factors(ids: ActionIds, mask: NDArray[np.uint8], rng: Random) -> int:
    """Choose a verb, then a target, then another one, each by its mask."""
    verb = rng.choice(np.flatnonzero(ids.verb_mask(mask)).tolist())
    first = rng.choice(np.flatnonzero(ids.first_mask(mask, verb)).tolist())
    second = rng.choice(np.flatnonzero(ids.second_mask(mask, verb, first)).tolist())
    return ids.join(verb, first, second)


def test_whole_games_can_be_played_by_factors() -> None:
    """Whatever the three masks leave is legal."""
    encoder = Encoder(2)
    game = play_on(Game.new(2, 4), Random(4), ["powerful"], 40)
    rng = Random(2)
    for _ in range(100):
        if game.over:
            break
        id_ = drawn_by_factors(encoder.actions, encoder.mask(game), rng)

        assert id_ in encoder.actions.legal(game)
        game.play(encoder.actions.legal(game)[id_])
