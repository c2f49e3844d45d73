"""Every event and every refusal has its text, in all languages."""

from typing import Any

import pytest

from himiko.edition.names import COLOURS
from himiko.game.catalogue import CAUSES, EVENT_KINDS, REFUSALS, EventKind
from himiko.rules.state import ENDS
from himiko.texts import Texts, key_of, languages

# A value for each kind of thing that an event names.
NUMBERS = [0, 1, 2, 5, 21, 22]
VALUES: dict[str, list[Any]] = {
    "action": ["done"],
    "cause": list(CAUSES),
    "coins": NUMBERS,
    "colour": list(COLOURS),
    "end": [end for end in ENDS if end],
    "fleet": NUMBERS,
    "island": ["i05"],
    "kind": ["plum", "wisteria"],
    "number": NUMBERS,
    "round": NUMBERS,
    "seat": ["Ben"],
    "slot": ["s12"],
    "specialist": ["riu", "fu_hsi", "toyo_tama"],
    "tile": ["b13"],
    "tiles": ["b02, b03"],
    "turn": NUMBERS,
}
PLAYER = "Ann"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", EVENT_KINDS.values(), ids=EVENT_KINDS)
def test_every_event_has_a_line(kind: EventKind, language: str) -> None:
    """Whatever its values are, the event can be put into words, and without a full stop."""
    texts = Texts(language)
    most = max((len(VALUES[what]) for what in kind.values.values()), default=1)

    for n in range(most):
        values = {name: VALUES[what][n % len(VALUES[what])] for name, what in kind.values.items()}
        line = texts.say(key_of("event", kind.name), player=PLAYER, **values)
        assert line == line.strip()
        assert not line.endswith(".")
        assert "\n" not in line
        assert PLAYER not in line or line.startswith(PLAYER)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", [kind for kind in EVENT_KINDS.values() if kind.hidden])
def test_hidden_values_have_a_line_of_their_own(kind: EventKind, language: str) -> None:
    """For the seat that may see them."""
    values = {name: VALUES[what][-1] for name, what in {**kind.values, **kind.hidden}.items()}

    line = Texts(language).say(key_of("event", kind.name, "seen"), player=PLAYER, **values)

    assert line.startswith(PLAYER)
    assert "b02, b03" in line


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_sentence(language: str) -> None:
    """Each code has its text."""
    texts = Texts(language)

    assert all(texts.has(key_of("refusal", code)) for code in REFUSALS)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 wood boat", "2 wood boats", "5 wood boats"]),
        ("fr", ["1 bateau Bois", "2 bateaux Bois", "5 bateaux Bois"]),
        ("de", ["1 Holzschiff", "2 Holzschiffe", "5 Holzschiffe"]),
        ("pl", ["1 łódź z\u00a0drewnem", "2 łodzie z\u00a0drewnem", "5 łodzi z\u00a0drewnem"]),
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
