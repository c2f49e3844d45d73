"""The load test: many live tables with simulated players over sockets, on this machine only."""
