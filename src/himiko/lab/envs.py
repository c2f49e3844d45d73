"""Import this, and PettingZoo and Gymnasium know the game as `himiko/Yamatai-v0`.

import himiko.lab.envs

env = pettingzoo.make("aec", "himiko/Yamatai-v0", players=3)
env = gymnasium.make("himiko/Yamatai-v0", opponents="fisher")
env = gymnasium.make_vec("himiko/Yamatai-v0", 1024, "vector_entry_point")
"""

from typing import Final

from himiko.extra import load

ID: Final = "himiko/Yamatai-v0"


def register() -> None:
    """Make the environments known; once is enough."""
    gymnasium = load("gymnasium", "lab")
    if ID not in gymnasium.registry:
        gymnasium.register(
            ID,
            entry_point="himiko.lab.gym_env:YamataiEnv",
            vector_entry_point="himiko.lab.gym_env:YamataiVectorEnv",
        )
    pettingzoo = load("pettingzoo", "lab")
    if ID not in pettingzoo.aec_registry:
        pettingzoo.register("aec", ID, entry_point="himiko.lab.pettingzoo_env:env")


register()
