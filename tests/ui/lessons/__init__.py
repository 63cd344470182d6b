"""Tests of the display of lessons."""
