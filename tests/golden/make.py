"""Finds the golden games and writes their records: `python -m tests.golden.make`.

Random games hardly ever end because specialists or building tiles have run out, so the players
here have aims. `collect_all` lets two players take every culture token together and spend them
as thriftily as can be, for all but four specialists must be recruited; `take_tiles` lets players
build and reserve as much as they can, but nobody the last building. The other games are
random ones with tastes, chosen so that all games together have every feature of `features.py`.

Written are the records, the numbers of sequences of actions from some of their positions, and
the fingerprint. The same rules write the same files again. Make them again only if the rules have
changed, and look at the difference.
"""

import json
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Final

from himiko import Edition, Game, Position
from himiko.game.fingerprint import fingerprint
from tests.game.players import play_on
from tests.game.sequences import sequences
from tests.golden.features import EVERY, features

HERE: Final = Path(__file__).parent
RINGS: Final = {island.id: set(island.ring) for island in Edition.standard().board.islands}
MOST_ROUNDS: Final = 60
RECORDS: Final = "[234]-*.txt"
STEPS: Final = ("fleet", "take", "act", "arrange", "collect", "ebisu", "after", "moor", "recruit")
ENOUGH: Final = 3000  # sequences, before the last count

Judge = Callable[[Game, str], float]


def play_by(game: Game, judge: Judge, rng: Random) -> Game:
    """Play to the end, or the most rounds: always the action judged best, with some noise."""
    while not game.over and game.round_and_turn[0] < MOST_ROUNDS:
        legal = game.legal()
        game.play(max(legal, key=lambda action: judge(game, action) + rng.random()))
    return game


def after(game: Game, action: str) -> Game:
    """Return the game after an action."""
    twin = game.copy()
    twin.play(action)
    return twin


def scarcity(game: Game, action: str) -> float:
    """Return what an action leaves in the reserve of the rarest colours: no boats, no game."""
    reserve = after(game, action).position()["reserve"]
    return -sum(10.0 * (4 - left) for left in reserve.values() if left < 4)


# everyone collects


def collect_all(game: Game, action: str) -> float:
    """Judge by the tokens it brings; specialists for pairs, for three kinds at the very end."""
    verb, *words = action.split()
    match verb:
        case "fleet" | "take" | "buy" | "sell" | "remove":
            likes = {"fleet": 0.0, "take": 1.0, "buy": 1.5, "sell": 0.2, "remove": 3.0}
            many_boats = 0.3 * int(words[0]) if verb == "fleet" else 0
            return likes[verb] + scarcity(game, action) + many_boats
        case "place":
            return _tokens_within_reach(game, action)
        case "collect" | "ebisu":
            return 20 + _pairs_up(game, words[0])
        case "recruit":
            return _thrift(game, words)
        case "done":
            return 2.0
    return -50.0  # builds, and all that spends tokens


def _tokens_within_reach(game: Game, action: str) -> float:
    """Return how many tokens the boats of this turn could take, and how near the next are."""
    position = after(game, action).position()
    slot = action.rpartition(" ")[2]
    if position["step"] != "act" or slot not in position["now"]["chain"]:
        return 30.0  # it collected by itself
    more = _matched(position) - _matched(game.position())
    return 10.0 * more + (3 if not more and _closes_in(position, slot) else 0)


def _matched(position: Position) -> int:
    """Count the tokens that the boats placed this turn can take, one each."""
    owner: dict[str, str] = {}

    def assign(slot: str, seen: set[str]) -> bool:
        for island in position["culture"]:
            if slot in RINGS[island] and island not in seen:
                seen.add(island)
                if island not in owner or assign(owner[island], seen):
                    owner[island] = slot
                    return True
        return False

    return sum(assign(slot, set()) for slot in position["now"]["chain"])


def _closes_in(position: Position, slot: str) -> bool:
    """Is a token two lanes away from the slot, and from no other boat?"""
    islands = [ring for ring in RINGS.values() if slot in ring]
    near = {other for ring in islands for other in ring}
    return any(near & RINGS[island] for island in position["culture"])


def _pairs_up(game: Game, island: str) -> float:
    position = game.position()
    mine = position["players"][game.turn or 0]["culture"]
    return 5.0 * (mine.get(position["culture"][island], 0) % 2)


def _thrift(game: Game, words: list[str]) -> float:
    """Like two of a kind; three kinds only if no token is left and the player has no pair."""
    who, *kinds = words
    spendthrift = -5.0 * (who in {"michimata", "hetsuka"})
    if len(kinds) == 2:
        return 40.0 + spendthrift
    return 30.0 if not game.position()["culture"] else -50.0


