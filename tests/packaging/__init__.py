"""Tests of the developer commands; their modules lie in `packaging/`, which is on the path."""
