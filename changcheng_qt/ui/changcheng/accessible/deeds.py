"""What can be done with a thing on the board by somebody who asks for it by name.

Pressed, a thing is clicked in its middle, as with a pointer. A look at a threat counter is asked
for by name, spoken, and over; so is what the viewer alone knows already.
"""

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from changcheng_qt.i18n.phrases.wording import in_a_row
from changcheng_qt.ui.changcheng.accessible.places import CardThing, EmperorThing, Target, Thing
from changcheng_qt.ui.changcheng.accessible.words import secret_of, seen_words
from changcheng_qt.ui.changcheng.board.notes import refusal_note, told_of
from changcheng_qt.ui.changcheng.pointer.aiming import place_of, surroundings
from changcheng_qt.ui.changcheng.pointer.hand import HeldBlock, HeldWall
from changcheng_qt.ui.changcheng.pointer.targets import (
    PairTarget,
    RegionTarget,
    SquareTarget,
    squares_of,
)
from changcheng_qt.ui.changcheng.pointer.targets import Target as AnyTarget

if TYPE_CHECKING:
    from changcheng_qt.ui.changcheng.board.view import BoardView

translate = QCoreApplication.translate

_LEFT = Qt.MouseButton.LeftButton
_NO_BUTTON = Qt.MouseButton.NoButton
_NO_KEY = Qt.KeyboardModifier.NoModifier


class Deed(Enum):
    """What can be asked for; the values are the names of the actions, the first two Qt's own."""

    PRESS = "Press"
    FOCUS = "SetFocus"
    PEEK = "Peek"
    TELL = "Tell"
    """Say what only the viewer knows."""


class Deeds(QObject):
    """Does what is asked for on one board."""

    told = Signal(str)
    """An answer to somebody who has asked, for nobody else."""

    def __init__(self, board: "BoardView") -> None:
        """Ask nothing yet."""
        super().__init__(board)
        self._board = board
        self._peeks = False
        board.look.changed.connect(self._on_look_changed)

    def possible(self, thing: Thing) -> list[Deed]:
        """Return what can be asked for; a press that is against the rules is told why."""
        deeds = [Deed.TELL] if secret_of(thing, self._board.scene.view) else []
        if isinstance(thing, CardThing | EmperorThing):
            return deeds
        if isinstance(thing, RegionTarget) and thing.region in self._board.play.offers.peeks:
            deeds = [Deed.PEEK, *deeds]
        return [Deed.PRESS, Deed.FOCUS, *deeds]

    def name(self, deed: Deed, thing: Thing) -> str:
        """Return what a deed is called, empty for those that Qt names."""
        match deed:
            case Deed.PEEK if isinstance(thing, RegionTarget):
                return self._board.play.label(thing)
            case Deed.TELL:
                return translate("Board", "Speak my private information")
            case _:
                return ""

    def warning(self, deed: Deed) -> str:
        """Return what should be known before a deed is asked for."""
        return translate("Board", "You can't undo a peek.") if deed is Deed.PEEK else ""

    def prospect(self, thing: Thing) -> str:
        """Return what pressing a thing would do, and what that would set off."""
        target = self._meant_by(thing)
        if target is None:
            return ""
        play, view = self._board.play, self._board.scene.view
        return in_a_row([play.label(target), *told_of(play, view, target)])

    def do(self, deed: Deed, thing: Thing) -> None:
        """Do what is asked for, if it is possible now."""
        if deed not in self.possible(thing):
            return
        if deed is Deed.TELL:
            self.told.emit(secret_of(thing, self._board.scene.view))
        elif isinstance(thing, RegionTarget) and deed is Deed.PEEK:
            self._peek(thing)
        elif not isinstance(thing, CardThing | EmperorThing):
            self._go_to(thing, is_pressed=deed is Deed.PRESS)

    def _go_to(self, target: Target, *, is_pressed: bool) -> None:
        self._board.view.reveal(surroundings(self._board.scene.layout, target))
        if is_pressed:
            self._click(target)
        else:
            self._board.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._board.pointing.walk_to(target)

    def _click(self, target: Target) -> None:
        """Click in the middle of a target, and tell why not where it means nothing."""
        view = self._board.view
        point = view.mapFromScene(place_of(self._board.scene.layout, target))
        place, there = QPointF(point), QPointF(view.viewport().mapToGlobal(point))
        is_idle = self._meant_by(target) is None
        for kind, buttons in (
            (QEvent.Type.MouseButtonPress, _LEFT),
            (QEvent.Type.MouseButtonRelease, _NO_BUTTON),
        ):
            event = QMouseEvent(kind, place, there, _LEFT, buttons, _NO_KEY)
            QApplication.sendEvent(view.viewport(), event)
        if is_idle and (refusal := refusal_note(self._board.pointing.reason)):
            self.told.emit(refusal)
        elif (asked := self._board.pointing.asked) is not None:
            told = told_of(self._board.play, self._board.scene.view, asked, is_asked=True)
            self.told.emit(in_a_row(told))

    def _peek(self, target: RegionTarget) -> None:
        self._peeks = True
        self._board.look.begin(target.region)
        self._peeks = False

    def _on_look_changed(self) -> None:
        """Speak what is looked at; who has asked for it by name holds nothing that could end it."""
        if (shown := self._board.look.shown) is None:
            return
        self.told.emit(seen_words(*shown, self._board.scene.view))
        if self._peeks:
            self._board.look.end()

    def _meant_by(self, thing: Thing) -> AnyTarget | None:
        """Return the target that a press on a thing would choose, None where it means nothing."""
        offers = self._board.play.offers
        if isinstance(thing, CardThing | EmperorThing):
            return None
        if offers.allows(thing):
            return thing
        if not isinstance(thing, SquareTarget):
            return None
        pairs = (target for target in offers.targets if isinstance(target, PairTarget))
        return next((pair for pair in pairs if thing.square in squares_of(pair)), None)

    def is_chosen(self, thing: Thing) -> bool:
        """Tell whether a thing is the first of two squares that are being chosen."""
        match self._board.play.offers.held:
            case HeldBlock(_, int(first)) | HeldWall(first):
                return thing == SquareTarget(first)
            case _:
                return False

    def is_possible(self, thing: Thing) -> bool:
        """Tell whether pressing a thing does something."""
        return self._meant_by(thing) is not None
