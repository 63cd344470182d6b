"""Tests of the statistics over all finished games."""
