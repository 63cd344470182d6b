"""Parts that tell Qt that nothing behind them is seen paint every pixel of theirs."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QRegion
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.looks.appearance import Panel
from changcheng_qt.ui.tray.player_tray import WoodenPanel
from changcheng_qt.ui.window.prompt_bar import PromptBar
from changcheng_qt.ui.window.side_panel import SidePanel
from changcheng_qt.ui.window.table import GameTable
from tests.ui.shop import Shop

_OPAQUE = Qt.WidgetAttribute.WA_OpaquePaintEvent
_BEHIND = QColor("#ff00ff")


def opaque(window: QWidget) -> Iterator[Panel]:
    return (one for one in window.findChildren(Panel) if one.testAttribute(_OPAQUE))


def shows_through(part: QWidget) -> bool:
    """Whether anything behind a part is seen, its children left out."""
    image = QImage(part.size(), QImage.Format.Format_RGB32)
    image.fill(_BEHIND)
    part.render(image, QPoint(), QRegion(part.rect()), QWidget.RenderFlag(0))
    behind = _BEHIND.rgb()
    return any(image.pixel(x, y) == behind for x, y in _pixels(image.rect()))


def _pixels(room: QRect) -> Iterator[tuple[int, int]]:
    """Every pixel at the edges, and some others."""
    edges = {0, 1, room.height() - 2, room.height() - 1}
    for y in range(room.height()):
        step = 1 if y in edges else 7
        yield from ((x, y) for x in range(0, room.width(), step))
        yield room.width() - 1, y


def test_parts_of_a_table_cover_what_is_behind_them(shop: Shop) -> None:
    shop.play("hb")
    found = list(opaque(shop.window))
    assert {GameTable, SidePanel, PromptBar} <= {type(one) for one in found}
    assert [type(one) for one in found if shows_through(one)] == []


def test_the_wood_of_a_tray_covers_what_is_behind_it(shop: Shop) -> None:
    wood = WoodenPanel(shop.appearance, shop.window)
    wood.resize(400, 120)
    assert wood in opaque(shop.window)
    assert not shows_through(wood)


def test_a_part_with_a_gap_would_be_found(shop: Shop) -> None:
    shop.play("hb")
    assert shows_through(Panel(shop.appearance, shop.window.table))
