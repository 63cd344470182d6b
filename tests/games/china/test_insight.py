"""Who knew what in China: the page, the views, the truth and `sample` never disagree (CHINA section
9).
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.insight import AnySecrets, How, Known
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.games.china.game import CHINA
from changcheng_qt.games.china.pieces import Colour
from changcheng_qt.games.china.secrets import HandSecret, NextCardSecret, Secret
from changcheng_qt.games.china.state import State
from changcheng_qt.games.china.view import View
from changcheng_qt.titles.china.secrets import NamedSecrets
from tests.effort import effort
from tests.games.china.play import random_chooser, random_setup
from tests.games.insight import Disagrees, Reading, check, finished, page_of

GAMES = effort(sample=8, nightly=1000)


def truth(state: State) -> Mapping[Secret, FactValue]:
    """What is true in a position."""
    found: dict[Secret, FactValue] = {
        HandSecret(seat, colour): hand.count(colour)
        for seat, hand in enumerate(state.hands)
        for colour in Colour
    }
    if state.pile:
        found[NextCardSecret()] = state.pile[0].word
    return found


def shown(view: View) -> Mapping[Secret, FactValue | None]:
    """What a view shows."""
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


READING = Reading(NamedSecrets(), truth, shown, misses_nothing=False)


def played(seed: int) -> AnyMatch:
    """A finished match."""
    rng = Random(seed)
    setup = random_setup(rng)
    players = [Player(f"P{seat}") for seat in range(setup.seats)]
    return finished(Match(CHINA, setup, players), random_chooser(rng), rng)


def agreeing(secrets: AnySecrets, seeds: range) -> int:
    """Check the pages of some games; return in how many cells something was known by counting."""
    counted = 0
    for seed in seeds:
        match = played(seed)
        counted += check(match, page_of(match, secrets), READING, Random(seed))
    return counted


@pytest.mark.no_cover
def test_page_and_views_never_disagree() -> None:
    assert agreeing(READING.secrets, range(GAMES))


class Planted(NamedSecrets):
    """Says that one thing more, or less, is known."""

    def __init__(self, *, more: bool) -> None:
        """Plant what is known or is not."""
        self._more = more

    def known(self, view: View) -> Mapping[Secret, Known]:
        """Return what is known, with one fault."""
        known = dict(super().known(view))
        if view.viewer == 0 and view.ply > 20:
            own, other = HandSecret(0, Colour.RED), HandSecret(1, Colour.RED)
            if self._more:
                known.setdefault(other, replace(known[own], how=How.COUNTED))
            else:
                del known[own]
        return known


@pytest.mark.no_cover
@pytest.mark.parametrize("more", [True, False])
def test_a_planted_disagreement_is_found(more: bool) -> None:
    with pytest.raises(Disagrees):
        agreeing(Planted(more=more), range(8))
