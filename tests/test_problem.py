"""The one error of all packages."""

import pickle

from himiko.problem import Problem


class _Lost(Problem):
    family = "lost"
    messages = {"boat_gone": "the boat {name} is gone"}  # noqa: RUF012


def test_a_problem_has_a_key_for_its_text() -> None:
    """Family and code, in the spelling of the language files."""
    assert _Lost("boat_gone", name="Umi").text_key == "lost-boat-gone"


def test_a_problem_speaks_english_to_programmers() -> None:
    """The message of its code, or the code with its values."""
    assert str(_Lost("boat_gone", name="Umi")) == "the boat Umi is gone"
    assert str(Problem("too_long", most=3)) == "too_long: most 3"


def test_a_problem_carries_its_cause() -> None:
    """Python shows the cause, and so does the plain data."""
    cause = Problem("too_long", most=3)

    problem = _Lost("boat_gone", cause=cause, name="Umi")

    assert problem.__cause__ is cause
    assert problem.as_dict() == {
        "family": "lost",
        "code": "boat_gone",
        "values": {"name": "Umi"},
        "cause": {"family": "problem", "code": "too_long", "values": {"most": 3}, "cause": None},
    }


def test_a_problem_can_be_pickled() -> None:
    """Work in many processes needs it."""
    problem = pickle.loads(pickle.dumps(_Lost("boat_gone", cause=Problem("x"), name="Umi")))  # noqa: S301

    assert (problem.code, problem.values) == ("boat_gone", {"name": "Umi"})
    assert problem.cause.code == "x"
