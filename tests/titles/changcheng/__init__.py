"""Tests of Chang Cheng."""
