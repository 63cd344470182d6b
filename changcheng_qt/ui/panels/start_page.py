"""The page without a game on the table: the game's picture, its name, and the ways to start one.

It is laid out once it has its size. Before, no button may be polished, as a visible one is: each of
its properties that changed later would be polished again, by a `QStyle` that takes 4 ms to wrap.
The games on this computer are added next to them, once they have been listed.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSpacerItem, QVBoxLayout, QWidget

from changcheng_qt.ui.gate.picture import GatePicture, paint_sheet, paint_sheet_shadow
from changcheng_qt.ui.looks.appearance import Painted, Panel, without_margins
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.panels.buttons import Button, Foremost, Rank
from changcheng_qt.ui.panels.vista import OtherWays, TileRow, Vista
from changcheng_qt.ui.panels.words import ElidedWords, TextStyle, TypeFace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QHideEvent, QPainter, QResizeEvent
    from PySide6.QtWidgets import QMenu

    from changcheng_qt.ui.library.shelf import GamesShelf
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.seam.choice import TitleChoice

translate = QCoreApplication.translate

_NAME = TextStyle(size=52, face=TypeFace.TITLE)
_BUTTON_WIDTH = 300
_ONE_OF_TWO = 240
"""The width of a button next to another."""
_BUTTON_BESIDE_GAMES, _BUTTON_IN_NARROW = 340, 264
_SIDES, _SIDES_IN_NARROW = (44, 34), (24, 18)
"""The free width at the left, and at the right of the list of games."""
_VISTA_WIDTH = 432
_NARROW = 840
"""A window narrower than this gives more of its width to the list of games."""
_GLOBE = 18
_BELOW_NAME = 6
"""The additional space below the name compared with that between buttons, if there is no list of
games.
"""
_WITH_GAMES = (1080, 600)
_ABOVE_GOLD = 13
"""The least free height below the list of games, or the last button, so that the sheet's gold line
is visible.
"""
_WINDOW_SHARE = 0.94
_ANY_SIZE = 16_777_215
"""Qt's constant for no upper bound."""


class _Setting(NamedTuple):
    """The spacing of the page, in pixels of a window of 1280 x 800."""

    above: int
    below: int
    spacing: int
    button: int
    """The height of a button."""
    shows_picture: bool
    shows_name: bool
    """The name of an only game; the tagline of each of several, without a list of games."""
    shows_language: bool = True
    """The choice of a language, which is in the menu too."""

    @property
    def wider(self) -> list[_Setting]:
        """Return settings with larger buttons and spaces, up to those of the first setting."""
        most, added = _SETTINGS[0], range(1, 1 + max(0, _SETTINGS[0].spacing - self.spacing))
        return [
            self._replace(spacing=self.spacing + more, button=min(most.button, self.button + more))
            for more in added
        ]


_SETTINGS: Final = (
    _Setting(40, 36, 14, 50, shows_picture=True, shows_name=True),
    _Setting(32, 26, 9, 46, shows_picture=True, shows_name=True),
    _Setting(18, 14, 14, 50, shows_picture=False, shows_name=True),
    _Setting(18, 14, 8, 44, shows_picture=False, shows_name=True),
    _Setting(16, 8, 6, 38, shows_picture=False, shows_name=False),
    _Setting(8, 6, 3, 32, shows_picture=False, shows_name=False),
    _Setting(8, _ABOVE_GOLD, 2, 30, shows_picture=False, shows_name=False, shows_language=False),
)
"""The first setting that fits is used; the last one if none does."""


def _fit(apply: Callable[..., bool], *, spread: bool) -> None:
    """Apply the first setting that fits; where it is to `spread`, make it wider as far as that
    fits. `apply` uses a setting, and returns whether it fits.
    """
    setting = next((one for one in _SETTINGS if apply(one)), _SETTINGS[-1])
    for wider in setting.wider if spread else ():
        if not apply(wider, _ABOVE_GOLD):
            apply(setting)
            break
        setting = wider


def _add(column: QVBoxLayout, *parts: QWidget) -> None:
    for part in parts:
        column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)


def _button_words() -> tuple[str, ...]:
    """Return the words of the page's buttons, in their order."""
    return (
        translate("StartPage", "Play now"),
        translate("StartPage", "New game"),
        translate("StartPage", "Continue"),
        translate("StartPage", "Open a saved game"),
        translate("StartPage", "Learn to play"),
        translate("StartPage", "Play with others"),
    )


