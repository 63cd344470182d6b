"""What every test of something on screen stands on."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def unhurried_collection() -> Iterator[None]:
    """Collect no cycles until a test's widgets are closed.

    Widgets and what draws them refer to each other. Once a test has returned, nothing else refers
    to them, and pytest-qt lets them paint once more: collected in the middle of that, they crash.
    """
    gc.disable()
    yield
    gc.enable()
