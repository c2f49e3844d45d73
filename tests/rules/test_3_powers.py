"""Section 3: when powers can be used."""

import pytest

from tests.scenes import options, play, player, refused, scene, verbs

MOMENTS = pytest.mark.parametrize(
    "before",
    [
        "fleet 5",
        "fleet 5, buy wood",
        "fleet 5, place wood s03",
        "fleet 5, place wood s03, place gold s04",
        "fleet 5, place wood s03, place gold s04, collect i01",
        "fleet 5, place wood s03, collect i01",
        "fleet 5, done, discard wood",
    ],
    ids=[
        "at once",
        "after a trade",
        "between boats",
        "after boats",
        "collected",
        "step 5",
        "moored",
    ],
)


@pytest.mark.rule("3.3")
@MOMENTS
def test_a_fleet_power_can_be_used_at_any_moment_between_two_actions(before: str) -> None:
    """Sacred ground can be laid at each of these moments, and once only."""
    game = scene(hand={0: ["wood"]}, culture={"i01": "plum"}, tokens={0: {"plum": 2}})

    play(game, before)

    assert "sacred i20" in game.legal()
    play(game, "sacred i20")
    assert refused(game, "sacred i21") == "4.3 power_used"


@pytest.mark.rule("3.3")
@MOMENTS
def test_a_specialist_power_can_be_used_at_any_moment_between_two_actions(before: str) -> None:
    """Hetsuka takes a token at each of these moments, and once only."""
    game = scene(
        hand={0: ["wood"]},
        culture={"i01": "plum"},
        tokens={0: {"maple": 4}},
        crew={0: ["hetsuka"]},
    )

    play(game, before)

    assert "hetsuka maple" in game.legal()
    play(game, "hetsuka maple")
    assert refused(game, "hetsuka maple") == "8.3 used_this_turn"


@pytest.mark.rule("3.3")
def test_powers_are_optional_and_a_fleet_power_not_used_is_lost() -> None:
    """The turn can be ended without them; in the next turn there is another fleet's power."""
    game = scene(order=[0, 1, 0, 1], crew={0: ["hetsuka"]}, tokens={0: {"plum": 1}})

    play(game, "fleet 5, done, done")
    play(game, "fleet 1, done")
    play(game, "fleet 4")

    assert refused(game, "sacred i20") == "4.3 other_power"
    assert "hetsuka plum" in game.legal()


@pytest.mark.rule("3.3")
def test_a_specialist_power_comes_back_every_turn() -> None:
    """Used in the first turn of a round, it can be used in the second."""
    game = scene(order=[0, 1, 0, 1], crew={0: ["hetsuka"]}, tokens={0: {"plum": 2}})

    play(game, "fleet 1, hetsuka plum, done")
    play(game, "fleet 4, done")
    play(game, "fleet 3")

    assert "hetsuka plum" in game.legal()


@pytest.mark.rule("3.3")
def test_no_power_before_the_fleet_is_chosen() -> None:
    """At the start of a turn only fleets are offered."""
    game = scene(crew={0: ["hetsuka"]}, tokens={0: {"plum": 1}})

    assert verbs(game) == {"fleet"}
    assert refused(game, "hetsuka plum") == "4.1 fleet_first"


@pytest.mark.rule("3.3")
def test_no_power_between_fleet_10_and_its_third_boat() -> None:
    """After fleet 10 only its third boat is asked for."""
    game = scene(fleets=[10], crew={0: ["hetsuka"]}, tokens={0: {"plum": 1}})

    play(game, "fleet 10")

    assert verbs(game) == {"take"}
    assert refused(game, "hetsuka plum") == "4.2 take_first"


@pytest.mark.rule("3.3")
def test_no_power_between_peeking_and_putting_back() -> None:
    """After a peek only arrangements are offered."""
    game = scene(crew={0: ["hetsuka"]}, tokens={0: {"plum": 1}})

    play(game, "fleet 3, peek")

    assert verbs(game) == {"arrange"}
    assert refused(game, "hetsuka plum") == "4.3 arrange_first"


@pytest.mark.rule("3.3")
def test_no_power_between_two_tokens_of_a_collection() -> None:
    """Once a first token is taken only tokens are offered."""
    game = scene(
        fleets=[6],
        culture={"i01": "plum", "i02": "rice", "i08": "rice"},
        crew={0: ["hetsuka"]},
        tokens={0: {"plum": 1}},
    )

    play(game, "fleet 6, place bamboo s03, place wood s08, collect i01")

    assert verbs(game) == {"collect"}
    assert refused(game, "hetsuka plum") == "6.6 collect_first"
    assert refused(game, "swap i02 i08") == "6.6 collect_first"


@pytest.mark.rule("3.3")
def test_no_power_before_ebisus_token() -> None:
    """Between the last token of a collection and Ebisu's nothing else is offered."""
    game = scene(
        culture={"i01": "plum", "i30": "rice"},
        crew={0: ["hetsuka", "ebisu"]},
        tokens={0: {"plum": 1}},
    )

    play(game, "fleet 1, place bamboo s04, collect i01")

    assert verbs(game) == {"ebisu", "done"}
    assert refused(game, "hetsuka plum") == "8.3 ebisu_first"


@pytest.mark.rule("3.3")
def test_no_power_while_boats_are_being_set_aside() -> None:
    """While there are too many boats only discards are offered."""
    game = scene(fleets=[6], crew={0: ["hetsuka"]}, tokens={0: {"plum": 1}})

    play(game, "fleet 6, done")

    assert verbs(game) == {"discard"}
    assert refused(game, "hetsuka plum") == "7.1 discard_first"


