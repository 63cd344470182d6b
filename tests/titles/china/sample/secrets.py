"""The secrets of China, read a second time from States and Views (CHINA section 9)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.secrets import (
    ChinaSecrets,
    HandSecret,
    NextCardSecret,
    Secret,
)
from changcheng_qt.titles.china.rules.state import State
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.verdicts.insight import How, Known
from tests.conformance.rules.insight import Reading, SecretSample
from tests.titles.china.rules.play import random_chooser, random_setup


def truth(state: State) -> Mapping[Secret, FactValue]:
    """The truth in a position."""
    found: dict[Secret, FactValue] = {
        HandSecret(seat, colour): hand.count(colour)
        for seat, hand in enumerate(state.hands)
        for colour in Colour
    }
    if state.pile:
        found[NextCardSecret()] = state.pile[0].word
    return found


def shown(view: View) -> Mapping[Secret, FactValue | None]:
    """The secrets that a view shows."""
    found: dict[Secret, FactValue | None] = {}
    for seat, count in enumerate(view.hand_counts):
        private = view.private(seat)
        if private or count == len(view.seen[seat]):
            hand = private.hand if private else view.seen[seat]
            found |= {HandSecret(seat, colour): hand.count(colour) for colour in Colour}
    for private in view.privates:
        tops = [colour.word for place, colour in private.remembered if place == 0]
        found |= dict.fromkeys([NextCardSecret()] if tops else [], *tops)
    return found


READING = Reading(ChinaSecrets(), truth, shown, misses_nothing=False)


class Planted(ChinaSecrets):
    """Says that one thing more, or less, is known."""

    def __init__(self, *, more: bool) -> None:
        """Plant known and unknown facts."""
        self._more = more

    def known(self, view: View) -> Mapping[Secret, Known]:
        """Return the known facts, with one fault."""
        known = dict(super().known(view))
        if view.viewer == 0 and view.ply > 20:
            own, other = HandSecret(0, Colour.RED), HandSecret(1, Colour.RED)
            if self._more:
                known.setdefault(other, replace(known[own], how=How.COUNTED))
            else:
                del known[own]
        return known


SAMPLE: Final = SecretSample(
    CHINA,
    READING,
    random_setup,
    random_chooser,
    traced=(1, 0, 2),
    faults={"more": Planted(more=True), "less": Planted(more=False)},
)
