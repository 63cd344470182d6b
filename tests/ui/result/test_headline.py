"""The headline of a result: on one line where smaller letters do."""

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.theme import SIX_SEATS
from changcheng_qt.ui.panels.words import Words
from changcheng_qt.ui.result.winners import Headline
from tests.planted import Fault, planted, with_and_without

ITALIAN = "La muraglia ha retto: è pace. Lin vince con 9 punti."


def always_large(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Headline, "fit", lambda self, width: None)


def size(qtbot: QtBot, share: float) -> int:
    """The size of the letters of the victory at twice the size, in a panel that is wider or
    narrower than one line of the largest.
    """
    appearance, parent = Appearance(), QWidget()
    qtbot.addWidget(parent)
    appearance.choose_scale(2.0)
    headline = Headline(appearance, parent)
    headline.show_words((ITALIAN, "Arrivi al terzo posto."), [SIX_SEATS["blue"]])
    victory = headline.findChildren(Words)[0]
    headline.fit(round(share * QFontMetricsF(victory.font()).horizontalAdvance(ITALIAN)))
    return victory.font().pixelSize()


@with_and_without(always_large)
def test_a_victory_is_smaller_if_that_spares_a_line(qtbot: QtBot, fault: Fault | None) -> None:
    """In Italian at twice the size no row of the sums was in sight under two lines."""
    with planted(fault):
        largest = size(qtbot, 1.5)
        assert largest > size(qtbot, 1.0) > 0.7 * largest
        assert size(qtbot, 0.5) == largest, "two lines in any case"
