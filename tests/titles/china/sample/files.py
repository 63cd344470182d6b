"""Running games of China and their twins, found by swapping cards (see `twins`)."""

from random import Random
from typing import Final

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.titles.china.rules.filing import FILING
from changcheng_qt.titles.china.rules.setup import Setup
from tests.conformance.rules.files import FileSample, Twin
from tests.effort import effort
from tests.titles.china.rules.twins import replayed, shared, twin_of

SWAPS = effort(sample=12, nightly=60)
OPEN_FACTS = FILING.open_facts


def running(seed: int) -> tuple[AnyMatch, Twin]:
    """A match that is not over."""
    match = shared(seed)

    def twin(viewer: Viewer, rng: Random) -> AnyMatch:
        *_, (_, other) = replayed(match, twin_of(match, viewer, rng, SWAPS))
        return other

    return match, twin


def with_another(number: int) -> object:
    """A filing that reveals one more fact, counted from the end where `number` is negative."""

    def open_facts(setup: Setup, viewer: Viewer) -> frozenset[int]:
        return OPEN_FACTS(setup, viewer) | {number % (2 * len(setup.deck))}

    return open_facts


SAMPLE: Final = FileSample(
    running,
    leaks={
        "cards that others draw": (FILING, "conceal", lambda text: (text, None)),
        "a card of the first hands": (FILING, "open_facts", with_another(1)),
        "a card of the pile": (FILING, "open_facts", with_another(40)),
        "the second order": (FILING, "open_facts", with_another(-13)),
    },
    slow={"cards that others draw", "a card of the first hands", "a card of the pile"},
)
