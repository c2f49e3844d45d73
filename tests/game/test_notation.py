"""Actions as text: the table between texts and numbers, and what is no action."""

from functools import cache
from itertools import permutations
from random import Random
from typing import Any, Final

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from himiko import BadAction, Edition, Game, IllegalAction
from himiko.game.notation import FORMS, arrangements, notation_of
from himiko.rules import space
from tests.game.players import play_on
from tests.scenes import play, scene

# One action of each kind, with the number it has for ever (as long as SPACE_VERSION is 1).
NUMBERS: Final = {
    "fleet 1": 0,
    "fleet 10": 9,
    "take bamboo": 64,
    "buy wood": 129,
    "sell gold": 196,
    "reserve b28": 283,
    "peek": 320,
    "move s10 s11": 970,
    "sacred i09": 4232,
    "swap i03 i09": 4424,
    "remove s10": 8137,
    "swap s10 s44": 8811,
    "place wood s12": 12107,
    "collect i07": 12358,
    "ebisu i30": 12445,
    "build b13 i05": 13252,
    "raijin bamboo wood": 16321,
    "nakatsu stone clay": 16392,
    "michimata plum": 16448,
    "hetsuka plum": 16512,
    "kachiko i09": 16584,
    "discard wood": 16705,
    "recruit riu plum plum": 17088,
    "recruit riu plum maple rice": 17094,
    "done": 17920,
}
# How many actions of each verb the standard edition has.
HOW_MANY: Final = {
    "fleet": 10,
    "take": 5,
    "buy": 5,
    "sell": 5,
    "reserve": 28,
    "peek": 1,
    "move": 59 * 59,
    "sacred": 34,
    "swap": 34 * 33 // 2 + 59 * 58 // 2,
    "remove": 59,
    "place": 5 * 59,
    "collect": 34,
    "ebisu": 34,
    "build": 28 * 34,
    "raijin": 15,
    "nakatsu": 10,
    "michimata": 6,
    "hetsuka": 6,
    "kachiko": 34,
    "discard": 5,
    "recruit": 18 * (6 + 20),
    "done": 1,
}

NO_ACTIONS: Final = [
    "",
    " ",
    "pass",
    "Fleet 5",
    "fleet",
    "fleet 0",
    "fleet 11",
    "fleet 05",
    "fleet five",
    "fleet \N{FULLWIDTH DIGIT FIVE}",
    "fleet 5 5",
    "fleet 5,",
    "fleet 5, done",
    "take",
    "take blue",
    "buy wood wood",
    "sell  b01",
    "reserve b00",
    "reserve b29",
    "reserve 4",
    "peek b01",
    "move s10",
    "move s00 s01",
    "move s10 s60",
    "move i10 i11",
    "sacred s09",
    "sacred i35",
    "swap i09 i03",
    "swap i09 i09",
    "swap s44 s10",
    "swap s10 i09",
    "swap s10",
    "remove s10 s11",
    "place s12 wood",
    "place wood",
    "place wood i12",
    "collect s07",
    "collect i07 i08",
    "ebisu",
    "build b13",
    "build i05 b13",
    "build b13 s05",
    "raijin wood",
    "raijin wood bamboo",
    "raijin bamboo wood wood",
    "nakatsu clay stone",
    "nakatsu clay gold",
    "michimata",
    "michimata gold",
    "hetsuka plum plum",
    "kachiko 9",
    "discard",
    "recruit riu",
    "recruit riu plum",
    "recruit riu plum maple",
    "recruit riu maple plum rice",
    "recruit riu plum plum maple",
    "recruit riu plum plum plum",
    "recruit tomoe plum maple rice ginkgo",
    "recruit plum plum",
    "recruit nobody plum plum",
    "done done",
    "arrange",
    "arrange /",
    "arrange b01 b02 b03",
    "arrange b01 / b02 / b03",
    "arrange b01 b01 /",
    "arrange b01 b02 b03 / b04",
    "arrange b01/b02",
    "arrange b99 /",
    "arrange ? / ? ?",
]


def test_numbers_never_change() -> None:
    """Programs that learn or store by number rely on them."""
    numbers = notation_of(Edition.standard()).numbers

    assert {text: numbers[text] for text in NUMBERS} == NUMBERS
    assert {text.split()[0] for text in NUMBERS} == FORMS.keys() - {"arrange"}
    assert space.SPACE_VERSION == 1


def test_every_verb_has_all_its_actions() -> None:
    """The space is complete: the numbers of texts are those of the components."""
    verbs = [text.split()[0] for text in notation_of(Edition.standard()).numbers]

    assert {verb: verbs.count(verb) for verb in FORMS} == HOW_MANY | {"arrange": 0}


@pytest.mark.parametrize("name", ["standard", "small"])
def test_texts_and_numbers_are_one_to_one(name: str, small: Edition) -> None:
    """Each text has one number and each number at most one text."""
    notation = notation_of(small if name == "small" else Edition.standard())
    written = {n: text for n, text in enumerate(notation.texts) if text}

    assert len(set(written.values())) == len(written) == len(notation.numbers)
    assert all(notation.number(text) == n for n, text in written.items())
    assert all(text == " ".join(text.split()) for text in written.values())
    assert max(written) < space.GROUPS * space.SPAN < 2**15


