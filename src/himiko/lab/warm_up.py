"""Making batches ready: compiled once, loaded from the cache from then on."""

from functools import cache

from himiko.game import Game
from himiko.lab.afterstates import AfterstateEncoder
from himiko.lab.against import GameAgainst
from himiko.lab.batch import Batch
from himiko.lab.encode import Encoder


@cache
def warm_up() -> None:
    """Use each compiled function once."""
    batch = Batch(1, 2)
    batch.step(batch.sample())
    batch.observe([0])
    AfterstateEncoder().of(batch)
    encoder = Encoder(2)
    encoder.mask(Game.new(2, 0))
    GameAgainst(2).deal(0, 0, {})
