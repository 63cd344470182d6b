"""The animations of the attack besides its panel: riders that charge through a region to its wall,
and points that fly from there to the scores from which they are taken.
"""

from itertools import product
from typing import Final

from PySide6.QtCore import QEasingCurve, QMargins, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from changcheng_qt.titles.changcheng.rules.events import RegionAttacked
from changcheng_qt.titles.changcheng.rules.geography import Region
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.geometry import depths
from changcheng_qt.titles.changcheng.table.painting.riders import SHAPE, paint_charge
from changcheng_qt.titles.changcheng.table.painting.seat_colours import colours_of
from changcheng_qt.titles.changcheng.table.reveal.attack_panel import AttackPanel
from changcheng_qt.titles.changcheng.table.reveal.attack_reveal import AttackEntry
from changcheng_qt.titles.changcheng.words.names import owner_name
from changcheng_qt.ui.widgets.counting import AwardPill

_INK: Final = QColor("#2A1710")
_RIM: Final = QColor("#FFE6B4")
"""The light rim that makes them visible in the dark around the region."""
_WIDEST: Final = 300.0
_SHARE: Final = 1.6
"""The share of a region's width for the riders, up to the widest, in scene units."""
_FROM: Final = QPointF(1.15, 0.1)
_TO: Final = QPointF(0.4, 0.56)
"""The start and end of the riders' middle, in shares of the region with its wall."""
_LEAPS: Final = 5
_LEAP: Final = 5.0
_FADE: Final = 0.18
FLIGHT: Final = 420
"""Milliseconds of the flight, at ordinary speed."""
_ARC: Final = 36.0
_STEP: Final = 40.0


class Raid(QObject):
    """Follows the reveal of the attack; removes the animations if that is hurried."""

    def __init__(self, panel: AttackPanel, board: BoardView) -> None:
        """Show the animations on a board and over the panel from now on."""
        super().__init__(panel)
        self._panel = panel
        self._board = board
        self.charge = Charge(board)
        self.losses = FlyingLosses(panel)
        reveal = panel.reveal
        reveal.approached.connect(self._on_approached)
        reveal.struck.connect(self._on_struck)
        reveal.busy_changed.connect(self._clear)
        reveal.busy_changed.connect(self._keep_wall_in_sight)
        panel.placed.connect(self._keep_wall_in_sight)

    def _on_approached(self, region: Region, milliseconds: int) -> None:
        if self._panel.appearance.motion.moves:
            self.charge.begin(region, milliseconds)

    def _on_struck(self, entry: AttackEntry | None) -> None:
        self._clear()
        if entry is not None and isinstance(entry.happening, RegionAttacked):
            self.losses.fly(entry, self._place_of(entry.happening.region))

    def _clear(self) -> None:
        self.charge.end()
        self.losses.land()

    def _keep_wall_in_sight(self) -> None:
        """Fit the wall into the part of the board that the panel leaves free, if it covers it."""
        covered = self._panel.covered if self._panel.reveal.is_open else 0
        self._board.view.keep_clear(QMargins(0, 0, covered, 0))

    def _place_of(self, region: Region) -> QPointF:
        """Return the position of a region's counter on the table."""
        layout, view = self._board.scene.layout, self._board.view
        seen = view.mapFromScene(layout.region_spot(region).centre)
        return QPointF(view.viewport().mapTo(self._panel.table, seen))


