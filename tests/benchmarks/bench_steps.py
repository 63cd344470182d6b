"""How long the ways through a game take, until the window shows the position reached."""

from collections.abc import Callable, Iterable, Iterator
from itertools import cycle

from tests.benchmarks.figure import Figure, Timing, timed
from tests.benchmarks.own_process import at_scales, send
from tests.benchmarks.table import Table, bare_window, china_for_four, four_boards


def measure() -> Iterable[Figure]:
    """Return the figures at both device scales."""
    return at_scales(__name__)


def _figures() -> Iterator[Figure]:
    table = four_boards()
    bare = timed(bare_window().grab).p95
    yield from _of_title("", table, bare)
    yield from _of_title("China: ", china_for_four(), bare)


def _of_title(title: str, table: Table, bare: float) -> Iterator[Figure]:
    table.bridge.submit(table.a_placement)
    step = _by_turns(table, table.bridge.undo, table.bridge.redo)
    yield Figure(f"{title}undo or redo with repaint, p95", step.p95, "8 ms", bare)
    table.bridge.undo()
    jump = _by_turns(table, lambda: _jump_back(table), lambda: _jump_ahead(table), times=12)
    yield Figure(f"{title}jump across the whole game, p95", jump.p95, "20 ms", bare)
    table.window.close()


def _by_turns(table: Table, *ways: Callable[[], object], times: int = 40) -> Timing:
    ways_in_turn = cycle(ways)

    def go_and_paint() -> None:
        next(ways_in_turn)()
        table.show()

    return timed(go_and_paint, times=times, warm_up=4)


def _jump_back(table: Table) -> None:
    """Go to the beginning, by agreement of the only person."""
    table.bridge.take_back(0, (0,))


def _jump_ahead(table: Table) -> None:
    """Go to where the game stood, and show that to the person."""
    while table.match.redo_barrier is None:
        table.match.redo()
    table.bridge.look_as(0)


if __name__ == "__main__":
    send(_figures())
