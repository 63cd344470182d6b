"""What Qt asks of the board and of each place on it.

An interface lives as long as Qt wants, which may be longer than what it speaks for; it is asked
nothing then, and keeps nothing alive.
"""

from typing import TYPE_CHECKING, Any, TypeAlias
from weakref import ref

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr

from changcheng_qt.ui.changcheng.accessible.deeds import Deed
from changcheng_qt.ui.changcheng.accessible.places import CardThing, EmperorThing
from changcheng_qt.ui.changcheng.pointer.targets import ProvinceTarget

if TYPE_CHECKING:
    from changcheng_qt.ui.changcheng.accessible.tree import BoardTree, Place

Found: TypeAlias = Any
"""An interface or None, or a pointer to an object: more than PySide's types for Qt allow."""


class BoardInterface(QAccessibleWidget):
    """The view of a board: what lies on it instead of what Qt finds, which are scroll bars."""

    def __init__(self, tree: "BoardTree") -> None:
        """Speak for the view of a tree."""
        super().__init__(tree.board.view, QAccessible.Role.LayeredPane)
        self._tree = ref(tree)

    def childCount(self) -> int:
        """Count what lies on the board itself."""
        return len(self._places())

    def child(self, index: int) -> Found:
        """Return a place by its number."""
        places = self._places()
        return interface_at(places, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a place, -1 for what is none."""
        return index_of(child, self._places())

    def childAt(self, x: int, y: int) -> Found:
        """Return the place under a pixel of the desktop."""
        tree = self._tree()
        return None if tree is None else interface_for(tree.at(QPoint(x, y)))

    def focusChild(self) -> Found:
        """Return the place that keys have walked to."""
        tree = self._tree()
        return None if tree is None else interface_for(tree.walked_to)

    def _places(self) -> list["Place"]:
        tree = self._tree()
        return [] if tree is None else tree.places


class PlaceInterface(QAccessibleObject):
    """One place on the board."""

    def __init__(self, place: "Place") -> None:
        """Speak for a place."""
        super().__init__(place)
        self._place = ref(place)
        self._actions = PlaceActions(place)

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name, or what pressing it would do."""
        place = self._place()
        if place is None or not place.is_there:
            return ""
        if kind is QAccessible.Text.Name:
            return place.name
        if kind is QAccessible.Text.Description:
            return place.tree.deeds.prospect(place.thing)
        return ""

    def role(self) -> QAccessible.Role:
        """Return what kind of thing it is: one to press, to read, or to walk into."""
        place = self._place()
        if place is None or isinstance(place.thing, CardThing | EmperorThing):
            return QAccessible.Role.StaticText
        if isinstance(place.thing, ProvinceTarget):
            return QAccessible.Role.Grouping
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        """Tell whether something can be done here now, and whether the keys are here."""
        state, place = QAccessible.State(), self._place()
        if place is None or not place.is_there:
            state.invalid = True
            return state
        tree = place.tree
        state.focusable = Deed.FOCUS in tree.deeds.possible(place.thing)
        state.focused = tree.walked_to is place
        state.selectable = tree.deeds.is_possible(place.thing)
        state.selected = tree.deeds.is_chosen(place.thing)
        state.invisible = not tree.board.view.isVisible()
        state.offscreen = not tree.is_in_sight(place)
        return state

    def rect(self) -> QRect:
        """Return where on the desktop it is drawn."""
        place = self._place()
        return QRect() if place is None or not place.is_there else place.tree.rect(place)

    def parent(self) -> Found:
        """Return the province that it lies in, or the board."""
        place = self._place()
        if place is None:
            return None
        around = place.tree.around(place)
        if around is not None:
            return interface_for(around)
        return QAccessible.queryAccessibleInterface(place.tree.board.view)

    def childCount(self) -> int:
        """Count what lies in it."""
        return len(self._inside())

    def child(self, index: int) -> Found:
        """Return what lies in it by its number."""
        return interface_at(self._inside(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of what lies in it, -1 for what does not."""
        return index_of(child, self._inside())

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Found:
        """Return the actions as Qt wants them: as a pointer, which nothing but this class makes."""
        is_wanted = kind is QAccessible.InterfaceType.ActionInterface
        actions: Found = self._actions if is_wanted else 0
        return VoidPtr(actions)

    def _inside(self) -> list["Place"]:
        place = self._place()
        return [] if place is None else place.tree.inside(place)


class PlaceActions(QAccessibleActionInterface):
    """What can be done with one place by its name."""

    def __init__(self, place: "Place") -> None:
        """Act on a place."""
        super().__init__()
        self._place = ref(place)

    def actionNames(self) -> list[str]:
        """Return the names by which deeds are asked for."""
        place = self._there()
        return [] if place is None else [d.value for d in place.tree.deeds.possible(place.thing)]

    def doAction(self, name: str) -> None:
        """Do what has that name."""
        place = self._there()
        if place is not None:
            place.tree.deeds.do(Deed(name), place.thing)

    def localizedActionName(self, name: str) -> str:
        """Return what a deed is called in the language of the interface."""
        place = self._there()
        own = "" if place is None else place.tree.deeds.name(Deed(name), place.thing)
        return own or super().localizedActionName(name)

    def localizedActionDescription(self, name: str) -> str:
        """Return what should be known before a deed is asked for."""
        place = self._there()
        own = "" if place is None else place.tree.deeds.warning(Deed(name))
        return own or super().localizedActionDescription(name)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Return no keys: they act on what they have walked to, wherever that is."""
        return []

    def _there(self) -> "Place | None":
        place = self._place()
        return place if place is not None and place.is_there else None


def interface_for(place: "Place | None") -> QAccessibleInterface | None:
    """Return the interface of a place, None for no place."""
    return None if place is None else QAccessible.queryAccessibleInterface(place)


def interface_at(places: list["Place"], index: int) -> QAccessibleInterface | None:
    """Return the interface of a place by its number, None where there are not as many."""
    return interface_for(places[index]) if 0 <= index < len(places) else None


def index_of(child: QAccessibleInterface, places: list["Place"]) -> int:
    """Return the number of the place that an interface speaks for, -1 for none of them."""
    spoken = child.object()
    return next((number for number, place in enumerate(places) if place is spoken), -1)
