"""The measurements of the suites of rules."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure no coverage in games of Riders at the Wall: its own tests cover its rules, and each
    of its games is ten times as long as those of others.
    """
    for item in items:
        if "conformance/rules" in item.nodeid and "riders" in item.name:
            item.add_marker("no_cover")
