"""How long a switch of language takes in the whole window, its repaint included."""

from collections.abc import Iterable, Iterator

from tests.benchmarks.figure import Figure, spread, timed
from tests.benchmarks.own_process import at_scales, send
from tests.benchmarks.table import Table, bare_window, four_boards

_LATIN = ("it", "fr", "en")
_ROUNDS = 5


def measure() -> Iterable[Figure]:
    """Return the figures at both device scales."""
    return at_scales(__name__)


def _figures() -> Iterator[Figure]:
    table = four_boards()
    bare = timed(bare_window().grab).median
    yield Figure("first switch to Chinese", _switch(table, "zh_TW"), "120 ms", bare)
    for language in _LATIN:
        _switch(table, language)
    latin = spread([_switch(table, one) for _ in range(_ROUNDS) for one in _LATIN])
    yield Figure("language switch, median", latin.median, "50 ms", bare)
    chinese = [_switch(table, one) for _ in range(_ROUNDS) for one in ("zh_TW", "en")]
    yield Figure("to Chinese and back, median", spread(chinese).median, "50 ms", bare)


def _switch(table: Table, language: str) -> float:
    """Return the milliseconds from choosing a language to the repainted window."""

    def choose_and_paint() -> None:
        table.window.preferences["language"].choose(language)
        table.show()

    return timed(choose_and_paint, times=1, warm_up=0).median


if __name__ == "__main__":
    send(_figures())
