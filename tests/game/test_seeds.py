"""Seeds: the same seed, the same game, on every machine and forever."""

import hashlib
import json
from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from himiko import Edition, Game
from himiko.game.chance import key_of, read_chance, read_seed, write_chance, write_seed
from himiko.rules.chance import threefry
from tests.game.players import play_on

DEALS: Final[dict[tuple[int, int | bytes], str]] = {
    (2, 0): "4ab05823674c144b",
    (2, 7): "e09220b63fa3d300",
    (2, 2**63 - 1): "184cb7de0a790a9b",
    (2, 2**63): "22142b91b34b8982",
    (2, b""): "30a42d2326a46a5d",
    (2, b"himiko"): "7743fa59d9b0bb7b",
    (3, 0): "e805905b46353cc9",
    (3, 7): "fd338f387361faf9",
    (3, 2**63 - 1): "a9fca819d319744b",
    (3, 2**63): "5668dd8dcc872c63",
    (3, b""): "afeda7f2ad104d2b",
    (3, b"himiko"): "28d8b7a5c4c575ac",
    (4, 0): "9a3937b339200cba",
    (4, 7): "4f9f4a94b78eb387",
    (4, 2**63 - 1): "7ae15e8b9e81c6de",
    (4, 2**63): "c6c0996bf4a3203a",
    (4, b""): "9455c6e99ebc1ddc",
    (4, b"himiko"): "c01f951713dd995b",
}


def digest(position: Mapping[str, Any]) -> str:
    """Return a short hash of a position."""
    text = json.dumps(position, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def test_a_deal_in_full() -> None:
    """Seed 7 for three, written out: this deal never changes."""
    position = Game.new(3, 7).position()

    assert position["order"] == [2, 1, 0]
    assert position["fleets"] == {"up": [1, 10, 9, 8, 4], "down": [7, 2, 6, 3, 5], "played": []}
    assert position["buildings"]["row"] == ["b17", "b08", "b18", "b27", "b16"]
    assert position["buildings"]["deck"][:4] == ["b26", "b24", "b13", "b03"]
    assert position["specialists"]["row"] == [
        ["izanagi", 0],
        ["michimata", 0],
        ["susanoo", 0],
        ["riu", 0],
        ["kachiko", 0],
    ]
    assert position["specialists"]["deck"][:2] == ["nakatsu", "toyo_tama"]
    assert position["mountains"] == ["i06", "i08", "i10", "i20", "i23", "i26", "i34"]
    assert sorted(set(Edition.standard().island_ids) - position["culture"].keys()) == [
        "i09",
        "i10",
        "i12",
        "i32",
    ]
    assert position["rng"] == "00000007" + "0" * 38 + "59"


@pytest.mark.parametrize(("players", "seed"), DEALS)
def test_deals_never_change(players: int, seed: int | bytes) -> None:
    """Whole deals, by hash."""
    assert digest(Game.new(players, seed).position()) == DEALS[players, seed]


def test_later_shuffles_never_change() -> None:
    """Nor does what chance brings later: the position after many rounds."""
    game = Game.new(4, 7)
    while game.position()["round"] < 6:
        game.play("done" if "done" in game.legal() else game.legal()[0])

    assert digest(game.position()) == "9a46ecff2eb9b426"


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32, 2**63 - 1, 2**63, 10**299, b"", b"x", b"\0" * 16])
def test_same_seed_same_game(seed: int | bytes) -> None:
    """Dealt twice, and played with the same actions, it is one game."""
    one, other = Game.new(3, seed), Game.new(3, seed)

    assert one.position() == other.position()
    play_on(one, Random(1), ["even"])
    for action in one.actions:
        other.play(action)
    assert one.position() == other.position()
    assert one.seed == seed


def test_different_seeds_different_games() -> None:
    """Numbers, their bytes and their digits are all seeds of their own."""
    seeds: list[int | bytes] = [
        *range(-300, 300),
        2**32,
        2**63,
        b"",
        b"7",
        b"\7",
        (7).to_bytes(8, "big"),
    ]
    deals = {digest(Game.new(2, seed).position() | {"rng": ""}) for seed in seeds}

    assert len(deals) == len(seeds)
    assert len({key_of(seed) for seed in seeds}) == len(seeds)


