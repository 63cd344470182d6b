"""What can be asked of things on the wall: what can be asked on any board, a look, and a secret.

A look at a threat counter is asked for by name, spoken, and over; so is what the viewer alone knows
already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.titles.changcheng.table.accessible.things import (
    CardThing,
    EmperorThing,
    Pressable,
    Thing,
    secret_of,
    seen_words,
)
from changcheng_qt.titles.changcheng.table.board.prospect_note import refusal_note, told_of
from changcheng_qt.titles.changcheng.table.pointer.aiming import surroundings
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, HeldWall
from changcheng_qt.titles.changcheng.table.pointer.targets import (
    PairTarget,
    RegionTarget,
    SquareTarget,
    Target,
    squares_of,
)
from changcheng_qt.ui.accessible.board_actions import BoardActions

if TYPE_CHECKING:
    from enum import Enum

    from PySide6.QtCore import QRectF

    from changcheng_qt.titles.changcheng.table.pointer.play import BoardPlay, PeekLook
    from changcheng_qt.titles.changcheng.table.pointer.pointing import WallPointing
    from changcheng_qt.titles.changcheng.table.scene.scene import BoardScene
    from changcheng_qt.ui.board.zoom_view import ZoomView

translate = QCoreApplication.translate

PEEK: Final = "Peek"
TELL: Final = "Tell"
"""Say what only the viewer knows."""


class _Asked:
    """What is said of things on the wall that somebody asks about."""

    def __init__(self, scene: BoardScene, play: BoardPlay) -> None:
        """Speak of what is shown and offered now."""
        self._scene = scene
        self._play = play

    def target_of(self, thing: Thing) -> Pressable | None:
        """Return the target in whose middle a thing is clicked, None for a card."""
        return None if isinstance(thing, CardThing | EmperorThing) else thing

    def meant_by(self, thing: Thing) -> Target | None:
        """Return the target that a press would choose, for a square also a pair that it is in."""
        offers = self._play.offers
        if isinstance(thing, CardThing | EmperorThing):
            return None
        if offers.allows(thing):
            return thing
        if not isinstance(thing, SquareTarget):
            return None
        pairs = (target for target in offers.targets if isinstance(target, PairTarget))
        return next((pair for pair in pairs if thing.square in squares_of(pair)), None)

    def is_chosen(self, thing: Thing) -> bool:
        """Whether a thing is the first of two squares that are being chosen."""
        match self._play.offers.held:
            case HeldBlock(_, int(first)) | HeldWall(first):
                return thing == SquareTarget(first)
            case _:
                return False

    def surroundings(self, target: Target) -> QRectF:
        """Return what should be seen when a target is walked to."""
        return surroundings(self._scene.layout, target)

    def prospect(self, target: Target) -> list[str]:
        """Return sentences on what pressing a target would do, and what that would set off."""
        return [self._play.label(target), *told_of(self._play, self._scene.view, target)]

    def explained(self, target: Target) -> list[str]:
        """Return sentences on a target that was pressed to be explained."""
        return told_of(self._play, self._scene.view, target, is_asked=True)

    def refused(self, reason: Enum | None) -> str:
        """Return the sentence for a rule that forbids a press, empty for none."""
        return refusal_note(reason)


class WallActions(BoardActions[Thing, Target]):
    """Does what is asked for on one board."""

    def __init__(
        self, view: ZoomView, pointing: WallPointing, play: BoardPlay, look: PeekLook
    ) -> None:
        """Act on what is seen in a view."""
        super().__init__(view, pointing, _Asked(pointing.scene, play))
        self._scene = pointing.scene
        self._play = play
        self._look = look
        self._peeks = False
        look.changed.connect(self._on_look_changed)

    def possible(self, thing: Thing) -> list[str]:
        """Return what can be asked for, with what the viewer knows of a thing alone."""
        actions = super().possible(thing)
        if isinstance(thing, RegionTarget) and thing.region in self._play.offers.peeks:
            actions.append(PEEK)
        if self._secret_of(thing):
            actions.append(TELL)
        return actions

    def name(self, action: str, thing: Thing) -> str:
        """Return what an action is called, empty for those that Qt names."""
        if action == PEEK:
            return self._play.label(thing) if isinstance(thing, RegionTarget) else ""
        return translate("Board", "Speak my private information") if action == TELL else ""

    def warning(self, action: str) -> str:
        """Return what should be known before an action is asked for."""
        return translate("Board", "You can't undo a peek.") if action == PEEK else ""

    def do(self, action: str, thing: Thing) -> None:
        """Do what is asked for, if it is possible now."""
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
        """Speak what is looked at; who has asked for it by name holds nothing that could end it."""
        if (shown := self._look.shown) is None:
            return
        self.answered.emit(seen_words(*shown, self._scene.view))
        if self._peeks:
            self._look.end()
