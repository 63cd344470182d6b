"""Running games of Riders and their twins, which differ in robbed goods, edicts and answers (see
`twins`).
"""

from random import Random
from typing import Final

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.titles.riders.rules.filing import FILING
from changcheng_qt.titles.riders.rules.setup import Setup
from tests.conformance.rules.files import FileSample, Twin
from tests.effort import effort
from tests.titles.riders.rules.twins import replayed, twin_of
from tests.titles.riders.rules.twins import running as played

TRIES: Final = effort(sample=9, nightly=30)
OPEN_FACTS: Final = FILING.open_facts


def running(seed: int) -> tuple[AnyMatch, Twin]:
    """A match that is not over."""
    match = played(seed)

    def twin(viewer: Viewer, rng: Random) -> AnyMatch:
        other = twin_of(match, viewer, rng, TRIES)
        *_, again = replayed(match, other.setup, other.log)
        return again

    return match, twin


def with_the_last_edicts(setup: Setup, viewer: Viewer) -> frozenset[int]:
    """The open facts, and the edicts at the end of the stack."""
    return OPEN_FACTS(setup, viewer) | frozenset(range(len(setup.stack))[-9:])


SAMPLE: Final = FileSample(
    running,
    leaks={
        "goods, edicts and answers": (FILING, "conceal", lambda text: (text, None)),
        "the last edicts": (FILING, "open_facts", with_the_last_edicts),
    },
)
