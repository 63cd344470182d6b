"""Every screen follows the size of the interface at once: it looks as if it had been opened so."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from changcheng_qt.ui.board.zoom_view import ZoomView
from screens.deeds import StagedWindow
from screens.stage import Stage, settle
from screens.stillness import bring_to_rest
from tests.effort import by_day
from tests.ui.fixtures import same_dress
from titles.changcheng.screens import SCENES, Scene, window_for

NAMES = ("main_two_boards", "scoring_due", "gate", "replay_of_two")
TABLES = {"main_two_boards", "replay_of_two"}
"""Shown by day by `scoring_due`, which has the same table and a panel on it."""
SCALE = 1.5


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    with same_dress(qapp):
        yield Stage(qapp, QSize(1280, 800), "light", "en")


def picture(scene: Scene, stage: Stage, then: float | None = None) -> QImage:
    """The picture of a scene, after the person has chosen another size."""
    window = window_for(scene, stage)
    assert isinstance(window, StagedWindow)
    window.resize(stage.size)
    window.show()
    settle(stage.application)
    bring_to_rest(window)
    if then is not None:
        window.table.appearance.choose_scale(then)
        settle(stage.application)
        bring_to_rest(window)
    for view in window.findChildren(ZoomView):
        view.settle()
    # The bar is left out: a button in it may be under the pointer.
    shown = window.grab(window.rect().adjusted(0, 70, 0, 0)).toImage()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return shown


@pytest.mark.parametrize("name", by_day(NAMES, slow=TABLES))
def test_a_size_chosen_meanwhile_looks_like_one_chosen_before(name: str, stage: Stage) -> None:
    scene = SCENES[name]
    live = picture(scene, stage, SCALE)
    assert live == picture(replace(scene, scale=SCALE), stage)
    if name == "gate":
        assert live != picture(scene, stage), "it does look different"
