"""Tests of real windows are skipped where the system has no screen reader's part."""

import pytest

import system_libraries


@pytest.fixture(autouse=True)
def needs_a_screen_reader() -> None:
    """Skip where the Debian packages for this are missing and cannot be installed."""
    absent = system_libraries.missing_files(system_libraries.FOR_TESTS)
    if absent and system_libraries.may_install():
        pytest.fail(f"packaging/dev.py test installs what is missing: {', '.join(absent)}")
    if absent:
        pytest.skip(f"needs the Debian packages {', '.join(absent)}")
