"""Tests of what lessons show."""
