"""Costly turns: do those that a review names hold on a second look?"""
