"""Every reason of a hint for China has its own sentence, for a command and against it, in every
language, and its figure stands in it.
"""

import pytest
from PySide6.QtCore import QLocale

from changcheng_qt.titles.china.rules.reasons import Why
from changcheng_qt.titles.china.words.reasons import reason_text
from changcheng_qt.verdicts.reasons import Reason
from tests.titles.china.rules.scene import lay

BOARD = lay().board


def text(why: Why, points: float) -> str:
    return reason_text(Reason(why, 1, points, (62, 41)), BOARD)


@pytest.mark.parametrize("why", Why)
def test_a_reason_has_its_figure_and_nothing_left_open(language: str, why: Why) -> None:
    for points in (1.34, -1.34):
        said = text(why, points)
        assert "{" not in said
        assert QLocale().toString(1.3, "f", 1) in said


def test_no_two_reasons_are_said_alike(language: str) -> None:
    said = [text(why, points) for why in Why for points in (1.34, -1.34)]
    assert len(set(said)) == len(said)
