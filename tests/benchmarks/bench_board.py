"""How long the boards of all titles take to paint, next to a bare window of 200 items in the same
run.
"""

from collections.abc import Iterable, Iterator
from time import perf_counter_ns
from typing import Any

from PySide6.QtTest import QTest

from changcheng_qt.ui.board.board import BoardWidget
from tests.benchmarks.figure import Figure, Timing, spread, timed
from tests.benchmarks.own_process import at_scales, send
from tests.benchmarks.table import (
    WallTable,
    bare_window,
    china_for_four,
    four_boards,
    riders_for_six,
)


def measure() -> Iterable[Figure]:
    """Return the figures at both device scales."""
    return at_scales(__name__)


def _figures() -> Iterator[Figure]:
    table = four_boards()
    bare = timed(bare_window().grab).p95
    painted = timed(table.board.view.viewport().grab)
    yield Figure("board repaint, p95", painted.p95, "5 ms", bare)
    yield Figure(
        "zoom step with repaint, p95", timed(lambda: _zoom(table.board)).p95, "16 ms", bare
    )
    yield Figure("drag of a block to the next square, p95", _drag(table).p95, "5 ms", bare)
    table.window.close()
    china = china_for_four()
    painted = timed(china.board.view.viewport().grab)
    yield Figure("China: map repaint, p95", painted.p95, "5 ms", bare)
    zoomed = timed(lambda: _zoom(china.board))
    yield Figure("China: zoom step with repaint, p95", zoomed.p95, "16 ms", bare)
    china.window.close()
    riders = riders_for_six()
    painted = timed(riders.board.view.viewport().grab)
    yield Figure("Riders for six: map repaint, p95", painted.p95, "5 ms", bare)
    zoomed = timed(lambda: _zoom(riders.board))
    yield Figure("Riders for six: zoom step with repaint, p95", zoomed.p95, "16 ms", bare)
    riders.window.close()


def _zoom(board: BoardWidget[Any, Any, Any]) -> None:
    board.view.zoom_by(1)
    board.view.viewport().grab()
    board.view.zoom_by(-1)


def _drag(table: WallTable) -> Timing:
    """Hold a block and move it along the wall, each time until that is painted."""
    table.window.table_actions["pick_single"].trigger()
    table.show()
    view, layout = table.board.view, table.board.scene.layout
    spans = []
    for square in [*layout.wall.squares, *reversed(layout.wall.squares)]:
        place = view.mapFromScene(layout.centre(square))
        begun = perf_counter_ns()
        QTest.mouseMove(view.viewport(), place)
        table.show()
        spans.append((perf_counter_ns() - begun) / 1e6)
    table.window.table_actions["drop"].trigger()
    return spread(spans)


if __name__ == "__main__":
    send(_figures())
