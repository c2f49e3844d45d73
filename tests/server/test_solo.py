"""Playing alone: the level that fits, and challenges with their results."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from himiko.game.catalogue import LADDER, Level
from himiko.server.tables.challenges import BY_SEED, CHALLENGES
from himiko.server.tables.fitting import SoloResult, fitting_level
from tests.server.serving import Client, Server, serving, settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server on SQLite."""
    path = tmp_path_factory.mktemp("solo") / "himiko.db"
    with serving(settings(f"sqlite:///{path}")) as one:
        yield one


def against(level: Level, results: str) -> list[SoloResult]:
    """Return results against one opponent of a level: `+` won, `-` lost, latest first."""
    return [SoloResult((level,), won=one == "+") for one in results]


def play_out(client: Client, table: str) -> Any:
    """Play one's seat to the end of the game, anyhow; return the last state."""
    dice = Random(4)
    while (state := client.state(table))["status"] == "running":
        if state["legal"]:
            done = client.post(
                f"{table}/play", ply=state["ply"], action=dice.choice(state["legal"])
            )
            assert done.is_success, done.text
    return state


def test_somebody_unknown_begins_low() -> None:
    """And climbs one step after the other."""
    assert fitting_level([]) in LADDER[:2]
    assert fitting_level(against("fisher", "+++")) in LADDER[2:4]


def test_who_loses_gets_an_easier_opponent() -> None:
    """Down to the weakest."""
    strong = against("pilot", "++++")
    tired = against("pilot", "----") + strong

    before, after = (LADDER.index(fitting_level(one)) for one in (strong, tired))
    assert after < before
    assert fitting_level(against("deckhand", "--------")) == "deckhand"


def test_who_wins_and_loses_alike_has_found_their_level() -> None:
    """Every other game against it is won."""
    assert fitting_level(against("merchant", "+-+-+-+-+-+-")) == "merchant"


def test_winning_among_four_counts_more_than_among_two() -> None:
    """It is harder."""
    two = [SoloResult(("fisher",), won=True)] * 3
    four = [SoloResult(("fisher", "fisher", "fisher"), won=True)] * 3

    assert LADDER.index(fitting_level(four)) > LADDER.index(fitting_level(two))


def test_every_level_has_challenges_with_deals_of_their_own() -> None:
    """Fixed forever: a link leads to the same deal everywhere."""
    assert {one.level for one in CHALLENGES.values()} == set(LADDER)
    assert len(BY_SEED) == len(CHALLENGES)
    assert CHALLENGES["pilot-1"].deal.seed.hex() == "1dea36e338a5acd11b6face130f9d0d6"


def test_a_challenge_is_played_and_its_result_kept(server: Server) -> None:
    """From its deal, without hints; others see theirs, not mine."""
    ann, bob = server.guest("Ann"), server.guest("Bob")

    made = ann.post("/api/challenges/deckhand-1").json()
    table = f"/api/tables/{made['table']['id']}"
    over = play_out(ann, table)
    mine, theirs = (
        {one["id"]: one for one in client.get("/api/challenges").json()} for client in (ann, bob)
    )

    assert made["table"]["challenge"] == "deckhand-1"
    assert [seat["level"] for seat in made["table"]["seats"]] == [None, "deckhand"]
    assert not made["table"]["options"]["hints"]
    points = [one["total"] for one in over["scores"]]
    kept = mine["deckhand-1"]
    assert (kept["tries"], kept["points"], kept["best_other"]) == (1, points[0], points[1])
    assert kept["won"] == (over["scores"][0]["rank"] == 1)
    assert kept["table"] == made["table"]["id"]
    assert theirs["deckhand-1"]["tries"] == 0
    assert ann.get(f"{table}/record").text.count(CHALLENGES["deckhand-1"].deal.seed.hex()) == 1


def test_a_seat_can_adapt(server: Server) -> None:
    """It is given the level that fits, which can be asked for before."""
    cid = server.guest("Cid")

    before = cid.get("/api/level").json()
    made = cid.post("/api/tables", seats=["me", "adapts"]).json()

    assert before == {"level": fitting_level([]), "games": 0, "won": 0}
    assert [seat["level"] for seat in made["table"]["seats"]] == [None, before["level"]]


def test_games_alone_count_and_others_do_not(server: Server) -> None:
    """A game with open seats, with other people, or from a record says nothing."""
    dan = server.guest("Dan")
    play_out(dan, dan.new_table("me", "drifter"))
    play_out(dan, dan.new_table("me", "me"))

    told = dan.get("/api/level").json()

    assert told["games"] == 1


def test_an_unknown_challenge_is_refused(server: Server) -> None:
    """With a code."""
    answer = server.guest("Eve").post("/api/challenges/pilot-99")

    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_challenge")