@pytest.mark.rule("3.3")
def test_the_two_removals_of_fleet_7_may_come_at_different_moments() -> None:
    """One before placing, one in step 5."""
    game = scene(fleets=[7], boats={"s20": "clay", "s21": "gold"})

    play(game, "fleet 7, remove s20, place bamboo s01, done")
    assert options(game, "remove") == ["s01", "s21"]
    play(game, "remove s21")

    assert game.position()["boats"] == {"s01": "bamboo"}


@pytest.mark.rule("3.4")
@pytest.mark.parametrize(
    ("who", "what"),
    [("raijin", "bamboo wood"), ("nakatsu", "wood wood"), ("michimata", "plum")],
)
def test_powers_that_give_boats_end_with_step_3(who: str, what: str) -> None:
    """They can be used in steps 2 and 3, and are too late in step 5."""
    game = scene(
        fleets=[5, 6],
        crew={0: [who, "riu"]},
        tokens={0: {"plum": 2}},
        hand={0: ["gold"]},
        specialists=["yasoma"],
    )

    play(game, "fleet 6")
    assert f"{who} {what}" in game.legal()
    play(game, "done")

    assert refused(game, f"{who} {what}") == "3.4 too_late"


@pytest.mark.rule("3.4")
def test_after_collecting_a_power_that_gives_boats_is_asked_for_once_more() -> None:
    """The token just collected can be given to Michimata; all other powers are offered too."""
    game = scene(
        fleets=[8],
        crew={0: ["michimata", "hetsuka", "kachiko"]},
        culture={"i01": "plum"},
        boats={"s20": "wood"},
        sacred=["i30"],
        hand={0: ["stone"]},
    )

    play(game, "fleet 8, place bamboo s04, collect i01")
    assert verbs(game) == {"michimata", "hetsuka", "kachiko", "swap", "done"}
    play(game, "michimata plum")

    assert player(game, 0)["boats"] == ["stone", "clay", "gold"]
    assert verbs(game) == {"discard"}


@pytest.mark.rule("3.4")
def test_the_question_ends_when_no_power_that_gives_boats_is_left() -> None:
    """Hetsuka takes the one token that Michimata could have taken."""
    game = scene(crew={0: ["michimata", "hetsuka"]}, culture={"i01": "plum"}, fleets=[6])

    play(game, "fleet 6, place bamboo s04, collect i01, hetsuka plum")

    assert refused(game, "michimata plum") == "4.1 fleet_first"
    assert player(game, 0)["boats"] == ["wood"]


@pytest.mark.rule("3.4")
def test_after_building_a_power_that_gives_boats_is_asked_for_once_more() -> None:
    """Raijin may still exchange the boats that are left; done closes step 3."""
    game = scene(
        fleets=[6],
        row=["b01"],
        boats={"s02": "bamboo"},
        hand={0: ["clay"]},
        crew={0: ["raijin"]},
    )

    play(game, "fleet 6, place bamboo s01, build b01 i14")
    assert game.legal() == ["raijin wood clay", "done"]
    play(game, "done")

    assert verbs(game) == {"discard"}


@pytest.mark.rule("3.4")
@pytest.mark.parametrize(
    ("crew", "reserve"),
    [(["hetsuka"], {}), (["raijin"], {}), (["michimata"], {"gold": 0})],
    ids=["other power", "no two boats", "no gold"],
)
def test_after_collecting_nothing_is_asked_if_no_such_power_can_be_used(
    crew: list[str], reserve: dict[str, int]
) -> None:
    """The turn goes on to step 4, and here at once to step 5."""
    game = scene(
        played=[2],
        boats={"s30": "wood"},
        crew={0: crew},
        culture={"i01": "plum"},
        tokens={0: {"plum": 2}},
        reserve=reserve,
    )

    play(game, "fleet 4, place clay s04, collect i01")

    assert game.position()["step"] == "recruit"


@pytest.mark.rule("3.4")
def test_a_specialist_recruited_works_from_that_moment() -> None:
    """Hetsuka, just recruited, takes a token in the same step 5."""
    game = scene(specialists=["hetsuka"], tokens={0: {"plum": 3}}, coins={0: 0})

    play(game, "fleet 1, done, recruit hetsuka plum plum, hetsuka plum")

    assert player(game, 0)["coins"] == 4


@pytest.mark.rule("3.4")
def test_one_that_gives_boats_is_too_late_in_the_turn_of_recruiting() -> None:
    """Step 4 is over when Michimata is recruited in step 5; next turn Michimata works."""
    game = scene(
        order=[0, 1, 0, 1],
        specialists=["michimata", "hetsuka"],
        crew={0: ["kachiko"]},
        sacred=["i30"],
        tokens={0: {"plum": 3}},
    )

    play(game, "fleet 1, done, recruit michimata plum plum")
    assert refused(game, "michimata plum") == "3.4 too_late"
    play(game, "done, fleet 4, done, fleet 3")

    assert "michimata plum" in game.legal()


@pytest.mark.rule("3.4")
def test_ebisu_waits_for_a_collection_of_a_later_turn() -> None:
    """Recruited after a collection, Ebisu takes no token from it; with the next one he does."""
    game = scene(
        order=[0, 1, 0, 1],
        specialists=["ebisu"],
        culture={"i01": "plum", "i08": "rice", "i30": "rice"},
        tokens={0: {"plum": 1, "maple": 1}},
        crew={0: ["hetsuka"]},
    )

    play(game, "fleet 1, place bamboo s04, collect i01, recruit ebisu plum plum")
    assert refused(game, "ebisu i30") == "8.3 only_after_collecting"
    play(game, "done, fleet 4, done, done")
    play(game, "fleet 3, place stone s03, collect i08")

    assert options(game, "ebisu") == ["i30"]
