"""The rule that opens tells nothing that its reader may not know: everything in the window leads to
the same sections in two games that cannot be told apart.
"""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View, view_of
from changcheng_qt.titles.changcheng.words import rule_links
from changcheng_qt.ui.seam.rule import rule_at
from changcheng_qt.ui.window.main_window import MainWindow
from tests.effort import effort
from tests.ui.leaks.comparing import AT_ONCE, Told, chang_cheng, china
from tests.ui.leaks.ears import new_window
from tests.ui.leaks.map_sessions import pointing as map_pointing
from tests.ui.leaks.pairs import Pair, Tale, china_pairs, pairs
from tests.ui.leaks.photographs import Session, alone, pointing, together

PAIRS = effort(sample=1, nightly=300)


def rules_seen(window: MainWindow, session: Session, tale: Tale, viewer: Viewer) -> list[str]:
    """Return where everything that is seen leads at every moment of a session."""
    return [
        rule_at(widget)
        for _ in session(window, tale, viewer, AT_ONCE)
        for widget in (window, *window.findChildren(QWidget))
        if widget.isVisible()
    ]


def compare_rules(window: MainWindow, session: Session, drawn: Iterable[Pair]) -> int:
    """Compare both games of pairs; return how many widgets led to a section."""
    found = 0
    for pair in drawn:
        real, twin = (
            rules_seen(window, session, tale, pair.viewer) for tale in (pair.real, pair.twin)
        )
        if real != twin:
            raise Told([one for one in zip(real, twin, strict=False) if one[0] != one[1]][:3])
        found += sum(map(bool, real))
    return found


@pytest.fixture
def window(qtbot: QtBot, languages: Languages) -> MainWindow:
    """A window that knows Chang Cheng."""
    shown = new_window(languages, chang_cheng())
    qtbot.addWidget(shown)
    return shown


def test_a_rule_tells_nothing_private_of_chang_cheng(window: MainWindow) -> None:
    for session in (alone, together, pointing):
        assert compare_rules(window, session, islice(pairs(), PAIRS)) > 50 * PAIRS


def test_a_rule_tells_nothing_private_of_china(qtbot: QtBot, languages: Languages) -> None:
    shown = new_window(languages, china())
    qtbot.addWidget(shown)
    for session in (alone, together, map_pointing):
        assert compare_rules(shown, session, islice(china_pairs(), PAIRS)) > 50 * PAIRS


def test_a_rule_by_a_hidden_threat_is_noticed(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hidden: list[int] = []

    def noting(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        hidden[:] = state.setup.threats
        return replace(view_of(state, knowledge, viewer))

    monkeypatch.setitem(vars(CHANG_CHENG), "view", noting)
    monkeypatch.setattr(rule_links, "rule_now", lambda _: f"threat-{sum(hidden[:6])}-{hidden[0]}")
    with pytest.raises(Told):
        compare_rules(window, alone, islice(pairs(), 12))
