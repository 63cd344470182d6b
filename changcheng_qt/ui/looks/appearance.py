"""The present looks and motion of the whole program: theme, fonts, size and speed, in one place;
and the widgets that follow it.

Every widget gets the one `Appearance` of the program and listens to `changed`, which `Panel` does
for its subclasses. Texts are updated in `retranslate()`: Qt notifies every widget of another
language, and `FollowsLanguage` calls it for widgets of any class.

Sizes in the widgets' code are those of a window of 1280 x 800; `px` turns them into logical pixels
of this window. Durations are those of ordinary speed; `duration` scales that of a movement, `fade`
that of a fade or a rest: reduced motion has the second without the first.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from changcheng_qt.ui.looks.fonts import Fonts, Script, accent_room, tail_room
from changcheng_qt.ui.looks.theme import DARK, HIGH_CONTRAST, LIGHT, Palette, scale_factor

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QAbstractScrollArea, QLayout

    _Widget = QWidget
else:
    _Widget = object

WidgetT = TypeVar("WidgetT", bound=QWidget)
LayoutT = TypeVar("LayoutT", bound="QLayout")


class ThemeChoice(Enum):
    """The palette that the person chose; `SYSTEM` follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high_contrast"


class MotionSpeed(Enum):
    """How fast things move; with `REDUCED` nothing moves, but things still fade and follow each
    other at ordinary speed.
    """

    NONE = "none"
    REDUCED = "reduced"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    FASTEST = "fastest"

    @property
    def factor(self) -> float:
        """The factor on durations, 0 without animation."""
        return _FACTORS[self]

    @property
    def moves(self) -> bool:
        """Whether anything visibly changes its place."""
        return self not in (MotionSpeed.NONE, MotionSpeed.REDUCED)


_CORNER: Final = 6
"""The radius of the corners of a frame, in a window of 1280 x 800."""
_FACTORS: Final = {
    MotionSpeed.NONE: 0.0,
    MotionSpeed.REDUCED: 1.0,
    MotionSpeed.SLOW: 2.0,
    MotionSpeed.NORMAL: 1.0,
    MotionSpeed.FAST: 0.5,
    MotionSpeed.FASTEST: 0.25,
}

SCALES: Final = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
"""The scales in the menu, relative to the window's."""
LEAST_ROOM: Final = QSize(600, 400)
"""The smallest window, in pixels of ordinary size, in which everything still fits."""


class Looks(NamedTuple):
    """The looks that a person chose; saved in the settings."""

    theme: ThemeChoice = ThemeChoice.SYSTEM
    scale: float = 1.0
    motion: MotionSpeed = MotionSpeed.NORMAL


