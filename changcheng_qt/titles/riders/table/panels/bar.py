"""The breaches in the bar: as many pips as end the game, those of the game so far broken; and the
scores while the rows of the players are hidden. With everything larger than usual, the breaches are
one pip and a number, so that the bar has room for its words.
"""

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel, without_margins
from changcheng_qt.ui.looks.strokes import NO_BRUSH, moved, paint_box, paint_strokes, pen, sketch
from changcheng_qt.ui.painting.lettering import paint_fitted_text
from changcheng_qt.ui.panels.bar_scores import BarScores
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.panels.words import NOTE, Words, give_tooltip
from changcheng_qt.ui.seam.bridge import Bridge, Shown
from changcheng_qt.ui.seam.rule import tell_rule

translate = QCoreApplication.translate

_PIP: Final = (15.0, 20.0)
_STEP: Final = 18.5
_SHORT: Final = 2.9
"""The width of one pip and a number, in steps."""
_CRACK: Final = sketch("M 1.5 -6 L -2.5 -1.5 L 2 1 L -1.5 6")


class BreachPips(Painted, Panel):
    """A pip for each breach that the game can have."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._count = self._most = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_breaches(self, count: int, most: int) -> None:
        """Show a number of breaches, of as many as end the game."""
        if (count, most) != (self._count, self._most):
            self._count, self._most = count, most
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        px, steps = self.appearance.px, _SHORT if self.appearance.size > 1 else self._most
        return QSize(px(_STEP * steps), px(_PIP[1]) + 2)

    def paint(self, painter: QPainter) -> None:
        self._paint_pips(painter, 1 if self.appearance.size > 1 else self._most)
        if self.appearance.size > 1:
            rest = QRectF(self.rect()).adjusted(self.appearance.px(_STEP), 0, 0, 0)
            font = self.appearance.number_font(15.0)
            text = f"{self._count}/{self._most}"
            paint_fitted_text(painter, rest, text, font, self.appearance.palette.text)

    def _paint_pips(self, painter: QPainter, most: int) -> None:
        px, palette = self.appearance.px, self.appearance.palette
        wide, high = px(_PIP[0]), px(_PIP[1])
        for place in range(most):
            pip = QRectF(px(_STEP * place) + 1, (self.height() - high) / 2, wide, high)
            if place < self._count:
                line = pen(palette.accent_edge, 1.2)
                paint_box(painter, pip, px(3), self.appearance.colour("accent"), line)
                with moved(painter, pip.center(), high / 20):
                    paint_strokes(painter, _CRACK, pen(palette.accent_text, 2.0))
            else:
                paint_box(painter, pip, px(3), NO_BRUSH, pen(palette.text3, 1.2, dashes=(2.4, 2)))


class Counters(Panel):
    """The breaches, and the scores while the rows of the players are hidden."""

    def __init__(
        self, bridge: Bridge, rows: PlayerRows[Any], appearance: Appearance, shown: Shown
    ) -> None:
        super().__init__(appearance)
        self._shown = shown
        self.pips = BreachPips(appearance, self)
        self._word = Words(appearance, NOTE, self)
        self.scores = BarScores(bridge, rows, appearance)
        without_margins(QHBoxLayout(self), self.scores, self._word, self.pips)
        tell_rule(self, lambda: "wall")
        shown.changed.connect(self.refresh)
        self.retranslate()

    def retranslate(self) -> None:
        self._word.setText(translate("RidersBar", "Breaches"))
        self._word.setVisible(self.appearance.size <= 1)
        self.refresh()

    def refresh(self) -> None:
        """Show the revealed breaches."""
        view = self._shown.view
        count, most = view.breaches, view.breaches_end
        self.pips.show_breaches(count, most)
        words = translate("RidersBar", "Breaches: {count} of {most} that end the game")
        said = fill(words, count=count, most=most)
        self.pips.setAccessibleName(said)
        give_tooltip(self, said)
