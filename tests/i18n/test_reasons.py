"""Every reason of a hint has its own sentence, for a command and against it, in every language,
and its figures stand in it.
"""

import pytest
from PySide6.QtCore import QLocale

from changcheng_qt.i18n.phrases.engine import argument_text
from changcheng_qt.titles.changcheng.rules.why import Why
from changcheng_qt.titles.changcheng.words.reasons import reason_text
from changcheng_qt.verdicts.reasons import Reason
from tests.bots.positions import position, seen

WALL = seen(position("")).wall
BY_SHARE = (Why.PROVINCE_WON, Why.REGION_AVOIDED)


def text(why: Why, points: float) -> str:
    return reason_text(Reason(why, 1, points, (62, 41)), WALL)


@pytest.mark.parametrize("why", Why)
def test_a_reason_has_its_figures_and_nothing_left_open(language: str, why: Why) -> None:
    for points in (1.34, -1.34):
        said = text(why, points)
        assert "{" not in said
        figures = ("62", "41") if why in BY_SHARE else (QLocale().toString(1.3, "f", 1),)
        assert all(figure in said for figure in figures)


def test_no_two_reasons_are_said_alike(language: str) -> None:
    """But a lead in a region is told as one in a province is."""
    alike = (*BY_SHARE, Why.REGION_LEAD)
    said = [text(why, points) for why in Why for points in (1.34, -1.34) if why not in alike]
    said += [text(why, 1.34) for why in BY_SHARE]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("why", BY_SHARE)
def test_never_and_always_are_said_without_figures(language: str, why: Why) -> None:
    never, always = (
        reason_text(Reason(why, 1, 1.34, shares), WALL) for shares in ((0, 100), (100, 0))
    )
    assert never != always
    assert "0" not in never + always


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ((3.0, 1.0), "A. B."),
        ((5.0, -2.0, 1.0), "A. C. However – B."),
        ((-5.0, 2.0), "A. However – B."),
        ((), ""),
    ],
)
def test_what_speaks_for_the_other_side_comes_last(points: tuple[float, ...], said: str) -> None:
    reasons = [Reason(Why.DOUBLE, place, one, (0, 0)) for place, one in enumerate(points)]
    assert argument_text(lambda one: f"{'ABC'[one.place or 0]}.", reasons) == said
