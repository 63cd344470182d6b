"""Tests of China."""
