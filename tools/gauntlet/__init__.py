"""Matches against players that are not ours: how strong the players of the house really are."""
