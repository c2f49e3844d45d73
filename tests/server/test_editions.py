"""Editions being made: checked by the server, with what is wrong and where."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from himiko.edition import Edition
from himiko.server.api import editions
from tests.server.serving import Server, serving, settings

STANDARD = Edition.standard()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run one server for all: nothing is stored."""
    folder = tmp_path_factory.mktemp("editions")
    with serving(settings(f"sqlite:///{folder / 'himiko.db'}")) as one:
        yield one


def test_a_sound_edition_comes_back_with_its_hash(server: Server) -> None:
    """What the page shows on its bench is what the file says."""
    answer = server.guest("Ann").post("/api/editions/check", text=STANDARD.text)

    assert answer.status_code == 200
    found = answer.json()
    assert found["name"] == "standard/1"
    assert found["hash"] == STANDARD.hash
    assert found["content"]["buildings"]["b07"]["points"] == 3


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("harbour = 1", "harbour = 99", "limits.harbour"),
        ('i01 = ["s03", "s04", "s09", "s08"]', 'i01 = ["s03", "s04"]', "board.islands.i01"),
        ("points = 3, needs", 'points = "x", needs', "buildings.b07.points"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    server: Server, old: str, new: str, where: str
) -> None:
    """The page marks what the address names."""
    text = STANDARD.text.replace(old, new, 1)
    answer = server.guest("Ann").post("/api/editions/check", text=text)

    assert answer.status_code == 422
    assert answer.json()["code"] == "bad_edition"
    assert answer.json()["cause"]["key"] == where


def test_an_unfinished_edition_is_read_with_all_that_is_wrong(server: Server) -> None:
    """The bench shows what there is, and marks each thing."""
    text = STANDARD.text.replace("harbour = 1", "harbour = 99", 1)
    text = text.replace('i01 = ["s03", "s04", "s09", "s08"]', 'i01 = ["s03", "s04"]', 1)
    answer = server.guest("Ann").post("/api/editions/read", text=text)

    assert answer.status_code == 200
    found = answer.json()
    assert (found["name"], found["hash"]) == (None, None)
    assert found["content"]["limits"]["harbour"] == 99
    assert [fault["key"] for fault in found["faults"]] == ["board.islands.i01", "limits.harbour"]
    assert found["faults"][1]["values"]["expected"]["code"] == "integer"


def test_a_finished_edition_is_read_with_its_hash(server: Server) -> None:
    """Nothing is wrong with it."""
    found = server.guest("Ann").post("/api/editions/read", text=STANDARD.text).json()

    assert (found["name"], found["hash"], found["faults"]) == ("standard/1", STANDARD.hash, [])
    assert found["content"]["buildings"]["b07"]["points"] == 3


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("harbour = 1", "harbour = 1\nberths = 2"),
        ("harbour = 1", "harbour = 1979-05-27"),
        ("harbour = 1", "harbour = nan"),
        ("harbour = 1", "harbour = [[[1]]]"),
        ("[limits]", "[limit]"),
    ],
)
def test_what_no_bench_could_show_is_refused(server: Server, old: str, new: str) -> None:
    """Nothing of a file is dropped in silence."""
    text = STANDARD.text.replace(old, new, 1)
    answer = server.guest("Ann").post("/api/editions/read", text=text)

    assert (answer.status_code, answer.json()["code"]) == (422, "bad_edition")


@pytest.mark.parametrize("path", ["check", "read"])
@pytest.mark.parametrize(
    "text", ["", "= [", "a" * 200_000, "\x00", "x = " + "[" * 5000, "version = 0x" + "f" * 3800]
)
def test_hostile_text_is_refused_quickly(server: Server, text: str, path: str) -> None:
    """Whatever is sent, it is a refusal, and the next question is answered."""
    ann = server.guest("Ann")

    assert ann.post(f"/api/editions/{path}", text=text).status_code == 422
    assert ann.post("/api/editions/check", text=STANDARD.text).status_code == 200


def test_components_are_read_beside_the_event_loop(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file may be long and say little: read there, everybody would wait for it."""
    text = Edition.standard().text.replace("start_coins = 10", "start_coins = 12") + "#\n" * 1000
    ann = server.guest("Ann")
    table = ann.post("/api/tables", seats=["me", "me"], edition=text).json()
    address = f"/api/editions/{table['table']['edition']}"
    threads: list[str] = []
    real = editions._content  # noqa: SLF001

    def noted(edition: Edition) -> Any:
        threads.append(threading.current_thread().name)
        return real(edition)

    monkeypatch.setattr(editions, "_content", noted)

    shown = ann.get(address).json()
    checked = ann.post("/api/editions/check", text=text).json()["content"]

    assert shown["limits"]["start_coins"] == checked["limits"]["start_coins"] == 12
    assert [name.rpartition("_")[0] for name in threads] == ["himiko-builder", "himiko-uploads"]
