"""What can be done with a thing on the board by somebody who asks for it by name.

Pressed, a thing is clicked in its middle, as with a pointer. A look at a threat counter is asked
for by name, spoken, and over; so is what the viewer alone knows already.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Protocol
from weakref import ref

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QAccessibleActionInterface, QMouseEvent
from PySide6.QtWidgets import QApplication

from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.ui.changcheng.accessible.things import (
    CardThing,
    EmperorThing,
    Pressable,
    Thing,
    secret_of,
    seen_words,
)
from changcheng_qt.ui.changcheng.board.prospect_note import refusal_note, told_of
from changcheng_qt.ui.changcheng.pointer.aiming import place_of, surroundings
from changcheng_qt.ui.changcheng.pointer.hand import HeldBlock, HeldWall
from changcheng_qt.ui.changcheng.pointer.targets import (
    PairTarget,
    RegionTarget,
    SquareTarget,
    Target,
    squares_of,
)

if TYPE_CHECKING:
    from changcheng_qt.ui.board.zoom_view import ZoomView
    from changcheng_qt.ui.changcheng.pointer.play import BoardPlay, PeekLook
    from changcheng_qt.ui.changcheng.pointer.pointing import WallPointing

translate = QCoreApplication.translate

_LEFT = Qt.MouseButton.LeftButton
_NO_BUTTON = Qt.MouseButton.NoButton
_NO_KEY = Qt.KeyboardModifier.NoModifier


class Action(Enum):
    """What can be asked for; the values are the names of the actions, the first two Qt's own."""

    PRESS = "Press"
    FOCUS = "SetFocus"
    PEEK = "Peek"
    TELL = "Tell"
    """Say what only the viewer knows."""


class BoardActions(QObject):
    """Does what is asked for on one board."""

    answered = Signal(str)
    """An answer to somebody who has asked, for nobody else."""

    def __init__(
        self, view: ZoomView, pointing: WallPointing, play: BoardPlay, look: PeekLook
    ) -> None:
        """Act on what is seen in a view."""
        super().__init__(view)
        self._view = view
        self._pointing = pointing
        self._play = play
        self._look = look
        self._peeks = False
        look.changed.connect(self._on_look_changed)

    def possible(self, thing: Thing) -> list[Action]:
        """Return what can be asked for; a press that is against the rules is told why."""
        actions = [Action.TELL] if secret_of(thing, self._pointing.scene.view) else []
        if isinstance(thing, CardThing | EmperorThing):
            return actions
        if isinstance(thing, RegionTarget) and thing.region in self._play.offers.peeks:
            actions = [Action.PEEK, *actions]
        return [Action.PRESS, Action.FOCUS, *actions]

    def name(self, action: Action, thing: Thing) -> str:
        """Return what a action is called, empty for those that Qt names."""
        match action:
            case Action.PEEK if isinstance(thing, RegionTarget):
                return self._play.label(thing)
            case Action.TELL:
                return translate("Board", "Speak my private information")
            case _:
                return ""

    def warning(self, action: Action) -> str:
        """Return what should be known before a action is asked for."""
        return translate("Board", "You can't undo a peek.") if action is Action.PEEK else ""

    def prospect(self, thing: Thing) -> str:
        """Return what pressing a thing would do, and what that would set off."""
        target = self._meant_by(thing)
        if target is None:
            return ""
        play, view = self._play, self._pointing.scene.view
        return join_sentences([play.label(target), *told_of(play, view, target)])

    def do(self, action: Action, thing: Thing) -> None:
        """Do what is asked for, if it is possible now."""
        if action not in self.possible(thing):
            return
        if action is Action.TELL:
            self.answered.emit(secret_of(thing, self._pointing.scene.view))
        elif isinstance(thing, RegionTarget) and action is Action.PEEK:
            self._peek(thing)
        elif not isinstance(thing, CardThing | EmperorThing):
            self._go_to(thing, is_pressed=action is Action.PRESS)

    def _go_to(self, target: Pressable, *, is_pressed: bool) -> None:
        self._view.reveal(surroundings(self._pointing.scene.layout, target))
        if is_pressed:
            self._click(target)
        else:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._pointing.walk_to(target)

    def _click(self, target: Pressable) -> None:
        """Click in the middle of a target, and tell why not where it means nothing."""
        view = self._view
        point = view.mapFromScene(place_of(self._pointing.scene.layout, target))
        place, there = QPointF(point), QPointF(view.viewport().mapToGlobal(point))
        is_idle = self._meant_by(target) is None
        for kind, buttons in (
            (QEvent.Type.MouseButtonPress, _LEFT),
            (QEvent.Type.MouseButtonRelease, _NO_BUTTON),
        ):
            event = QMouseEvent(kind, place, there, _LEFT, buttons, _NO_KEY)
            QApplication.sendEvent(view.viewport(), event)
        if is_idle and (refusal := refusal_note(self._pointing.reason)):
            self.answered.emit(refusal)
        elif (asked := self._pointing.asked) is not None:
            told = told_of(self._play, self._pointing.scene.view, asked, is_asked=True)
            self.answered.emit(join_sentences(told))

    def _peek(self, target: RegionTarget) -> None:
        self._peeks = True
        self._look.begin(target.region)
        self._peeks = False

    def _on_look_changed(self) -> None:
        """Speak what is looked at; who has asked for it by name holds nothing that could end it."""
        if (shown := self._look.shown) is None:
            return
        self.answered.emit(seen_words(*shown, self._pointing.scene.view))
        if self._peeks:
            self._look.end()

    def _meant_by(self, thing: Thing) -> Target | None:
        """Return the target that a press on a thing would choose, None where it means nothing."""
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

    def is_possible(self, thing: Thing) -> bool:
        """Whether pressing a thing does something."""
        return self._meant_by(thing) is not None


class ActedOn(Protocol):
    """A place on the board, as long as it is there."""

    thing: Thing
    is_there: bool

    @property
    def actions(self) -> BoardActions:
        """What can be done with the places of its board."""


class PlaceActions(QAccessibleActionInterface):
    """What can be done with one place by its name."""

    def __init__(self, place: ActedOn) -> None:
        """Act on a place."""
        super().__init__()
        self._place = ref(place)

    def actionNames(self) -> list[str]:
        """Return the names by which actions are asked for."""
        place = self._there()
        return [] if place is None else [a.value for a in place.actions.possible(place.thing)]

    def doAction(self, name: str) -> None:
        """Do what has that name."""
        place = self._there()
        if place is not None:
            place.actions.do(Action(name), place.thing)

    def localizedActionName(self, name: str) -> str:
        """Return what an action is called in the language of the interface."""
        place = self._there()
        own = "" if place is None else place.actions.name(Action(name), place.thing)
        return own or super().localizedActionName(name)

    def localizedActionDescription(self, name: str) -> str:
        """Return what should be known before an action is asked for."""
        place = self._there()
        own = "" if place is None else place.actions.warning(Action(name))
        return own or super().localizedActionDescription(name)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Return no keys: they act on what they have walked to, wherever that is."""
        return []

    def _there(self) -> ActedOn | None:
        place = self._place()
        return place if place is not None and place.is_there else None
