"""One measured figure, and the clockwork that measures it."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value in milliseconds (or MB) next to its baseline and its goal."""

    name: str
    value: float
    goal: str
    baseline: float | None = None
    unit: str = "ms"

    @property
    def ratio(self) -> float | None:
        """How many times the baseline it is, or None where there is nothing to compare with."""
        return self.value / self.baseline if self.baseline else None


@dataclass(frozen=True, slots=True)
class Timing:
    """The spread of repeated runs in milliseconds."""

    median: float
    p95: float
    worst: float


def timed(run: Callable[[], object], *, times: int = 30, warm_up: int = 3) -> Timing:
    """Run something repeatedly and return how long a run took."""
    for _ in range(warm_up):
        run()
    return spread([_span(run) for _ in range(times)])


def median(values: Sequence[float]) -> float:
    """Return the middle one of values, the higher of two. (The measured process does not import
    `statistics`, which would be weighed with it.)
    """
    return sorted(values)[len(values) // 2]


def spread(spans: Sequence[float]) -> Timing:
    """Return how runs of n milliseconds spread."""
    rising = sorted(spans)
    late = rising[min(len(rising) - 1, int(len(rising) * 0.95))]
    return Timing(median(rising), late, rising[-1])


def _span(run: Callable[[], object]) -> float:
    start = time.perf_counter_ns()
    run()
    return (time.perf_counter_ns() - start) / 1e6
