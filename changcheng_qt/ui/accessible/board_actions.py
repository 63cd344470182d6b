"""The actions of a thing on the board, by name.

A press clicks a thing in its middle, as with a pointer; an illegal press gets the reason. A title
supplies the target of a thing, and may add actions to Qt's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar
from weakref import ref

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QMouseEvent
from PySide6.QtWidgets import QApplication

from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.ui.pointer.offers import TargetT

if TYPE_CHECKING:
    from collections.abc import Iterable
    from enum import Enum

    from PySide6.QtCore import QRectF

    from changcheng_qt.ui.board.zoom_view import ZoomView
    from changcheng_qt.ui.pointer.play import Play
    from changcheng_qt.ui.pointer.pointing import Pointing

PRESS: Final = "Press"
FOCUS: Final = "SetFocus"
"""Qt's own names of these two actions."""

_LEFT = Qt.MouseButton.LeftButton
_NO_BUTTON = Qt.MouseButton.NoButton
_NO_KEY = Qt.KeyboardModifier.NoModifier

ThingT = TypeVar("ThingT")


class Things(Protocol[ThingT, TargetT]):
    """The things of a title on its board, as they are shown and offered now."""

    def on_board(self) -> list[ThingT]:
        """Return the things on the board itself, in order."""

    def inside(self, thing: ThingT) -> list[ThingT]:
        """Return the things inside a thing."""

    def around(self, thing: ThingT) -> ThingT | None:
        """Return the thing around a thing, None for one on the board itself."""

    def at(self, point: QPointF) -> ThingT | None:
        """Return the thing under a point of the scene."""

    def of(self, target: TargetT) -> ThingT | None:
        """Return the thing of a target of the pointer."""

    def room_of(self, thing: ThingT) -> QRectF:
        """Return the rectangle of a thing in the scene; a null one if it has left."""

    def name_of(self, thing: ThingT) -> str:
        """Return the name and state of a thing, without its viewer's secrets."""

    def role_of(self, thing: ThingT) -> QAccessible.Role:
        """Return the kind of a thing: to press, to read, or to enter."""

    # Answers to questions about one thing.

    def target_of(self, thing: ThingT) -> TargetT | None:
        """Return the target whose middle a click on a thing hits, None for one that is only
        read.
        """

    def meant_by(self, thing: ThingT) -> TargetT | None:
        """Return the target that a press would choose, None if there is none."""

    def is_chosen(self, thing: ThingT) -> bool:
        """Whether a thing is the first of several that are being chosen."""

    def surroundings(self, target: TargetT) -> QRectF:
        """Return the area to show when keys reach a target."""

    def prospect(self, target: TargetT) -> Iterable[str]:
        """Return sentences on the effect of pressing a target, and its consequences."""

    def explained(self, target: TargetT) -> Iterable[str]:
        """Return the explanation of a target."""

    def refused(self, reason: Enum | None) -> str:
        """Return the sentence for a rule that forbids a press, empty for none."""


class Rooms(Protocol):
    """Positions in the scene."""

    def room_of(self, target: Any) -> QRectF:  # noqa: ANN401 - places belong to the title
        """Return the area to show when keys reach a place."""

    def spot_of(self, place: Any) -> QRectF:  # noqa: ANN401
        """Return the rectangle of a place."""


class PlaceThings(Generic[TargetT]):
    """Things where every target of the pointer is a place, and each place is a thing: the part that
    no title has of its own.
    """

    def __init__(
        self,
        scene: Any,  # noqa: ANN401 - scenes belong to the title
        play: Play[TargetT, Any, Any],
        sights: Rooms,
    ) -> None:
        """Describe the shown position and its offers; `sights` returns positions on the screen."""
        self._scene = scene
        self._play = play
        self._sights = sights

    def at(self, point: QPointF) -> TargetT | None:
        """Return the place under a point of the scene."""
        found: TargetT | None = self._scene.hit_map.place_at(point)
        return found

    def of(self, target: TargetT) -> TargetT:
        """Return the thing for a target of the pointer: the target itself."""
        return target

    def room_of(self, thing: TargetT) -> QRectF:
        """Return the rectangle of a place in the scene."""
        return self._sights.spot_of(thing)

    def target_of(self, thing: TargetT) -> TargetT | None:
        """Return the place itself."""
        return thing

    def meant_by(self, thing: TargetT) -> TargetT | None:
        """Return the place that a press would choose."""
        return thing if self._play.offers.allows(thing) else None

    def surroundings(self, target: TargetT) -> QRectF:
        """Return the area to show when keys reach a place."""
        return self._sights.room_of(target)


