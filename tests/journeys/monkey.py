"""Somebody who does anything at all: clicks, drags, keys, menus, games over games, wrong files; and
in the middle of each of them other words, other looks, another size, a lock, a minimised window.

The choices are those of a seed, but the things to choose from depend on how far motions have come:
two runs may differ. The rules for all of them are in `always`.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeAlias

from PySide6.QtCore import QMimeData, QPoint, QPointF, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.changcheng.rules.commands import Decision
from changcheng_qt.ui.flow.playhead import Speed
from changcheng_qt.ui.looks.appearance import SCALES, MotionSpeed, ThemeChoice
from changcheng_qt.ui.seam.title import GameOrder
from tests.journeys.journey import Journey
from tests.journeys.person import LEFT, NONE, Person
from tests.journeys.states import BOT, SilentBots

Happening: TypeAlias = Callable[[], object]

SIZES = ((800, 600), (1000, 700), (1280, 800), (1024, 640))
LANGUAGES = ("en", "it", "fr", "zh_TW", "zh_CN")
COLOURS = ("red", "green", "blue", "violet", "black", "yellow")
COUNTS = {
    title.name: (*title.rules.seat_counts[:2], title.rules.seat_counts[-1]) for title in TITLES
}
"""How many play each title: few, and as many as can."""
KEYS = (
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_E, Qt.Key.Key_R),
)
LONGEST_STORM = 12
STEPS_OF_A_DRAG = 4


class PromptBots(SilentBots):
    """Answer each question as soon as the event loop runs, or fail, at random."""

    def __init__(self) -> None:
        """Be asked nothing yet."""
        super().__init__()
        self.rng = Random(0)

    def ask(self, *question: object) -> int:
        """Take a question."""
        number = super().ask(*question)  # type: ignore[arg-type]
        QTimer.singleShot(0, self, partial(self._reply, number))
        return number

    def _reply(self, number: int) -> None:
        if self.rng.random() < 0.02:
            self.failed.emit(number)
        else:
            self.answered.emit(number, self.rng.choice(self.questions[number].legal))


class AnyFiles:
    """Says which files are meant, where the program would ask."""

    def __init__(self, folder: Path, rng: Random) -> None:
        """Know a folder with good files and bad ones."""
        self._folder = folder
        self._rng = rng

    def to_open(self) -> Path | None:
        """Return a file of any kind, one that is not there, or none."""
        return self._rng.choice([*sorted(self._folder.iterdir()), self._folder / "gone", None])

    def to_save(self, name: str) -> Path | None:
        """Return where a file can be written, where none can, or nowhere."""
        return self._rng.choice([self._folder / name, self._folder / "gone" / name, None])


class Monkey:
    """Does one thing after the other to the program that is there."""

    def __init__(self, journey: Journey, rng: Random, files: AnyFiles) -> None:
        """Sit down before a window; `journey` may become another one when that was closed."""
        self.journey = journey
        self.trail: list[str] = []
        """The deeds so far, the latest last."""
        self._rng = rng
        self._files = files
        self._left_open = 0

    def close_menu(self) -> None:
        """Close a menu that blocks its button, and with it the person of this test; called at
        intervals.
        """
        deeds, self._left_open = self._left_open, len(self.trail)
        menu = QApplication.activePopupWidget()
        if menu is not None and deeds == len(self.trail):
            menu.close()

    def act(self) -> None:
        """Do one thing."""
        deeds = {
            self._click: 6,
            self._drag: 6,
            self._hold: 3,
            self._strike: 8,
            self._strike_shortcut: 8,
            self._trigger: 6,
            self._press_button: 16,
            self._give_command: 24,
            self._storm: 3,
            self._close_dialog: 6,
            self._choose_in_menu: 3,
            self._drop_file: 2,
            self._order: 1,
            self._meddle: 14,
        }
        (deed,) = self._rng.choices(list(deeds), list(deeds.values()))
        self._note(deed.__name__.strip("_"))
        deed()
        if self._rng.random() < 0.6:
            QApplication.processEvents()

    @property
    def _person(self) -> Person:
        return self.journey.person

    def _note(self, text: str) -> None:
        self.trail.append(text)

    def _within(self, point: QPoint) -> QPoint:
        """Return the pixel of the window in front that is nearest, at its present size."""
        size = self._person.front.size()
        return QPoint(min(point.x(), size.width() - 1), min(point.y(), size.height() - 1))

    def _anywhere(self) -> QPoint:
        size = self._person.front.size()
        return QPoint(self._rng.randrange(size.width()), self._rng.randrange(size.height()))

    # Hands.

    def _click(self) -> None:
        self._person.click(self._anywhere())

    def _drag(self) -> None:
        """Drag from the tray, where there is one, to anywhere; things happen meanwhile."""
        start, end = self._anywhere(), self._anywhere()
        parts = self.journey.program.window.table.parts
        if parts is not None and self._person.front is self.journey.program.window:
            pieces = [w for w in parts.tray.findChildren(QWidget) if w.isVisible()]
            piece = self._rng.choice(pieces or [parts.tray])
            start = piece.mapTo(self._person.front, piece.rect().center())
        self._person.press(self._within(start))
        for step in range(1, STEPS_OF_A_DRAG):
            self._person.move(self._within(start + (end - start) * (step / STEPS_OF_A_DRAG)))
            if self._rng.random() < 0.4:
                self._meddle()
        self._person.release(self._within(end))

    def _hold(self) -> None:
        """Hold the button, or the key that peeks, while something happens."""
        place = self._anywhere()
        self._person.press(place)
        self._person.key_down(Qt.Key.Key_E)
        self._meddle()
        self._person.key_up(Qt.Key.Key_E)
        self._person.release(self._within(place))

    def _strike(self) -> None:
        QTest.keyClick(self._person.front.windowHandle(), self._rng.choice(KEYS))

    def _strike_shortcut(self) -> None:
        actions = self.journey.program.window.table_actions
        names = [name for name in actions.names if name != "quit" and actions.bindings.of(name)]
        (first, *_) = actions.bindings.of(self._rng.choice(names))
        keys = QKeySequence.fromString(first, QKeySequence.SequenceFormat.PortableText)[0]  # type: ignore[index]
        window = self._person.front.windowHandle()
        QTest.keyClick(window, keys.key(), keys.keyboardModifiers())

    def _press_button(self) -> None:
        front = self._person.front
        seen = [b for b in front.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
        opening = [b for b in seen if not getattr(b, "menu", lambda: None)()]
        if opening:
            button = self._rng.choice(opening)
            self._note(button.text() or button.accessibleName())
            centre = button.mapTo(front, button.rect().center())
            if front.rect().contains(centre):
                self._person.click(centre)

    # The questions of menus and widgets.

    def _trigger(self) -> None:
        actions = self.journey.program.window.table_actions
        if QApplication.activeModalWidget() is None:
            possible = [n for n in actions.names if n != "quit" and actions[n].isEnabled()]
            name = self._rng.choice(possible)
            self._note(name)
            actions[name].trigger()

    def _storm(self) -> None:
        """Undo and redo without a breath."""
        actions = self.journey.program.window.table_actions
        if QApplication.activeModalWidget() is None:
            for _ in range(self._rng.randint(2, LONGEST_STORM)):
                actions[self._rng.choice(("undo", "undo", "redo", "reset_turn"))].trigger()

    def _give_command(self) -> None:
        """Give a legal command as board and tray do, where a person may."""
        show = self.journey.program.window.match_show
        if show is None or QApplication.activeModalWidget() is not None:
            return
        bridge, is_possible = show.bridge, show.bridge.decider is not None
        if not is_possible or bridge.is_holding or show.last_round.is_running:
            return
        kinds = sorted({type(command) for command in bridge.legal}, key=lambda kind: kind.__name__)
        is_scoring_due = bool(getattr(bridge.view, "due", ()))
        if kinds and (issubclass(kinds[0], Decision) or not is_scoring_due):
            kind = self._rng.choice(kinds)
            bridge.submit(self._rng.choice([c for c in bridge.legal if type(c) is kind]))

    def _close_dialog(self) -> None:
        if self._person.front is not self.journey.program.window:
            QTest.keyClick(self._person.front.windowHandle(), Qt.Key.Key_Escape)

    def _choose_in_menu(self) -> None:
        """Open the menu and click on an entry, and on one of its submenu."""
        if QApplication.activeModalWidget() is None:
            self.journey.program.window.table_actions["menu"].trigger()
        for _ in range(3):
            menu = QApplication.activePopupWidget()
            entries = menu.actions() if isinstance(menu, QMenu) else []
            possible = [a for a in entries if a.isEnabled() and a.objectName() != "quit"]
            if isinstance(menu, QMenu) and possible:
                place = menu.actionGeometry(self._rng.choice(possible)).center()
                QTest.mouseClick(menu.windowHandle(), LEFT, NONE, self._within(place))
                QApplication.processEvents()

    def _drop_file(self) -> None:
        file = self._files.to_open()
        if file is not None and QApplication.activeModalWidget() is None:
            dropped = QMimeData()
            dropped.setUrls([QUrl.fromLocalFile(str(file))])
            action = Qt.DropAction.CopyAction
            event = QDropEvent(QPointF(9, 9), action, dropped, LEFT, NONE)
            QApplication.sendEvent(self.journey.program.window, event)

    def _order(self) -> None:
        """Begin another game, with or without one on the table."""
        self.journey.program.window.order_placed.emit(any_order(self._rng))

    # Events at any moment.

    def _meddle(self) -> None:
        program, rng = self.journey.program, self._rng
        looks, window = program.appearance, program.window
        happenings: dict[str, Happening] = {
            "language": lambda: program.languages.install(rng.choice(LANGUAGES)),
            "theme": lambda: looks.choose_theme(rng.choice(list(ThemeChoice))),
            "scale": lambda: looks.choose_scale(rng.choice(SCALES)),
            "motion": lambda: looks.choose_motion(rng.choice(list(MotionSpeed))),
            "bots": lambda: window.preferences["bot_speed"].choose(rng.choice(list(Speed))),
            "resize": lambda: window.resize(QSize(*rng.choice(SIZES))),
            "minimise": window.showMinimized,
            "restore": window.showNormal,
            "lock": program.session.cover,
            "unlock": program.session.uncover,
            "command": self._give_command,
            "events": QApplication.processEvents,
        }
        name = rng.choice(list(happenings))
        self._note(name)
        happenings[name]()


def any_order(rng: Random) -> GameOrder:
    """Return the order of a game of any title, people and bots, with at least one person."""
    title, counts = rng.choice(list(COUNTS.items()))
    count = rng.choice(counts)
    kinds = [HUMAN, *(rng.choice((HUMAN, BOT)) for _ in range(count - 1))]
    players = tuple(Player(name, kind) for name, kind in zip("ABCDEF", kinds, strict=False))
    return GameOrder(title, players, COLOURS[:count], seed=str(rng.randrange(99)))
