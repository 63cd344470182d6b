"""Tests of the files of games."""
