"""The places of one board as objects, for as long as the board lives, for Qt's accessibility.

Nothing is made before a screen reader asks for it. A `SpokenPlace` belongs to the same thing until
that has left the board; its name, position and actions are taken from the board each time. An
interface lives as long as Qt wants, which may be longer than its object; then it returns nothing,
and keeps nothing alive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeAlias
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr

from changcheng_qt.ui.accessible.board_actions import FOCUS, BoardActions, PlaceActions, ThingT
from changcheng_qt.ui.accessible.speaker import Speaker

if TYPE_CHECKING:
    from changcheng_qt.ui.board.zoom_view import ZoomView
    from changcheng_qt.ui.pointer.play import Play
    from changcheng_qt.ui.pointer.pointing import Pointing

Found: TypeAlias = Any
"""An interface or None, or a pointer to an object: more than PySide's types for Qt allow."""


class SpokenPlace(Speaker, Generic[ThingT]):
    """One thing on the board."""

    def __init__(self, thing: ThingT, tree: BoardTree[ThingT]) -> None:
        """Represent a thing on the board of a tree."""
        super().__init__(tree)
        self.thing = thing
        self.tree = tree
        self.is_there = True
        """Whether the thing is still on the board."""
        self._interface: QAccessibleInterface | None = None

    @property
    def name(self) -> str:
        """The present name, empty once the thing has left the board."""
        return self.tree.things.name_of(self.thing) if self.is_there else ""

    @property
    def actions(self) -> BoardActions[ThingT, Any]:
        return self.tree.actions

    def make_interface(self) -> QAccessibleInterface:
        """Return the interface of this place."""
        self._interface = PlaceInterface(self)
        return self._interface


class BoardTree(Speaker, Generic[ThingT]):
    """The accessible tree of a board's view: its places, and their changes."""

    def __init__(
        self,
        view: ZoomView,
        pointing: Pointing[Any, Any],
        play: Play[Any, Any, Any],
        actions: BoardActions[ThingT, Any],
    ) -> None:
        """Represent a view from now on, on demand."""
        super().__init__(view)
        self.view = view
        self._pointing = pointing
        self.things = actions.things
        self.actions = actions
        self._places: dict[ThingT, SpokenPlace[ThingT]] = {}
        self._names: dict[ThingT, str] = {}
        self._walked_to: ThingT | None = None
        self._interface: QAccessibleInterface | None = None
        pointing.scene.shown.connect(self._follow)
        play.changed.connect(self._follow)
        pointing.note_wanted.connect(self._follow_keys)

    def make_interface(self) -> QAccessibleInterface:
        """Return the interface of the whole board."""
        self._interface = BoardInterface(self)
        return self._interface

    # The objects.

    @property
    def places(self) -> list[SpokenPlace[ThingT]]:
        """Return the places on the board itself."""
        return [self._place(thing) for thing in self.things.on_board()]

    def inside(self, place: SpokenPlace[ThingT]) -> list[SpokenPlace[ThingT]]:
        """Return the places inside a place."""
        if not place.is_there:
            return []
        return [self._place(thing) for thing in self.things.inside(place.thing)]

    def around(self, place: SpokenPlace[ThingT]) -> SpokenPlace[ThingT] | None:
        """Return the place around a place, None for one on the board itself."""
        around = self.things.around(place.thing) if place.is_there else None
        return None if around is None else self._place(around)

    def at(self, point: QPoint) -> SpokenPlace[ThingT] | None:
        """Return the place under a pixel of the desktop."""
        view = self.view
        seen = view.viewport().mapFromGlobal(point)
        if not view.viewport().rect().contains(seen):
            return None
        thing = self.things.at(view.mapToScene(seen))
        return None if thing is None else self._place(thing)

    def rect(self, place: SpokenPlace[ThingT]) -> QRect:
        """Return the rectangle of a place on the desktop, visible or not."""
        view = self.view
        room = view.mapFromScene(self.things.room_of(place.thing)).boundingRect()
        return QRect(view.viewport().mapToGlobal(room.topLeft()), room.size())

    def is_in_sight(self, place: SpokenPlace[ThingT]) -> bool:
        """Whether any part of a place is visible in the view."""
        port = self.view.viewport()
        seen = QRect(port.mapToGlobal(QPoint(0, 0)), port.size())
        return seen.intersects(self.rect(place))

    @property
    def walked_to(self) -> SpokenPlace[ThingT] | None:
        """Return the place that keys have reached, None while the keys are elsewhere."""
        thing = self._thing_walked_to()
        has_keys = thing is not None and self.view.hasFocus()
        return self._place(thing) if thing is not None and has_keys else None

    # Changes.

    def _follow(self) -> None:
        """Announce new, missing and renamed places, of those that were requested."""
        if not self._places:
            return
        names = self._all_names()
        for thing in [thing for thing in self._places if thing not in names]:
            gone = self._places.pop(thing)
            gone.is_there = False
            gone.deleteLater()
        before, self._names = self._names, names
        if before.keys() != names.keys():
            _happened(self.view, QAccessible.Event.ObjectReorder)
        for thing, place in self._places.items():
            if before.get(thing) != names[thing]:
                _happened(place, QAccessible.Event.NameChanged)

    def _follow_keys(self) -> None:
        thing = self._thing_walked_to()
        if thing != self._walked_to:
            self._walked_to = thing
            if (place := self.walked_to) is not None:
                _happened(place, QAccessible.Event.Focus)

    def _thing_walked_to(self) -> ThingT | None:
        target = self._pointing.walked_to
        return None if target is None else self.things.of(target)

    def _all_names(self) -> dict[ThingT, str]:
        tops = self.things.on_board()
        things = [thing for top in tops for thing in (top, *self.things.inside(top))]
        return {thing: self.things.name_of(thing) for thing in things}

    def _place(self, thing: ThingT) -> SpokenPlace[ThingT]:
        place = self._places.get(thing)
        if place is None:
            self._names = self._names or self._all_names()
            place = self._places[thing] = SpokenPlace(thing, self)
        return place


