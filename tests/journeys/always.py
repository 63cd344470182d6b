"""Rules that hold at every moment, after all deeds, and whether a person can still go on."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.recovery import FILE
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.ui.flow.playhead import Speed
from changcheng_qt.ui.flow.screens import Gate, viewer_of
from changcheng_qt.ui.looks.appearance import MotionSpeed
from tests.conformance.samples import samples
from tests.journeys.journey import Journey

SIZE = (1280, 800)
SAMPLES = samples("monkey")
_VIEWS = tuple(sample.view for sample in SAMPLES.values())
_BOARDS = tuple(sample.board for sample in SAMPLES.values())
MOST_OPEN = 6
"""How often Esc is pressed at most: for menus in menus, a button that waits for a key, a dialog."""


def see_who_looks(journey: Journey) -> None:
    """The table shows the view of the person that the screen is for, the gate hides it where one is
    due, and no widget keeps the view of another seat.
    """
    show = journey.program.window.match_show
    if show is None:
        return
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    screen, bridge = show.flow.screen, show.bridge
    assert bridge.viewer == viewer_of(screen)
    assert journey.program.window.table.gate.is_closed == isinstance(screen, Gate)
    allowed = {bridge.viewer, PUBLIC} | ({EVERYONE} if bridge.outcome else set())
    for thing in _things(journey):
        for name, value in vars(thing).items():
            is_view = isinstance(value, _VIEWS)
            assert not is_view or value.viewer in allowed, f"{thing} keeps {name}"


def _things(journey: Journey) -> list[Any]:
    """Return all widgets, and everything on the board."""
    things: list[Any] = []
    for one in journey.program.window.findChildren(QObject):
        things += [one, *one.scene.items()] if isinstance(one, _BOARDS) else [one]
    return [thing for thing in things if hasattr(thing, "__dict__")]


def see_file(journey: Journey) -> None:
    """The file on the disk replays to the match."""
    session = journey.program.session
    journey.person.await_disk()
    if session.folder is not None:
        again = read_file(RealDisk(), session.folder / FILE)[1]
        assert again.log == journey.match.log


def come_back(journey: Journey) -> None:
    """Close all that is open over the window, and see it in English, at rest, in its first size,
    with the usual keys.
    """
    person, window = journey.person, journey.program.window
    for _ in range(MOST_OPEN):
        if person.front is not window:
            QTest.keyClick(person.front.windowHandle(), Qt.Key.Key_Escape)
            QApplication.processEvents()
    if person.front is not window:
        person.go_astray(f"{person.front} does not close")
    window.showNormal()
    window.resize(*SIZE)
    journey.program.session.uncover()
    window.table_actions.bindings.bind_defaults()
    journey.program.languages.install("en")
    journey.program.appearance.choose_motion(MotionSpeed.NONE)
    window.preferences["bot_speed"].choose(Speed.INSTANT)
    window.activateWindow()
    person.wait(lambda: not journey.program.files.is_busy, lambda: "a file is read for ever")
    person.settle()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    person.settle()


def go_on(journey: Journey) -> bool:
    """Make one more step as somebody does who wants to; return whether the game goes on."""
    match, show = journey.program.session.match, journey.program.window.match_show
    if match is None or show is None or match.outcome:
        assert journey.program.window.findChildren(QPushButton)
        return False
    SAMPLES[match.game.name].go_on(journey)
    return True
