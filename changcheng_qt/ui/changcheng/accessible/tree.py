"""The places of one board as objects, for as long as the board lives.

Nothing is made before a screen reader asks for it. A `Place` stands for the same thing until that
has left the board; what it is called, where it lies and what can be done there is asked of the
board each time.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface

from changcheng_qt.ui.accessible.speaker import Speaker
from changcheng_qt.ui.changcheng.accessible.deeds import Deeds
from changcheng_qt.ui.changcheng.accessible.interfaces import BoardInterface, PlaceInterface
from changcheng_qt.ui.changcheng.accessible.places import (
    Thing,
    province_around,
    room_of,
    thing_at,
    thing_named,
    things_in,
    things_on,
)
from changcheng_qt.ui.changcheng.accessible.words import name_of

if TYPE_CHECKING:
    from changcheng_qt.ui.changcheng.board.view import BoardView


class Place(Speaker):
    """One thing on the board."""

    def __init__(self, thing: Thing, tree: "BoardTree") -> None:
        """Stand for a thing on the board of a tree."""
        super().__init__(tree)
        self.thing = thing
        self.tree = tree
        self.is_there = True
        """Whether it has not left the board."""
        self._interface: QAccessibleInterface | None = None

    @property
    def name(self) -> str:
        """What it is called now, empty once it has left the board."""
        return name_of(self.thing, self.tree.board.scene.view) if self.is_there else ""

    def make_interface(self) -> QAccessibleInterface:
        """Return the interface of this place."""
        self._interface = PlaceInterface(self)
        return self._interface


class BoardTree(Speaker):
    """Speaks for the view of a board: its places, and what changes about them."""

    def __init__(self, board: "BoardView") -> None:
        """Speak for a board from now on, if anybody asks."""
        super().__init__(board.view)
        self.board = board
        self.deeds = Deeds(board)
        self._places: dict[Thing, Place] = {}
        self._names: dict[Thing, str] = {}
        self._walked_to: Thing | None = None
        self._interface: QAccessibleInterface | None = None
        board.scene.shown.connect(self._follow)
        board.play.changed.connect(self._follow)
        board.pointing.note_wanted.connect(self._follow_keys)

    def make_interface(self) -> QAccessibleInterface:
        """Return the interface of the whole board."""
        self._interface = BoardInterface(self)
        return self._interface

    # What there is.

    @property
    def places(self) -> list[Place]:
        """Return what lies on the board itself."""
        return [self._place(thing) for thing in self._things()]

    def inside(self, place: Place) -> list[Place]:
        """Return what lies in a place."""
        if not place.is_there:
            return []
        return [self._place(thing) for thing in things_in(place.thing, self.board.scene.view)]

    def around(self, place: Place) -> Place | None:
        """Return what a place lies in, None for what lies on the board itself."""
        province = province_around(place.thing, self.board.scene.view) if place.is_there else None
        return None if province is None else self._place(province)

    def at(self, point: QPoint) -> Place | None:
        """Return the place under a pixel of the desktop."""
        view = self.board.view
        seen = view.viewport().mapFromGlobal(point)
        if not view.viewport().rect().contains(seen):
            return None
        thing = thing_at(view.mapToScene(seen), self.board.scene.layout)
        return None if thing is None else self._place(thing)

    def rect(self, place: Place) -> QRect:
        """Return where on the desktop a place is drawn, whether or not it is in sight."""
        view = self.board.view
        room = view.mapFromScene(room_of(place.thing, self.board.scene)).boundingRect()
        return QRect(view.viewport().mapToGlobal(room.topLeft()), room.size())

    def is_in_sight(self, place: Place) -> bool:
        """Tell whether any part of a place is drawn within the view."""
        port = self.board.view.viewport()
        seen = QRect(port.mapToGlobal(QPoint(0, 0)), port.size())
        return seen.intersects(self.rect(place))

    @property
    def walked_to(self) -> Place | None:
        """Return the place that keys have walked to, None while the keys are elsewhere."""
        thing = thing_named(self.board.pointing.walked_to)
        has_keys = thing is not None and self.board.view.hasFocus()
        return self._place(thing) if thing is not None and has_keys else None

    # What changes.

    def _follow(self) -> None:
        """Say what has come, gone, or is called otherwise, of what somebody has asked for."""
        if not self._places:
            return
        names = self._all_names()
        for thing in [thing for thing in self._places if thing not in names]:
            gone = self._places.pop(thing)
            gone.is_there = False
            gone.deleteLater()
        before, self._names = self._names, names
        if before.keys() != names.keys():
            _happened(self.board.view, QAccessible.Event.ObjectReorder)
        for thing, place in self._places.items():
            if before.get(thing) != names[thing]:
                _happened(place, QAccessible.Event.NameChanged)

    def _follow_keys(self) -> None:
        thing = thing_named(self.board.pointing.walked_to)
        if thing != self._walked_to:
            self._walked_to = thing
            if (place := self.walked_to) is not None:
                _happened(place, QAccessible.Event.Focus)

    def _things(self) -> list[Thing]:
        return things_on(self.board.scene.view, self.board.play.offers.targets)

    def _all_names(self) -> dict[Thing, str]:
        view = self.board.scene.view
        things = [thing for top in self._things() for thing in (top, *things_in(top, view))]
        return {thing: name_of(thing, view) for thing in things}

    def _place(self, thing: Thing) -> Place:
        place = self._places.get(thing)
        if place is None:
            self._names = self._names or self._all_names()
            place = self._places[thing] = Place(thing, self)
        return place


def _happened(thing: QObject, event: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(thing, event))
