"""Print final positions of random games with the engine's scores, as JSON: for the score pad."""

import json
import random

import himiko

GAMES = 1000  # of two to four players each


def main() -> None:
    """Play and print."""
    dice = random.Random(7)
    points = {tile.id: tile.points for tile in himiko.Edition.standard().tiles}
    games = []
    for seed in range(GAMES):
        game = himiko.Game.new(players=2 + seed % 3, seed=seed)
        while not game.over:
            legal = game.legal()
            liked = [a for a in legal if a.startswith(("recruit", "build", "reserve"))]
            game.play(dice.choice(liked or legal))
        position = game.position()
        order = position["order"]
        games.append(
            {
                "seats": [
                    {
                        "coins": seat["coins"],
                        "prestige": seat["prestige"],
                        "tiles": [points[tile] for tile in seat["tiles"]],
                        "specialists": seat["specialists"],
                        "reserved": len(seat["reserved"]),
                        "aside": len(seat["aside"]),
                        "turn": order.index(number) + 1,
                    }
                    for number, seat in enumerate(position["players"])
                ],
                "scores": game.scores(),
            }
        )
    print(json.dumps(games))


if __name__ == "__main__":
    main()