class Charge(QObject):
    """The riders on one board; they only move, and are painted once for each ride."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._item: QGraphicsPixmapItem | None = None
        self._room = QRectF()
        self._ride = QVariantAnimation(self)
        self._ride.setStartValue(0.0)
        self._ride.setEndValue(1.0)
        self._ride.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._ride.valueChanged.connect(self._on_moved)
        self._ride.finished.connect(self.end)

    @property
    def is_running(self) -> bool:
        """Return whether riders are visible."""
        return self._item is not None

    def begin(self, region: Region, milliseconds: int) -> None:
        """Move riders to a region's wall in `milliseconds`."""
        self.end()
        scene = self._board.scene
        self._room = scene.layout.region_spotlight_path(region).boundingRect()
        width = min(_WIDEST, self._room.width() * _SHARE)
        scale = self._board.view.transform().m11() * self._board.devicePixelRatioF()
        self._item = QGraphicsPixmapItem(_picture(width, max(scale, 0.1)))
        self._item.setScale(1 / max(scale, 0.1))
        self._item.setOffset(-width * scale / 2, -width * SHAPE * scale / 2)
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._item.setZValue(depths.CARRIED)
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self._item)
        self._on_moved(0.0)
        self._ride.setDuration(milliseconds)
        self._ride.start()

    def end(self) -> None:
        """Hide the riders."""
        self._ride.stop()
        if self._item is not None:
            self._board.scene.removeItem(self._item)
            self._item = None

    def _on_moved(self, share: object) -> None:
        if self._item is None or not isinstance(share, float):
            return
        way = _FROM + (_TO - _FROM) * share
        leap = _LEAP * abs(1 - 2 * (share * _LEAPS % 1.0))
        self._item.setPos(
            self._room.left() + way.x() * self._room.width(),
            self._room.top() + way.y() * self._room.height() + leap,
        )
        self._item.setOpacity(max(0.0, min(1.0, share / _FADE, (1 - share) / _FADE)))
        self._board.scene.stirred.emit()


class FlyingLosses(QObject):
    """The losses of one region at a time, each on a pill in its seat's colour."""

    def __init__(self, panel: AttackPanel) -> None:
        """Use a panel with the scores that the losses fly to."""
        super().__init__(panel)
        self._panel = panel
        self._pills: list[tuple[AwardPill, QPointF, QPointF]] = []
        self._flight = QVariantAnimation(self)
        self._flight.setStartValue(0.0)
        self._flight.setEndValue(1.0)
        self._flight.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._flight.valueChanged.connect(self._on_moved)
        self._flight.finished.connect(self.land)

    @property
    def pills(self) -> tuple[AwardPill, ...]:
        """Return the flying pills."""
        return tuple(pill for pill, _, _ in self._pills)

    def fly(self, entry: AttackEntry, begin: QPointF) -> None:
        """Fly the losses of a region from a place on the table; without motion they arrive at
        once.
        """
        self.land()
        duration = self._panel.appearance.duration(FLIGHT)
        losses = [scored for scored in entry.points if scored.points < 0]
        if not losses or not duration or not self._panel.isVisible():
            return
        view, players = self._panel.view, self._panel.players
        for place, scored in enumerate(losses):
            pill = AwardPill(
                self._panel.appearance,
                colours_of(view, scored.seat),
                scored.points,
                owner_name(players, scored.seat),
                self._panel.table,
                counts=False,
            )
            pill.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            pill.resize(pill.sizeHint())
            step = self._panel.appearance.px(_STEP) * (place - (len(losses) - 1) / 2)
            goal = QPointF(self._panel.score_place(scored.seat))
            self._pills.append((pill, begin + QPointF(0, step), goal))
            pill.show()
            pill.raise_()
        self._panel.await_losses(True)
        self._on_moved(0.0)
        self._flight.setDuration(duration)
        self._flight.start()

    def land(self) -> None:
        """Move everything to its score at once."""
        self._flight.stop()
        if self._pills:
            for pill, _, _ in self._pills:
                pill.hide()
                pill.deleteLater()
            self._pills.clear()
            self._panel.await_losses(False)

    def _on_moved(self, share: object) -> None:
        if not isinstance(share, float):
            return
        rise = QPointF(0, -4 * self._panel.appearance.px(_ARC) * share * (1 - share))
        for pill, begin, goal in self._pills:
            middle = begin + (goal - begin) * share + rise
            pill.move((middle - QPointF(pill.width() / 2, pill.height() / 2)).toPoint())


def _picture(width: float, scale: float) -> QPixmap:
    """Return the riders in `width` scene units, sharp at a scale."""
    pixmap = QPixmap(round(width * scale), round(width * SHAPE * scale))
    pixmap.fill(Qt.GlobalColor.transparent)
    room, rim = QRectF(pixmap.rect()), max(1.0, scale)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for x, y in product((-rim, rim), repeat=2):
            paint_charge(painter, room.translated(x, y), _RIM)
        paint_charge(painter, room, _INK)
    return pixmap
