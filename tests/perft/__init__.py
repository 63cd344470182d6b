"""Exact counts of command sequences from fixed positions, as chess programs keep them."""
