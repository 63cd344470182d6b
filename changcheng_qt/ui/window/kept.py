"""What the window remembers between sessions, and the place that it takes again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication

from changcheng_qt.ui.window.places import FIRST_SIZE, brought_back, first_size

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from changcheng_qt.ui.seam.order import PlainChoices


@dataclass(frozen=True, slots=True)
class Kept:
    """What the window remembers between sessions, as plain values.

    `geometry` is Qt's own, in hexadecimal digits; `bot_speed` the name of a `Speed`; `keys` are
    those that were changed, by the name of the action; `last_games` are how the last
    game of each title was ordered; `recent` are the paths of files, the latest first.
    """

    geometry: str = ""
    side_panel: bool = True
    bot_speed: str = "normal"
    keys: PlainChoices = field(default_factory=dict)
    last_games: Mapping[str, PlainChoices] = field(default_factory=dict)
    recent: tuple[str, ...] = ()


def geometry_of(window: QWidget) -> str:
    """Return the geometry of a window as it is remembered."""
    return bytes(window.saveGeometry().toHex().data()).decode("ascii")


def take_place(window: QWidget, geometry: str) -> None:
    """Take the place of the last session, brought back where a screen is gone; the first time the
    desktop chooses the place, so that the title of the window stays in sight.
    """
    window.resize(FIRST_SIZE)
    kept = QByteArray.fromHex(geometry.encode("ascii", "replace"))
    is_known = window.restoreGeometry(kept)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if screens and not window.isMaximized() and not window.isFullScreen():
        place = brought_back(window.geometry(), screens)
        if is_known:
            window.setGeometry(place)
        else:
            window.resize(first_size(FIRST_SIZE, screens[0]))
