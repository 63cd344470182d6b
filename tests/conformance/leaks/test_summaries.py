"""The files kept next to a running game reveal nothing that somebody at the table may not know.

A summary stands open in a folder, so its bytes are compared: of two games that one viewer cannot
tell apart, hidden things permuted, they are the same. The game's own file is another in both, and
only its hash tells so; it is left out here.
"""

from itertools import islice

import pytest

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.saves.summary import summary_of, summary_to_bytes
from tests.conformance.leaks.pairs import Pair
from tests.conformance.leaks.sample import LeakSample
from tests.conformance.samples import every_title
from tests.effort import effort

PAIRS = effort(sample=16, nightly=1000)


def summary_bytes(match: AnyMatch) -> bytes:
    return summary_to_bytes(summary_of(match), b"the same file")


def is_same(pair: Pair) -> bool:
    """Return whether both summaries are the same, before and after the last command."""
    real, twin = pair.real.match(), pair.twin.match()
    is_same_before = summary_bytes(real) == summary_bytes(twin)
    real.submit(pair.real.last)
    twin.submit(pair.twin.last)
    return is_same_before and (
        real.outcome is not None or summary_bytes(real) == summary_bytes(twin)
    )


@every_title("leaks")
def test_twins_have_the_same_summary(sample: LeakSample) -> None:
    assert all(is_same(pair) for pair in islice(sample.pairs(), PAIRS))


@every_title("leaks")
def test_a_planted_leak_is_noticed(sample: LeakSample, monkeypatch: pytest.MonkeyPatch) -> None:
    sample.opened(monkeypatch)
    assert not all(is_same(pair) for pair in islice(sample.pairs(), PAIRS))
