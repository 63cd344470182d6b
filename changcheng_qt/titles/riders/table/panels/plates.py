"""The second line of a player's row while something is asked of its seat: its answer to an offer,
which the seat in turn may accept, a card when it may be robbed, or plates: the answers that anybody
clicks for the person of its seat, and an eye.

No plate depends on the hand of the seat: all may be clicked, whatever it holds.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.commands import Accept, Counter, Deal, Reject, Rob
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.widgets.eye import Eye
from changcheng_qt.titles.riders.table.widgets.goods_line import Line, LineButton, in_parts
from changcheng_qt.ui.looks.appearance import Appearance, Panel, without_margins
from changcheng_qt.ui.looks.icons import Icon
from changcheng_qt.ui.seam.plates import ITSELF

translate = QCoreApplication.translate
_LEAST: Final = 60
"""The least width of a plate."""


class Plate(Enum):
    """The plates that are no answers by themselves."""

    OTHER_TERMS = "other_terms"
    """Begin terms of the seat's own."""
    CHANGE = "change"
    """Take back the answer of the seat."""


def asked_of(view: View, seat: Seat) -> Line | None:
    """Return the line of a seat in a view, None if nothing is asked of it."""
    if view.stage is Stage.ROBBING:
        return _robbed(view, seat)
    offer = view.turn.offer
    if offer is None or seat not in offer.asked:
        return None
    place = offer.asked.index(seat)
    if not offer.is_answered:
        return unanswered(has_answered=place < len(offer.answers))
    answer, deal = offer.answers[place], Deal(seat)
    match answer:
        case Accept():
            return Line((Icon.CHECK, translate("RidersAnswer", "Yes – deal")), deal)
        case Counter(give, want):
            words = translate("RidersAnswer", "for {wanted} gives {given}")
            return Line(in_parts(words, {"wanted": want, "given": give}), deal)
        case _:
            return Line((translate("RidersAnswer", "No"),))


def _robbed(view: View, seat: Seat) -> Line | None:
    count = view.hand_counts[seat]
    if seat == view.turn.seat or not count:
        return None
    return Line((translate("RidersAnswer", "Take 1 of %n card(s)", "", count),), Rob(seat))


def answer_lines(view: View) -> tuple[Line, ...]:
    """Return what any seat may say: answers to an offer, or that it builds in an extra round."""
    if view.stage is not Stage.ANSWERING:
        build = translate("RidersExtra", "Build", "in an extra building round")
        return (Line((build,), ITSELF),)
    yes = Line((translate("RidersTrade", "Yes"),), Accept())
    no = Line((translate("RidersTrade", "No"),), Reject())
    other = Line((translate("RidersTrade", "Other…"),), Plate.OTHER_TERMS)
    return (yes, no, other) if view.options.counters else (yes, no)


def answered_line() -> Line:
    """Return the line of a seat that was answered for; a click takes the answer back."""
    return Line((translate("RidersAnswer", "has answered · change"),), Plate.CHANGE)


def unanswered(*, has_answered: bool) -> Line:
    """Return the line of a seat whose answer is not shown yet."""
    answered = translate("RidersAnswer", "has answered")
    return Line((answered if has_answered else translate("RidersAnswer", "is asked"),))


class _Plate(LineButton):
    """One answer, as wide as its words."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def framed(self, room: float) -> float:
        return room

    def sizeHint(self) -> QSize:
        least = self.appearance.px(_LEAST)
        return QSize(max(least, self.content_width), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.tight_width, self.sizeHint().height())


class PlateRow(Panel):
    """The plates of one seat."""

    chosen = Signal(object, bool)
    """The command of a plate, and whether it was chosen unseen, with the eye open."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.plates: list[LineButton] = []
        self.eye = Eye(appearance, self)
        self._row = without_margins(QHBoxLayout(self))
        self._row.addStretch(1)
        self._row.addWidget(self.eye)
        self.eye.moved.connect(self._point_at)
        self.eye.let_go.connect(self._on_let_go)
        self.restyle()

    def restyle(self) -> None:
        self._row.setSpacing(self.appearance.px(4))

    def show_lines(self, lines: Sequence[Line], names: Sequence[str]) -> None:
        """Show these answers, with their accessible names, and the eye until one is given."""
        while len(self.plates) < len(lines):
            made = _Plate(self.appearance, self)
            made.chosen.connect(self._on_chosen)
            self._row.insertWidget(len(self.plates), made)
            self.plates.append(made)
        for place, plate in enumerate(self.plates):
            plate.setHidden(place >= len(lines))
        for shown, line, name in zip(self.plates, lines, names, strict=False):
            shown.show_line(line, is_possible=True, name=name)
            shown.updateGeometry()
        self.eye.setHidden(any(line.command is Plate.CHANGE for line in lines))

    def _on_chosen(self, command: object) -> None:
        self.chosen.emit(command, False)

    def _plate_at(self, at: QPoint) -> LineButton | None:
        shown = (plate for plate in self.plates if not plate.isHidden())
        return next((one for one in shown if one.rect().contains(one.mapFromGlobal(at))), None)

    def _point_at(self, at: QPoint) -> None:
        there = self._plate_at(at)
        for plate in self.plates:
            plate.setDown(plate is there)

    def _on_let_go(self, at: QPoint) -> None:
        self._point_at(QPoint(-1, -1))
        there = self._plate_at(at)
        if there is not None and there.line.command is not None:
            self.chosen.emit(there.line.command, True)
