"""The screens of the gallery: every state that reviewers ask for, each in a position that is
reached, and built from the real window.
"""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from screens import windows
from screens.deeds import StagedWindow
from screens.stage import Stage, picture
from screens.stills import flow_of
from tests.ui.fixtures import same_dress
from titles.changcheng.positions import reached
from titles.changcheng.screens import SCENES, SCREENS, Scene

WANTED = {
    "main_two_boards",
    "main_three_boards",
    "main_four_boards",
    "card_picked",
    "illegal_pointed",
    "scoring_cards",
    "decision_of_another",
    "extension",
    "gate",
    "attack",
    "result",
    "new_game",
    "options_in_force",
    "reference",
    "keys",
    "about",
    "settings",
    "new_game_options",
    "share",
    "rename",
    "not_saved",
    "bot_failed",
    "drawer",
}
IN_PLAY = {name: scene for name, scene in SCENES.items() if scene.wanted is not None}


def test_every_state_that_is_asked_for_has_a_screen() -> None:
    assert SCREENS.keys() >= WANTED


@pytest.mark.parametrize("scene", IN_PLAY.values(), ids=IN_PLAY.keys())
def test_every_position_is_reached(scene: Scene) -> None:
    match = scene.match()
    assert match
    assert len(match.players) == scene.seats
    assert sum(player.is_human for player in match.players) == scene.people


def test_a_position_that_no_game_reaches_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("titles.changcheng.positions.SEEDS", 2)
    with pytest.raises(LookupError):
        reached(lambda view: view.ply > 10_000, 2, 1)


def test_nothing_happens_by_itself_around_a_position(qtbot: QtBot) -> None:
    bridge, flow = flow_of(reached(lambda view: view.ply == 3, 4, 0))
    flow.start()
    QApplication.processEvents()
    assert bridge.step_count == 3
    flow.close()


@pytest.mark.parametrize("name", ["start", "gate", "keys"])
def test_a_screen_is_the_real_window(name: str, qtbot: QtBot) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    stage = Stage(application, QSize(900, 640), "light", "en")
    seen = []

    def build(stage: Stage) -> StagedWindow:
        window = SCREENS[name](stage)
        assert isinstance(window, StagedWindow)
        seen.append(window)
        return window

    with same_dress(application):
        pixmap = picture(build, stage)
    assert pixmap.size().width() >= 900


@pytest.mark.parametrize("follows", [True, False], ids=["as it is", "too late"])
def test_a_window_has_its_size_before_its_game(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, follows: bool
) -> None:
    """A table that is shown at another size than it was made for is styled a second time."""
    if not follows:
        monkeypatch.setattr(windows, "fit", lambda _window, _size: None)
    told: list[object] = []
    with same_dress(qapp):
        window = SCREENS["gate"](Stage(qapp, QSize(1280, 800), "light", "en"))
        assert isinstance(window, StagedWindow)
        qtbot.addWidget(window)
        window.table.appearance.changed.connect(lambda: told.append(window.size()))
        window.resize(1280, 800)
        window.show()
    assert bool(told) != follows
