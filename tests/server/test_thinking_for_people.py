"""Hints, reviews and chances: charged like computer players' thinking, and few wait at once."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from himiko.bots.analysis import Analysis
from himiko.edition import Edition
from himiko.game import Game
from himiko.server.live.bot_runner import BotRunner
from himiko.server.live.fair_queue import Claim, Rank
from himiko.server.refused import Refused
from himiko.server.settings import Limits
from himiko.server.storage.store import Store
from tests.server.services import services
from tests.server.serving import MANY, serving, settings

LITTLE = Limits(thinking=0.0, thinking_burst=0.001)
FOUND = Analysis(0, (), 0, 0.0)
VIEW = Game.new(2, 3).view(0)


def thinking(monkeypatch: pytest.MonkeyPatch, think: Callable[[float], Any]) -> None:
    """Let a test say what thinking comes to."""

    def analyse(_: object, seconds: float, **__: object) -> Analysis:
        think(seconds)
        return FOUND

    monkeypatch.setattr("himiko.server.live.bot_runner.analyse", analyse)


@pytest.mark.parametrize("review", [False, True])
def test_what_is_thought_for_somebody_is_charged(
    store: Store, monkeypatch: pytest.MonkeyPatch, *, review: bool
) -> None:
    """Whoever has used up their quota comes after all others."""
    thinking(monkeypatch, lambda _: time.sleep(0.01))

    async def story() -> list[Rank]:
        runner = (await services(store, limits=LITTLE)).bot_runner
        first = runner.claim_of("eve")
        await runner.analyse(VIEW, Edition.standard(), 0.01, claim=first, review=review)
        return [first.rank, runner.claim_of("eve").rank, runner.claim_of("ann").rank]

    assert asyncio.run(story()) == [Rank.PRESENT, Rank.NOBODY, Rank.PRESENT]


@pytest.mark.parametrize("review", [False, True])
def test_hints_that_wait_are_counted(store: Store, *, review: bool) -> None:
    """In the players' queue as in that of reviews; somebody else may still ask."""

    async def story() -> str:
        runner = (await services(store)).bot_runner
        claim = runner.claim_of("eve")
        async with runner.queue.admission(), runner.reviews.admission():
            waiting = [
                asyncio.create_task(
                    runner.analyse(VIEW, Edition.standard(), 0.01, claim=claim, review=review)
                )
                for _ in range(40)
            ]
            await asyncio.sleep(0)
            with pytest.raises(Refused) as refused:
                runner.claim_of("eve")
            runner.claim_of("ann")
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        return refused.value.code

    assert asyncio.run(story()) == "too_many"


@pytest.mark.parametrize(("seconds", "most"), [(1.0, 15.0), (10.0, 30.0)])
def test_what_finds_nothing_is_not_tried_for_minutes(
    store: Store, monkeypatch: pytest.MonkeyPatch, seconds: float, most: float
) -> None:
    """A busy machine gets more time for a short thought, not fifteen times that of a long one."""
    budgets: list[float] = []
    thinking(monkeypatch, budgets.append)

    async def story() -> None:
        runner = (await services(store)).bot_runner
        await runner.analyse(VIEW, Edition.standard(), seconds)

    asyncio.run(story())

    assert sum(budgets) == most


def test_who_asks_for_chances_is_charged_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the host of the table, whom anybody could make wait in this way."""
    charged: list[str] = []
    real = BotRunner.claim_of

    def noted(self: BotRunner, person: str) -> Claim:
        charged.append(person)
        return real(self, person)

    monkeypatch.setattr(BotRunner, "claim_of", noted)
    url = f"sqlite:///{tmp_path / 'himiko.db'}"
    with serving(settings(url, limits=MANY, hint_seconds=0.05)) as server:
        table = server.guest("Ann").new_table("me", "fisher")
        answer = server.client().get(f"{table}/chances")

    assert answer.status_code == 200
    assert charged == ["127.0.0.1"]
