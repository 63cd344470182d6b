"""The steps of a trial: each prints one line, and the first that fails ends it."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class TrialFailed(Exception):
    """A package does not behave as it should; the message describes the fault."""


@contextmanager
def step(name: str) -> Iterator[None]:
    """Print the name of a step, and how long it took if it did not fail."""
    print(f"  {name} … ", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except TrialFailed:
        print("FAILED", flush=True)
        raise
    print(f"well, {time.monotonic() - begun:.1f} s", flush=True)


def require(holds: object, otherwise: str) -> None:
    """Fail with a sentence unless something holds."""
    if not holds:
        raise TrialFailed(otherwise)


def wait_for(condition: Callable[[], bool], seconds: float, otherwise: str) -> None:
    """Wait until something holds, asking ten times a second; fail after a time."""
    end = time.monotonic() + seconds
    while not condition():
        require(time.monotonic() < end, otherwise)
        time.sleep(0.1)
