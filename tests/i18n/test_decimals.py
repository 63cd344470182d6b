"""Figures with a decimal: their sign, and the nouns next to them, which are singular below two in
French and plural elsewhere.
"""

import re
from collections.abc import Callable
from functools import partial

import pytest

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.phrases import analysis, engine, wording
from changcheng_qt.statistics.sums import Sums, Who
from changcheng_qt.titles.changcheng.words import reasons as changcheng_reasons
from changcheng_qt.titles.riders.rules.reasons import Why
from changcheng_qt.titles.riders.words import reasons as riders_reasons
from changcheng_qt.ui.analysis import practice
from changcheng_qt.ui.statistics import charts
from changcheng_qt.verdicts.cost import Unit
from changcheng_qt.verdicts.reasons import Reason
from tests.planted import Fault, planted, with_and_without

MODULES = (engine, changcheng_reasons, riders_reasons, practice, charts)
TEXTS: dict[str, Callable[[float], str]] = {
    "own points": partial(engine.own_points_text, is_named=False),
    "own points there": partial(engine.own_points_text, is_named=True),
    "points of a rival": engine.rival_points_text,
    "lead": partial(engine.lead_text, is_named=False),
    "lead there": partial(engine.lead_text, is_named=True),
    "own loss": changcheng_reasons._own_loss,  # noqa: SLF001
    "loss of a rival": changcheng_reasons._rival_loss,  # noqa: SLF001
    "wins": lambda points: riders_reasons.reason_text(Reason(Why.YIELD, None, points, (0, 0))),
    "mean error": lambda points: charts._error_text(points, Sums(Who("Mei"), ())),  # noqa: SLF001
    "mean error in wins": lambda points: charts._error_text(  # noqa: SLF001
        points, Sums(Who("Mei"), (), counts_wins=True)
    ),
    **{
        f"{name} in {unit.value}": text
        for unit in Unit
        for name, text in {
            "shown": lambda points, unit=unit: practice._best_text(unit, points, ""),  # noqa: SLF001
            "best": lambda points, unit=unit: practice._told_answer(unit, points, 0.0),  # noqa: SLF001
            "better": lambda points, unit=unit: practice._told_answer(unit, points, 9.0),  # noqa: SLF001
            "no better": lambda points, unit=unit: practice._told_answer(unit, -9.0, points),  # noqa: SLF001
        }.items()
    },
}
"""Texts with a figure, which is positive."""


def plain(text: str) -> str:
    """A text with the same sign for every figure."""
    return re.sub(r"\d+[.,]\d+", "#", text)


def round_it(patch: pytest.MonkeyPatch) -> None:
    for module in MODULES:
        patch.setattr(module, "plural_of", lambda points: round(abs(points)))


def always_several(patch: pytest.MonkeyPatch) -> None:
    for module in MODULES:
        patch.setattr(module, "plural_of", lambda _: 2)


@with_and_without(round_it, always_several)
@pytest.mark.parametrize("name", TEXTS)
def test_in_french_less_than_two_is_one(
    languages: Languages, name: str, fault: Fault | None
) -> None:
    languages.install("fr")
    text = TEXTS[name]
    with planted(fault):
        assert plain(text(0.6)) == plain(text(1.0)) == plain(text(1.6)) != plain(text(2.0))


@pytest.mark.parametrize("code", ["en", "it", "zh_TW", "zh_CN"])
@pytest.mark.parametrize("name", TEXTS)
def test_elsewhere_every_decimal_is_several(languages: Languages, name: str, code: str) -> None:
    languages.install(code)
    text = TEXTS[name]
    assert wording.plural_of(1.0) == 2
    assert plain(text(0.6)) == plain(text(1.0)) == plain(text(2.0))


def test_a_figure_that_rounds_to_0_is_not_negative() -> None:
    assert [analysis.points_text(one) for one in (-0.04, 0.0, -0.06)] == ["0.0", "0.0", "-0.1"]
    assert [analysis.signed_text(one) for one in (-0.04, 0.04, -0.06)] == ["0.0", "0.0", "−0.1"]
