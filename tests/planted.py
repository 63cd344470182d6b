"""Faults planted in the program: a test that passes as it is must fail with each of them."""

from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import pytest
from pytestqt.exceptions import TimeoutError as TookTooLong

from changcheng_qt.engine.filing import Filing
from changcheng_qt.engine.game import Game
from tests.effort import by_day
from tests.patience import IN_VAIN, PatientBot

Fault: TypeAlias = Callable[[pytest.MonkeyPatch], None]
"""Changes the program as somebody might do by mistake."""


def with_and_without(*faults: Fault, slow: Container[Fault] = ()) -> pytest.MarkDecorator:
    """Run a test on the program as it is, then once with each fault, slow ones by night alone; the
    test takes `fault` and has all that it does under `planted`.
    """
    names = ["as it is", *(fault.__name__ for fault in faults)]
    return pytest.mark.parametrize("fault", by_day([None, *faults], slow=slow), ids=names)


@contextmanager
def planted(fault: Fault | None) -> Iterator[None]:
    """Plant a fault for as long as this lasts, and expect that it is caught."""
    if fault is None:
        yield
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PatientBot, "patience", IN_VAIN)
        fault(patch)
        with pytest.raises((AssertionError, TookTooLong)):
            yield


def plant(patch: pytest.MonkeyPatch, owner: object, name: str, fault: object) -> None:
    """Replace a name of a module or a class, or a function of a frozen `Game` or `Filing`."""
    if isinstance(owner, Game | Filing):
        patch.setitem(vars(owner), name, fault)
    else:
        patch.setattr(owner, name, fault)
