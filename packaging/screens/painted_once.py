"""Boards painted once for many windows.

A board paints each of its pieces for itself, which is most of the cost of a test or a picture.
Here pixels are kept by the values that their painting closes over, so that the next board with the
same piece in the same place copies them. Painting that holds anything but values, such as a widget,
is done each time.
"""

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from enum import Enum
from functools import partial
from types import FunctionType
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QDataStream,
    QIODevice,
    QLineF,
    QPointF,
    QRectF,
)
from PySide6.QtGui import QFont, QPainterPath, QPolygonF

from changcheng_qt.ui.scene import sprites
from changcheng_qt.ui.scene.sprites import Paint, Sprite, paint_sprite

MOST_BYTES: Final = 256 * 1024 * 1024
"""How much the pixels that are kept may weigh."""


class NoValueError(Exception):
    """Painting holds something that may change."""


def values_of(thing: Any) -> Hashable:  # noqa: ANN401 - any value that painting closes over
    """Return values that are equal for equal paintings; raises NoValueError."""
    match thing:
        case None | str() | int() | float() | Enum():
            return thing
        case tuple():
            return tuple(map(values_of, thing))
        case QPointF() | QRectF() | QLineF() | QPolygonF() | QPainterPath() | QFont():
            written = QByteArray()
            QDataStream(written, QIODevice.OpenModeFlag.WriteOnly) << thing
            return bytes(written.data())
        case partial():
            return values_of((thing.func, thing.args, *thing.keywords.items()))
        case FunctionType():
            held = tuple(cell.cell_contents for cell in thing.__closure__ or ())
            return thing.__code__, values_of((thing.__defaults__, held))
        case _:
            return _frozen(thing)


def _frozen(thing: Any) -> Hashable:  # noqa: ANN401 - of any class
    parameters = getattr(type(thing), "__dataclass_params__", None)
    if parameters is None or not parameters.frozen:
        raise NoValueError(type(thing))
    try:
        hash(thing)
    except TypeError:
        compared = [getattr(thing, field.name) for field in fields(thing) if field.compare]
        return type(thing), values_of(tuple(compared))
    return (thing,)


class Paintings:
    """Sprites by their painting; the least recently used are dropped first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        """Begin empty, to keep pixels of at most n bytes."""
        self._most = most
        self._cost = 0
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()

    def sprite(self, bounds: QRectF, paint: Paint, scale: float) -> Sprite:
        """Return a sprite that shares its pixels with others that look the same."""
        language = QCoreApplication.translate("Victory", "You win by %n point(s).", "", 2)
        try:
            key = language, scale, values_of((bounds, paint))
        except NoValueError:
            return paint_sprite(bounds, paint, scale)
        if key not in self._kept:
            self._kept[key] = paint_sprite(bounds, paint, scale)
            self._cost += self._kept[key].cost
        self._kept.move_to_end(key)
        sprite = replace(self._kept[key])
        while self._cost > self._most:
            self._cost -= self._kept.popitem(last=False)[1].cost
        return sprite

    def forget(self) -> None:
        """Keep nothing: words look different in other fonts."""
        self._kept.clear()
        self._cost = 0


@contextmanager
def painted_once(paintings: Paintings) -> Iterator[None]:
    """Have all boards share the pixels of their sprites."""
    with patch.object(sprites, "paint_sprite", paintings.sprite):
        yield
