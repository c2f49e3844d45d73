"""Compare the speed of two checkouts: `python -m tools.compare OTHER`."""
