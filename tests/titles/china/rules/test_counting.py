"""The chances of the pile's next card match the draws of `sample`, given the cards face up."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import islice
from random import Random

import pytest

from changcheng_qt.titles.china.rules import counting
from changcheng_qt.titles.china.rules.belief import sample
from changcheng_qt.titles.china.rules.counting import pile_chances
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.knowledge import Knowledge
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Hands, Options
from changcheng_qt.titles.china.rules.view import View
from tests.effort import NIGHTLY, by_night, effort
from tests.titles.china.rules.scene import X, cards, lay
from tests.titles.china.rules.test_hidden import positions

POSITIONS = effort(sample=3, nightly=200)
DRAWS = effort(sample=3_000, nightly=100_000)
FURTHEST = 0.02 if NIGHTLY else 0.05
"""By which total variation chances and draws may differ."""


def views(count: int) -> Iterator[View]:
    """Views of a seat in games with hands shown, before the pile is made again."""
    for seed in range(count):
        for state, knowledge in positions(seed, every=23):
            shown = replace(state.setup, options=replace(state.setup.options, hands=Hands.SHOWN))
            open_handed = replace(state, setup=shown)
            if state.pile and not state.exhausted:
                viewer = seed % state.setup.seats
                yield CHINA.view(open_handed, knowledge, viewer)


def check(count: int, draws: int) -> float:
    """Compare chances with draws; return the greatest total variation."""
    worst = 0.0
    for number, view in enumerate(islice(views(count), count)):
        rng, chances = Random(number), counting.pile_chances(view)
        drawn = Counter(sample(view, rng).pile[0] for _ in range(draws))
        assert sum(chances.values()) == 1
        apart = sum(abs(chances.get(one, 0) - drawn[one] / draws) for one in Colour) / 2
        assert apart < FURTHEST, (chances, drawn)
        worst = max(worst, float(apart))
    return worst


@pytest.mark.no_cover
def test_chances_are_those_that_are_drawn(state_counts: Callable[[str], None]) -> None:
    worst = check(POSITIONS, DRAWS)
    state_counts(f"{POSITIONS} positions of China, {DRAWS} draws each: at most {worst:.4f} apart")


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "wrong",
    [
        lambda view: pile_chances(replace(view, privates=())),
        pytest.param(
            lambda view: pile_chances(replace(view, discards=(0,) * len(Colour))), marks=by_night
        ),
        pytest.param(lambda view: dict.fromkeys(Colour, Fraction(1, len(Colour))), marks=by_night),
    ],
)
def test_a_wrong_count_is_found(
    wrong: Callable[[View], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "pile_chances", wrong)
    with pytest.raises(AssertionError):
        check(POSITIONS, DRAWS)


def test_an_empty_pile_and_the_second_one_have_no_chances() -> None:
    scene = lay("red red purple", pile="green green")
    view = CHINA.view(scene.state, Knowledge(), X)
    assert pile_chances(view)
    assert pile_chances(replace(view, pile=0)) == {}
    assert pile_chances(replace(view, exhausted=1)) == {}


def test_a_card_that_was_drawn_and_taken_back_is_known() -> None:
    view = CHINA.view(lay("red red purple", pile="green green").state, Knowledge(), X)
    (own,) = view.privates
    remembering = replace(own, remembered=((0, Colour.GREEN),))
    assert pile_chances(replace(view, privates=(remembering,))) == {Colour.GREEN: 1}
    deeper = replace(view, privates=(replace(own, remembered=((1, Colour.GREEN),)),))
    assert pile_chances(deeper)[Colour.GREEN] < pile_chances(view)[Colour.GREEN]


def test_with_hidden_hands_nothing_is_counted_that_others_took_before() -> None:
    scene = lay("red red purple", pile="green green", options=Options(hands=Hands.HIDDEN))
    state = replace(scene.state, seen=((), cards("red"), ()))
    other = replace(state, seen=((), cards("green"), ()))
    chances = [pile_chances(CHINA.view(one, Knowledge(), X)) for one in (state, other)]
    assert chances[0] == chances[1]