# everyone builds


def take_tiles(game: Game, action: str) -> float:
    """Judge by the tiles it takes out of the row, but never build one's last building."""
    verb, *words = action.split()
    match verb:
        case "fleet" | "take" | "buy" | "sell" | "remove":
            likes = {"fleet": 0.0, "take": 1.0, "buy": 1.0, "sell": 1.2, "remove": 1.0}
            return likes[verb] + scarcity(game, action) + (9 if action == "fleet 2" else 0)
        case "reserve":
            return 40.0 + _needs(words[0])
        case "build":
            return -90.0 if _is_last(game, words[0]) else 50.0
        case "place":
            return _builds_within_reach(game, action)
    return {"collect": 10.0, "ebisu": 10.0, "recruit": 5.0, "done": 1.5}.get(verb, 1.0)


def _needs(tile: str) -> float:
    return float(sum(next(one.needs for one in Edition.standard().tiles if one.id == tile)))


def _is_last(game: Game, tile: str) -> bool:
    player = game.position()["players"][game.turn or 0]
    kind = next(one.kind for one in Edition.standard().tiles if one.id == tile)
    return kind in {"standard", "trading_post"} and player["buildings_left"] == 1


def _builds_within_reach(game: Game, action: str) -> float:
    """Prefer a boat that lets one build, then one that lets one collect; none that forces."""
    twin = after(game, action)
    built = [event["tile"] for event in twin.events_since(twin.ply) if event["event"] == "built"]
    legal = twin.legal() if twin.turn == game.turn else []
    built += [one.split()[1] for one in legal if one.startswith("build")]
    if built and all(_is_last(game, tile) for tile in built):
        return -60.0
    if built:
        return 30.0
    return 8.0 if any(one.startswith("collect") for one in legal) else 3.0


# the search


def search(end: str, players: int, judge: Judge) -> Game:
    """Return the first game of this number of players that ends so."""
    return next(
        game
        for seed in count()
        if (game := play_by(Game.new(players, seed), judge, Random(seed))).end == end
    )


def random_games(players: int, tastes: list[str]) -> Iterator[Game]:
    """Yield random games with tastes, one for each seed from 0 on."""
    for seed in count():
        yield play_on(Game.new(players, seed), Random(seed), tastes)


def golden_games() -> list[Game]:
    """Return games that together have every feature, every number of players twice."""
    games = [
        search("no_specialists", 2, collect_all),
        search("no_buildings", 2, take_tiles),
        *(
            next(game for game in random_games(players, ["builder"]) if game.end == "last_building")
            for players in (3, 4)
        ),
    ]
    for players in (2, 3, 4):
        tastes = ["powerful", "builder", "collector"]
        some = list(islice(random_games(players, tastes), 60))
        games.append(max(some, key=lambda game: len(features(game))))
    missing = EVERY - {feature for game in games for feature in features(game)}
    while missing:
        games.append(max(some, key=lambda game: len(missing & features(game))))
        missing -= features(games[-1])
    return games


def write_games(games: list[Game]) -> None:
    """Write each game under its number of players and its end."""
    for old in HERE.glob(RECORDS):
        old.unlink()
    for game in games:
        name = f"{game.players}-{game.end}"
        others = len(list(HERE.glob(f"{name}*.txt")))
        (HERE / f"{name}{f'-{others + 1}' if others else ''}.txt").write_text(game.record())


# counts of sequences


def write_counts(games: list[Game]) -> None:
    """Write a position of each step with the numbers of sequences of actions from there."""
    cases = []
    for place, step in enumerate(STEPS):
        turned = games[place % len(games) :] + games
        position = next(found for game in turned if (found := _first_at(step, game)))
        cases.append({"position": position, "counts": list(_counts(Game.from_position(position)))})
    text = ",\n".join(json.dumps(case) for case in cases)
    (HERE / "sequences.json").write_text(f"[\n{text}\n]\n")


def _first_at(step: str, game: Game) -> Position | None:
    """Return the first position at a step, well into the game."""
    twin = game.at(game.ply // 3)
    for action in game.actions[twin.ply :]:
        if twin.position()["step"] == step:
            return twin.position()
        twin.play(action)
    return None


def _counts(game: Game) -> Iterator[int]:
    """Count deeper and deeper, as long as it is quick."""
    for depth in range(1, 7):
        number = sequences(game, depth)
        yield number
        if number > ENOUGH:
            break


def main() -> None:
    """Write all golden files."""
    games = golden_games()
    write_games(games)
    write_counts(games)
    (HERE / "fingerprint.txt").write_text(fingerprint() + "\n")


if __name__ == "__main__":
    main()
