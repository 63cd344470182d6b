"""Giving a planned game by mouse, of any title: where to click is seen.

The rules say which of the things in sight is meant; the picture says where it is. That exactly
those are in sight that are legal is part of the promise.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton, QWidget

from changcheng_qt.engine.step import C, V
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.window.banner import Banner
from tests.journeys import eyes
from tests.journeys.journey import Journey
from tests.journeys.plan import Move
from tests.journeys.playing import Playing

translate = QCoreApplication.translate

FRAME_REACH = 14
"""How many pixels from the left edge of something in the tray its frame is looked for."""
HELD_SHARE = 0.05
"""How much of that is gold at least where the thing is picked up."""
DRAG_EVERY = 4
"""One piece in this many is dragged instead of clicked."""


class Mouse(Playing[V, C]):
    """Clicks, drags and holds."""

    def __init__(self, journey: Journey, plan: tuple[Move, ...]) -> None:
        """Begin with the first move."""
        super().__init__(journey, plan)
        self.pieces = 0
        self.dragged = 0
        self.meanwhile: Callable[[], object] = lambda: None
        """Called in the middle of every drag."""

    def open_gate(self) -> None:
        """Press the one large button, as soon as it is there."""
        screen = self.journey.show.flow.screen
        self.person.wait(self.open_gate_if_seen, lambda: f"no button in sight at {screen}")

    def open_gate_if_seen(self) -> bool:
        """Press the one large button if it is in sight; return whether it was."""
        words = translate("Gate", "I'm {name} – open the gate")
        words = fill(words, name=self.name_of(self.asked_for))
        return self.person.click_if_seen(words, QPushButton)

    def ask_for_own_view(self) -> None:
        """Press the button on the banner."""
        banners = [b for b in self.person.front.findChildren(Banner) if b.isVisible()]
        self.person.click_on(banners[0].buttons[0].text(), QPushButton)

    def read_on(self) -> bool:
        """Press Next or Continue where there is one."""
        there = self.words_to_go_on()
        return any(self.person.click_if_seen(words, QPushButton) for words in there)

    def is_held(self, words: str, kind: type[QWidget] = QWidget) -> bool:
        """Return whether something in the tray has the gold frame of a thing picked up."""
        return self.is_held_at(self.person.place(words, kind))

    def is_held_at(self, place: QRect) -> bool:
        """Return whether the thing in a place of the tray has that frame, or a card its rim."""
        edge = QRect(place.left(), place.bottom() - place.height() // 5, FRAME_REACH, 20)
        seen = self.person.look(edge)
        return max(eyes.share_of(seen, gold) for gold in (eyes.HELD, eyes.RIM)) > HELD_SHARE

    def drag(self, words: str, where: Callable[[], QPoint], kind: type[QWidget] = QWidget) -> None:
        """Press in the tray, look where it may go once it is lifted, and release there."""
        self.dragged += 1
        start = self.person.place(words, kind).center()
        self.person.press(start)
        for step in (4, 12, 24):
            self.person.move(start - QPoint(0, step))
        self.meanwhile()
        target = where()
        for share in (0.3, 0.7, 1.0):
            self.person.move(start + (target - start) * share)
        self.person.release(target)

    @property
    def board(self) -> QRect:
        """The place of the board in the window."""
        window = self.journey.program.window
        (view,) = (view for view in window.findChildren(ZoomView) if view.isVisible())
        return QRect(view.mapTo(window, QPoint()), view.size())

    def seek(self, find: Callable[[QImage], list[QPoint]], count: int, what: str) -> list[QPoint]:
        """Look at the board until exactly n things are in sight; return where."""
        board = self.board
        seen = self.person.watch(lambda: find(self.person.look(board)), count, what)
        return [point + board.topLeft() for point in seen]

    def one_of(
        self,
        find: Callable[[QImage], list[QPoint]],
        offered: Sequence[int],
        wanted: int,
        what: str,
    ) -> Callable[[], QPoint]:
        """Return a function that finds the intended one of the offered things, which are on the
        screen in the order in which they are found.
        """
        return lambda: self.seek(find, len(offered), what)[offered.index(wanted)]

    def click_at(self, where: Callable[[], QPoint]) -> None:
        """Put the pointer aside, so that it hides nothing, and click where something is seen."""
        self.person.move(self.board.topLeft())
        self.person.click(where())

    def press(self, words: str) -> None:
        """Press a button until it answers: new ones take no click for a moment, and a click that is
        not answered yet is not given again.
        """
        match, before = self.journey.match, len(self.journey.match.steps)

        def press() -> bool:
            self.person.await_disk()
            if len(match.steps) == before:
                self.person.click_on(words, QPushButton)
            return len(match.steps) > before

        self.person.wait(press, lambda: f"{words!r} does nothing")
