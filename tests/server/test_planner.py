"""The planner over HTTP: turns laid out at any moment, branches of finished games, limits."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from himiko import Game
from himiko.server.api.request_costs import cost_of
from himiko.server.live.planner import Sheet
from himiko.server.settings import Limits
from tests.game.hidden import shuffle_hidden
from tests.game.players import play_on
from tests.server.serving import MANY, Client, Server, serving, settings
from tests.server.test_review import finished


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server on SQLite; hints are quick."""
    limits = Limits(**{**MANY.model_dump(), "plans": 0.001, "plans_burst": 12, "hints_burst": 2})
    path = tmp_path_factory.mktemp("planner") / "himiko.db"
    with serving(settings(f"sqlite:///{path}", limits=limits, hint_seconds=0.05)) as one:
        yield one


def two(server: Server) -> tuple[str, list[Client]]:
    """Return a running table of two people, whose turn it is first."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.new_table("me", "open")
    bob.post(f"{table}/sit")
    people = [ann, bob]
    return table, people if ann.state(table)["turn"] == 0 else people[::-1]


def test_a_turn_is_planned_while_another_plays(server: Server) -> None:
    """The one whose turn it is not gets the legal actions of their own, and what they bring."""
    table, (_, other) = two(server)

    empty = other.post(f"{table}/plan", actions=[]).json()
    first = other.post(f"{table}/plan", actions=empty["legal"][:1]).json()

    assert other.state(table)["legal"] == []
    assert empty["legal"][0].startswith("fleet ")
    assert first["steps"][0]["played"] == empty["legal"][0]
    assert first["legal"]
    assert first["view"]["fleets"]["played"] != empty["view"]["fleets"]["played"]
    assert first["brings"]["boats"] > 0
    assert first["sites"]
    assert other.state(table)["ply"] == 0


def test_why_not_is_told_after_a_plan(server: Server) -> None:
    """As at the table, in the order of the question; null where it is legal."""
    table, (first, _) = two(server)
    legal = first.state(table)["legal"]

    answer = first.post(f"{table}/plan", actions=[], why_not=["build b01 i14", legal[0]]).json()

    assert answer["refusals"][0]["code"]
    assert answer["refusals"][1] is None


@pytest.mark.parametrize("adapt", [False, True])
def test_what_is_hidden_changes_nothing_that_the_server_tells(adapt: bool) -> None:  # noqa: FBT001
    """Permute all that a seat cannot see: the whole answer is the same, byte by byte."""
    rng = Random(8)
    for seed in range(6):
        game = play_on(Game.new(2 + seed % 3, seed), rng, ["powerful"], 10 + 14 * seed)
        for seat in range(game.players if not game.over else 0):
            other = Game.from_position(shuffle_hidden(game.position(), seat, rng))
            sheets = [Sheet.of(one, seat) for one in (game, other)]
            plan = sheets[0].answer([])["legal"][-1:]
            answers = [one.answer([*plan, "peek"], adapt=adapt) for one in sheets]

            assert json.dumps(answers[0]) == json.dumps(answers[1])


def test_built_tiles_of_others_stay_face_down() -> None:
    """Where the table chose so, the sheet shows no more than the table."""
    game = play_on(Game.new(2, 3), Random(3), ["powerful"], 150)

    shown, open_ = (Sheet.of(game, 0, hides_tiles=hides).answer([]) for hides in (True, False))

    assert open_["view"]["players"][1]["tiles"]
    assert set(shown["view"]["players"][1]["tiles"]) == {"?"}
    assert shown["scores"][1]["total"] == 0
    assert shown["view"]["players"][0] == open_["view"]["players"][0]


def test_only_those_who_play_lay_out_plans(server: Server) -> None:
    """Not who watches, not for others' seats, not before the game."""
    table, (first, _) = two(server)
    eve = server.guest("Eve")
    waiting = eve.new_table("me", "open")

    codes = [
        eve.post(f"{table}/plan", actions=[]).json()["code"],
        first.post(f"{table}/plan", actions=[], seat=1 - first.state(table)["turn"]).json()["code"],
        eve.post(f"{waiting}/plan", actions=[]).json()["code"],
    ]

    assert codes == ["not_seated", "not_your_seat", "not_now"]


