"""What narrow plans lose is measured against wide ones, in the same positions."""

from tools.gauntlet.narrow import find_positions, worths


def test_narrow_plans_lose_a_little_and_cost_less() -> None:
    """On average: a wide plan finds what a narrow one overlooks, and takes longer."""
    positions = find_positions(3, 8, seed=500)

    narrow, quick = worths(positions, 8)
    wide, slow = worths(positions, 512)

    assert len(positions) == 8
    assert (narrow <= wide + 1e-9).all()
    assert narrow.mean() < wide.mean()
    assert quick < slow
