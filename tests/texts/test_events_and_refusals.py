"""Every event and every refusal has its text, in all languages."""

import pytest

from himiko.game.events import CAUSES, EVENTS
from himiko.rules.state import ENDS
from himiko.texts import Texts, key_of, languages
from tests.game.refusal_cases import CODES

# A value for each kind of thing that an event tells.
VALUES: dict[str, list[str | int]] = {
    "number": [0, 1, 2, 5, 21, 22],
    "action": ["done"],
    "colour": ["bamboo", "wood", "stone", "clay", "gold"],
    "kind": ["plum", "wisteria"],
    "specialist": ["riu", "fu_hsi", "toyo_tama"],
    "slot": ["s12"],
    "island": ["i05"],
    "tile": ["b13"],
    "cause": list(CAUSES.values()),
    "end": [end for end in ENDS if end],
}
# Values that not every kind of event has from the engine.
MORE: dict[str, dict[str, str | int]] = {"peeked": {"number": 3}}
# With these the tiles are told as well, to whom they may be.
SEEN: dict[str, dict[str, str | int]] = {
    "peeked": {"number": 3, "tiles": "b01, b02, b03"},
    "arranged": {"top": "b01", "bottom": "b02, b03"},
}
PLAYER = "Ann"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "kinds"), EVENTS.values(), ids=lambda value: str(value)[:20])
def test_every_event_has_a_line(name: str, kinds: dict[str, str], language: str) -> None:
    """Whatever its values are, the event can be told, and without a full stop."""
    texts = Texts(language)
    most = max((len(VALUES[kind]) for kind in kinds.values()), default=1)

    for n in range(most):
        values = {key: VALUES[kind][n % len(VALUES[kind])] for key, kind in kinds.items()}
        line = texts.say(key_of("event", name), player=PLAYER, **{**values, **MORE.get(name, {})})
        assert line == line.strip()
        assert not line.endswith(".")
        assert "\n" not in line
        assert PLAYER not in line or line.startswith(PLAYER)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SEEN)
def test_hidden_tiles_can_be_told(name: str, language: str) -> None:
    """What one player has seen is told to that player."""
    line = Texts(language).say(key_of("event", name, "seen"), player=PLAYER, **SEEN[name])

    assert line.startswith(PLAYER)
    assert "b02, b03" in line


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_sentence(language: str) -> None:
    """Each code has its text."""
    texts = Texts(language)

    assert all(texts.has(key_of("refusal", code)) for code in {*CODES, "no_action"})


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 wood boat", "2 wood boats", "5 wood boats"]),
        ("fr", ["1 bateau en bois", "2 bateaux en bois", "5 bateaux en bois"]),
        ("de", ["1 Holzschiff", "2 Holzschiffe", "5 Holzschiffe"]),
        ("pl", ["1 drewnianą łódź", "2 drewniane łodzie", "5 drewnianych łodzi"]),
        ("ru", ["1 деревянную лодку", "2 деревянные лодки", "5 деревянных лодок"]),
    ],
)
def test_boats_are_counted_in_the_case_of_their_sentence(language: str, said: list[str]) -> None:
    """Adjective and noun follow the number."""
    texts = Texts(language)

    lines = [
        texts.say("event-boats-taken", player=PLAYER, colour="wood", number=number)
        for number in (1, 2, 5)
    ]

    assert all(words in line for words, line in zip(said, lines, strict=True))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", ["za 1 monetę", "za 3 monety", "za 7 monet"]),
        ("ru", ["за 1 монету", "за 3 монеты", "за 7 монет"]),
    ],
)
def test_prices_are_in_the_right_case(language: str, said: list[str]) -> None:
    """What is paid is an object, not a subject."""
    texts = Texts(language)

    lines = [
        texts.say("event-bought", player=PLAYER, colour="clay", coins=coins) for coins in (1, 3, 7)
    ]

    assert all(words in line for words, line in zip(said, lines, strict=True))
