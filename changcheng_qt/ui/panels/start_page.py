"""What the window shows while no game is on the table: the game's picture, its name, and the ways
to one.

The games that lie on this computer come beside them, when somebody has looked which there are.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSpacerItem, QVBoxLayout, QWidget

from changcheng_qt.ui.gate.picture import GatePicture, paint_sheet, paint_sheet_shadow
from changcheng_qt.ui.looks.appearance import Panel
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.vista import TitleTile, Vista
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, TypeFace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QMenu

    from changcheng_qt.ui.games.shelf import GamesShelf
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.seam.choice import TitleChoice

translate = QCoreApplication.translate

_NAME = TextStyle(size=52, face=TypeFace.TITLE)
_BUTTON_WIDTH, _BUTTON_HEIGHT = 300, 50
_NARROW_BUTTON = 290
_VISTA_WIDTH = 432
_FLAT = 560
"""A window lower than this has no room for the picture, in one of 1280 x 800."""
_TILE, _NARROW_TILE = 232, 140
_GLOBE = 18
_BELOW_NAME = 6
"""How much more there is below the name than between the buttons, where no games take the room."""
_WITH_GAMES = (1080, 600)
_WINDOW_SHARE = 0.94
_ANY_SIZE = 16_777_215
"""Qt's word for no upper bound."""


