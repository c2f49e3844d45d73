"""The whole server in one process, with simulated time, network, disk and faults, from a seed."""
