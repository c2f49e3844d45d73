"""Attacks on a server of our own, on this machine: what do others notice, at their tables?"""