def test_lower_and_commoner_first() -> None:
    """Pairs are written in one order only."""
    for text in notation_of(Edition.standard()).numbers:
        verb, *words = text.split()
        if verb == "swap":
            assert words[0] < words[1]
            assert words[0][0] == words[1][0]
        if verb in {"raijin", "nakatsu"}:
            assert "gold" not in words or verb == "raijin"


def test_ids_of_another_edition(small: Edition) -> None:
    """Texts have the edition's ids; those it has not are no actions in it."""
    game = Game.new(2, 1, edition=small)

    assert game.why_not("build b99 i11") is not None
    assert game.why_not("recruit yasoma plum plum") is not None
    for text in ("build b01 i01", "fleet 10", "place wood s10", "recruit izanagi plum plum"):
        with pytest.raises(BadAction):
            game.why_not(text)


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_no_action(text: str) -> None:
    """A text that is no action is said to be none, and what was expected; nothing happens."""
    game = Game.new(3, 7)
    before = game.position()

    for ask in (game.play, game.why_not):
        with pytest.raises(BadAction, match="no_action") as caught:
            ask(text)
        assert (caught.value.code, caught.value.rule) == ("no_action", "notation")
        assert caught.value.action == text
        assert caught.value.values["expected"]

    assert game.position() == before
    assert game.ply == 0


@pytest.mark.parametrize("thing", [None, 5, b"done", ["done"], ("fleet", 5), 0.5])
def test_no_text(thing: Any) -> None:
    """Nor is anything an action that is no text."""
    game = Game.new(3, 7)

    for ask in (game.play, game.why_not):
        with pytest.raises(BadAction):
            ask(thing)

    assert game.ply == 0


@pytest.mark.parametrize("verb", sorted(FORMS))
def test_expectation_names_the_form(verb: str) -> None:
    """A known verb with wrong words: the error shows how it is written."""
    with pytest.raises(BadAction) as caught:
        Game.new(2, 1).play(f"{verb} nonsense")

    assert caught.value.values["expected"].startswith(FORMS[verb])


@pytest.mark.parametrize("text", ["  fleet 3", "fleet 3 ", "fleet   3", "fleet\t3", "fleet 3\n"])
def test_spaces_do_not_matter(text: str) -> None:
    """An action may have spaces around and between its words; it is kept as it should be."""
    game = scene(fleets=[3])

    assert game.why_not(text) is None
    game.play(text)

    assert game.actions == ["fleet 3"]


def test_spaces_do_not_matter_in_an_arrangement() -> None:
    """Not in the one action either that is in no table."""
    game = scene(fleets=[3], top=["b01", "b02", "b03"])
    play(game, "fleet 3, peek")

    assert game.why_not(" arrange  b02 b01   /b03 ".replace("/b", "/ b")) is None
    game.play(" arrange  b02 b01   / b03 ")

    assert game.actions[-1] == "arrange b02 b01 / b03"


def test_arrangements_of_three() -> None:
    """Every order with every cut: 24 ways, in rising order of their numbers."""
    game = scene(fleets=[3], top=["b03", "b11", "b20"])
    play(game, "fleet 3, peek")

    ways = [
        " ".join(["arrange", *tiles[:kept], "/", *tiles[kept:]])
        for kept in range(4)
        for tiles in permutations(["b03", "b11", "b20"])
    ]

    assert game.legal() == ways
    assert len(set(ways)) == 24
    assert "arrange / b03 b11 b20" in ways
    assert "arrange b03 b11 b20 /" in ways


@pytest.mark.parametrize(("deck", "number"), [(["b03"], 2), (["b03", "b11"], 6)])
def test_arrangements_of_fewer(deck: list[str], number: int) -> None:
    """Also where the deck has fewer than three, and some ways come to the same."""
    game = scene(fleets=[3], deck=deck)
    play(game, "fleet 3, peek")

    legal = game.legal()

    assert len(legal) == len(set(legal)) == number
    assert legal == list(arrangements(deck).values())


def test_arrange_keeps_the_order_it_says() -> None:
    """First named, first drawn; after the slash the last named is lowest."""
    game = scene(fleets=[3], deck=["b03", "b11", "b20", "b01"])
    play(game, "fleet 3, peek, arrange b20 / b11 b03")

    assert game.position()["buildings"]["deck"] == ["b20", "b01", "b11", "b03"]
    assert game.position()["known"] == {"0": {"top": ["b20"], "bottom": ["b11", "b03"]}}


@cache
def in_the_middle() -> Game:
    """Return a game that has gone on for a while: the same one for all texts."""
    return play_on(Game.new(2, 8), Random(8), ["powerful"], 25)


words = st.sampled_from([*FORMS, "s01", "i01", "b01", "/", "plum", "3", "wood", "riu", "?"])


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=30) | st.lists(words, max_size=6).map(" ".join))
@example("arrange " + "/ " * 1000)
@example("fleet " + "9" * 10_000)
@example("\ud800")
def test_any_text(text: str) -> None:
    """Whatever the text, it is legal, refused, or no action; asking changes nothing."""
    game = in_the_middle()
    before = game.position()

    try:
        legal = game.why_not(text) is None
    except BadAction:
        legal = False
    if legal:
        assert " ".join(text.split()) in game.legal()
    else:
        with pytest.raises(IllegalAction):
            game.play(text)

    assert game.position() == before
