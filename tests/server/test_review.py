"""Looking at games: the time line, imported records, analyses, how far the end is."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from himiko import Game
from himiko.bots.analysis import Analysis
from himiko.game.deal import Deal
from himiko.server.live.reviews import Reviews
from himiko.server.settings import Limits
from tests.server.serving import MANY, Server, serving, settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server on SQLite; analyses are quick and few."""
    limits = Limits(**{**MANY.model_dump(), "analyses": 0.01, "analyses_burst": 1})
    path: Path = tmp_path_factory.mktemp("review") / "himiko.db"
    with serving(settings(f"sqlite:///{path}", limits=limits, hint_seconds=0.05)) as one:
        yield one


def finished(seed: int = 3) -> Game:
    """Return a game of two, played out, with its deal opened."""
    deal, rng = Deal(bytes([seed] * 16), b"salt" * 4), Random(seed)
    game = Game.new(2, deal.seed, names=("Iyo", "Toyo"))
    game.headers = deal.headers(opened=True)
    while not game.over:
        legal = game.legal()
        game.play("peek" if "peek" in legal else rng.choice(legal))
    return game


def test_the_time_line_has_every_action_with_its_points(server: Server) -> None:
    """In one answer."""
    game, ann = finished(), server.guest("Ann")
    made = ann.post("/api/tables", seats=["me", "open"], record=game.record())

    plies = ann.get(f"/api/tables/{made.json()['table']['id']}/plies").json()

    assert [one["action"] for one in plies] == game.actions
    assert [one["ply"] for one in plies] == list(range(1, game.ply + 1))
    places = [(one["round"], one["turn"], one["seat"]) for one in plies]
    assert places == [(*place, seat) for place, seat, _ in game.history()]
    middle = game.at(40).scores()
    assert plies[39]["totals"] == [points["total"] for points in middle]


def test_arrangements_are_masked_in_the_time_line_of_others(server: Server) -> None:
    """While the game is being played."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.new_table("me", "open")
    bob.post(f"{table}/sit")
    people, rng = (ann, bob), random.Random(2)
    arranger = None
    while arranger is None:
        turn = ann.state(table)["turn"]
        state = people[turn].state(table)
        legal = state["legal"]
        action = next((one for one in ("peek", "fleet 3") if one in legal), rng.choice(legal))
        assert people[turn].post(f"{table}/play", ply=state["ply"], action=action).is_success
        arranger = turn if action.startswith("arrange ") else None

    told = [one.get(f"{table}/plies").json()[-1]["action"] for one in people]

    assert told[arranger] == action
    assert set(told[1 - arranger].split()) == {"arrange", "?", "/"}


def test_a_finished_record_can_be_looked_at(server: Server) -> None:
    """It is a table that is over, with its players' names, and its deal can be verified."""
    game, ann, eve = finished(), server.guest("Ann"), server.guest("Eve")

    made = ann.post("/api/tables", seats=["me", "open"], record=game.record()).json()

    table = f"/api/tables/{made['table']['id']}"
    assert made["status"] == "over"
    assert made["table"]["names"] == ["Iyo", "Toyo"]
    served = eve.get(f"{table}/record").text.splitlines()
    about_log = ("log: ", "seal: ")
    assert [line for line in served if not line.startswith(about_log)] == game.record().splitlines()
    assert eve.get(f"{table}/plies/10").json()["turn"] == game.at(10).turn
    on = eve.post(f"{table}/play-on", ply=10, seats=["me", "me"])
    assert (on.status_code, on.json()["ply"], on.json()["status"]) == (201, 10, "running")
    at_end = eve.post(f"{table}/play-on", ply=game.ply, seats=["me", "me"])
    assert at_end.json()["code"] == "no_such_ply"