class Appearance(QObject):
    """The present palette, fonts, size and speed."""

    changed = Signal()
    """Something that widgets paint or measure with has changed."""
    settled = Signal()
    """Every widget has followed the change: a layout can measure them now."""
    looks_changed = Signal(object)
    """The person chose other `Looks`, which should be saved."""

    def __init__(self, looks: Looks | None = None, *, desktop_is_dark: bool = False) -> None:
        """Start with the looks of the last session, for a window of 1280 x 800 in English."""
        super().__init__()
        self._looks = looks or Looks()
        self._desktop_is_dark = desktop_is_dark
        self._fonts = Fonts()
        self._made: dict[tuple[object, ...], QFont] = {}
        """The fonts by their arguments, cached: Qt resolves each only once, with its copies."""
        self._rooms: dict[QFont, tuple[int, int]] = {}
        """The room above and below a line by font, cached: every label asks for it."""
        self._window = QSize(1280, 800)
        self._language = "en"
        self._k = self._fitting()

    @property
    def looks(self) -> Looks:
        """Return the person's choices."""
        return self._looks

    @property
    def palette(self) -> Palette:
        """Return the present colours."""
        match self._looks.theme:
            case ThemeChoice.LIGHT:
                return LIGHT
            case ThemeChoice.DARK:
                return DARK
            case ThemeChoice.HIGH_CONTRAST:
                return HIGH_CONTRAST
            case ThemeChoice.SYSTEM:
                return DARK if self._desktop_is_dark else LIGHT

    @property
    def fonts(self) -> Fonts:
        """Return the fonts of the interface language; their sizes go through `px`."""
        return self._fonts

    @property
    def language(self) -> str:
        """Return the code of the interface language, such as `zh_TW`."""
        return self._language

    @property
    def k(self) -> float:
        """Return the factor for sizes of a window of 1280 x 800, in steps of 2 %."""
        return self._k

    @property
    def size(self) -> float:
        """Return the person's scale, as far as this window allows."""
        window, least = self._window, LEAST_ROOM
        bearable = min(window.width() / least.width(), window.height() / least.height())
        return min(self._looks.scale, max(1.0, bearable))

    @property
    def motion(self) -> MotionSpeed:
        """Return how fast things move."""
        return self._looks.motion

    def px(self, size: float) -> int:
        """Return whole logical pixels for a size of the 1280 x 800 window."""
        return round(size * self._k)

    def duration(self, milliseconds: int) -> int:
        """Return how long a movement of that ordinary duration lasts; 0 for none."""
        return self.fade(milliseconds) if self.motion.moves else 0

    def fade(self, milliseconds: int) -> int:
        """Return how long a fade, or a rest between two reveals, lasts; 0 for none."""
        return round(milliseconds * self.motion.factor)

    def colour(self, role: str) -> QColor:
        """Return the colour of a role of the palette, such as `text2`."""
        return self.palette.colour(role)

    @property
    def faded(self) -> QColor:
        """Return the colour of disabled words."""
        return self.palette.faded

    def text_font(self, size: float, *, bold: bool = False, italic: bool = False) -> QFont:
        """Return the font of running text, `size` for a window of 1280 x 800."""
        key = ("text", size, bold, italic)
        if key not in self._made:
            self._made[key] = self._fonts.text(size * self._k, bold=bold, italic=italic)
        return QFont(self._made[key])

    def title_font(self, size: float, *, italic: bool = False) -> QFont:
        """Return the font of titles and names, `size` for a window of 1280 x 800."""
        key = ("title", size, italic)
        if key not in self._made:
            self._made[key] = self._fonts.title(size * self._k, italic=italic)
        return QFont(self._made[key])

    def number_font(self, size: float, *, bold: bool = True) -> QFont:
        """Return the font of numbers, `size` for a window of 1280 x 800."""
        key = ("number", size, bold)
        if key not in self._made:
            self._made[key] = self._fonts.number(size * self._k, bold=bold)
        return QFont(self._made[key])

    def room_around(self, font: QFont) -> tuple[int, int]:
        """Return how many pixels accents on capitals rise above a line of this font, and the tails
        of letters hang below it.
        """
        if font not in self._rooms:
            self._rooms[QFont(font)] = accent_room(font), tail_room(font)
        return self._rooms[font]

    def choose_theme(self, theme: ThemeChoice) -> None:
        """Use another palette."""
        self._choose(self._looks._replace(theme=theme))

    def switch_theme(self) -> None:
        """Switch from dark to light, or from light to dark; follow the desktop if that is the same,
        so that switching there and back changes nothing.
        """
        to_dark = not self.palette.dark
        if to_dark == self._desktop_is_dark:
            self.choose_theme(ThemeChoice.SYSTEM)
        else:
            self.choose_theme(ThemeChoice.DARK if to_dark else ThemeChoice.LIGHT)

    def choose_scale(self, scale: float) -> None:
        """Make everything larger or smaller than the window's scale."""
        self._choose(self._looks._replace(scale=scale))

    def choose_motion(self, motion: MotionSpeed) -> None:
        """Move faster, slower or not at all."""
        self._choose(self._looks._replace(motion=motion))

    def follow_desktop(self, scheme: Qt.ColorScheme) -> None:
        """Follow the desktop's colour scheme."""
        is_dark = scheme is Qt.ColorScheme.Dark
        if is_dark != self._desktop_is_dark:
            self._desktop_is_dark = is_dark
            self._tell()

    def follow_language(self, language: str) -> None:
        """Use the fonts of another interface language; `changed` only if they differ, for texts are
        not looks: every widget updates them itself.
        """
        self._language = language
        fonts = Fonts(Script.of(language))
        if fonts != self._fonts:
            self._fonts = fonts
            self._tell()

    def follow_window(self, size: QSize) -> None:
        """Scale to the size of the window; `changed` only if that changes `k`."""
        before = self._k
        self._window = QSize(size)
        self._k = self._fitting()
        if self.k != before:
            self._tell()

    def _tell(self) -> None:
        self._made.clear()
        self._rooms.clear()
        self.changed.emit()
        self.settled.emit()

    def _fitting(self) -> float:
        fitting = scale_factor(self._window.width(), self._window.height())
        return round(fitting * self.size * 50) / 50

    def _choose(self, looks: Looks) -> None:
        if looks != self._looks:
            self._looks = looks
            self._k = self._fitting()
            self._tell()
            self.looks_changed.emit(looks)


class FollowsLanguage(_Widget):
    """The part of a widget that follows a switch of language; it must precede Qt's own class among
    the bases.
    """

    def retranslate(self) -> None:
        """Update all texts to the language of the interface."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow a switch of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Painted(_Widget):
    """The part of a widget that is painted by hand; it must precede Qt's own class among the
    bases.
    """

    def paint(self, painter: QPainter) -> None:
        """Paint the widget, with smooth edges."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint(painter)


class Panel(FollowsLanguage, QWidget):
    """A widget with an `appearance`; subclasses fill in `retranslate` and `restyle` as needed."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        appearance.changed.connect(self._on_appearance_changed)

    def restyle(self) -> None:
        """Update sizes and colours to the appearance."""

    def drop_widgets(self, widgets: list[WidgetT], layout: QLayout, first: int = 0) -> None:
        """Delete the widgets of a list from number `first` on, which leave their layout."""
        for widget in widgets[first:]:
            layout.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        del widgets[first:]

    def _on_appearance_changed(self) -> None:
        self.restyle()
        self.updateGeometry()
        self.update()


class PaintedButton(Painted, FollowsLanguage, QAbstractButton):
    """A button with an `appearance` that is painted by hand, lit under the pointer, and reached by
    keys.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        appearance.changed.connect(self.updateGeometry)

    def paint_focus(self, painter: QPainter, room: QRectF, width: float) -> None:
        """Paint a gold frame within a room while the button has the focus."""
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.appearance.colour("gold"), width))
            corner = self.appearance.px(_CORNER)
            painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), corner, corner)


def without_margins(layout: LayoutT, *widgets: QWidget) -> LayoutT:
    """Return a layout whose widgets, of which these are the first, reach its edges."""
    layout.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        layout.addWidget(widget)
    return layout


def make_viewport(area: QAbstractScrollArea) -> None:
    """Give a scroll area a viewport like its own, but made here.

    The first time that PySide wraps a widget made by Qt, it loads every kind of widget: 20 ms and
    1.4 MB.
    """
    viewport = QWidget()
    viewport.setBackgroundRole(QPalette.ColorRole.Base)
    viewport.setAutoFillBackground(True)
    area.setViewport(viewport)
