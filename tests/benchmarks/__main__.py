"""Runs the benchmarks that are named on the command line, or all of them, and prints a table.

With `--list` a benchmark that counts names the things counted.
"""

import sys
from importlib import import_module
from pathlib import Path

from tests.benchmarks.figure import Figure

_PREFIX = "bench_"
_LIST = "--list"


def names() -> list[str]:
    """The benchmarks of this folder, without their prefix."""
    folder = Path(__file__).parent
    return sorted(path.stem.removeprefix(_PREFIX) for path in folder.glob(f"{_PREFIX}*.py"))


def line(figure: Figure) -> str:
    """One row of the table."""
    ratio = f"{figure.ratio:8.2f}x" if figure.ratio is not None else " " * 9
    return f"  {figure.name:<52} {figure.value:10.3f} {figure.unit:<4} {ratio}  goal {figure.goal}"


def main(chosen: list[str]) -> int:
    """Measure and print; 2 if a name is unknown."""
    known = names()
    is_listed, chosen = _LIST in chosen, [name for name in chosen if name != _LIST]
    unknown = sorted(set(chosen) - set(known))
    if unknown:
        print(f"No benchmark named {', '.join(unknown)}; there are: {', '.join(known) or 'none'}.")
        return 2
    for name in chosen or known:
        print(name)
        benchmark = import_module(f"tests.benchmarks.{_PREFIX}{name}")
        for figure in benchmark.measure():
            print(line(figure))
        if is_listed and hasattr(benchmark, "counted"):
            print(*(f"    {one}" for one in benchmark.counted()), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
