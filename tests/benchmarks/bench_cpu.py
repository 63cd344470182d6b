"""How much of the processor the window's thread uses for a click that places a piece, and for its
undo: in all, and until the board is painted. A busy computer does not change it much.
"""

from collections.abc import Callable, Iterable, Iterator
from time import thread_time_ns

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from changcheng_qt.ui.scene.sprites import SpriteStore
from tests.benchmarks.figure import Figure, median, timed
from tests.benchmarks.own_process import at_scales, send
from tests.benchmarks.table import Table, bare_window, china_for_four, four_boards, riders_for_six

_TIMES = 60
_WARM_UP = 5
_TURNS = 3
"""Turns of the event loop after which nothing is left to paint."""
_TABLES: tuple[tuple[str, Callable[[], Table]], ...] = (
    ("", four_boards),
    ("China: ", china_for_four),
    ("Riders for six: ", riders_for_six),
)


class PaintedBoard(SpriteStore):
    """Knows when the board was painted last, by the clock of the thread."""

    at = 0

    def end_frame(self) -> None:
        super().end_frame()
        PaintedBoard.at = thread_time_ns()


def measure() -> Iterable[Figure]:
    """Return the figures at both device scales."""
    return at_scales(__name__)


def _figures() -> Iterator[Figure]:
    for title, table_of in _TABLES:
        table = table_of()
        bare = timed(bare_window().grab).median
        table.board.view._sprites.__class__ = PaintedBoard  # noqa: SLF001
        clicks, undone = zip(*(_there_and_back(table) for _ in range(_TIMES)), strict=True)
        for what, spans, goals in (
            ("click", clicks, ("13 ms", "8 ms")),
            ("undo", undone, ("11 ms", "6.5 ms")),
        ):
            whole, board = (median(each[_WARM_UP:]) for each in zip(*spans, strict=True))
            yield Figure(f"{title}{what}, CPU in all, p50", whole, goals[0], bare)
            yield Figure(f"{title}{what}, CPU until the board is painted", board, goals[1], bare)
        table.window.close()


def _there_and_back(table: Table) -> tuple[tuple[float, float], tuple[float, float]]:
    """Place a piece with a click and undo that; return both times, in all and for the board."""
    viewport, place = table.board.view.viewport(), table.its_place
    table.pick_up()
    for _ in range(_TURNS):
        table.show()
    steps = table.bridge.step_count
    click = _taken(table, lambda: QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place))
    if table.bridge.step_count == steps:
        raise LookupError("the click placed nothing")
    return click, _taken(table, table.bridge.undo)


def _taken(table: Table, act: Callable[[], object]) -> tuple[float, float]:
    begun = thread_time_ns()
    act()
    table.show()
    painted = PaintedBoard.at
    for _ in range(_TURNS - 1):
        table.show()
    return (thread_time_ns() - begun) / 1e6, (painted - begun) / 1e6


if __name__ == "__main__":
    send(_figures())