class StartPage(Panel):
    """The first page of a table without a match."""

    play_now_asked = Signal(str)
    lessons_asked = Signal()
    new_game_asked = Signal(str)
    """The name of a title."""
    resume_asked = Signal()
    open_asked = Signal()
    left = Signal()
    """A match has taken the place of the page."""

    def __init__(self, titles: TitleChoice, appearance: Appearance, parent: QWidget) -> None:
        """Begin without a game to go on with; several titles have a tile each."""
        super().__init__(appearance, parent)
        self._title = titles.current
        self._gate = GatePicture(titles, appearance)
        self._covered = 0
        """How many pixels of the gate lie above the page, behind banners."""
        self._sheet = QWidget(self)
        self._vista = Vista(self._title, appearance, self)
        self._name = ElidedWords(appearance, _NAME, self)
        self._buttons = tuple(Button(appearance, parent=self, size=16) for _ in range(5))
        self._play, self._new, self._resume, self._open, self._learn = self._buttons
        self._learn.clicked.connect(self.lessons_asked)
        self._is_first_start = False
        self._play.clicked.connect(lambda: self.play_now_asked.emit(self._title.name))
        self._new.clicked.connect(lambda: self.new_game_asked.emit(self._title.name))
        self._resume.clicked.connect(self._on_resume)
        self._open.clicked.connect(self.open_asked)
        self._listed_to_resume = ""
        centre = Qt.AlignmentFlag.AlignHCenter
        self._row = QHBoxLayout(self._sheet)
        self._column = QVBoxLayout()
        self._row.addLayout(self._column)
        self._shelf: GamesShelf | None = None
        self._column.addStretch(1)
        self._column.addWidget(self._vista, 0, centre)
        self._column.addWidget(self._name, 0, centre)
        self._below_name = QSpacerItem(0, 0)
        self._column.addSpacerItem(self._below_name)
        self._tile_row: QHBoxLayout | None = None
        self._tiles = self._make_tiles(titles)
        for button in (self._resume, self._learn, self._play, self._new, self._open):
            button.setAutoDefault(True)
            self._column.addWidget(button, 0, centre)
        self._language = Button(appearance, Rank.QUIET, self, size=14)
        self._native_name: Callable[[], str] = str
        self._column.addWidget(self._language, 0, centre)
        self._column.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._sheet, 0, Qt.AlignmentFlag.AlignCenter)
        self._learn.setVisible(any(title.has_lessons for title in titles))
        self.offer_resume(offered=False)
        self.restyle()
        self.retranslate()

    @property
    def shelf(self) -> GamesShelf:
        """Return the list of kept games, made when it is first asked for."""
        if self._shelf is None:
            from changcheng_qt.ui.games.shelf import GamesShelf

            self._shelf = GamesShelf(self.appearance, self._sheet)
            self._row.addWidget(self._shelf, 1)
        return self._shelf

    @property
    def is_still(self) -> bool:
        """Whether only the closed gate is seen."""
        return self._sheet.isHidden()

    def place(self, room: QRect, *, covered: int) -> None:
        """Take a place, above which banners cover so many pixels more. The gate stays as it is when
        they come: to paint it takes longer than all the rest.
        """
        self._covered = covered
        self.setGeometry(room)

    def keep_still(self, *, still: bool) -> None:
        """Show only the closed gate, or the sheet with the words again."""
        self._sheet.setHidden(still)
        self.update()

    def offer_languages(self, menu: QMenu, native_name: Callable[[], str]) -> None:
        """Open this menu from a button that bears the present language's own name."""
        self._native_name = native_name
        self._language.setMenu(menu)
        self.retranslate()

    def show_games(self, keys: Sequence[str], thrown_away: int = 0) -> None:
        """List the games on this computer, or none; the shelf asks for what it shows of them."""
        if not keys and not thrown_away and self._shelf is None:
            return
        had_games = self._has_games
        self.shelf.show_games(keys, thrown_away)
        if self._has_games != had_games:
            self.restyle()

    def offer_resume(self, *, offered: bool) -> None:
        """Offer to go on with the game at hand, before anything else, or do not."""
        self._listed_to_resume = ""
        self._resume.setVisible(offered)
        self._resume.stand_out(Rank.PRIMARY)
        at_once = [tile.play_now for tile in self._tiles] or [self._play]
        learns_first = self._is_first_start and not (offered or self._learn.isHidden())
        for button in at_once:
            button.stand_out(Rank.ORDINARY if offered or learns_first else Rank.PRIMARY)
        self._learn.stand_out(Rank.PRIMARY if learns_first else Rank.ORDINARY)
        self._place_lessons(is_first=learns_first)
        self._first = self._resume if offered else self._learn if learns_first else at_once[0]

    def _place_lessons(self, *, is_first: bool) -> None:
        """Put the way to the lessons above all others, or below the game at hand."""
        self._column.removeWidget(self._learn)
        above = self._column.indexOf(self._tile_row or self._resume)
        place = above if is_first else self._column.indexOf(self._resume) + 1
        self._column.insertWidget(place, self._learn, 0, Qt.AlignmentFlag.AlignHCenter)

    def greet(self, *, is_first_start: bool) -> None:
        """Offer the lessons before all else to somebody who has never played here."""
        self._is_first_start = is_first_start
        self.offer_resume(offered=False)

    def offer_listed(self, key: str) -> None:
        """Offer to go on with a listed game by its key, or with none where that is empty; what has
        the keys keeps them, unless it is what stood out before.
        """
        had_keys = self._first.hasFocus()
        self.offer_resume(offered=bool(key))
        self._listed_to_resume = key
        if had_keys:
            self.take_focus()

    def take_focus(self) -> None:
        """Let Enter press the button that stands out."""
        self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Update all texts."""
        self._name.setText(self._title.shown_name())
        for tile in self._tiles:
            tile.retranslate()
        self._learn.set_words(translate("StartPage", "Learn to play"))
        self._play.set_words(translate("StartPage", "Play now"))
        self._new.set_words(translate("StartPage", "New game"))
        self._resume.set_words(translate("StartPage", "Continue"))
        self._open.set_words(translate("StartPage", "Open a saved game"))
        self._language.set_words(self._native_name())
        self._language.setAccessibleDescription(translate("StartPage", "Language"))

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        px = self.appearance.px
        has_games = self._has_games
        is_flat = self.height() < px(_FLAT)
        above, below = (18, 14) if is_flat else (40, 36)
        self._row.setContentsMargins(px(44), px(above), px(34 if has_games else 44), px(below))
        self._row.setSpacing(px(34))
        self._column.setSpacing(px(14))
        self._below_name.changeSize(0, 0 if has_games else px(_BELOW_NAME))
        self._column.invalidate()
        wide = _NARROW_BUTTON if has_games else _BUTTON_WIDTH
        for button in self._buttons:
            button.setFixedSize(px(wide), px(_BUTTON_HEIGHT))
        self._language.setIcon(make_icon(Icon.LANGUAGE, self.appearance.palette))
        self._language.setIconSize(QSize(px(_GLOBE), px(_GLOBE)))
        self._vista.use_width(px(_NARROW_BUTTON if has_games else _VISTA_WIDTH))
        self._vista.setVisible(not is_flat and not self._tiles)
        for tile in self._tiles:
            width = px(_NARROW_TILE if has_games else _TILE)
            tile.use_width(width, shows_picture=not is_flat)
        if has_games:
            room = self.size() * _WINDOW_SHARE
            width, height = (px(length) for length in _WITH_GAMES)
            self._sheet.setFixedSize(min(width, room.width()), min(height, room.height()))
        else:
            self._sheet.setMinimumSize(0, 0)
            self._sheet.setMaximumSize(_ANY_SIZE, _ANY_SIZE)

    @property
    def _has_games(self) -> bool:
        """Whether a list is shown as soon as the sheet is, which may still wait."""
        return self._shelf is not None and not self._shelf.isHidden()

    def _make_tiles(self, titles: TitleChoice) -> tuple[TitleTile, ...]:
        """Return a tile for each of several titles, which take the place of the one title's words
        and of its button.
        """
        if len(titles) == 1:
            return ()
        tiles, row = [], QHBoxLayout()
        self._tile_row = row
        for title in titles:
            tile = TitleTile(title, self.appearance, self)
            tile.play_now_asked.connect(partial(self.play_now_asked.emit, title.name))
            tile.new_game_asked.connect(partial(self.new_game_asked.emit, title.name))
            row.addWidget(tile, 0, Qt.AlignmentFlag.AlignBottom)
            tiles.append(tile)
        self._column.addLayout(row)
        self._name.hide()
        self._play.hide()
        self._new.hide()
        return tuple(tiles)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the list within the window."""
        super().resizeEvent(event)
        self.restyle()

    def _on_resume(self) -> None:
        if self._listed_to_resume:
            self.shelf.chosen.emit(self._listed_to_resume)
        else:
            self.resume_asked.emit()

    def event(self, event: QEvent) -> bool:
        """Repaint everything when the sheet has taken another size: its shadow is on the gate."""
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.update()
        return is_done

    def hideEvent(self, event: QHideEvent) -> None:
        """Let go of the picture of the gate while a match has the table."""
        super().hideEvent(event)
        self._gate.drop()
        if not event.spontaneous():
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the closed gate, and the sheet of paper with the words."""
        sheet = QRectF(self._sheet.geometry())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(0, -self._covered)
            self._gate.paint(painter, self.size() + QSize(0, self._covered))
            painter.translate(0, self._covered)
            if not self.is_still:
                paint_sheet_shadow(painter, sheet)
                paint_sheet(painter, sheet, self.appearance)
