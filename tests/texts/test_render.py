"""Problems in words: their sentence, their values by kind, their cause."""

from typing import Any

import pytest

from himiko import BadPosition, BadRecord, Edition, Game, IllegalAction
from himiko.edition import BadEdition
from himiko.game.record_problems import RECORD_PROBLEMS
from himiko.problem import Phrase, Problem
from himiko.texts import Texts, languages, render_problem, render_values

ENGLISH = Texts("en")


def problem_of(record: str) -> BadRecord:
    """Return what is wrong with a record."""
    with pytest.raises(BadRecord) as caught:
        Game.from_record(record)
    return caught.value


HEAD = "himiko 1\nedition: standard/1\nseat 0: A\nseat 1: B\n"


def test_the_cause_is_rendered_with_the_problem() -> None:
    """A record is wrong because an action is, and that by a rule."""
    illegal = problem_of(f"{HEAD}seed: 7\n\n1.1 (1) fleet 2\n")
    impossible = problem_of(f'{HEAD}position: {{"edition": 7}}\n')

    assert isinstance(illegal.cause, IllegalAction)
    reason = ENGLISH.say("refusal-fleet-face-down", fleet=2)
    reason = ENGLISH.say("play-refused", reason=reason, rule="4.1")
    said = ENGLISH.say("bad-record-illegal", action="fleet 2", reason=reason)
    assert render_problem(illegal, ENGLISH) == said
    assert isinstance(impossible.cause, BadPosition)
    reason = ENGLISH.say("bad-position-missing-key", key="rules")
    said = ENGLISH.say("bad-record-position", where="position", reason=reason)
    assert render_problem(impossible, ENGLISH) == said


def test_phrases_are_rendered_in_their_places() -> None:
    """What was expected and what was found are codes, too."""
    with pytest.raises(BadEdition) as caught:
        Edition.parse("id = 7", "mine.toml")

    expected, found = ENGLISH.say("edition-expects-value"), ENGLISH.say("edition-has-nothing")
    assert render_problem(caught.value, ENGLISH) == ENGLISH.say(
        "bad-edition-unexpected", where="mine.toml: version", expected=expected, found=found
    )
    assert render_problem(Phrase("edition_has", "huge"), ENGLISH) == ENGLISH.say("edition-has-huge")


def test_a_problem_without_a_text_is_shown_in_english() -> None:
    """A program of somebody else may have codes that our languages do not know."""
    assert render_problem(Problem("too_deep", most=3), ENGLISH) == "too_deep: most 3"


def test_values_are_rendered_by_their_kinds() -> None:
    """Seats are players, lists of colours are colours, and other lists are lists."""
    values = {"by": 1, "to": 0, "colours": ["wood", "gold"], "tiles": ["b01", "b02"], "top": []}
    kinds = {"by": "seat", "colours": "colours", "tiles": "tiles", "top": "tiles"}

    assert render_values(values, kinds, ENGLISH, ["Ann", "Bob"]) == {
        "by": "Bob",
        "to": 0,
        "colours": ENGLISH.list([ENGLISH.say(f"colour-{one}") for one in ("wood", "gold")]),
        "tiles": ENGLISH.list(["b01", "b02"]),
        "top": ENGLISH.say("list-or-nothing"),
    }
    assert render_values({"by": 1}, kinds, ENGLISH) == {"by": ENGLISH.say("seat-1")}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", RECORD_PROBLEMS)
def test_every_problem_of_a_record_has_a_sentence(code: str, language: str) -> None:
    """It takes the values that come with the code, and those that the English does not name."""
    values: dict[str, Any] = dict.fromkeys(
        ("expected", "given", "text", "name", "action", "turn", "where"), "x"
    )

    line = render_problem(BadRecord(1, code, **values), Texts(language))

    assert not line[0].islower()
    assert line != str(BadRecord(1, code, **values))