class StartPage(Painted, Panel):
    """The first page of a table without a match."""

    play_now_asked = Signal(str)
    lessons_asked = Signal()
    new_game_asked = Signal(str)
    """The name of a title."""
    resume_asked = Signal()
    together_asked = Signal()
    open_asked = Signal()
    statistics_asked = Signal()
    left = Signal()
    """A match has replaced the page."""

    def __init__(self, titles: TitleChoice, appearance: Appearance, parent: QWidget) -> None:
        """Start without a game to resume; several titles have a tile each."""
        super().__init__(appearance, parent)
        self._title = titles.current
        self._is_first_start = self._has_tables = False
        self._listed_to_resume = ""
        self._native_name: Callable[[], str] = str
        self._shelf: GamesShelf | None = None
        self._gate = GatePicture(titles, appearance)
        self._sheet = QWidget(self)
        self._vista = Vista(self._title, appearance, self)
        self._name = ElidedWords(appearance, _NAME, self)
        self._buttons = tuple(Button(appearance, parent=self, size=16) for _ in range(6))
        self._play, self._new, self._resume, self._open, self._learn, self._together = self._buttons
        self._tiles = TileRow(titles if len(titles) > 1 else (), appearance, self)
        self._language = Button(appearance, Rank.QUIET, self, size=14)
        at_once = [tile.play_now for tile in self._tiles.tiles] or [self._play]
        self._first = Foremost((self._resume, self._together, self._learn), at_once)
        self._lay_out()
        self._connect()
        for button in (self._play, self._new):
            button.setHidden(bool(self._tiles.tiles))
        if not any(title.has_lessons for title in titles):
            self._learn.hide()  # Shown, it would be polished: QStyle before the first frame.
        self._resume.hide()
        self.offer_resume(offered=False)
        self.retranslate()

    def _lay_out(self) -> None:
        """Place everything on the sheet; the list of games is added at the right."""
        self._row = QHBoxLayout(self._sheet)
        self._column = QVBoxLayout()
        self._row.addLayout(self._column)
        self._column.addStretch(1)
        _add(self._column, self._vista, self._name)
        self._below_name = QSpacerItem(0, 0)
        self._column.addSpacerItem(self._below_name)
        _add(self._column, self._resume, self._learn)
        self._column.addLayout(self._tiles)
        _add(self._column, self._play, self._new)
        self._others = OtherWays(self._together, self._open)
        self._column.addLayout(self._others)
        _add(self._column, self._language)
        self._column.addStretch(1)
        self._around = without_margins(QVBoxLayout(self))
        self._around.addWidget(self._sheet, 0, Qt.AlignmentFlag.AlignCenter)

    def _connect(self) -> None:
        self._play.clicked.connect(lambda: self.play_now_asked.emit(self._title.name))
        self._new.clicked.connect(lambda: self.new_game_asked.emit(self._title.name))
        self._resume.clicked.connect(self._on_resume)
        self._open.clicked.connect(self.open_asked)
        self._learn.clicked.connect(self.lessons_asked)
        self._together.clicked.connect(self.together_asked)
        self._tiles.play_now_asked.connect(self.play_now_asked)
        self._tiles.new_game_asked.connect(self.new_game_asked)
        self.appearance.settled.connect(self.restyle)

    @property
    def shelf(self) -> GamesShelf:
        """Return the list of kept games, made on first use."""
        if self._shelf is None:
            from changcheng_qt.ui.library.shelf import GamesShelf

            self._shelf = GamesShelf(self.appearance, self._sheet)
            self._shelf.statistics_opened.connect(self.statistics_asked)
            self._row.addWidget(self._shelf, 1)
        return self._shelf

    @property
    def is_still(self) -> bool:
        """Whether only the closed gate is visible."""
        return self._sheet.isHidden()

    def place(self, room: QRect, *, covered: int) -> None:
        """Fill a rectangle; the sheet is below the banners, which cover that many pixels of the
        gate.
        """
        self.setGeometry(room)
        if covered != self._around.contentsMargins().top():
            self._around.setContentsMargins(0, covered, 0, 0)
            self.restyle()

    def keep_still(self, *, still: bool) -> None:
        """Show only the closed gate, or the sheet with the words again."""
        self._sheet.setHidden(still)
        self.update()

    def offer_languages(self, menu: QMenu, native_name: Callable[[], str]) -> None:
        """Open this menu from a button with the present language's own name."""
        self._native_name = native_name
        self._language.setMenu(menu)
        self._language.set_words(native_name())

    def show_games(self, keys: Sequence[str], thrown_away: int = 0) -> None:
        """List the games on this computer, or none; the shelf requests their cards."""
        if not keys and not thrown_away and self._shelf is None:
            return
        had_games = self._has_games
        self.shelf.show_games(keys, thrown_away)
        if self._has_games != had_games:
            self._choose_first()
            self.restyle()

    def offer_resume(self, *, offered: bool) -> None:
        """Offer to resume the game at hand, before anything else, or stop offering."""
        self._listed_to_resume = ""
        is_same = self._resume.isHidden() != offered
        self._resume.setVisible(offered)
        self._choose_first()
        if not is_same:
            self.restyle()

    def _choose_first(self) -> None:
        """Make one button stand out; for a new player that of tables here, or of the lessons."""
        is_new = self._is_first_start and not self._has_games
        self._first.choose(True, is_new and self._has_tables, is_new)

    def greet(self, *, is_first_start: bool) -> None:
        """Offer the lessons first to somebody who has never played here."""
        self._is_first_start = is_first_start
        self.offer_resume(offered=False)

    def offer_tables(self, *, are_any: bool) -> None:
        """Offer tables with seats of people here, if there are any, rather than the lessons."""
        self._has_tables = are_any
        self._choose_first()

    def offer_listed(self, key: str) -> None:
        """Offer to resume a listed game by its key, none if empty; one at hand comes first."""
        if not self._resume.isHidden() and not self._listed_to_resume:
            return
        self.offer_resume(offered=bool(key))
        self._listed_to_resume = key

    def take_focus(self) -> None:
        """Focus the primary button."""
        self._first.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._name.setText(self._title.shown_name())
        self._tiles.retranslate()
        for button, words in zip(self._buttons, _button_words(), strict=True):
            button.set_words(words)
        self._language.set_words(self._native_name())
        self._language.setAccessibleDescription(translate("StartPage", "Language"))

    def restyle(self) -> None:
        px = self.appearance.px
        has_games = self._has_games
        room = self.size().shrunkBy(self._around.contentsMargins()) * _WINDOW_SHARE
        sheet = QSize(*map(px, _WITH_GAMES)).boundedTo(room)
        self._row.setSpacing(px(34 if self.width() >= px(_NARROW) else 20))
        self._language.setIcon(make_icon(Icon.LANGUAGE, self.appearance.palette))
        self._language.setIconSize(QSize(px(_GLOBE), px(_GLOBE)))
        _fit(partial(self._fits, (sheet if has_games else room).height()), spread=has_games)
        if has_games:
            self._sheet.setFixedSize(sheet)
        else:
            self._sheet.setMinimumSize(0, 0)
            self._sheet.setMaximumSize(_ANY_SIZE, _ANY_SIZE)

    def _set(self, setting: _Setting) -> None:
        """Apply a setting to everything."""
        px = self.appearance.px
        has_games = self._has_games
        is_narrow = self.width() < px(_NARROW)
        beside = _BUTTON_IN_NARROW if is_narrow else _BUTTON_BESIDE_GAMES
        left, right = _SIDES_IN_NARROW if is_narrow and has_games else _SIDES
        above = px(setting.above)
        below = max(px(setting.below), px(_ABOVE_GOLD) if has_games else 0)
        self._row.setContentsMargins(px(left), above, px(right if has_games else left), below)
        self._column.setSpacing(px(setting.spacing))
        self._below_name.changeSize(0, 0 if has_games else px(_BELOW_NAME))
        wide = px(beside if has_games else _BUTTON_WIDTH)
        for button in self._buttons:
            button.setAutoDefault(True)
            button.setFixedWidth(wide)
            button.keep_height(px(setting.button))
        in_row = px(_ONE_OF_TWO) if self._tiles.tiles and not has_games else None
        self._others.set_closely(px(setting.spacing), in_row)
        self._vista.use_width(px(beside if has_games else _VISTA_WIDTH))
        self._vista.setVisible(setting.shows_picture and not self._tiles.tiles)
        self._name.setVisible(setting.shows_name and not self._tiles.tiles)
        self._name.setMaximumWidth(px(beside) if has_games else _ANY_SIZE)
        self._language.setVisible(setting.shows_language)
        self._tiles.use_width(wide if has_games else None, self.width() - 3 * px(left))
        tagline = setting.shows_name and not has_games
        shown = {"picture": setting.shows_picture, "tagline": tagline}
        self._tiles.set_closely(setting.spacing, setting.button, **shown)
        self._column.invalidate()

    def _fits(self, most: int, setting: _Setting, spare: int = 0) -> bool:
        """Apply a setting; return whether the sheet is so low then, with something to spare."""
        self._set(setting)
        margins = self._row.contentsMargins()
        height = self._column.minimumSize().height() + margins.top() + margins.bottom()
        return height + self.appearance.px(spare) <= most

    @property
    def _has_games(self) -> bool:
        """Whether a list is shown as soon as the sheet is, which may still wait."""
        return self._shelf is not None and not self._shelf.isHidden()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def _on_resume(self) -> None:
        if self._listed_to_resume:
            self.shelf.chosen.emit(self._listed_to_resume)
        else:
            self.resume_asked.emit()

    def event(self, event: QEvent) -> bool:
        """Repaint everything when the sheet has been resized: its shadow is on the gate."""
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.update()
        return is_done

    def hideEvent(self, event: QHideEvent) -> None:
        """Free the picture of the gate while a match is on the table."""
        super().hideEvent(event)
        self._gate.drop()
        if not event.spontaneous():
            self.left.emit()

    def paint(self, painter: QPainter) -> None:
        """Paint the closed gate, and the sheet of paper with the words."""
        sheet = QRectF(self._sheet.geometry())
        self._gate.paint(painter, self.size())
        if not self.is_still:
            paint_sheet_shadow(painter, sheet)
            paint_sheet(painter, sheet, self.appearance)
