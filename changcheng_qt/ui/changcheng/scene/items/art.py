"""What a figure looks like: where it paints, how deep it lies, and the painting itself."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from changcheng_qt.ui.board.fonts import Script
from changcheng_qt.ui.board.sprites import Paint
from changcheng_qt.ui.board.theme import Palette
from changcheng_qt.ui.changcheng.geometry.layout import WallLayout


@dataclass(frozen=True, slots=True)
class Art:
    """The looks of one figure, in scene coordinates; `bounds` holds everything that is painted."""

    bounds: QRectF
    depth: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Looks:
    """What looks depend on besides the figure and its place."""

    palette: Palette
    script: Script


@dataclass(frozen=True, slots=True)
class Setting:
    """The geometry and the looks that the figures of a scene share."""

    layout: WallLayout
    looks: Looks
