"""``dev.py mutants``: plants faults in the rules, one at a time; do the tests see them?

A sample of all mutations is drawn from a seed. Each is tried in a temporary copy of the checkout,
so the checkout itself stays as it is. A mutant that makes the tests fail or hang is killed; one
that survives shows a fact that no test asserts.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random

from checkout import ROOT, CannotContinue
from mutations import Mutation, mutations
from titles import rooms

PARTS = {title: room.PARTS for title, room in rooms("faults").items()}
"""The parts of each title's rules, each with its modules."""
RULES = tuple(
    f"changcheng_qt/titles/{title}/rules/{module}.py"
    for title, parts in PARTS.items()
    for modules in parts.values()
    for module in modules
)
# The worked cases fail first and fastest; a mutant that lives costs them all.
TESTS = ("tests/titles", "tests/perft", "tests/oracle", "tests/conformance/rules")
COPIED = ("changcheng_qt", "tests", "packaging", "resources", "translations", "pyproject.toml")
NO_TESTS = 5


@dataclass(frozen=True, slots=True)
class Mutant:
    """A mutation of a file, its path relative to the checkout."""

    path: Path
    mutation: Mutation

    def __str__(self) -> str:
        return f"{self.path}:{self.mutation}"


class Workshop:
    """A copy of the checkout in which one mutant at a time lives."""

    def __init__(self, folder: Path, tests: Sequence[str], checkout: Path = ROOT) -> None:
        """Copy the files that the tests need, without caches, which would hide a change."""
        self._folder = folder
        self._tests = tests
        for name in COPIED:
            source = checkout / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            elif source.exists():
                shutil.copy2(source, folder / name)

    def passes(self, limit: float | None = None) -> bool:
        """Whether the tests pass here within a limit in seconds; raises if there are none."""
        options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider"]
        environ = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(self._folder)}
        try:
            result = subprocess.run(
                [sys.executable, "-m", "pytest", *options, *self._tests],
                cwd=self._folder,
                env=environ,
                timeout=limit,
                capture_output=True,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        if result.returncode == NO_TESTS:
            raise CannotContinue(f"No tests in {' '.join(self._tests)}.")
        return result.returncode == 0

    def survives(self, mutant: Mutant, limit: float) -> bool:
        """Whether the tests pass with a fault in the program."""
        path = self._folder / mutant.path
        source = path.read_text("utf-8")
        path.write_text(mutant.mutation.planted(source), encoding="utf-8")
        try:
            return self.passes(limit)
        finally:
            path.write_text(source, encoding="utf-8")


def sample(patterns: Sequence[str], count: int, seed: int, checkout: Path = ROOT) -> list[Mutant]:
    """Draw mutants from all those of the modules that match, in the order of their lines."""
    paths = sorted({path for pattern in patterns for path in checkout.glob(pattern)})
    every = [
        Mutant(path.relative_to(checkout), mutation)
        for path in paths
        for mutation in mutations(path.read_text("utf-8"))
    ]
    chosen = sorted(Random(seed).sample(range(len(every)), min(count, len(every))))
    return [every[index] for index in chosen]


@contextmanager
def workshops(jobs: int, tests: Sequence[str]) -> Iterator["SimpleQueue[Workshop]"]:
    """Yield a workshop for each job at a time, in a folder that is removed afterwards."""
    free: SimpleQueue[Workshop] = SimpleQueue()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        for number in range(jobs):
            free.put(Workshop(Path(folder) / str(number), tests))
        yield free


def survivors(mutants: list[Mutant], free: "SimpleQueue[Workshop]", jobs: int) -> list[Mutant]:
    """Try every mutant and return those that live; raises if the tests fail without any."""
    workshop = free.get()
    start = time.monotonic()
    if not workshop.passes():
        raise CannotContinue("The tests fail already without a mutant.")
    limit = max(30.0, 5 * (time.monotonic() - start))
    free.put(workshop)

    def lives(mutant: Mutant) -> bool:
        workshop = free.get()
        try:
            alive = workshop.survives(mutant, limit)
        finally:
            free.put(workshop)
        print(f"  {'SURVIVED' if alive else 'killed  '}  {mutant}", flush=True)
        return alive

    with ThreadPoolExecutor(jobs) as pool:
        return [
            mutant for mutant, alive in zip(mutants, pool.map(lives, mutants), strict=True) if alive
        ]


def by_module(mutants: Sequence[Mutant], alive: Sequence[Mutant]) -> str:
    """How many of each module's mutants were killed, a line a module."""
    drawn = Counter(mutant.path for mutant in mutants)
    living = Counter(mutant.path for mutant in alive)
    return "\n".join(
        f"{count - living[path]:5d} of {count:3d} killed  {path}" for path, count in drawn.items()
    )


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="dev.py mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=60, help="how many mutants to try")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    parser.add_argument("--least", type=float, default=90.0, help="percent that must be killed")
    parser.add_argument("--modules", nargs="+", default=RULES, metavar="GLOB")
    parser.add_argument("--tests", nargs="+", default=TESTS, metavar="PATH")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Try a sample of mutants; 1 if too many survive, or nothing can be said."""
    options = parse(arguments)
    mutants = sample(options.modules, options.count, options.seed)
    if not mutants:
        print(f"No module to change: {' '.join(options.modules)}", file=sys.stderr)
        return 1
    try:
        with workshops(options.jobs, options.tests) as free:
            alive = survivors(mutants, free, options.jobs)
    except CannotContinue as reason:
        print(reason, file=sys.stderr)
        return 1
    killed = 100 * (1 - len(alive) / len(mutants))
    print(by_module(mutants, alive))
    print(f"{len(mutants) - len(alive)} of {len(mutants)} mutants killed: {killed:.1f} %")
    return 0 if killed >= options.least else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