def test_where_could_be_built_is_open_to_everybody(server: Server) -> None:
    """Of every seat; spectators too."""
    table, _ = two(server)
    eve = server.guest("Eve")

    found = eve.get(f"{table}/sites", params={"seat": 1})
    wrong = eve.get(f"{table}/sites", params={"seat": 2})

    assert {"tile", "island", "missing", "hand", "fleets"} == set(found.json()[0])
    assert wrong.json()["code"] == "no_such_seat"


def test_plans_are_counted_by_person_and_by_what_they_take(server: Server) -> None:
    """Adapting costs more; others are not disturbed; the answer says when to come again."""
    table, (first, other) = two(server)

    answers = [first.post(f"{table}/plan", actions=[], adapt=True) for _ in range(4)]

    assert [one.status_code for one in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["values"]["retry"] > 0
    assert other.post(f"{table}/plan", actions=[]).is_success


def test_requests_have_their_prices() -> None:
    """What plays a whole game again is dearest."""
    path = "/api/tables/0123456789abcdef01234567"

    assert cost_of("POST", f"{path}/plan") == 1
    assert cost_of("POST", f"{path}/plan/estimate") == 2
    assert cost_of("POST", f"{path}/plies/7/plan") == 5


def test_a_plan_is_no_longer_than_a_turn_can_be(server: Server) -> None:
    """And its actions are texts."""
    table, (first, _) = two(server)

    long = first.post(f"{table}/plan", actions=["done"] * 61)
    odd = first.post(f"{table}/plan", actions=["sing a song", " ", "build"], adapt=True)

    assert long.status_code == 422
    assert {one["refusal"]["code"] for one in odd.json()["steps"]} == {"no_action"}


def test_estimates_are_hints(server: Server) -> None:
    """Between people there are none unless all agree, and none where the table has them off."""
    table, (first, _) = two(server)
    alone = server.guest("Lea")
    without = alone.new_table("me", "drifter", hints=False)

    codes = [
        first.post(f"{table}/plan/estimate", actions=[]).json()["code"],
        alone.post(f"{without}/plan/estimate", actions=[]).json()["code"],
    ]

    assert codes == ["hints_not_agreed", "no_hints"]


def test_a_plan_is_estimated_beside_the_best_turn(server: Server) -> None:
    """What it leaves open is played the best way; they are counted as hints."""
    ann = server.guest("Ann")
    table = ann.new_table("me", "drifter")
    seat = ann.state(table)["seat"]
    legal = ann.post(f"{table}/plan", actions=[]).json()["legal"]

    answers = [ann.post(f"{table}/plan/estimate", actions=[legal[0]]) for _ in range(3)]
    found = answers[0].json()

    assert found["seat"] == seat
    assert found["judgement"]["played"]["plan"][0] == legal[0]
    assert found["judgement"]["cost"]["mean"] >= 0
    assert found["outlooks"][0]["grounds"]
    assert answers[2].json()["code"] == "too_many"


def test_a_finished_game_has_branches(server: Server) -> None:
    """Another turn at a ply, from what its player knew; with an estimate."""
    game, ann = finished(), server.guest("Ann")
    made = ann.post("/api/tables", seats=["me", "open"], record=game.record())
    table = f"/api/tables/{made.json()['table']['id']}"
    turns = [place for place, _, _ in game.history()]
    start = turns.index(turns[30])

    empty = ann.post(f"{table}/plies/{start}/plan", actions=[]).json()
    found = ann.post(f"{table}/plies/{start}/plan/estimate", actions=empty["legal"][:1]).json()
    beyond = ann.post(f"{table}/plies/{game.ply}/plan", actions=[]).json()

    assert empty["seat"] == game.at(start).turn
    assert empty["legal"] == game.at(start).legal()
    assert found["judgement"]["played"]["plan"][0] == empty["legal"][0]
    assert beyond["code"] == "no_such_ply"


def test_a_running_game_has_no_branches(server: Server) -> None:
    """They are for the review."""
    table, (first, _) = two(server)

    assert first.post(f"{table}/plies/0/plan", actions=[]).json()["code"] == "not_now"
