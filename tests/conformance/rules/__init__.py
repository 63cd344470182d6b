"""Promises of the rules; measured for coverage, without a window."""
