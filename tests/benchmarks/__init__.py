"""Benchmarks: figures for people to read, each next to a baseline of the same run.

A module ``bench_<name>.py`` in this folder has a function ``measure() -> Iterable[Figure]``.
``dev.py bench [NAME ...]`` runs them and prints a table of ratios. pytest collects nothing here:
a timed assertion is no test.
"""
