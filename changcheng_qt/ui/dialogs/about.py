"""The program, the authors of its games, and the licences of its parts."""

from collections.abc import Sequence
from math import ceil
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from changcheng_qt import __version__
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance, without_margins
from changcheng_qt.ui.panels.vista import Vista
from changcheng_qt.ui.panels.words import BODY, NOTE, STRONG, Words
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_SIZE = (640, 730)
_VISTA_WIDTH = 588
_FLAT = 640
"""The least height of a dialog with the picture, in a window of 1280 x 800."""

_LEAST_LICENCE = 72


class AboutDialog(Sheet):
    """A few sentences, and the licence texts as they are."""

    def __init__(
        self,
        title: TitleUi,
        appearance: Appearance,
        licences: Sequence[Path],
        parent: QWidget,
        *,
        bots_are_compiled: bool,
    ) -> None:
        """Show the texts of these files, if they can be read."""
        super().__init__(appearance, parent, _SIZE)
        self._title = title
        self._bots_are_compiled = bots_are_compiled
        self._vista = Vista(title, appearance, self)
        inside = QWidget(self)
        self._version = Words(appearance, NOTE, inside)
        self._what = Words(appearance, BODY, inside, wrap=True)
        self._network = Words(appearance, BODY, inside, wrap=True)
        self._parts = Words(appearance, BODY, inside, wrap=True)
        self._licence_head = Words(appearance, STRONG, inside)
        self._licences = _Licences(inside)
        self._licences.setReadOnly(True)
        self._licences.setTabChangesFocus(True)
        self._licences.setPlainText("\n\n\n".join(_readable(licences)))
        self.body.addWidget(self._vista, 0, Qt.AlignmentFlag.AlignHCenter)
        column = without_margins(QVBoxLayout(inside))
        texts = (self._what, self._network, self._parts)
        for widget in (self._version, *texts, self._licence_head):
            column.addWidget(widget)
        column.addWidget(self._licences, 1)
        self.add_scroll(inside)
        self._close = self.add_button(primary=True)
        self._close.clicked.connect(self.accept)
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the picture if there is room for it; the rest can be scrolled."""
        super().resizeEvent(event)
        px = self.appearance.px
        self._licences.setMinimumHeight(px(_LEAST_LICENCE))
        self._licences.show_whole(is_whole=self.height() < px(_FLAT))
        self._vista.use_width(min(px(_VISTA_WIDTH), self.width() - 2 * px(26)))
        self._vista.setVisible(self.height() >= px(_FLAT))

    def retranslate(self) -> None:
        self.setWindowTitle(translate("About", "About"))
        self.heading.setText(self._title.shown_name())
        self._version.setText(fill(self._form(), version=__version__))
        self._what.setText(
            translate(
                "About",
                "Unofficial fan adaptations of Chang Cheng by Walter Obert, China by Michael "
                "Schacht and, in Riders at the Wall, a scenario by Klaus Teuber. None of them "
                "is involved in this program. All text, artwork, boards and maps are original.",
            )
        )
        self._network.setText(
            translate(
                "About",
                "The network is used only while you look for, open or join a table with people "
                "at other computers. Everybody in your own network, or the post office, then "
                "sees addresses and times, but no cards or moves.",
            )
        )
        self._parts.setText(
            translate(
                "About",
                "This program is free software under the MIT licence, written in "
                "Python. It uses Qt through PySide6 (LGPL version 3) and the fonts "
                "Cabin, EB Garamond, WenKai and Noto Sans CJK (SIL Open Font "
                "License).",
            )
        )
        self._licence_head.setText(translate("About", "Licences"))
        self._licences.setAccessibleName(translate("About", "Licences"))
        self._close.set_words(translate("About", "Close"))

    def _form(self) -> str:
        """Return the version, still to be filled in, and the form of the bots."""
        if self._bots_are_compiled:
            return translate("About", "Version {version}, with compiled bots")
        return translate("About", "Version {version}, with bots in plain Python")


class _Licences(QPlainTextEdit):
    """The texts, which scroll by themselves, or are as high as all their lines: where the dialog
    scrolls, there is no second scroll bar within.
    """

    _is_whole = False

    def show_whole(self, *, is_whole: bool) -> None:
        """Be as high as all lines, or scroll."""
        self._is_whole = is_whole
        policy = Qt.ScrollBarPolicy
        bar = policy.ScrollBarAlwaysOff if is_whole else policy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(bar)
        self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the lines again, which another width breaks elsewhere."""
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        if self._is_whole:
            lines = round(self.document().size().height()) * self.fontMetrics().lineSpacing()
            edge = self.height() - self.viewport().height() + 2 * self.document().documentMargin()
            self.setMinimumHeight(ceil(lines + edge))

    def sizeHint(self) -> QSize:
        """Return the least height: Qt's own would make the whole dialog scroll."""
        return QSize(super().sizeHint().width(), self.minimumHeight())


def _readable(files: Sequence[Path]) -> list[str]:
    texts = []
    for file in files:
        try:
            texts.append(file.read_text("utf-8").strip())
        except (OSError, UnicodeDecodeError):
            continue
    return texts
