"""A disk and a host that answer when the test says so."""

from collections.abc import Callable
from enum import Enum

from changcheng_qt.engine.deeds import Deed
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.ui.seam.executor import LocalExecutor


class SlowKeeper:
    """Says that all is safe when the test says so: the disk is slow."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def __call__(self, then: Callable[[], None]) -> None:
        self.waiting.append(then)

    def release(self) -> None:
        waiting, self.waiting = self.waiting, []
        for then in waiting:
            then()


Ask = tuple[Deed, Callable[[], None], Callable[[Enum], None]]


class SlowExecutor:
    """Do nothing before the test says so: the host is elsewhere, and may refuse."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.waiting: list[Ask] = []

    def do(self, deed: Deed, may_show: Callable[[], None], refused: Callable[[Enum], None]) -> None:
        self.waiting.append((deed, may_show, refused))

    def release(self) -> None:
        waiting, self.waiting = self.waiting, []
        for ask in waiting:
            LocalExecutor(self.match).do(*ask)

    def refuse(self) -> None:
        waiting, self.waiting = self.waiting, []
        for _, _, refused in waiting:
            refused(Barrier.OTHER_DECIDED)
