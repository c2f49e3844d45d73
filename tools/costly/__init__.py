"""Costly turns: do those that a review names hold when somebody looks again?"""
