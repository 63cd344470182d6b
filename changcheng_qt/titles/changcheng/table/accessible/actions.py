"""The actions of things on the wall: those of any board, a peek, and a secret.

A peek at a threat counter is an action with a name, spoken, and over; so is one that speaks a value
the viewer knows already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.changcheng.table.accessible.names import Thing, secret_of, seen_words
from changcheng_qt.titles.changcheng.table.pointer.targets import RegionTarget, Target
from changcheng_qt.ui.accessible.board_actions import BoardActions

if TYPE_CHECKING:
    from changcheng_qt.titles.changcheng.table.accessible.things import WallThings
    from changcheng_qt.titles.changcheng.table.pointer.peeks import PeekLook
    from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay
    from changcheng_qt.titles.changcheng.table.pointer.pointing import WallPointing
    from changcheng_qt.ui.board.zoom_view import ZoomView

translate = QCoreApplication.translate

PEEK: Final = "Peek"
TELL: Final = "Tell"
"""Speak the value that only the viewer knows."""


class WallActions(BoardActions[Thing, Target]):
    """Carries out the actions on one board."""

    def __init__(
        self,
        view: ZoomView,
        pointing: WallPointing,
        things: WallThings,
        play: BoardPlay,
        look: PeekLook,
    ) -> None:
        """Act on the things shown in a view."""
        super().__init__(view, pointing, things)
        self._scene = pointing.scene
        self._play = play
        self._look = look
        self._peeks = False
        look.changed.connect(self._on_look_changed)

    def possible(self, thing: Thing) -> list[str]:
        """Return the possible actions, including that for the viewer's secret."""
        actions = super().possible(thing)
        if isinstance(thing, RegionTarget) and thing.region in self._play.offers.peeks:
            actions.append(PEEK)
        if self._secret_of(thing):
            actions.append(TELL)
        return actions

    def name(self, action: str, thing: Thing) -> str:
        if action == PEEK:
            return self._play.label(thing) if isinstance(thing, RegionTarget) else ""
        return translate("Board", "Speak my private information") if action == TELL else ""

    def warning(self, action: str) -> str:
        return translate("Board", "You can't undo a peek.") if action == PEEK else ""

    def do(self, action: str, thing: Thing) -> None:
        if action not in self.possible(thing):
            return
        if action == TELL:
            self.answered.emit(self._secret_of(thing))
        elif isinstance(thing, RegionTarget) and action == PEEK:
            self._peek(thing)
        else:
            super().do(action, thing)

    def _secret_of(self, thing: Thing) -> str:
        view = self._scene.view
        return secret_of(thing, view, counts=self._play.counts_for(view.viewer))

    def _peek(self, target: RegionTarget) -> None:
        self._peeks = True
        self._look.begin(target.region)
        self._peeks = False

    def _on_look_changed(self) -> None:
        """Speak the value of a peek, which ends at once, since no key is held."""
        if (shown := self._look.shown) is None:
            return
        self.answered.emit(seen_words(*shown, self._scene.view))
        if self._peeks:
            self._look.end()