class BoardInterface(QAccessibleWidget):
    """The interface of a board's view: its places instead of Qt's children, which are scroll
    bars.
    """

    def __init__(self, tree: BoardTree[Any]) -> None:
        """Represent the view of a tree."""
        super().__init__(tree.view, QAccessible.Role.LayeredPane)
        self._tree = ref(tree)

    def childCount(self) -> int:
        return len(self._places())

    def child(self, index: int) -> Found:
        """Return a place by its number."""
        places = self._places()
        return interface_at(places, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a place, -1 for any other child."""
        return index_of(child, self._places())

    def childAt(self, x: int, y: int) -> Found:
        """Return the place under a pixel of the desktop."""
        tree = self._tree()
        return None if tree is None else interface_for(tree.at(QPoint(x, y)))

    def focusChild(self) -> Found:
        """Return the place that keys have reached."""
        tree = self._tree()
        return None if tree is None else interface_for(tree.walked_to)

    def _places(self) -> list[SpokenPlace[Any]]:
        tree = self._tree()
        return [] if tree is None else tree.places


class PlaceInterface(QAccessibleObject):
    """One place on the board."""

    def __init__(self, place: SpokenPlace[Any]) -> None:
        super().__init__(place)
        self._place = ref(place)
        self._actions = PlaceActions(place)

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name, or the effect of a press."""
        place = self._place()
        if place is None or not place.is_there:
            return ""
        if kind is QAccessible.Text.Name:
            return place.name
        if kind is QAccessible.Text.Description:
            return place.actions.prospect(place.thing)
        return ""

    def role(self) -> QAccessible.Role:
        """Return the kind of a thing: to press, to read, or to enter."""
        place = self._place()
        if place is None:
            return QAccessible.Role.StaticText
        role: QAccessible.Role = place.tree.things.role_of(place.thing)
        return role

    def state(self) -> QAccessible.State:
        """Return whether the place can be pressed now, and whether it has the focus."""
        state, place = QAccessible.State(), self._place()
        if place is None or not place.is_there:
            state.invalid = True
            return state
        tree = place.tree
        state.focusable = FOCUS in place.actions.possible(place.thing)
        state.focused = tree.walked_to is place
        state.selectable = place.actions.is_possible(place.thing)
        state.selected = place.actions.is_chosen(place.thing)
        state.invisible = not tree.view.isVisible()
        state.offscreen = not tree.is_in_sight(place)
        return state

    def rect(self) -> QRect:
        """Return the rectangle on the desktop."""
        place = self._place()
        return QRect() if place is None or not place.is_there else place.tree.rect(place)

    def parent(self) -> Found:
        """Return the place around it, or the board."""
        place = self._place()
        if place is None:
            return None
        around = place.tree.around(place)
        if around is not None:
            return interface_for(around)
        return QAccessible.queryAccessibleInterface(place.tree.view)

    def childCount(self) -> int:
        return len(self._inside())

    def child(self, index: int) -> Found:
        """Return a place inside it by its number."""
        return interface_at(self._inside(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a place inside it, -1 for any other."""
        return index_of(child, self._inside())

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Found:
        """Return the actions in the form that Qt needs: as a pointer, which only this class
        makes.
        """
        is_wanted = kind is QAccessible.InterfaceType.ActionInterface
        actions: Found = self._actions if is_wanted else 0
        return VoidPtr(actions)

    def _inside(self) -> list[SpokenPlace[Any]]:
        place = self._place()
        return [] if place is None else place.tree.inside(place)


def interface_for(place: SpokenPlace[Any] | None) -> QAccessibleInterface | None:
    """Return the interface of a place, None for no place."""
    return None if place is None else QAccessible.queryAccessibleInterface(place)


def interface_at(places: list[SpokenPlace[Any]], index: int) -> QAccessibleInterface | None:
    """Return the interface of a place by its number, None if there are fewer."""
    return interface_for(places[index]) if 0 <= index < len(places) else None


def index_of(child: QAccessibleInterface, places: list[SpokenPlace[Any]]) -> int:
    """Return the number of an interface's place, -1 for none of them."""
    spoken = child.object()
    return next((number for number, place in enumerate(places) if place is spoken), -1)


def _happened(thing: QObject, event: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(thing, event))
