"""Showing again what an entry of the chronicle speaks of: it lights up for a moment and fades."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from changcheng_qt.games.changcheng.events import (
    CardPlayed,
    CardsRevealed,
    DoublePlaced,
    EmperorPlaced,
    Event,
    NeutralPlaced,
    Peeked,
    PointsScored,
    ProvinceCompleted,
    ProvinceScored,
    RegionAttacked,
    SinglePlaced,
    Source,
    ThreatRemoved,
    ThreatTurnedUp,
    TowerPlaced,
    WallBroken,
    WallsSwapped,
)
from changcheng_qt.games.changcheng.geography import Province, Region, Square, Wall
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.ui.changcheng.painting.marks import AreaLook
from changcheng_qt.ui.changcheng.scene.items.figure_art import AnyFigure
from changcheng_qt.ui.changcheng.scene.items.layer import Layer
from changcheng_qt.ui.changcheng.scene.marks import AreaMark, RingMark
from changcheng_qt.ui.changcheng.scene.projection import Key
from changcheng_qt.ui.changcheng.scene.scene import BoardScene

LASTS: Final = 1400
"""Milliseconds; a fade is no movement, so it lasts as long where motion is reduced."""


@dataclass(frozen=True, slots=True)
class Places:
    """Squares, provinces and regions that something speaks of."""

    squares: tuple[Square, ...] = ()
    provinces: tuple[Province, ...] = ()
    regions: tuple[Region, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether there is any."""
        return bool(self.squares or self.provinces or self.regions)

    def within(self, wall: Wall) -> "Places":
        """Leave out what is not in play: what was undone may speak of a board that is gone."""
        return Places(
            tuple(square for square in self.squares if square in wall.squares),
            tuple(province for province in self.provinces if province in wall.provinces),
            tuple(region for region in self.regions if region in wall.regions),
        )


def places_of(events: Sequence[Event]) -> Places:
    """Return where on the board events happened, each place once."""
    return Places(
        _once(square for event in events for square in _squares_of(event)),
        _once(province for event in events for province in _provinces_of(event)),
        _once(region for event in events for region in _regions_of(event)),
    )


def _once(places: Iterable[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(places))


def _squares_of(event: Event) -> tuple[Square, ...]:
    match event:
        case SinglePlaced(square=square) | NeutralPlaced(square=square):
            return (square,)
        case TowerPlaced(square=square) | WallBroken(square=square):
            return (square,)
        case DoublePlaced(_, west, east):
            return (west, east)
        case WallsSwapped(_, here, there):
            return (here, there)
        case _:
            return ()


def _provinces_of(event: Event) -> tuple[Province, ...]:
    match event:
        case CardPlayed() | ProvinceCompleted() | CardsRevealed() | ProvinceScored():
            return (event.province,)
        case EmperorPlaced(province) | PointsScored(_, _, Source.PROVINCE, int(province)):
            return (province,)
        case _:
            return ()


def _regions_of(event: Event) -> tuple[Region, ...]:
    match event:
        case Peeked() | ThreatRemoved() | ThreatTurnedUp() | RegionAttacked():
            return (event.region,)
        case PointsScored(_, _, Source.REGION, int(region)):
            return (region,)
        case _:
            return ()


class Flashes(QObject):
    """Lights up places, those of one occasion at a time."""

    def __init__(self, scene: BoardScene) -> None:
        """Begin with nothing lit."""
        super().__init__(scene)
        self._scene = scene
        self._layer = Layer(scene, scene.sprites)
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.setDuration(LASTS)
        self._fade.setEasingCurve(QEasingCurve.Type.InQuart)
        self._fade.valueChanged.connect(self._on_faded)
        self._fade.finished.connect(self.end)

    def show(self, places: Places) -> None:
        """Light up places of the boards in play."""
        self.end()
        view = self._scene.view
        self._layer.replace(_figures(places.within(view.wall), view), self._scene.setting)
        if self._layer.items:
            self._fade.start()
            self._scene.stirred.emit()

    def end(self) -> None:
        """Let everything go dark at once."""
        self._fade.stop()
        self._layer.replace({}, self._scene.setting)

    def _on_faded(self, opacity: object) -> None:
        for item in self._layer.items.values():
            item.setOpacity(opacity if isinstance(opacity, float) else 1.0)
        self._scene.stirred.emit()


def _figures(places: Places, view: View) -> dict[Key, AnyFigure]:
    figures: dict[Key, AnyFigure] = {}
    for square in places.squares:
        block = view.blocks[square]
        kind = None if block is None else block.kind
        figures["flash", square, 0] = RingMark(square, kind, True)
    for province in places.provinces:
        figures["flash", province, 1] = AreaMark(province, False, AreaLook.RECALLED)
    for region in places.regions:
        figures["flash", region, 2] = AreaMark(region, True, AreaLook.RECALLED)
    return figures
