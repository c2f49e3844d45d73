"""The two ways of learning: doing what a teacher did, and PPO from what was played oneself.

`done` says how much of the whole is behind, from 0 to 1: steps become smaller.
"""

import torch
from samples import follow

CLONE_PART, CLONE_RATE = 256, 2e-3  # samples of a step, its size
EPOCHS, PART, RATE, CLIP, ENTROPY = 2, 1024, 5e-4, 0.2, 0.001


def clone(policy, optimiser, games, done):
    """Learn what the teacher played, and what its positions were worth; return how many."""
    samples = follow(games)
    set_rate(optimiser, CLONE_RATE * (1 - 0.95 * done))
    for seen, part in samples.parts(CLONE_PART):
        chances, values = policy(seen)
        imitation = -chances[part["played"]].mean()
        off = (values - part["worth"]).square().mean()
        improve(policy, optimiser, imitation + 0.25 * off)
    return len(samples)


def learn(policy, optimiser, samples, done):
    """Learn from what the policy itself has played, without going far from it; return how much."""
    set_rate(optimiser, RATE * max(0.05, 1 - done))
    for _ in range(EPOCHS):
        for seen, part in samples.parts(PART):
            chances, values = policy(seen)
            ratio = (chances[part["played"]] - part["chance"]).exp()
            gain = part["advantage"]
            scaled = (gain - gain.mean()) / (gain.std() + 1e-6)
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            surprise = -(chances.exp() * chances).sum() / len(values)
            off = (values - part["value"] - gain).square().mean()
            loss = -torch.minimum(ratio * scaled, clipped * scaled).mean() - ENTROPY * surprise
            improve(policy, optimiser, loss + 0.25 * off)
    return len(samples)


def set_rate(optimiser, rate):
    """Say how large a step is."""
    optimiser.param_groups[0]["lr"] = rate


def improve(policy, optimiser, loss):
    """Take a step down."""
    optimiser.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
    optimiser.step()
