"""Tests of games/changcheng."""
