"""Chang Cheng as the suites of conformance need it."""
