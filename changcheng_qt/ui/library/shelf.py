"""The list of kept games.

There may be a thousand of them, and a few are visible at a time. The list therefore has the keys of
all games, and the height of a row; for visible ones it requests cards (`wanted`), receives them
(`fill`), and builds their rows, one in each turn of the event loop. Rows far outside the view are
removed again.
"""

from collections import deque
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.library.card import GameCard
from changcheng_qt.ui.library.row import PICTURE, GameRow, row_height
from changcheng_qt.ui.looks.appearance import Appearance, Panel, make_viewport, without_margins
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import SUBTITLE, ElidedWords
from changcheng_qt.ui.seam.title import SlowPicture

translate = QCoreApplication.translate

BESIDE: Final = 2
"""Additional rows built above and below the visible ones, for the tab order."""
FAR: Final = 12
"""Hidden rows that stay, above and below."""
_GAP: Final = 8
SLICE: Final = 0.008
"""Seconds of painting at a time, so that the window stays responsive."""


class GamesShelf(Panel):
    """Shows kept games, the last played on top; every signal carries the key of a game."""

    chosen = Signal(str)
    renaming_asked = Signal(str)
    duplicate_asked = Signal(str)
    trash_asked = Signal(str)
    trash_opened = Signal()
    statistics_opened = Signal()
    wanted = Signal(list)
    """The keys of games that have become visible and need cards."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Start with no games; hidden as long as there are none."""
        super().__init__(appearance, parent)
        self._keys: tuple[str, ...] = ()
        self._places: dict[str, int] = {}
        self._cards: dict[str, GameCard] = {}
        self._asked: set[str] = set()
        self._rows: dict[str, GameRow] = {}
        self._to_focus = ""
        """The key of the row that gets the focus as soon as it is built."""
        self._pictures = PictureQueue(self)
        self._building = QTimer(self, interval=0)
        self._building.timeout.connect(self._build_one)
        self.heading = ElidedWords(appearance, SUBTITLE, self)
        self._inside = QWidget(self)
        self.area = QScrollArea(self)
        make_viewport(self.area)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self._inside)
        self.area.verticalScrollBar().valueChanged.connect(self._look)
        self.area.viewport().installEventFilter(self)
        layout = without_margins(QVBoxLayout(self))
        self._trash = Button(appearance, Rank.QUIET, self, size=14)
        self._trash.clicked.connect(self.trash_opened)
        self.statistics = Button(appearance, Rank.QUIET, self, size=14)
        self.statistics.clicked.connect(self.statistics_opened)
        self._thrown_away = 0
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        head.addWidget(self.statistics)
        head.addWidget(self._trash)
        layout.addLayout(head)
        layout.addWidget(self.area, 1)
        self.restyle()
        self.retranslate()
        self.hide()

    @property
    def rows(self) -> Sequence[GameRow]:
        """Return the built rows, from the top."""
        return tuple(self._rows[key] for key in sorted(self._rows, key=self._place))

    def show_games(self, keys: Sequence[str], thrown_away: int = 0) -> None:
        """Show these games in place of earlier ones; request the visible cards again, and keep the
        rows until the new cards arrive. `thrown_away` more are in the trash.
        """
        self._thrown_away = thrown_away
        self._keys = tuple(keys)
        self._places = {key: place for place, key in enumerate(keys)}
        self._cards = {key: card for key, card in self._cards.items() if key in self._places}
        self._asked.clear()
        for key in [key for key in self._rows if key not in self._places]:
            self._take_down(key)
        self.setVisible(bool(keys) or thrown_away > 0)
        self.retranslate()
        self._arrange()

    def fill(self, card: GameCard) -> None:
        """Show the card of a game."""
        if card.key not in self._places:
            return
        row = self._rows.get(card.key)
        self._cards[card.key] = card
        if row is not None and row.card != card:
            if _has_keys(row):
                self._to_focus = card.key
            self._take_down(card.key)
        self._look()

    def retranslate(self) -> None:
        self.heading.setText(translate("Games", "Games on this computer"))
        self.statistics.set_words(translate("Games", "Statistics"))
        self.statistics.setVisible(bool(self._keys))
        self._trash.setVisible(self._thrown_away > 0)
        self._trash.set_words(fill(translate("Games", "Trash ({count})"), count=self._thrown_away))

    def restyle(self) -> None:
        """Update sizes and colours to the appearance, and repaint the boards."""
        self._pictures.clear()
        for row in self.rows:
            self._ask_for_picture(row)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Find the visible games."""
        super().showEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the visible part of the list."""
        if event.type() == QEvent.Type.Resize:
            self._arrange()
        return super().eventFilter(watched, event)

    @property
    def _pitch(self) -> int:
        """The distance between the tops of two rows."""
        return row_height(self.appearance) + self.appearance.px(_GAP)

    def _place(self, key: str) -> int:
        return self._places[key]

    def _arrange(self) -> None:
        """Place the rows, in a list as long as all of them."""
        gap, pitch = self.appearance.px(_GAP), self._pitch
        self._inside.setMinimumHeight(max(0, len(self._keys) * pitch - gap))
        for row in self._rows.values():
            self._put(row)
        self._look()

    def _put(self, row: GameRow) -> None:
        width = self.area.viewport().width() - self.appearance.px(_GAP)
        top = self._places[row.card.key] * self._pitch
        row.setGeometry(0, top, width, row_height(self.appearance))

    def _near(self, beyond: int) -> range:
        """Return the visible places, and the given number more on either side."""
        top, pitch = self.area.verticalScrollBar().value(), self._pitch
        first, last = top // pitch, (top + self.area.viewport().height()) // pitch
        return range(max(0, first - beyond), min(len(self._keys), last + 1 + beyond))

    def _look(self) -> None:
        """Find the visible games: request their cards, build their rows, drop others."""
        if not self.isVisible():
            return
        near, stay = [self._keys[place] for place in self._near(BESIDE)], self._near(FAR)
        for key in [key for key in self._rows if self._places[key] not in stay]:
            if not _has_keys(self._rows[key]):
                self._take_down(key)
        if unasked := [key for key in near if key not in self._asked]:
            self._asked.update(unasked)
            self.wanted.emit(unasked)
        if any(key in self._cards and key not in self._rows for key in near):
            self._building.start()

    def _build_one(self) -> None:
        near = (self._keys[place] for place in self._near(BESIDE))
        key = next((key for key in near if key in self._cards and key not in self._rows), None)
        if key is None:
            self._building.stop()
            return
        row = self._rows[key] = self._row(self._cards[key])
        self._put(row)
        row.show()
        for before, after in pairwise(self.rows):
            QWidget.setTabOrder(before.last_in_focus, after)
        if key == self._to_focus:
            self._to_focus = ""
            row.setFocus(Qt.FocusReason.OtherFocusReason)
        self._ask_for_picture(row)

    def _take_down(self, key: str) -> None:
        row = self._rows.pop(key)
        row.hide()
        row.deleteLater()

    def _row(self, card: GameCard) -> GameRow:
        row = self.make_row(card, self._inside)
        row.way_asked.connect(lambda rows: self._go(card.key, rows))
        return row

    def make_row(self, card: GameCard, parent: QWidget) -> GameRow:
        """Return the row of a game, connected to its actions."""
        row = GameRow(card, self.appearance, parent)
        row.clicked.connect(lambda: self.chosen.emit(card.key))
        row.renaming_asked.connect(lambda: self.renaming_asked.emit(card.key))
        row.duplicate_asked.connect(lambda: self.duplicate_asked.emit(card.key))
        row.trash_asked.connect(lambda: self.trash_asked.emit(card.key))
        return row

    def _go(self, key: str, by: int) -> None:
        """Move the focus by the given number of rows."""
        place = max(0, min(self._places[key] + by, len(self._keys) - 1))
        self.area.ensureVisible(0, place * self._pitch, 0, 0)
        self.area.ensureVisible(0, (place + 1) * self._pitch, 0, 0)
        target = self._keys[place]
        card = self._cards.get(target)
        if card is not None and not card.can_open and place not in (0, len(self._keys) - 1):
            self._go(target, 1 if by > 0 else -1)
        elif target in self._rows:
            self._rows[target].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._to_focus = target

    def _ask_for_picture(self, row: GameRow) -> None:
        view, title, key = row.card.view, row.card.shown_by, row.card.key
        if title is None:
            return
        look = self.appearance
        room = QSize(look.px(PICTURE.width()), look.px(PICTURE.height()))
        ratio = self.devicePixelRatioF()

        def take(picture: QPixmap) -> None:
            if self._rows.get(key) is row:
                row.show_picture(picture)

        self._pictures.ask(lambda: title.small_picture(view, look, room, ratio), take)


class PictureQueue(QObject):
    """Paints pictures one after the other, in the pauses of the event loop."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: deque[tuple[Callable[[], SlowPicture], Callable[[QPixmap], None]]] = deque()
        self._painting: tuple[SlowPicture, Callable[[QPixmap], None]] | None = None
        self._pause = QTimer(self, interval=0)
        self._pause.timeout.connect(self._on_pause)

    def ask(self, begin: Callable[[], SlowPicture], take: Callable[[QPixmap], None]) -> None:
        """Queue a picture; `take` receives it when it is painted."""
        self._wanted.append((begin, take))
        self._pause.start()

    def clear(self) -> None:
        """Drop the queue."""
        self._wanted.clear()
        self._painting = None
        self._pause.stop()

    def _on_pause(self) -> None:
        if self._painting is None:
            if not self._wanted:
                self._pause.stop()
                return
            begin, take = self._wanted.popleft()
            self._painting = begin(), take
            return
        picture, take = self._painting
        if picture.paint_for(SLICE):
            self._painting = None
            take(picture.pixmap)


def _has_keys(row: GameRow) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and (focused is row or row.isAncestorOf(focused))
