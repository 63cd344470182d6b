"""China as the suites of conformance need it."""
