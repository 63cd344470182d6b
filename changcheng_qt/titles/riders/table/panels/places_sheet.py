"""The sheet of places: a list to go to any place of the map without seeing it.

It has the places where something can be done now, or all of them while there are none, by sector,
by yield or by distance; the list is filtered by the words and numbers typed above it.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from changcheng_qt.i18n.rulebook.searching import has_terms
from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.geometry.hit_map import HitMap
from changcheng_qt.titles.riders.table.panels.sheet import Sheet, offer
from changcheng_qt.titles.riders.words.told import text_of
from changcheng_qt.ui.looks.appearance import Appearance, make_viewport
from changcheng_qt.ui.looks.strokes import distance
from changcheng_qt.ui.panels.buttons import DropDown
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge, Motion

translate = QCoreApplication.translate

_PLACE: Final = Qt.ItemDataRole.UserRole
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier


class _Wrapped(QStyledItemDelegate):
    """Rows as high as their names need, next to a scroll bar, within the style's padding."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        rows = self.parent()
        if isinstance(rows, QListWidget):
            bar = rows.verticalScrollBar().sizeHint().width()
            option.rect.setWidth(rows.width() - 2 * bar)
        return super().sizeHint(option, index)


class PlacesSheet(Sheet):
    """Lists places; Enter or a click goes there."""

    def __init__(self, bridge: MatchBridge, appearance: Appearance, board: MapBoard) -> None:
        """Start closed, for a board."""
        super().__init__(bridge, appearance)
        self._board = board
        self._has_chosen = False  # which places are listed
        self._start: places.Place = places.DicePlace()
        """The place from which distances are measured."""
        self.which, self.sorting = DropDown(self), DropDown(self)
        self.query = QLineEdit(self)
        self.query.setClearButtonEnabled(True)
        self.list = QListWidget(self)
        make_viewport(self.list)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setItemDelegate(_Wrapped(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.which.currentIndexChanged.connect(self._on_which_chosen)
        for box in (self.which, self.sorting):
            box.currentIndexChanged.connect(self.refresh)
        self.row(self.which, self.sorting)
        self.add(self.query)
        self.note = self.note_line()
        self.add(self.list)
        self.query.textChanged.connect(self.refresh)
        self.list.itemClicked.connect(self._on_chosen)
        self.query.installEventFilter(self)
        self.list.installEventFilter(self)
        board.play.changed.connect(self.refresh)
        self.begin()

    def toggle(self) -> None:
        """Open the sheet with the focus in its search, or close it."""
        if self.cancel():
            return
        self.is_open = True
        self._start = self._board.pointing.walked_to or self._own_fort()
        self._has_chosen = False
        with QSignalBlocker(self.query):
            self.query.clear()
        self.refresh()
        self.query.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def wants(self, view: View) -> bool:
        return self.is_open

    def follow(self, change: Change) -> None:
        """Close for the next person at the screen."""
        if change.motion is Motion.JUMP:
            self.is_open = False
            self.list.clear()  # it shows the things that the previous person can pay for

    def restyle(self) -> None:
        super().restyle()
        self.list.setFixedHeight(self.appearance.px(176))

    def retranslate(self) -> None:
        self.heading.set_title(translate("RidersPlaces", "Places"))
        self.which.setAccessibleName(translate("RidersPlaces", "Which places"))
        possible = translate("RidersPlaces", "Possible now")
        offer(self.which, [possible, translate("RidersPlaces", "All places")])
        self.sorting.setAccessibleName(translate("RidersPlaces", "Order"))
        sector, gain = translate("RidersPlaces", "By sector"), translate("RidersPlaces", "By yield")
        offer(self.sorting, [sector, gain, translate("RidersPlaces", "By distance")])
        words = translate("RidersPlaces", "Number or words")
        self.query.setPlaceholderText(words)
        self.query.setAccessibleName(words)
        self.list.setAccessibleName(translate("RidersPlaces", "Places"))
        super().retranslate()

    def show_view(self, view: View) -> None:
        if not self._has_chosen:
            with QSignalBlocker(self.which):
                self.which.setCurrentIndex(0 if self._board.play.offers.walk else 1)
        row, players, hits = self.list.currentRow(), self.bridge.players, self._board.scene.hit_map
        sorting = tuple(Sorting)[max(0, self.sorting.currentIndex())]
        order = sorted_places(self._among(), sorting, view, hits, self._start)
        with QSignalBlocker(self.list):
            self.list.clear()
            for place in order:
                name = text_of(place, view, players)
                if has_terms(name, self.query.text()):
                    item = QListWidgetItem(name, self.list)
                    item.setData(_PLACE, place)
        count = self.list.count()
        self.list.setCurrentRow(min(max(0, row), count - 1))
        self.note.setText(translate("RidersPlaces", "%n place(s)", "", count))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go to the chosen place with Enter, and walk the list from the search; Esc closes."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not event.modifiers() & _CONTROL:
                self._on_chosen(self.list.currentItem())
            case Qt.Key.Key_Down if watched is self.query:
                self.list.setFocus(Qt.FocusReason.TabFocusReason)
            case _:
                return super().eventFilter(watched, event)
        return True

    def _among(self) -> Collection[places.Place]:
        """Return the places for the list: all but assault grounds, whose sections say the same."""
        board = self._board
        if not self.which.currentIndex():
            return board.play.offers.walk
        every = board.scene.hit_map.all_places
        return [place for place in every if not isinstance(place, places.AssaultPlace)]

    def _on_which_chosen(self) -> None:
        self._has_chosen = True

    def _own_fort(self) -> places.Place:
        view: View = self.bridge.view
        if view.viewer not in view.princes:
            return places.DicePlace()
        return places.CornerPlace(view.board.sectors[view.princes.index(view.viewer)].fort)

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        place: places.Place = item.data(_PLACE)
        self.close_sheet()
        self._board.pointing.walk_to(place)

    def close_sheet(self) -> None:
        """Close the sheet, and give the focus back to the map."""
        self.list.clear()
        super().close_sheet()
        self._board.view.setFocus(Qt.FocusReason.OtherFocusReason)


class Sorting(Enum):
    """The order of a list of places."""

    SECTOR = "sector"
    """As keys walk: sector by sector from the west."""
    YIELD = "yield"
    """The most rolls first that give something."""
    DISTANCE = "distance"
    """The nearest first."""


def sorted_places(
    among: Collection[places.Place], sorting: Sorting, view: View, hits: HitMap, start: places.Place
) -> Sequence[places.Place]:
    """Return places in an order, equal ones as keys walk; distances are from the place `start`."""
    walked = hits.in_order(among)
    middle = hits.middle(start)
    keys: Mapping[Sorting, Callable[[places.Place], float]] = {
        Sorting.SECTOR: lambda _: 0,
        Sorting.YIELD: lambda place: -places.rolls_at(view, place),
        Sorting.DISTANCE: lambda place: distance(hits.middle(place) - middle),
    }
    return sorted(walked, key=keys[sorting])