class BoardActions(QObject, Generic[ThingT, TargetT]):
    """Carries out the actions on one board."""

    answered = Signal(str)
    """An answer for the person who asked, and nobody else."""

    def __init__(
        self, view: ZoomView, pointing: Pointing[TargetT, Any], things: Things[ThingT, TargetT]
    ) -> None:
        """Act on the things shown in a view."""
        super().__init__(view)
        self._view = view
        self._pointing = pointing
        self.things = things

    def possible(self, thing: ThingT) -> list[str]:
        """Return the possible actions; an illegal press is included and gets the reason."""
        return [] if self.things.target_of(thing) is None else [PRESS, FOCUS]

    def name(self, action: str, thing: ThingT) -> str:
        """Return the name of an action, empty for those that Qt names."""
        return ""

    def warning(self, action: str) -> str:
        """Return the warning before an action."""
        return ""

    def prospect(self, thing: ThingT) -> str:
        """Return the effect of pressing a thing, and its consequences."""
        target = self.things.meant_by(thing)
        return "" if target is None else join_sentences([*self.things.prospect(target)])

    def is_chosen(self, thing: ThingT) -> bool:
        return self.things.is_chosen(thing)

    def is_possible(self, thing: ThingT) -> bool:
        """Whether pressing a thing does something."""
        return self.things.meant_by(thing) is not None

    def do(self, action: str, thing: ThingT) -> None:
        """Carry out an action, if it is possible now."""
        target = self.things.target_of(thing)
        if target is None or action not in self.possible(thing):
            return
        self._view.reveal(self.things.surroundings(target))
        if action == PRESS:
            self._click(target, is_idle=self.things.meant_by(thing) is None)
        else:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._pointing.walk_to(target)

    def _click(self, target: TargetT, *, is_idle: bool) -> None:
        """Click in the middle of a target, and report the reason if it is refused."""
        view = self._view
        point = view.mapFromScene(self._pointing.place_of(target))
        place, there = QPointF(point), QPointF(view.viewport().mapToGlobal(point))
        for kind, buttons in (
            (QEvent.Type.MouseButtonPress, _LEFT),
            (QEvent.Type.MouseButtonRelease, _NO_BUTTON),
        ):
            event = QMouseEvent(kind, place, there, _LEFT, buttons, _NO_KEY)
            QApplication.sendEvent(view.viewport(), event)
        if is_idle and (refusal := self.things.refused(self._pointing.reason)):
            self.answered.emit(refusal)
        elif (asked := self._pointing.asked) is not None:
            self.answered.emit(join_sentences([*self.things.explained(asked)]))


class ActedOn(Protocol):
    """A place on the board, as long as it exists."""

    thing: Any
    is_there: bool

    @property
    def actions(self) -> BoardActions[Any, Any]:
        """The actions of the places of its board."""


class PlaceActions(QAccessibleActionInterface):
    """The actions of one place, by name."""

    def __init__(self, place: ActedOn) -> None:
        super().__init__()
        self._place = ref(place)

    def actionNames(self) -> list[str]:
        place = self._there()
        return [] if place is None else list(place.actions.possible(place.thing))

    def doAction(self, name: str) -> None:
        """Carry out the action of that name."""
        place = self._there()
        if place is not None:
            place.actions.do(name, place.thing)

    def localizedActionName(self, name: str) -> str:
        """Return the name of an action in the language of the interface."""
        place = self._there()
        own = "" if place is None else place.actions.name(name, place.thing)
        return own or super().localizedActionName(name)

    def localizedActionDescription(self, name: str) -> str:
        """Return the warning before an action."""
        place = self._there()
        own = "" if place is None else place.actions.warning(name)
        return own or super().localizedActionDescription(name)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Return no keys: keys act on the place that they have reached, not on this one."""
        return []

    def _there(self) -> ActedOn | None:
        place = self._place()
        return place if place is not None and place.is_there else None
