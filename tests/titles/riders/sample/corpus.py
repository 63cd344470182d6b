"""Games of Riders for the corpus: one that is over, and one that ends with an offer that some have
answered.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from changcheng_qt.engine.help import BEGINNERS
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import Record, recording
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.titles.riders.rules.game import RIDERS
from tests.conformance.rules.corpus import CorpusSample, ticking
from tests.titles.riders.rules.twins import running, state_of
from tests.titles.riders.sample.secrets import quick_chooser, short_setup

NAMES: Final = ("P0", "梅", "P2")
_ANSWERED: Final = 3
"""The seed of a match of six in which an offer is being answered."""


def records() -> Iterator[tuple[str, Record]]:
    """Yield the files of Riders by name."""
    over = recording(_finished(), Random(1), seed="over", seed_known=True, clock=ticking(3))
    yield "riders-finished", over.record(Disclosure.EVERYTHING)
    record = recording(running(_ANSWERED), Random(2), seed="answered", clock=ticking(6)).record()
    yield "riders-answered-sealed", record
    yield "riders-answered-seat", redacted(record, 1)
    yield "riders-answered-public", redacted(record, PUBLIC)


def hands_of(match: AnyMatch) -> dict[str, Any]:
    """The hands and edicts in a file of Riders: the known cards of each hand, how many more it has,
    and the stack with None for each edict left out.
    """
    state, stack = state_of(match), match.setup.stack
    return {
        "hands": [list(hand) for hand in state.hands],
        "unknown": list(state.unknown),
        "stack": [edict and edict.value for edict in stack],
    }


def _finished() -> AnyMatch:
    rng = Random("over")
    players = [*map(Player, NAMES[:-1]), Player(NAMES[-1], "club", 50)]
    match: AnyMatch = Match(RIDERS, short_setup(rng), players, BEGINNERS, luck=SeededLuck("over"))
    choose = quick_chooser(rng)
    while match.to_act is not None:
        match.submit(choose(state_of(match), RIDERS.legal(state_of(match))))
    return match


SAMPLE: Final = CorpusSample(records, hands_of)