def test_an_analysis_is_made_once(server: Server) -> None:
    """Asked again it is free; too many new ones are refused, with how long to wait."""
    ann = server.guest("Ann")
    made = ann.post("/api/tables", seats=["me", "open"], record=finished().record()).json()
    plies = f"/api/tables/{made['table']['id']}/plies"

    first, again, other = (ann.get(f"{plies}/{ply}/analysis") for ply in (5, 5, 6))

    assert first.json()["outlooks"]
    assert again.json() == first.json()
    assert (other.status_code, other.json()["code"]) == (429, "too_many")
    assert 0 < other.json()["values"]["retry"] <= 100


def test_an_analysis_is_made_once_for_all_who_ask_meanwhile() -> None:
    """And not in the players' places."""
    asked: list[Any] = []

    class Slow:
        def claim_of(self, person: str) -> str:
            return person

        async def analyse(self, *_: Any, **named: Any) -> Analysis:
            asked.append(named)
            await asyncio.sleep(0.01)
            return Analysis(0, (), 0, 0.0)

    async def story() -> list[Any]:
        reviews = Reviews(cast("Any", Slow()), 1.0)
        whole = Game.new(2, 3)
        asking = (reviews.analyse("t", whole, 0, "ann") for _ in range(3))
        return list(await asyncio.gather(*asking))

    told = asyncio.run(story())

    assert asked == [{"claim": "ann", "review": True, "played": []}]
    assert told[0] is told[1] is told[2]


def test_before_a_turn_is_called_costly_it_is_thought_about_ten_times_as_long() -> None:
    """Both analyses are kept, each for those who ask for it."""
    budgets: list[float] = []

    class Counting:
        def claim_of(self, person: str) -> str:
            return person

        async def analyse(self, _: Any, __: Any, seconds: float, **_named: Any) -> Analysis:
            budgets.append(seconds)
            return Analysis(0, (), len(budgets), 0.0)

    async def story() -> tuple[Any, ...]:
        reviews = Reviews(cast("Any", Counting()), 1.5)
        whole = Game.new(2, 3)
        made = [
            await reviews.analyse("t", whole, 0, "ann", thorough=thorough)
            for thorough in (False, True)
        ]
        return *made, *(reviews.known("t", 0, thorough=thorough) for thorough in (False, True))

    quick, thorough, known, known_well = asyncio.run(story())

    assert budgets == [1.5, 15.0]
    assert quick is known
    assert thorough is known_well
    assert quick != thorough


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_how_far_the_ends_are_agrees_with_the_engine(players: int, seed: int) -> None:
    """At nought a game ends with its round, and not before."""
    game, rng = Game.new(players, seed), Random(seed)
    while not game.over:
        position = game.position()
        if (position["turn"], position["step"]) == (0, "fleet"):
            far: Any = game.ends()
            assert all(end["left"] > 0 for end in far.values())
        game.play(rng.choice(game.legal()))

    ends: Any = game.ends()

    assert ends[game.end or ""]["left"] == 0
    sizes = [1 + 2 * ("riu" in player["specialists"]) for player in game.position()["players"]]
    assert game.harbour_rooms() == sizes


def test_every_address_of_the_page_is_its_first_file(tmp_path: Path) -> None:
    """Missing files and unknown parts of the API are not."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("the page", "utf-8")
    (page / "assets" / "x-1.js").write_text("1", "utf-8")
    with serving(settings(f"sqlite:///{tmp_path / 'h.db'}", page=page)) as server:
        client = server.client()

        answers = {
            path: client.get(path)
            for path in ("/", "/t/00/review", "/rules/6.3", "/import", "/assets/x-1.js")
        }
        missing = [client.get(path) for path in ("/assets/y.js", "/api/x", "/x.png")]

    assert {answer.status_code for answer in answers.values()} == {200}
    assert answers["/rules/6.3"].text == "the page"
    assert answers["/"].headers["Cache-Control"] == "no-cache"
    assert "immutable" in answers["/assets/x-1.js"].headers["Cache-Control"]
    assert [(one.status_code, one.json()["code"]) for one in missing] == [(404, "not_found")] * 3
