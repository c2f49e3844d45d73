"""Matches against players that are not ours: how strong our own really are."""
