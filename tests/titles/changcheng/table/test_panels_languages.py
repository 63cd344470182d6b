"""A switch of language reaches every word of every panel, its separators too, and a new appearance
every panel.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC
from changcheng_qt.titles.changcheng.rules.commands import BeginScoring
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.table.dialogs.setup_form import ChangChengSetupForm
from changcheng_qt.titles.changcheng.table.panels.bar import EmperorCounter
from changcheng_qt.titles.changcheng.table.panels.extension_panel import ExtensionPanel
from changcheng_qt.titles.changcheng.table.panels.inspector import Inspector
from changcheng_qt.titles.changcheng.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.changcheng.table.panels.turn_guide import TurnGuide
from changcheng_qt.titles.changcheng.table.pointer.hand import Hand
from changcheng_qt.titles.changcheng.table.result import sheet_of
from changcheng_qt.titles.changcheng.table.reveal.attack_panel import AttackPanel
from changcheng_qt.titles.changcheng.table.reveal.reveal import Reveal
from changcheng_qt.titles.changcheng.table.reveal.scoring_panel import ScoringPanel
from changcheng_qt.titles.changcheng.table.tray.tray import Tray
from changcheng_qt.ui.looks.appearance import Appearance, ThemeChoice
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.result.view import ResultView
from changcheng_qt.ui.seam.requests import Requests
from tests.titles.changcheng.table.playing import (
    box,
    bridge_of,
    completed_with,
    finished,
    match_of,
    picture,
    plain_looks,
    play,
    play_until,
    setup_of,
    worked_setup,
)
from tests.ui.flow.clockwork import HandClock

Build = Callable[[Appearance, QWidget], QWidget]
Make = Callable[..., QWidget]


class Shouting(QTranslator):
    """A language that is English in capitals, but for the placeholders."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        parts = source.replace("{", "}").split("}")
        return "".join(
            part.upper() if place % 2 == 0 else f"{{{part}}}" for place, part in enumerate(parts)
        )


@pytest.fixture
def shouting(qapp: QApplication) -> Iterator[Callable[[], None]]:
    translator = Shouting()

    def install() -> None:
        QCoreApplication.installTranslator(translator)
        QApplication.processEvents()

    yield install
    QCoreApplication.removeTranslator(translator)
    QApplication.processEvents()


def scored() -> AnyMatch:
    match = completed_with(ActionCard.FLOOD, ActionCard.BUILDER, ActionCard.MASTER_BUILDER)
    return play(match, BeginScoring(0))


def extended() -> AnyMatch:
    match = match_of(setup_of(3, 5))
    return play_until(match, lambda m: m.view(PUBLIC).stage is Stage.EXTENSION)


def extension(appearance: Appearance, parent: QWidget) -> QWidget:
    match = extended()
    assert match.to_act is not None
    return ExtensionPanel(bridge_of(match, match.to_act), Hand(parent), appearance, parent)


def attack(appearance: Appearance, parent: QWidget) -> QWidget:
    reveal = Reveal(bridge_of(finished(), PUBLIC), appearance, HandClock(), parent)
    panel = AttackPanel(reveal, appearance, parent)
    panel.reveal.begin()
    return panel


def result(appearance: Appearance, parent: QWidget) -> QWidget:
    panel = ResultView(bridge_of(finished(), PUBLIC), sheet_of, Requests(), appearance, parent)
    panel.open()
    return panel


PANELS: dict[str, Build] = {
    "tray": lambda a, p: Tray(bridge_of(match_of(worked_setup(2)), 0), Hand(p), a, p),
    "guide": lambda a, p: TurnGuide(bridge_of(match_of(worked_setup(2)), 0), a, p),
    "players": lambda a, p: PlayerRows(bridge_of(match_of(worked_setup(2)), 0), a, PlayerRow, p),
    "inspector": lambda a, p: Inspector(bridge_of(match_of(worked_setup(2)), 0), a, p),
    "counter": lambda a, p: EmperorCounter(bridge_of(match_of(worked_setup(2)), 0), a, p),
    "scoring": lambda a, p: ScoringPanel(
        Reveal(bridge_of(scored(), PUBLIC), a, HandClock(), p), a, p
    ),
    "extension": extension,
    "attack": attack,
    "result": result,
    "setup": lambda a, p: ChangChengSetupForm(a, box(), p),
}


def words(widget: QWidget) -> list[object]:
    """Every written or spoken text, except of widgets about to be deleted."""
    shown = [found for found in widget.findChildren(QWidget) if found.isVisibleTo(widget)]
    texts = [found.text() for found in shown if isinstance(found, QLabel | QAbstractButton)]
    names = [(found.accessibleName(), found.accessibleDescription()) for found in shown]
    return [texts, names, widget.accessibleName()]


@pytest.fixture(params=PANELS)
def build(request: pytest.FixtureRequest) -> Build:
    return PANELS[request.param]


@pytest.fixture
def made(qtbot: QtBot, build: Build) -> Iterator[Make]:
    windows: list[QWidget] = []

    def make(appearance: Appearance | None = None) -> QWidget:
        window = QWidget()
        window.resize(1280, 800)
        qtbot.addWidget(window)
        windows.append(window)
        return build(appearance or plain_looks(), window)

    yield make
    windows.clear()


def test_a_switched_panel_says_what_a_new_one_says(
    made: Make, shouting: Callable[[], None]
) -> None:
    switched = made()
    before = words(switched)
    shouting()
    assert words(switched) == words(made())
    assert words(switched) != before


def test_separators_are_those_of_the_language(full_width: None, made: Make) -> None:
    panel = made()
    shown = [panel, *(found for found in panel.findChildren(QWidget) if found.isVisibleTo(panel))]
    said = [
        *(found.text() for found in shown if isinstance(found, QLabel | QAbstractButton)),
        *(found.accessibleName() for found in shown),
        *(found.accessibleDescription() for found in shown),
        *(re.sub("<[^>]*>", "", found.toolTip()) for found in shown),
    ]
    assert [text for text in said if re.search(r"[,;:] | – | \(", text)] == []


def test_a_new_theme_reaches_every_panel(made: Make) -> None:
    appearance = plain_looks()
    panel = made(appearance)
    light = picture(panel, 800, 400)
    appearance.choose_theme(ThemeChoice.DARK)
    assert picture(panel, 800, 400) != light


def test_a_new_size_reaches_every_panel(made: Make) -> None:
    appearance = plain_looks()
    panel = made(appearance)
    small = panel.sizeHint()
    appearance.choose_scale(1.3)
    QApplication.processEvents()
    large = panel.sizeHint()
    assert large.height() > small.height() or large.width() > small.width()
