"""The two ways of learning: doing what a teacher did, and PPO from what was played oneself.

`done` says how much of the whole is behind, from 0 to 1: steps become smaller.
"""

import torch
from samples import chosen, follow

CLONE_PART, CLONE_RATE, WARM = 128, 3e-3, 150  # samples of a step, its size, first small steps
EPOCHS, PART, RATE, CLIP, ENTROPY = 2, 512, 6e-4, 0.2, 0.0005


def clone(policy, optimiser, games, done):
    """Learn what the teacher played, and what its positions were worth; return how many."""
    samples = follow(games)
    for number, (legal, part) in enumerate(samples.parts(CLONE_PART)):
        first_steps = min(1, (number + 1) / WARM) if done == 0 else 1
        set_rate(optimiser, CLONE_RATE * (1 - 0.95 * done) * first_steps)
        chances, values = policy(part["seen"], legal)
        imitation = -chosen(legal, chances, part["action"]).mean()
        off = (values - part["worth"]).square().mean()
        improve(policy, optimiser, imitation + 0.25 * off)
    return len(samples.columns["action"])


def learn(policy, optimiser, samples, done):
    """Learn from what the policy itself has played, without going far from it; return how much."""
    set_rate(optimiser, RATE * max(0.05, 1 - done))
    for _ in range(EPOCHS):
        for legal, part in samples.parts(PART):
            chances, values = policy(part["seen"], legal)
            ratio = (chosen(legal, chances, part["action"]) - part["chance"]).exp()
            gain = part["advantage"]
            scaled = (gain - gain.mean()) / (gain.std() + 1e-6)
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            surprise = -legal.sum(chances.exp() * chances).mean()
            off = (values - part["value"] - gain).square().mean()
            loss = -torch.minimum(ratio * scaled, clipped * scaled).mean() - ENTROPY * surprise
            improve(policy, optimiser, loss + 0.25 * off)
    return len(samples.columns["action"])


def set_rate(optimiser, rate):
    """Say how large a step is."""
    optimiser.param_groups[0]["lr"] = rate


def improve(policy, optimiser, loss):
    """Take a step down."""
    optimiser.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
    optimiser.step()
