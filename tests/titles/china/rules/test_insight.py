"""Who knew what in China: the page, the views, the truth and `sample` never disagree (CHINA section
9).
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.china.rules.belief import unseen_cards
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
from changcheng_qt.verdicts.insight import AnySecrets, How, Known
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without
from tests.titles.china.rules.play import random_chooser, random_setup
from tests.titles.insight import Disagrees, Reading, check, check_views, finished, page_of

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


READING = Reading(ChinaSecrets(), truth, shown, misses_nothing=False)


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


@pytest.mark.parametrize("seed", range(3))
def test_the_page_says_what_the_views_show(seed: int) -> None:
    match = played(seed)
    page = page_of(match, READING.secrets)
    assert check_views(match, page, READING)
    assert page.positions == len(match.steps) + 1


FEW_CARDS = 11
"""How many unseen cards can be dealt in all ways."""


def proved(view: View) -> dict[Secret, FactValue]:
    """What the view of a seat proves, by dealing the cards that it cannot place in all ways."""
    remembered = {place: colour for one in view.privates for place, colour in one.remembered}
    left = unseen_cards(view)
    left.subtract(remembered.values())
    unseen = [number for number, colour in enumerate(Colour) for _ in range(left[colour])]
    found: dict[Secret, FactValue] = {}
    for seat in range(view.seats):
        if view.private(seat) is None:
            hidden = view.hand_counts[seat] - len(view.seen[seat])
            deals = set(combinations(unseen, hidden))
            for number, colour in enumerate(Colour):
                counts = {deal.count(number) for deal in deals}
                if len(counts) == 1:
                    found[HandSecret(seat, colour)] = counts.pop() + view.seen[seat].count(colour)
    tops = {remembered[0]} if 0 in remembered else {one for one in Colour if left[one]}
    if view.pile and len(tops) == 1:
        found[NextCardSecret()] = tops.pop().word
    return found


def with_few_unseen(match: AnyMatch) -> Iterator[View]:
    """The views of a game's first pile in which so few cards are unseen that all are dealt."""
    replay = Replay(match)
    for position in range(len(match.steps) + 1):
        for seat in range(len(match.players)):
            view = replay.view_at(position, seat)
            if view.exhausted == 0 and unseen_cards(view).total() <= FEW_CARDS:
                yield view


def count_what_is_gone_alone(patch: pytest.MonkeyPatch) -> None:
    """Known is only a colour of which nothing is unseen."""
    known = ChinaSecrets.known

    def known_to_be_gone(secrets: ChinaSecrets, view: View) -> Mapping[Secret, Known]:
        unseen = unseen_cards(view)
        return {
            secret: found
            for secret, found in known(secrets, view).items()
            if found.how is not How.COUNTED
            or isinstance(secret, NextCardSecret)
            or not unseen[secret.colour]
        }

    patch.setattr(ChinaSecrets, "known", known_to_be_gone)


def forget_what_was_taken_back(patch: pytest.MonkeyPatch) -> None:
    known = ChinaSecrets.known

    def known_without(secrets: ChinaSecrets, view: View) -> Mapping[Secret, Known]:
        privates = tuple(replace(one, remembered=()) for one in view.privates)
        return known(secrets, replace(view, privates=privates))

    patch.setattr(ChinaSecrets, "known", known_without)


@pytest.mark.no_cover
@with_and_without(count_what_is_gone_alone, forget_what_was_taken_back)
def test_the_page_tells_all_that_counting_proves(fault: Fault | None) -> None:
    views = [view for seed in range(GAMES) for view in with_few_unseen(played(seed))]
    assert len(views) > 50
    assert any(one.remembered for view in views for one in view.privates)
    with planted(fault):
        for view in views:
            told = ChinaSecrets().known(view)
            hidden = {
                secret: known.value for secret, known in told.items() if known.how is not How.OWN
            }
            assert hidden == proved(view)


class Planted(ChinaSecrets):
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


def test_hands_have_an_owner_and_the_pile_none() -> None:
    secrets = ChinaSecrets()
    assert secrets.owner(HandSecret(1, Colour.RED)) == 1
    assert secrets.owner(NextCardSecret()) is None
