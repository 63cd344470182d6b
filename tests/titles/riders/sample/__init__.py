"""Riders at the Wall as the suites of conformance need it."""
