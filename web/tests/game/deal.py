"""Print the headers of a deal that players have added to, as JSON: for the test of verifying it."""

import json

from himiko.game.deal import Deal, Part, SharedDeal, commit_part


def main() -> None:
    """Seat 0 has revealed its part, seat 1 has not."""
    secret = bytes(range(32))
    parts = {0: Part(commit_part(secret), secret), 1: Part(commit_part(bytes(32)))}
    deal = SharedDeal(Deal(b"0123456789abcdef", b"salt" * 4), parts)
    headers = deal.headers(opened=True)
    print(json.dumps({**headers, "seed": f"hex:{deal.seed.hex()}"}))


if __name__ == "__main__":
    main()
