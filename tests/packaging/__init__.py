"""Tests of the developer commands; their modules are in `packaging/`, which is on the path."""
