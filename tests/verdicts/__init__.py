"""Tests of the verdicts on a game."""