def test_no_seed_is_a_new_game() -> None:
    """Without a seed one is drawn, and kept for the record."""
    one, other = Game.new(2), Game.new(2)

    assert one.seed != other.seed
    assert isinstance(one.seed, bytes)
    assert len(one.seed) == 16
    assert Game.from_record(one.record()).position() == one.position()


@pytest.mark.parametrize("seed", [0, 7, -7, 2**63, 10**300 - 1, b"", b"himiko", bytes(range(256))])
def test_seed_as_text(seed: int | bytes) -> None:
    """A seed is written as a decimal number or as hexadecimal, and read back."""
    text = write_seed(seed)

    assert text == (str(seed) if isinstance(seed, int) else "hex:" + seed.hex())
    assert read_seed(text) == seed
    game = Game.new(2, seed)
    assert f"\nseed: {text}\n" in game.record()
    assert Game.from_record(game.record()).seed == seed


@pytest.mark.parametrize(
    "text",
    [
        "",
        "--1",
        "- 1",
        "+7",
        "7.0",
        "0x7",
        "7 7",
        "hex:0",
        "hex:xy",
        "hex: 00",
        "Hex:00",
        "٣",
        "9" * 301,
    ],
)
def test_no_seed_as_text(text: str) -> None:
    """Other texts are no seeds."""
    with pytest.raises(ValueError, match="a seed is"):
        read_seed(text)


@pytest.mark.parametrize("seed", [-(10**300), 10**300])
def test_seeds_out_of_bounds(seed: int) -> None:
    """Numbers too long for a record are no seeds."""
    with pytest.raises(ValueError, match="a seed is a number"):
        Game.new(2, seed)


def test_numpy_s_numbers_are_seeds() -> None:
    """As Python's are; the record knows no difference."""
    game = Game.new(2, np.int64(7))  # type: ignore[arg-type]

    assert type(game.seed) is int
    assert game.record() == Game.new(2, 7).record()


@pytest.mark.parametrize("seed", ["7", 7.0, True, [7], bytearray(b"7")])
def test_seeds_of_a_wrong_type(seed: Any) -> None:
    """A seed is a number or bytes."""
    with pytest.raises(TypeError, match="a seed is a whole number or bytes"):
        Game.new(2, seed)


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, 2.0, "3", None])
def test_numbers_of_players(players: Any) -> None:
    """A game has two, three or four."""
    with pytest.raises(ValueError, match="a game has 2, 3 or 4 players"):
        Game.new(players, 7)


@pytest.mark.parametrize(
    ("word", "words"),
    [
        (0x00000000, (0x9C6CA96A, 0xE17EAE66, 0xFC10ECD4, 0x5256A7D8)),
        (0xFFFFFFFF, (0x2A881696, 0x57012287, 0xF6C7446E, 0xA16A6732)),
    ],
)
def test_generator_is_the_published_one(word: int, words: tuple[int, ...]) -> None:
    """Threefry-4x32 with 20 rounds gives the known answers of its authors."""
    assert threefry(*[word] * 8) == words


@pytest.mark.parametrize("draws", [0, 1, 3, 4, 88, 2**40])
def test_chance_as_text(draws: int) -> None:
    """The state of chance is its key and the number of draws; both are read back."""
    key = key_of(b"himiko")

    text = write_chance(key, draws)

    assert len(text) == 48
    assert read_chance(text) == (key, draws)


def test_position_goes_on_with_the_same_chance() -> None:
    """Also in the middle of the words made at once: the next shuffles are the same."""
    for seed in range(12):
        game = Game.new(3, seed)
        twin = Game.from_position(game.position())
        play_on(game, Random(seed), ["idler"], 60)
        for action in game.actions:
            twin.play(action)
        assert twin.position() == game.position()
