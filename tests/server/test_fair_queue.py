"""Thinking is shared by person: somebody with many tables, or many guests, delays nobody."""

import asyncio
from pathlib import Path

import pytest

from himiko.server.live import fair_queue
from himiko.server.live.fair_queue import Claim, FairQueue, Rank
from himiko.server.live.networks import Networks
from himiko.server.quota import Quota
from tests.server.serving import MANY, serving, settings

EVE = Claim(Rank.PRESENT, "eve's", "eve")
ANN = Claim(Rank.PRESENT, "ann's", "ann")


def served(capacity: int, *claims: Claim) -> list[Claim]:
    """Let all ask at once, in this order; return in which order they were let in."""
    order: list[Claim] = []

    async def story() -> None:
        queue = FairQueue(capacity)

        async def think(claim: Claim) -> None:
            async with queue.admission(claim):
                order.append(claim)
                await asyncio.sleep(0)

        await asyncio.gather(*map(think, claims))

    asyncio.run(story())
    return order


def test_who_comes_last_waits_for_one_thought_of_each_other() -> None:
    """Not for all that somebody else has asked before."""
    order = served(1, *[EVE] * 50, ANN)

    assert order.index(ANN) <= 2


def test_many_guests_of_one_network_are_one() -> None:
    """Within it they take turns; others wait for one of them only."""
    guests = [Claim(Rank.PRESENT, "eve's", f"guest {number}") for number in range(20)]
    order = served(1, *guests * 3, ANN)

    assert order.index(ANN) <= 2
    assert order.count(guests[0]) == 3
    inner = [claim for claim in order if claim is not ANN]
    assert set(inner[:20]) == set(guests)


def test_where_people_are_there_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players among themselves think when nobody waits."""
    monkeypatch.setattr(fair_queue, "REST_SECONDS", 0.01)
    lone = Claim(Rank.NOBODY, "eve's", "eve")
    away = Claim(Rank.AWAY, "bob's", "bob")

    order = served(1, lone, lone, lone, away, ANN)

    assert order == [lone, ANN, away, lone, lone]


def test_nothing_long_begins_within_a_computer_s_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is there waits for one thought of computers among themselves, not one an action."""
    monkeypatch.setattr(fair_queue, "REST_SECONDS", 0.05)
    lone = Claim(Rank.NOBODY, "eve's", "eve")
    order: list[Claim] = []

    async def story() -> None:
        queue = FairQueue(1)

        async def think(claim: Claim) -> None:
            async with queue.admission(claim):
                order.append(claim)
                await asyncio.sleep(0)

        others = [asyncio.create_task(think(lone)) for _ in range(5)]
        await asyncio.sleep(0)
        for _ in range(4):  # one action after the other
            await think(ANN)
            await asyncio.sleep(0)
        await asyncio.gather(*others)

    asyncio.run(story())

    first = order.index(ANN)
    assert order[first : first + 4] == [ANN] * 4
    assert order.count(lone) == 5


def test_computers_among_themselves_take_half_of_the_capacity() -> None:
    """One place is always free soon for the next person."""

    async def story() -> tuple[int, int]:
        queue = FairQueue(4)
        thinking = 0
        go_on = asyncio.Event()

        async def think(claim: Claim) -> None:
            nonlocal thinking
            async with queue.admission(claim):
                thinking += 1
                await go_on.wait()

        lone = [asyncio.create_task(think(Claim(Rank.NOBODY, "n", "p"))) for _ in range(9)]
        await asyncio.sleep(0.01)
        alone = thinking
        more = [asyncio.create_task(think(ANN)) for _ in range(9)]
        await asyncio.sleep(0.01)
        together = thinking
        go_on.set()
        await asyncio.gather(*lone, *more)
        return alone, together

    assert asyncio.run(story()) == (2, 4)


def test_who_has_gone_is_passed_over() -> None:
    """And leaves no place taken, whether waiting or just called."""

    async def story() -> bool:
        queue = FairQueue(1)

        async def think() -> None:
            async with queue.admission(EVE):
                await asyncio.sleep(0)

        async with queue.admission(ANN):
            waiting = [asyncio.create_task(think()) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
        waiting[1].cancel()  # called, but not awake yet
        await asyncio.gather(*waiting, return_exceptions=True)
        async with queue.admission(ANN):
            return queue.waiting("eve's") == 0

    assert asyncio.run(asyncio.wait_for(story(), 5))


def test_a_quota_is_used_up_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be overdrawn once: what a thought costs is known afterwards."""
    now = 1000.0
    monkeypatch.setattr("himiko.server.quota.time.monotonic", lambda: now)
    quota = Quota(rate=0.5, most=10)

    quota.charge("eve", 12)
    used_up = quota.is_left("eve"), quota.is_left("ann")
    now += 6

    assert used_up == (False, True)
    assert quota.is_left("eve")


def test_somebody_unknown_is_a_network_of_their_own() -> None:
    """Others are where they last asked from."""
    networks = Networks()
    networks.note(["eve", "guest"], "2001:db8::/64")

    assert networks.of("eve") == networks.of("guest") == "2001:db8::/64"
    assert networks.of("ann") == "ann"


def test_tables_without_people_are_few(tmp_path: Path) -> None:
    """A limited number for a person, and of those begun by a client."""
    few = MANY.model_copy(update={"lone_tables": 2, "lone_starts": 0.0, "lone_starts_burst": 3})
    with serving(settings(f"sqlite:///{tmp_path / 'himiko.db'}", limits=few)) as server:
        eve, guest = server.guest("Eve"), server.guest("Eve again")
        seats = ["helmsman", "helmsman"]
        answers = [who.post("/api/tables", seats=seats) for who in (eve, eve, eve, guest, guest)]
        with_people = eve.post("/api/tables", seats=["me", "drifter"])

    codes = [answer.json().get("code") for answer in answers]
    assert codes == [None, None, "too_many_tables", None, "too_many"]
    assert with_people.status_code == 201


@pytest.mark.parametrize("full", [True, False])
def test_seats_given_to_computers_later_are_counted_as_well(tmp_path: Path, *, full: bool) -> None:
    """A table of open seats that the host fills with computer players is one without people."""
    few = MANY.model_copy(update={"lone_tables": 2})
    with serving(settings(f"sqlite:///{tmp_path / 'himiko.db'}", limits=few)) as server:
        eve = server.guest("Eve")
        codes = []
        for _ in range(3):
            table = eve.new_table("open", "open", start_when_full=full)
            answers = [eve.post(f"{table}/set-seat", seat=n, level="himiko") for n in (0, 1)]
            if not full:
                answers.append(eve.post(f"{table}/start"))
            codes.append([answer.json().get("code") for answer in answers][-1])
        with_person = eve.new_table("me", "open")
        joined = eve.post(f"{with_person}/set-seat", seat=1, level="drifter").status_code

    assert codes == [None, None, "too_many_tables"]
    assert joined == 200
