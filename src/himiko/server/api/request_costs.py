"""What a request takes from its client's rate: the more work it is, the more it costs.

A simple question costs one. Clients are charged before the work is done, so that nobody is served
first and refused afterwards.
"""

import re
from typing import Final

_TABLE: Final = r"/api/tables/[^/]+"
_COSTS: Final = tuple(
    (re.compile(pattern), cost)
    for pattern, cost in (
        # hashing a password is slow on purpose
        (r"POST /api/(session|account|account/recovery|devices)", 5.0),
        (r"PUT /api/account/password", 5.0),
        (r"POST /api/(tables|editions/report)", 5.0),
        (r"POST /api/challenges/[^/]+", 5.0),
        (r"GET /api/(challenges|level)", 3.0),  # finished games are read
        (rf"POST {_TABLE}/(play-on|rematch)", 5.0),
        (rf"POST {_TABLE}/(hint|plan/estimate)", 2.0),
        (rf"POST {_TABLE}/plies/.+", 5.0),  # the whole game is played again
        (rf"GET {_TABLE}/chances", 2.0),
        (rf"GET {_TABLE}/plies", 5.0),  # the whole game is played again
        (rf"GET {_TABLE}/(plies/.+|events|record|log)", 2.0),
        (rf"GET {_TABLE}", 2.0),
        (r"GET /api/openapi\.json", 5.0),  # a quarter of a megabyte
    )
)


def cost_of(method: str, path: str) -> float:
    """Return what a request costs."""
    asked = f"{method} {path.rstrip('/')}"
    return next((cost for pattern, cost in _COSTS if pattern.fullmatch(asked)), 1.0)
