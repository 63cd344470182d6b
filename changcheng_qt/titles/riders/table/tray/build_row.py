"""The things to build: each with the number left, and its price as small cards."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.riders.rules.pieces import LEVELS, NO_GOODS, Goods
from changcheng_qt.titles.riders.table.painting.buildings import paint_building, paint_road
from changcheng_qt.titles.riders.table.painting.wall import TOWER_BOUNDS, paint_tower
from changcheng_qt.titles.riders.table.pointer.targets import Held
from changcheng_qt.titles.riders.table.tray.edict_row import SHAPE, paint_edict_back
from changcheng_qt.titles.riders.table.widgets.goods_line import Priced, paint_price, priced
from changcheng_qt.titles.riders.words.affording import Build, build_name
from changcheng_qt.titles.riders.words.names import goods_text
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.kept_picture import KeptPicture
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.panels.words import NO_BREAK, unbroken
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.tray.stock_button import SOFT_HYPHEN, StockButton, fitted, standing

translate = QCoreApplication.translate

_WIDTH: Final = 78
_COST: Final = 24
_CARD: Final = 14
"""The height of the price, and the widest card in it, in a window of 1280 x 800."""
_LEAST_SIGN: Final = 20
"""The least height of a piece at which it can be told from others."""
_ROAD: Final = QLineF(-17, 12, 17, -12)
_ORIGIN: Final = QPointF()
_BOUNDS: Final[Mapping[Build, QRectF]] = {
    Build.ROAD: QRectF(-24, -19, 50, 40),
    Build.SETTLEMENT: QRectF(-18, -14, 36, 26),
    Build.CITY: QRectF(-18, -21, 36, 33),
    Build.TOWER: TOWER_BOUNDS,
    Build.EDICT: QRectF(-20, -28, 40, 56),
}
_RULES: Final = {Build.TOWER: "wall", Build.EDICT: "edicts"}


class BuildButton(StockButton[Held]):
    """Something to build; only a thing with a place is held."""

    foot = _COST

    def __init__(
        self, appearance: Appearance, build: Build, colours: SeatColours, parent: QWidget
    ) -> None:
        self.build = build
        self._cost = NO_GOODS
        self._cards: tuple[Priced, ...] = ()
        """The cards of the price."""
        self._price = KeptPicture()
        super().__init__(appearance, Held(piece=build), colours, _WIDTH, parent)
        tell_rule(self, lambda: _RULES.get(build, "building"))

    def name(self) -> str:
        return self.label().replace(SOFT_HYPHEN, "").replace(NO_BREAK, " ")

    def label(self) -> str:
        if self.build is Build.SETTLEMENT:
            return translate("RidersTray", "Settlement", "a soft hyphen divides it on two lines")
        if self.build is not Build.TOWER:
            return build_name(self.build)
        level = min(LEVELS, LEVELS - self.left + 1)
        words = fill(translate("RidersTray", "Tower {number}"), number=level)
        return unbroken(words)

    def show_price(self, cost: Goods, hand: Goods | None) -> None:
        """Show a price, and the cards of it that a hand lacks; None for a hidden hand."""
        cards = priced(cost, hand)
        if (cost, cards) != (self._cost, self._cards):
            self._cost, self._cards = cost, cards
            self.retranslate()
            self.update()

    def full_name(self) -> str:
        name, cost = super().full_name(), goods_text(self._cost)
        if not cost:
            return name
        words = translate("RidersTray", "{piece}; costs {goods}")
        if self.build is Build.EDICT:
            words = translate("RidersTray", "{piece}; costs {goods}; can't be undone")
        return fill(words, piece=name, goods=cost)

    @property
    def count(self) -> str:
        """The number left; of towers those that stand."""
        return f"{LEVELS - self.left}/{LEVELS}" if self.build is Build.TOWER else super().count

    def paint_piece(
        self, painter: QPainter, colours: SeatColours, room: QRectF, tab: QRectF
    ) -> None:
        """Paint the piece, unless a low tray leaves it no room."""
        spare = room.width() * 0.1
        bounds, inner = _BOUNDS[self.build], room.adjusted(spare, spare, -spare, -spare)
        placed = standing(fitted(bounds, inner), bounds, room, tab)
        if placed.mapRect(bounds).height() < self.appearance.px(_LEAST_SIGN):
            return
        painter.setTransform(placed, combine=True)
        match self.build:
            case Build.ROAD:
                paint_road(painter, _ROAD, colours, has_sign=True)
            case Build.TOWER:
                paint_tower(painter, _ORIGIN, colours)
            case Build.EDICT:
                paint_edict_back(painter, SHAPE.card_rect(bounds))
            case _:
                is_city = self.build is Build.CITY
                paint_building(painter, _ORIGIN, colours, is_city=is_city, is_fort=False)

    def paint_foot(self, painter: QPainter, room: QRectF) -> None:
        """Paint the price; in the shade of the piece if it cannot be built."""
        side, below = self.appearance.px(4), self.appearance.px(4)
        card = self.appearance.px(_CARD)
        inner = room.adjusted(side, 0, -side, -below)
        painter.setOpacity(1.0 if self.isEnabled() else 0.75)
        self._price.draw(
            painter,
            self.size(),
            (self._cards, inner.top(), card),
            lambda layer: paint_price(layer, inner, self._cards, card),
        )
        painter.setOpacity(1.0)
