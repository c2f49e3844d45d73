"""What holds in every position of every game."""

from collections import Counter
from typing import Any

from himiko import Edition, Game, Position
from himiko.edition.names import COLOURS, CULTURE
from himiko.game.notation import arrangements, notation_of


def check(game: Game) -> None:
    """Check all that can be said of a single position."""
    position = game.position()
    check_boats(position, game.edition)
    check_tiles(position, game.edition)
    check_specialists(position, game.edition)
    check_fleets(position, game.edition)
    check_islands(position, game.edition)
    check_legal(game, position)
    check_scores(game, position)


def check_boats(position: Position, edition: Edition) -> None:
    """No boat is lost or made."""
    boats = Counter(position["reserve"]) + Counter(position["boats"].values())
    for player in position["players"]:
        boats += Counter(player["boats"]) + Counter(player["aside"])

    assert boats == Counter({colour.id: colour.count for colour in edition.colours})
    assert min(position["reserve"].values()) >= 0


def check_tiles(position: Position, edition: Edition) -> None:
    """Each building tile is in one place, and what is built agrees with it."""
    tiles = [*position["buildings"]["row"], *position["buildings"]["deck"]]
    kinds = {tile.id: tile.kind for tile in edition.tiles}
    built: Counter[Any] = Counter()
    for seat, player in enumerate(position["players"]):
        tiles += [*player["tiles"], *player["reserved"]]
        for tile in player["tiles"]:
            built[kinds[tile] if kinds[tile] in {"torii", "palace"} else seat] += 1
        every = edition.limits.standard_buildings[len(position["players"])]
        assert player["buildings_left"] == every - built[seat] >= 0

    assert sorted(tiles) == sorted(edition.tile_ids)
    assert built == Counter(position["built"].values())


def check_specialists(position: Position, edition: Edition) -> None:
    """Each specialist is in one place; the coins on it are even."""
    who = [specialist for specialist, _ in position["specialists"]["row"]]
    who += position["specialists"]["deck"]
    for player in position["players"]:
        who += player["specialists"]
        assert player["coins"] >= 0
        assert player["prestige"] >= 0

    assert sorted(who) == sorted(specialist.id for specialist in edition.specialists)
    assert all(coins % 2 == 0 <= coins for _, coins in position["specialists"]["row"])


def check_fleets(position: Position, edition: Edition) -> None:
    """Each fleet is in one place; those played are as many as the turns."""
    fleets = position["fleets"]
    begun = position["turn"] + (position["step"] not in {"fleet", "over"})

    every = sorted(fleets["up"] + fleets["down"] + fleets["played"])
    assert every == [fleet.number for fleet in edition.fleets]
    assert len(fleets["played"]) == begun
    assert len(fleets["up"]) == edition.limits.face_up_fleets - begun


def check_islands(position: Position, edition: Edition) -> None:
    """One thing on an island; no more tokens and sacred ground than there are."""
    things = [*position["culture"], *position["sacred"], *position["built"]]
    tokens = Counter(position["culture"].values())
    for player in position["players"]:
        tokens += Counter(player["culture"])
        assert 0 not in player["culture"].values()

    assert len(things) == len(set(things))
    assert len(position["sacred"]) <= edition.limits.sacred_ground
    assert all(tokens[kind] <= edition.culture[n] for n, kind in enumerate(CULTURE))


def check_legal(game: Game, position: Position) -> None:
    """The legal actions rise by number; there are two at least, but for fleets and the end."""
    legal = game.legal()
    numbers = [number_of(game, action, position) for action in legal]

    assert numbers == sorted(set(numbers))
    if position["step"] == "over":
        assert legal == []
    else:
        assert len(legal) >= (1 if position["step"] == "fleet" else 2)


def number_of(game: Game, action: str, position: Position) -> int:
    """Return the number of an action in the engine's space."""
    if position["step"] != "arrange":
        return notation_of(game.edition).numbers[action]
    ways = arrangements(position["buildings"]["deck"][:3])
    return next(number for number, text in ways.items() if text == action)


def check_scores(game: Game, position: Position) -> None:
    """The scores are what section 10 says of the position, counted by hand."""
    tiles = {tile.id: tile.points for tile in game.edition.tiles}
    people = {specialist.id: specialist.points for specialist in game.edition.specialists}
    first_turn = [position["order"].index(seat) for seat in range(game.players)]
    expected = []
    for player in position["players"]:
        rate = 3 if "fu_hsi" in player["specialists"] else 5
        worth = 2 if "amateratsu" in player["specialists"] else 1
        points = {
            "coins": player["coins"] // rate,
            "prestige": player["prestige"] * worth,
            "buildings": sum(tiles[tile] for tile in player["tiles"]),
            "specialists": sum(people[who] for who in player["specialists"]),
            "reserved": -len(player["reserved"]),
            "aside": -(len(player["aside"]) // 2),
        }
        expected.append(points | {"total": sum(points.values())})
    ranking = sorted(
        range(game.players), key=lambda seat: (-expected[seat]["total"], first_turn[seat])
    )
    for rank, seat in enumerate(ranking, 1):
        expected[seat]["rank"] = rank

    assert game.scores() == expected


def check_canonical(position: Position) -> None:
    """What has no order is written in one."""
    for player in position["players"]:
        for boats in (player["boats"], player["aside"]):
            assert boats == sorted(boats, key=COLOURS.index)
        assert list(player["culture"]) == sorted(player["culture"], key=CULTURE.index)
    assert list(position["reserve"]) == list(COLOURS)
    for key in ("boats", "culture", "mountains", "sacred", "built"):
        assert list(position[key]) == sorted(position[key])
