"""Tests of Riders at the Wall."""
