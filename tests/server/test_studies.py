"""Reports on editions that people make: sent while they are played, within bounds."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from himiko.edition import Edition
from himiko.server.api.study import StudyNews
from himiko.server.live import studies
from himiko.server.live.studies import Studies
from himiko.server.quota import Quota
from himiko.server.refused import Refused
from himiko.server.settings import Limits
from tests.server.serving import MANY, Client, Server, serving, settings

SMALL = Edition.load(Path(__file__).parents[2] / "examples" / "editions" / "first-game.toml")
PATH = "/api/editions/report"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server on SQLite, with one place for studies, and short ones."""
    limits = Limits(**{**MANY.model_dump(), "checks": 1e6, "checks_burst": 10**6})
    path = tmp_path_factory.mktemp("studies") / "himiko.db"
    chosen = settings(f"sqlite:///{path}", limits=limits, studies=1, study_seconds=2)
    with pytest.MonkeyPatch.context() as patch, serving(chosen) as one:
        patch.setattr(studies, "GRACE_SECONDS", 600.0)
        yield one


@contextmanager
def study(who: Client, text: str = SMALL.text) -> Iterator[httpx.Response]:
    """Ask for a report; leaving stops it."""
    # It gives way to all others: on a machine that has much to do its first news take long.
    with who.stream("POST", PATH, json={"text": text}, timeout=None) as answer:
        yield answer


def test_news_come_while_it_is_played_and_the_report_at_the_end(server: Server) -> None:
    """As the schema says, with something to compare."""
    with study(server.guest("Ann")) as answer:
        news = [StudyNews.model_validate_json(line) for line in answer.iter_lines()]

    assert [one.part for one in news] == sorted(one.part for one in news)
    assert (news[0].games, news[0].report) == (0, None)
    last = news[-1]
    assert last.part == 1
    assert last.games >= 8, "a round of each edition, whatever the time"
    assert last.report is not None
    kinds = [block.kind for block in last.report]
    assert {"heading", "paragraph", "grid", "dots", "map"} == set(kinds)
    assert "NaN" not in last.model_dump_json()


def test_one_at_a_time_and_whoever_leaves_stops_it(server: Server) -> None:
    """A person has one study; another's waits for the place, and gets it."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    with study(ann) as first, study(bob) as second:
        mine, others = first.iter_lines(), second.iter_lines()
        assert json.loads(next(mine))["games"] == 0
        assert json.loads(next(others))["games"] == 0
        refused = ann.post(PATH, text=SMALL.text)
        assert (refused.status_code, refused.json()["code"]) == (409, "study_running")

        first.close()

        assert json.loads(next(others))["games"] > 0
    refusals = 0
    while (again := _first_status(ann)) == 409:  # until the server has seen that Ann has gone
        refusals += 1
        time.sleep(0.05)
    assert (again, refusals < 100) == (200, True)


def _first_status(who: Client) -> int:
    with study(who) as answer:
        return answer.status_code


def test_nobody_and_bad_editions_are_refused(server: Server) -> None:
    """Before anything is played."""
    assert server.client().post(PATH, text=SMALL.text).json()["code"] == "who_are_you"
    refused = server.guest("Eve").post(PATH, text="id = 3")
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_edition")


def test_the_server_does_not_wait_for_the_end_of_a_study(tmp_path: Path) -> None:
    """It stops at once."""
    chosen = settings(f"sqlite:///{tmp_path / 'himiko.db'}", study_seconds=600)
    with serving(chosen) as one, study(one.guest("Ann")) as answer:
        lines = answer.iter_lines()
        next(lines)
        began = time.monotonic()
        one.uvicorn.should_exit = True
        one.thread.join(20)
        assert time.monotonic() - began < 8, "less than the grace that answers have"


def stand_in(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Let another program play."""
    monkeypatch.setattr(studies, "_COMMAND", (sys.executable, "-c", program))


async def _all(news: AsyncIterator[Any]) -> list[Any]:
    async with aclosing(news) as listened:  # type: ignore[type-var]
        return [one async for one in listened]


def test_a_study_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was said until then stands."""
    stand_in(monkeypatch, "import time; print('{\"part\": 0.5}', flush=True); time.sleep(600)")
    monkeypatch.setattr(studies, "GRACE_SECONDS", 1.5)
    began = time.monotonic()

    news = asyncio.run(_all(Studies(Quota(1, 60), 1, 0.5).play(SMALL, "ann", "here")))

    assert [one["part"] for one in news] == [0.0, 0.5]
    assert time.monotonic() - began < 60


def test_a_study_that_crashes_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the next one can begin."""
    stand_in(monkeypatch, "raise SystemExit(1)")
    many = Studies(Quota(1, 60), 1, 5)

    async def twice() -> list[list[Any]]:
        return [await _all(many.play(SMALL, "ann", "here")) for _ in range(2)]

    assert asyncio.run(twice()) == [[studies.WAITING]] * 2


def test_time_is_charged_and_few_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """To the network: guests are easily made."""
    stand_in(monkeypatch, "import time; time.sleep(0.3)")
    many = Studies(Quota(0, 0.1), 1, 5)
    many.check("ann", "here")
    asyncio.run(_all(many.play(SMALL, "ann", "here")))
    with pytest.raises(Refused, match="too_many"):
        many.check("bob", "here")
    many.check("bob", "elsewhere")
    monkeypatch.setattr(studies, "MOST_WAITING", 0)
    with pytest.raises(Refused, match="busy"):
        many.check("bob", "elsewhere")


def test_guests_of_one_network_do_not_keep_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """They have two at once, under way or waiting: somebody from elsewhere is not refused."""
    stand_in(monkeypatch, "import sys; sys.stdin.readline(); print('{}', flush=True)")
    some = Studies(Quota(0, 1e6), 1, 5)
    begun: list[str] = []

    async def have(person: str, network: str) -> None:
        some.check(person, network)
        async with aclosing(some.play(SMALL, person, network)) as news:  # type: ignore[type-var]
            begun.extend([person async for one in news if one != studies.WAITING])

    async def story() -> list[str]:
        crowd = [asyncio.create_task(have(name, "there")) for name in ("eve", "mallory")]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too_many"):
            some.check("oscar", "there")
        await asyncio.gather(*crowd, have("ann", "here"))
        some.check("oscar", "there")
        return begun

    assert sorted(asyncio.run(story())) == ["ann", "eve", "mallory"]


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="bounds of memory are Linux's")
def test_its_memory_is_bounded() -> None:
    """The system refuses what is more."""
    program = (
        "from himiko.server import study_process\n"
        "study_process._bound(1)\n"
        "bytearray(2 * study_process.MEMORY)"
    )

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)  # noqa: S603

    assert b"MemoryError" in done.stderr


def test_it_ends_with_whoever_asked() -> None:
    """Closing its input is enough, whatever it is doing."""
    command = [sys.executable, "-m", "himiko.server.study_process", "600"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:  # noqa: S603
        assert process.stdin
        assert process.stdout
        process.stdin.write(json.dumps(SMALL.text).encode() + b"\n")
        process.stdin.flush()
        assert process.stdout.readline()
        process.stdin.close()
        assert process.wait(20) == 1
