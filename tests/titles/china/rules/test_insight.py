"""Counting proves all that can be proved of hidden cards in China (CHINA section 9). That page and
views agree is tested for every title in `tests.conformance`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations

import pytest

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.titles.china.rules.belief import unseen_cards
from changcheng_qt.titles.china.rules.knowledge import Knowledge
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.secrets import (
    ChinaSecrets,
    HandSecret,
    NextCardSecret,
    Secret,
)
from changcheng_qt.titles.china.rules.setup import cards_in_play
from changcheng_qt.titles.china.rules.view import View, view_of
from changcheng_qt.verdicts.insight import How, Known
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without
from tests.titles.china.rules.scene import X, Y, Z, cards, lay
from tests.titles.china.sample.secrets import SAMPLE

GAMES = effort(sample=4, nightly=1000)
FEW_CARDS = 11
"""How many unseen cards can be dealt in all ways."""


def proved(view: View) -> dict[Secret, FactValue]:
    """All that the view of a seat proves, by dealing the cards that it cannot place in all ways."""
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
    """A fault: of counted cards only a colour is known of which none is unseen."""
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
    views = [view for seed in range(GAMES) for view in with_few_unseen(SAMPLE.played(seed))]
    assert len(views) > 50
    assert any(one.remembered for view in views for one in view.privates)
    with planted(fault):
        for view in views:
            told = ChinaSecrets().known(view)
            hidden = {
                secret: known.value for secret, known in told.items() if known.how is not How.OWN
            }
            assert hidden == proved(view)


def almost_through(hand: str, pile: str) -> View:
    """The view of the first of three seats, of which the third has shown all its cards, when a hand
    and a pile are all that it has not seen.
    """
    shown = cards("orange orange orange")
    state = lay(seats=3, hands={Y: hand, Z: "orange orange orange"}, pile=pile).state
    gone = cards_in_play(3, state.setup.options.deck)
    for place in (*state.hands, state.pile, filter(None, state.open)):
        gone.subtract(place)
    discards = tuple(gone[colour] for colour in Colour)
    return view_of(replace(state, seen=((), (), shown), discards=discards), Knowledge(), X)


def count_nothing_that_is_there(patch: pytest.MonkeyPatch) -> None:
    known = ChinaSecrets.known

    def known_to_be_gone(secrets: ChinaSecrets, view: View) -> Mapping[Secret, Known]:
        found = known(secrets, view)
        return {one: told for one, told in found.items() if told.how is How.OWN or not told.value}

    patch.setattr(ChinaSecrets, "known", known_to_be_gone)


@with_and_without(count_nothing_that_is_there)
@pytest.mark.parametrize(
    ("hand", "pile", "reds"), [("red red green", "", 2), ("red red red", "red", 3)]
)
def test_a_hand_is_counted_where_too_few_others_are_unseen(
    fault: Fault | None, hand: str, pile: str, reds: int
) -> None:
    view, red = almost_through(hand, pile), HandSecret(Y, Colour.RED)
    with planted(fault):
        assert ChinaSecrets().known(view).get(red) == Known(How.COUNTED, reds)
    assert proved(view)[red] == reds
    assert red not in ChinaSecrets().known(almost_through("red red green", "red"))


def test_hands_have_an_owner_and_the_pile_none() -> None:
    secrets = ChinaSecrets()
    assert secrets.owner(HandSecret(1, Colour.RED)) == 1
    assert secrets.owner(NextCardSecret()) is None
