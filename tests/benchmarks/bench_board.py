"""How long the board takes to paint, beside a bare window of 200 items in the same run."""

from collections.abc import Iterable, Iterator

from tests.benchmarks.figure import Figure, timed
from tests.benchmarks.own_process import at_scales, send
from tests.benchmarks.table import Table, bare_window, four_boards


def measure() -> Iterable[Figure]:
    """Return the figures at both device scales."""
    return at_scales(__name__)


def _figures() -> Iterator[Figure]:
    table = four_boards()
    bare = timed(bare_window().grab).p95
    painted = timed(table.board.view.viewport().grab)
    yield Figure("board repaint, p95", painted.p95, "5 ms", bare)
    yield Figure("zoom step with repaint, p95", timed(lambda: _zoom(table)).p95, "16 ms", bare)


def _zoom(table: Table) -> None:
    table.board.zoom_by(1)
    table.board.view.viewport().grab()
    table.board.zoom_by(-1)


if __name__ == "__main__":
    send(_figures())
