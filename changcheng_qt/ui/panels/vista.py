"""The picture of a game on the start page, which follows right after the first frame; and, if there
are several games, a tile for each: picture, name, and the ways to start a game of it. Below are the
ways to other games.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from changcheng_qt.ui.looks.appearance import without_margins
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.panels.buttons import Button, Rank
from changcheng_qt.ui.panels.words import (
    NOTE,
    ElidedWords,
    TextStyle,
    TypeFace,
    Words,
    give_tooltip,
    unbroken,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_SENTENCES: Final = re.compile(r"(?:(?<=\. )|(?<=。))(?=.)")
"""Between two sentences."""
_NAME_SIZES: Final = (24, 22, 20, 18, 17, 16)
_NAME: Final = TextStyle(size=_NAME_SIZES[0], face=TypeFace.TITLE)
_CLOSER, _LOWER = 0.7, 0.76
"""The spacing and the heights of a tile's buttons, as parts of those of the page."""
_TILE: Final = 232
_BETWEEN: Final = 8
"""The width of a tile in a wide page, and that between the buttons of a flat one."""
_ABREAST: Final = 2
"""The most tiles side by side next to a list of games."""


class Vista(QWidget):
    """A picture of a given width, with the height of the title's picture; without text and
    interaction.
    """

    def __init__(self, title: TitleUi, appearance: Appearance, parent: QWidget) -> None:
        """Start with an empty place; the picture is read once that has been shown."""
        super().__init__(parent)
        self._title = title
        self._appearance = appearance
        self._picture = KeptPicture()
        self._is_due = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def use_width(self, width: int) -> None:
        """Set the size of a picture of that width."""
        self.setFixedSize(QSize(width, round(width / self._title.vista_shape)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, or nothing on the very first frame."""
        if not self._is_due:
            self._is_due = True
            QTimer.singleShot(0, self, self.update)
            return
        with QPainter(self) as painter:
            self._picture.draw(painter, self.size(), self._appearance.k, self._paint)

    def hideEvent(self, event: QHideEvent) -> None:
        """Free the picture while a match is played: at device scale 2 it needs a megabyte."""
        super().hideEvent(event)
        self._picture.drop()

    def _paint(self, painter: QPainter) -> None:
        room = QRectF(0, 0, self.width(), self.height())
        self._title.paint_vista(painter, room, self._appearance.k)


class TitleTile(QWidget):
    """One of several titles."""

    play_now_asked = Signal()
    new_game_asked = Signal()

    def __init__(self, title: TitleUi, appearance: Appearance, parent: QWidget) -> None:
        """Start without sizes: `use_width` sets them."""
        super().__init__(parent)
        self._title = title
        self._appearance = appearance
        self._vista = Vista(title, appearance, self)
        self._name = ElidedWords(appearance, _NAME, self)
        self._tagline = Words(appearance, NOTE, self, wrap=True)
        self._tagline.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.play_now = Button(appearance, parent=self, size=16)
        self.play_now.clicked.connect(self.play_now_asked)
        self.new_game = Button(appearance, parent=self, size=15)
        self.new_game.clicked.connect(self.new_game_asked)
        for button in (self.play_now, self.new_game):
            button.setAutoDefault(True)
        self._column = without_margins(QVBoxLayout(self))
        self._is_flat = False
        self._ways = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for widget in (self._vista, self._name, self._tagline):
            self._column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addLayout(self._ways)
        for button in (self.play_now, self.new_game):
            self._ways.addWidget(button)

    def use_width(self, width: int, *, is_flat: bool) -> None:
        """Set the width in pixels; the buttons of a flat tile are side by side."""
        self._is_flat = is_flat
        way = QBoxLayout.Direction.LeftToRight if is_flat else QBoxLayout.Direction.TopToBottom
        self._ways.setDirection(way)
        self._vista.use_width(width)
        self._tagline.setFixedWidth(width)
        for button in (self.play_now, self.new_game):
            button.setFixedWidth((width - self._appearance.px(_BETWEEN)) // 2 if is_flat else width)

    def set_closely(self, spacing: int, button: int, *, picture: bool, tagline: bool) -> None:
        """Set the spacing and the button height of the page around, in pixels of a window of 1280 x
        800: the tile is spaced a little closer, and its buttons are the same height or lower. Show
        or hide the picture and the tagline.
        """
        px = self._appearance.px
        self._column.setSpacing(px(spacing * _CLOSER))
        self._ways.setSpacing(px(_BETWEEN if self._is_flat else spacing * _CLOSER))
        self._vista.setVisible(picture and not self._is_flat)
        self._tagline.setVisible(tagline)
        self.play_now.keep_height(px(button))
        self.new_game.keep_height(px(button if self._is_flat else button * _LOWER))
        self._column.invalidate()
        self.updateGeometry()

    def stand_out(self, rank: Rank) -> None:
        """Emphasise the button to play at once, or not."""
        self.play_now.stand_out(rank)

    def retranslate(self) -> None:
        name = self._title.shown_name()
        self._name.setText(name)
        *subject, seats = _SENTENCES.split(self._title.tagline())
        self._tagline.setText("".join((*subject, unbroken(seats))))
        self.play_now.set_words(translate("StartPage", "Play now"))
        self.new_game.set_words(translate("StartPage", "New game"))
        words = {
            self.play_now: translate("StartPage", "Play {title} now, against two easy bots"),
            self.new_game: translate("StartPage", "New game of {title}"),
        }
        for button, text in words.items():
            button.setAccessibleName(text.replace("{title}", name))
        give_tooltip(self.play_now, translate("StartPage", "Against two easy bots"))
        give_tooltip(self.new_game, translate("StartPage", "Choose players, bots and rules"))

    def name_fits(self, size: int) -> bool:
        """Set the name in a size; return whether all of it is shown."""
        self._name.use_style(_NAME._replace(size=size))
        return self._name.sizeHint().width() <= self._tagline.width()

    @property
    def tagline_height(self) -> int:
        """The height of the whole tagline."""
        return max(0, self._tagline.heightForWidth(self._tagline.width()))

    def keep_tagline_height(self, height: int) -> None:
        """Give the tagline that height, whether it is shown or not."""
        self._tagline.setFixedHeight(height)


class TileRow(QBoxLayout):
    """A tile for each of some titles; none if there is only one. Next to a list of games three and
    more are flat and one above the other.
    """

    play_now_asked = Signal(str)
    new_game_asked = Signal(str)
    """The name of a title."""

    def __init__(self, titles: Iterable[TitleUi], appearance: Appearance, parent: QWidget) -> None:
        """Start without sizes: each of the `tiles` gets its own."""
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._appearance = appearance
        self._has_width = False
        tiles = []
        for title in titles:
            tile = TitleTile(title, appearance, parent)
            tile.play_now_asked.connect(partial(self.play_now_asked.emit, title.name))
            tile.new_game_asked.connect(partial(self.new_game_asked.emit, title.name))
            self.addWidget(tile, 0, Qt.AlignmentFlag.AlignBottom)
            tiles.append(tile)
        self.tiles = tuple(tiles)

    def use_width(self, width: int | None, most: int) -> None:
        """Set the width of the column next to a list of games, in pixels; None if there is none,
        where all tiles share `most` of the window once it has a size.
        """
        is_flat = width is not None and len(self.tiles) > _ABREAST
        way = QBoxLayout.Direction.TopToBottom if is_flat else QBoxLayout.Direction.LeftToRight
        self.setDirection(way)
        if width is None:
            each = self._width_of_each(most)
        else:
            each = width if is_flat else (width - self.spacing()) // _ABREAST
        for tile in self.tiles:
            tile.use_width(each, is_flat=is_flat)
        self._has_width = True
        self._fit_names()

    def _width_of_each(self, most: int) -> int:
        """Return the usual width of a tile, or less if all have no room in `most`."""
        count, usual = max(1, len(self.tiles)), self._appearance.px(_TILE)
        share = (most - (count - 1) * self.spacing()) // count
        return min(usual, share) if share > 0 else usual

    def set_closely(self, spacing: int, button: int, *, picture: bool, tagline: bool) -> None:
        """Use a spacing and a height of buttons for all tiles; their taglines have one height, so
        that pictures are level.
        """
        height = max((tile.tagline_height for tile in self.tiles), default=0)
        for tile in self.tiles:
            tile.keep_tagline_height(height)
            tile.set_closely(spacing, button, picture=picture, tagline=tagline)
        self.invalidate()

    def retranslate(self) -> None:
        for tile in self.tiles:
            tile.retranslate()
        if self._has_width:
            self._fit_names()

    def _fit_names(self) -> None:
        """Set all names in the largest size in which each fits its tile, or the smallest of all."""
        for size in _NAME_SIZES:
            fitting = [tile.name_fits(size) for tile in self.tiles]
            if all(fitting):
                break


class OtherWays(QBoxLayout):
    """The ways to other games, next to each other or below."""

    def __init__(self, *buttons: Button) -> None:
        super().__init__(QBoxLayout.Direction.TopToBottom)
        self._buttons = buttons
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for button in buttons:
            self.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

    def set_closely(self, spacing: int, in_row: int | None) -> None:
        """Use a spacing; with a width for each button, next to each other."""
        ways = QBoxLayout.Direction
        self.setDirection(ways.LeftToRight if in_row else ways.TopToBottom)
        self.setSpacing(spacing)
        for button in self._buttons if in_row else ():
            button.setFixedWidth(in_row or 0)
