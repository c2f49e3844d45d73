"""A Ray cluster of several machines, played by processes of this one, for tests."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest


@contextmanager
def cluster_of(nodes: int) -> Iterator[Any]:
    """Begin a cluster whose first machine keeps it together, without a processor, and some more.

    It has `address` and `remove_node`, which is what the end of a machine looks like.
    """
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'himiko[ray]'")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    quiet = {"include_dashboard": False, "object_store_memory": 100 * 2**20}
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **quiet})
    try:
        cluster.workers = [cluster.add_node(num_cpus=1, **quiet) for _ in range(nodes)]
        yield cluster
    finally:
        cluster.shutdown()
